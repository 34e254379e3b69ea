-- What a page of the book has and a chapter has not: figures for a phone, tables
-- that can be moved in a box of their own, folds that can be linked to, names in
-- a sentence that are not broken. To be run after book.lua.
-- usage: pandoc -L page.lua [-M narrow=DIRECTORY/] [-M fold=Exercise]
--            [-M solutions=solutions/07.html -M solved=" 1 2 3 "]
--   narrow: has figures/narrow/NAME.svg of those too wide for a phone
--   fold: each solution ("**1.** ...") becomes a fold: Exercise 1, or whatever
--   it is a solution to
--   solutions: the page that has those of this chapter's exercises, and
--   solved: of which, so that each is linked from its exercise
local narrow, fold, solutions, solved
local folds = 0

local function read_settings(meta)
    narrow = meta.narrow and pandoc.utils.stringify(meta.narrow)
    fold = meta.fold and pandoc.utils.stringify(meta.fold)
    solutions = meta.solutions and pandoc.utils.stringify(meta.solutions)
    solved = meta.solved and pandoc.utils.stringify(meta.solved) or ""
end

local function image(element)
    local directory, name = element.src:match("^(.*figures/)([^/]+%.svg)$")
    local file = narrow and name and io.open(narrow .. "figures/narrow/" .. name)
    if not file then
        return nil
    end
    file:close()
    return {
        pandoc.RawInline("html",
            '<picture><source media="(max-width: 40rem)" srcset="' ..
            directory .. "narrow/" .. name .. '">'),
        element,
        pandoc.RawInline("html", "</picture>"),
    }
end

local function table_in_box(element)
    return pandoc.Div(element, pandoc.Attr("", {"scroll"}))
end

-- A name such as -beta stays in one line even on a phone, as does the sign of a
-- longer one, and a command that has no room in a line goes on in the next.
local function code(element)
    local length = utf8.len(element.text) or #element.text
    if length <= (element.text:match("^%-") and 30 or 16) then
        element.classes:insert("brief")
    elseif length > 60 then
        element.classes:insert("long")
    end
    return element
end

local function raw(element)
    local text, count = element.text:gsub("<details>", function()
        folds = folds + 1
        return '<details class="fold" id="fold-' .. folds .. '">'
    end)
    if count > 0 then
        return pandoc.RawBlock("html", text)
    end
end

-- Of a paragraph that begins with **3.**: its number.
local function number_of(block)
    local first = block.t == "Para" and block.content[1]
    return first and first.t == "Strong"
        and pandoc.utils.stringify(first):match("^(%d+)%.$")
end

local function without_number(block)
    local content = pandoc.List(block.content)
    content:remove(1)
    if content[1] and (content[1].t == "Space" or content[1].t == "SoftBreak") then
        content:remove(1)
    end
    return pandoc.Para(content)
end

local function end_of_fold(list, open)
    if open then
        list:insert(pandoc.RawBlock("html", "</details>"))
    end
end

local function fold_solutions(document)
    if not fold then
        return nil
    end
    local result, open = pandoc.List(), false
    for _, block in ipairs(document.blocks) do
        local number = number_of(block)
        if number then
            end_of_fold(result, open)
            open = true
            result:insert(pandoc.RawBlock("html",
                '<details class="fold" id="exercise-' .. number ..
                '"><summary>' .. fold .. " " .. number .. "</summary>"))
            block = without_number(block)
        elseif block.t == "Header" and open then
            end_of_fold(result, open)
            open = false
        end
        result:insert(block)
    end
    end_of_fold(result, open)
    document.blocks = result
    return document
end

local function link_to_solution(item, number)
    if not (" " .. solved .. " "):match(" " .. number .. " ") then
        return
    end
    item:insert(pandoc.Div(pandoc.Plain(pandoc.Link(
        "Solution to " .. number, solutions .. "#exercise-" .. number)),
        pandoc.Attr("", {"solution"})))
end

-- The lists below the heading "Exercises".
local function link_exercises(document)
    local inside = false
    for _, block in ipairs(solutions and document.blocks or {}) do
        if block.t == "Header" then
            inside = block.identifier == "exercises"
        elseif inside and block.t == "OrderedList" then
            for i, item in ipairs(block.content) do
                link_to_solution(item, block.start + i - 1)
            end
        end
    end
    return document
end

return {
    { Meta = read_settings },
    { Image = image, Table = table_in_box, Code = code, RawBlock = raw },
    { Pandoc = fold_solutions },
    { Pandoc = link_exercises },
}
