"""What the checks and the site need to know of Markdown."""
import re

FENCE = re.compile(r"^( *)(```+)([^\n`]*)\n(.*?)^\1\2 *$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)", re.DOTALL)
LINK = re.compile(r"\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^)\s]+)\)")
HEADING = re.compile(r"^(#{1,6}) +(.+?) *$", re.MULTILINE)
_MASK = re.compile("\x00(\\d+)\x00")


def outside_of_fences(text, change):
    """Returns the text, with what isn't in a fenced block of code changed by a function."""
    parts, end = [], 0
    for fence in FENCE.finditer(text):
        parts += [change(text[end:fence.start()]), fence.group(0)]
        end = fence.end()
    return "".join(parts + [change(text[end:])])


def masked(text):
    """Returns the text with a mark in the place of each piece of code, and these pieces."""
    pieces = []

    def mask(match):
        pieces.append(match.group(0))
        return f"\x00{len(pieces) - 1}\x00"

    return CODE.sub(mask, text), pieces


def unmasked(text, pieces, change=lambda piece: piece):
    """Puts the pieces of code back in, each changed by a function."""
    return _MASK.sub(lambda match: change(pieces[int(match.group(1))]), text)


def prose(text):
    """The text without blocks of code, and with a mark in the place of each piece of code."""
    return masked(FENCE.sub("", text))


def headings(text):
    """The headings of a page, as written."""
    return [match.group(2) for match in HEADING.finditer(FENCE.sub("", text))]


def plain(heading):
    """A heading without links, code marks and emphasis."""
    return re.sub(r"[`*]", "", LINK.sub(r"\1", heading))


def slug(heading):
    """The anchor that code hosts give to a heading."""
    return re.sub(r"[^\w\- ]", "", plain(heading).lower()).replace(" ", "-")


def anchor(heading):
    """The anchor that DocC gives to a heading."""
    return re.sub(r"[^\w\- ]", "", plain(heading)).replace(" ", "-")
