-- Makes a chapter ready for the book: links between texts go to pages, links
-- out of the tutorial, and to a README, become plain text, comments disappear, and so does the
-- paragraph with the way to the next chapter, as each page has its own.
-- usage: pandoc -L book.lua -M up=../ [-M figures=tutorial/]
--   up: the way out of the tutorial from this text, ../ or ../../
--   figures: where the pictures are; every one becomes a link to itself at
--   full size, and those too wide for a phone are marked
local up, figures

local function read_settings(meta)
    up = pandoc.utils.stringify(meta.up)
    figures = meta.figures and pandoc.utils.stringify(meta.figures)
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

local function image(element)
    if figures and element.src:match("%.svg$") then
        local class = is_wide(element.src) and ' class="wide"' or ""
        local start = "<a" .. class .. ' href="' .. element.src .. '">'
        return {
            pandoc.RawInline("html", start),
            element,
            pandoc.RawInline("html", "</a>"),
        }
    end
end

local function comment(element)
    if element.text:match("^<!%-%-.*%-%->%s*$") then
        return {}
    end
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
}
