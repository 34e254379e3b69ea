-- Links from a chapter to sources of the project lead to pages of the book,
-- and each listing gets a head: its file, at the line where the listing begins,
-- and the whole solver as of the chapter. To be run before book.lua, which
-- turns links out of the tutorial into plain text.
-- usage: pandoc -L sources.lua -M up=../ -M root= -M sources=FILE
--            [-M solver=07-transposition-table]
--   up: the way out of the tutorial from this text, ../ or ../../
--   root: the way to the top of the book from its page, empty or ../
--   sources: the paths of all files linked are added to this file
--   solver: the part of this chapter, if it has one
local up, root, sources, solver

local function read_settings(meta)
    up = pandoc.utils.stringify(meta.up)
    root = pandoc.utils.stringify(meta.root)
    sources = pandoc.utils.stringify(meta.sources)
    solver = meta.solver and pandoc.utils.stringify(meta.solver)
end

-- The path of a source from the top of the project; nil: it is none.
local function source_of(target)
    if target:sub(1, #up) ~= up then
        return nil
    end
    local path = target:sub(#up + 1)
    if not path:match("%.[ch]$") and not path:match("%.sh$")
        and not path:match("%.awk$") and not path:match("%.py$") then
        return nil
    end
    local file = io.open(path)
    if not file then
        return nil
    end
    file:close()
    return path
end

-- parts/07-x/solver.c -> source/07-x/solver.c.html; tools/book-source.sh
-- writes it there.
local function page_of(path)
    local list = assert(io.open(sources, "a"))
    list:write(path, "\n")
    list:close()
    return root .. "source/" .. path:gsub("^parts/", "") .. ".html"
end

local function link(element)
    local path = source_of(element.target)
    if path then
        element.target = page_of(path)
        return element
    end
end

local function first_two_lines(text)
    local first, rest = text:match("([^\n]*)\n?([^\n]*)")
    return first, rest
end

-- "#line-12" if the listing begins there, or nothing.
local function line_of(path, listing)
    local first, second = first_two_lines(listing)
    local number, before = 0, nil
    for line in io.lines(path) do
        if before == first and line == second then
            return "#line-" .. number
        end
        before, number = line, number + 1
    end
    return ""
end

-- [`parts/07-x/solver.c`](../parts/07-x/solver.c) and nothing else
local function source_alone(block)
    if block and block.t == "Para" and #block.content == 1
        and block.content[1].t == "Link" then
        return source_of(block.content[1].target)
    end
end

local function head(path, listing)
    local parts = {
        pandoc.Link(pandoc.Code(path), page_of(path) .. line_of(path, listing)),
    }
    if solver then
        table.insert(parts, pandoc.Space())
        table.insert(parts, pandoc.Link("The whole solver at this point",
            root .. "source/" .. solver .. "/index.html", "",
            pandoc.Attr("", {"whole"})))
    end
    return pandoc.Div(pandoc.Plain(parts), pandoc.Attr("", {"file"}))
end

local function blocks(list)
    local result, i = pandoc.List(), 1
    while i <= #list do
        local path, j = source_alone(list[i]), i + 1
        while list[j] and list[j].t == "RawBlock" do
            j = j + 1
        end
        local listing = list[j]
        if path and listing and listing.t == "CodeBlock" then
            result:insert(pandoc.Div({head(path, listing.text), listing},
                                     pandoc.Attr("", {"listing"})))
            i = j
        else
            result:insert(list[i])
        end
        i = i + 1
    end
    return result
end

return {{ Meta = read_settings }, { Blocks = blocks }, { Link = link }}
