-- Makes a chapter ready for the book: links between texts go to pages, links
-- out of the tutorial, and to a README, become plain text, comments disappear, and so does the
-- paragraph with the way to the next chapter, as each page has its own.
-- usage: pandoc -L book.lua -M up=../ [-M figures=tutorial/]
--            [-M playground=playground.html]
--   up: the way out of the tutorial from this text, ../ or ../../
--   figures: where the pictures are; every one becomes a link to itself at
--   full size, and those too wide for a phone are marked
--   playground: its page, seen from this text; the positions of figures open
--   there, and the comment <!-- experiment 04 --> becomes a place for one
local up, figures, playground
local has_experiment = false

local function read_settings(meta)
    up = pandoc.utils.stringify(meta.up)
    figures = meta.figures and pandoc.utils.stringify(meta.figures)
    playground = meta.playground and pandoc.utils.stringify(meta.playground)
end

local function link(element)
    local target = element.target
    if target:sub(1, #up) == up or target:match("README%.md") then
        return element.content
    elseif not target:match("^%l+:") then
        element.target = target:gsub("%.md", ".html", 1)
        return element
    end
end

local function is_wide(picture)
    local file = io.open(figures .. picture)
    if not file then
        return false
    end
    local width = (file:read() or ""):match(' width="(%d+)')
    file:close()
    return width and tonumber(width) > 560
end

-- The positions on the usual board in the text that a figure is drawn from.
local function positions(picture)
    local file = io.open(figures .. picture:gsub("%.svg$", ".fig"))
    local found, on_board = {}, false
    if not file then
        return found
    end
    for line in file:lines() do
        local kind = line:match("^(%l+)%s*$") or line:match("^(%l+ [%dx]+)$")
        local moves = line:match("^%s+moves (%d+)")
        if kind then
            on_board = kind == "board"
        elseif moves and on_board and found[#found] ~= moves then
            table.insert(found, moves)
        end
    end
    file:close()
    return found
end

-- The search of a late position is shown as the part of the chapter makes it.
local function address(moves)
    local chapter = tonumber(
        (PANDOC_STATE.input_files[1] or ""):match("(%d%d)[^/]*$"))
    local query = "?pos=" .. moves
    if chapter and chapter >= 3 and chapter <= 22 and #moves >= 24 then
        query = query .. string.format("&amp;trace=%02d", chapter)
    end
    return playground .. query
end

local function try_link(picture)
    local links, names = {}, { "first board", "second", "third", "fourth" }
    local found = positions(picture)
    for i, moves in ipairs(found) do
        local name = #found == 1 and "Open in the playground" or names[i] or i
        table.insert(links, '<a href="' .. address(moves) .. '">' .. name ..
                            "</a>")
    end
    if #links == 0 then
        return ""
    end
    return '<span class="try">' ..
        (#links > 1 and "Open in the playground: " or "") ..
        table.concat(links, ", ") .. "</span>"
end

local function image(element)
    if figures and element.src:match("%.svg$") then
        local class = is_wide(element.src) and ' class="wide"' or ""
        local start = "<a" .. class .. ' href="' .. element.src .. '">'
        local link = playground and try_link(element.src) or ""
        return {
            pandoc.RawInline("html", start),
            element,
            pandoc.RawInline("html", "</a>" .. link),
        }
    end
end

local function comment(element)
    local experiment = element.text:match("^<!%-%- experiment (%d%d) %-%->")
    if experiment and playground then
        has_experiment = true
        return pandoc.RawBlock("html", '<div class="experiment" ' ..
            'data-experiment="' .. experiment .. '"></div>')
    end
    if element.text:match("^<!%-%-.*%-%->%s*$") then
        return {}
    end
end

-- The page then loads what experiments need.
local function whole(document)
    document.meta.experiment = has_experiment
    return document
end

local function paragraph(element)
    local word = element.content[1].text
    if word == "Previous:" or word == "Next:" then
        return {}
    end
end

return {
    { Meta = read_settings },
    { Link = link, Image = image, RawBlock = comment, RawInline = comment,
      Para = paragraph },
    { Pandoc = whole },
}
