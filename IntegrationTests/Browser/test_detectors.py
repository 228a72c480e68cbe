"""The detectors detect: each finds its fault in a small page, and nothing in the same page without it."""

import pytest
from checks.contrast import forced_colours
from checks.legible import legible
from checks.painted import glaring, is_colour, one_colour, painted
from checks.scripts import faults, whole
from drivers import Chromium
from PIL import Image

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><style>
  html, body {{ margin: 0; height: 100%; overflow: hidden; font: 16px/1.4 sans-serif; background: #fff; color: #111 }}
  .screen {{ height: 100%; overflow: hidden auto }} .card {{ width: 200px; background: #ddd }} p {{ margin: 0 }}
  {style}
</style><body><section class="screen" data-scroll>{body}</section>"""

LONG = "Donaudampfschifffahrtsgesellschaftskapitän Donaudampfschifffahrt"
WORDS = "Some words that one reads."


@pytest.fixture
def page(chromium):
    pages = []

    def page(style, body):
        pages.append(Chromium(chromium).page())
        pages[-1].page.set_content(PAGE.format(style=style, body=body))
        return pages[-1]

    yield page
    for each in pages:
        each.close()


BAR = "<header class=bar style='position: sticky; top: 0; background: #eee'>Bar</header>"

CUT_OFF = [
    ("beside the window", f"<p style='white-space: nowrap'>{LONG}", f"<p style='overflow-wrap: anywhere'>{LONG}"),
    ("a control beside the window", "<button style='margin-left: 380px'>Buy</button>", "<button>Buy</button>"),
    ("in a box that hides", f"<div style='width: 90px; overflow: hidden; white-space: nowrap'>{LONG}</div>",
     f"<div style='width: 90px; overflow: auto; white-space: nowrap'>{LONG}</div>"),
    ("below a box that hides", f"<div style='height: 30px; overflow: hidden'>{WORDS * 9}</div>", f"<div>{WORDS * 9}</div>"),
    ("below the window, fixed", f"<p style='position: fixed; top: 900px'>{WORDS}", f"<p style='margin-top: 900px'>{WORDS}"),
    ("with dots", f"<p style='white-space: nowrap; overflow: hidden; text-overflow: ellipsis'>{LONG}",
     f"<h1 style='overflow-wrap: anywhere'>{LONG}</h1><p aria-hidden=true style='white-space: nowrap; overflow: hidden; text-overflow: ellipsis'>{LONG}"),
    ("after two lines", f"<p style='display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden'>{WORDS * 9}", f"<p>{WORDS * 9}"),
    ("over the edge of a button", f"<button style='width: 80px; white-space: nowrap'>{WORDS}</button>", f"<button style='width: 80px'>{WORDS}</button>"),
    ("over the edge of a card", f"<div class=card style='white-space: nowrap'>{WORDS * 2}</div>", f"<div class=card>{WORDS * 2}</div>"),
    ("a text on a text", f"<p>{WORDS}<p style='margin-top: -14px'>{WORDS}", f"<p>{WORDS}<p>{WORDS}"),
    ("a button on a text", f"<p>{WORDS}</p><button style='position: absolute; left: 20px; top: 2px'>Buy</button>",
     f"<p>{WORDS}</p><button style='position: absolute; left: 20px; top: 60px'>Buy</button>"),
    ("a button on a button", "<button>One</button><button style='margin-left: -20px'>Two</button>", "<button>One</button><button>Two</button>"),
    ("for listeners only", f"<p>{WORDS}<p style='margin-left: 385px'>{WORDS}",
     f"<p style='position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)'>{LONG}<p>{WORDS}"),
]


@pytest.mark.parametrize("name, bad, good", CUT_OFF, ids=[case[0] for case in CUT_OFF])
def test_what_is_cut_off_is_found(page, name, bad, good):
    assert whole(page("", bad))
    assert not whole(page("", good))


def test_what_scrolls_under_a_bar_is_no_overlap(page):
    assert not whole(page("", f"{BAR}<p style='margin-top: -20px'>{WORDS}" + f"<p>{WORDS}" * 60))


OVER = "<div style='position: absolute; inset: 0; z-index: 3'></div>"


def test_what_is_covered_is_found(page):
    button = "<div style='position: relative'><button>Buy</button>{}</div>"
    assert faults(page("", button.format(OVER)), "covered", 60)
    assert not faults(page("", button.format("")), "covered", 60)
    assert not faults(page("", "<label>Name <input></label>" + "<p>Line</p>" * 80 + "<button>Last</button>"), "covered", 60)


def test_a_title_shows_once(page):
    title = "<header><span style='opacity: {}'>Users</span></header><h1 style='{}'>Users</h1>"
    assert not faults(page("", title.format(0, "")), "titles")
    assert not faults(page("", title.format(1, "clip-path: inset(50%)")), "titles")
    assert "shows 2 times" in faults(page("", title.format(1, "")), "titles")[0]
    assert "shows 0 times" in faults(page("", title.format(0, "clip-path: inset(50%)")), "titles")[0]


def test_what_the_page_has_but_doesnt_paint_is_found(page):
    good, bad = page("", f"<p>{WORDS}"), page("", f"<p style='color: #fff'>{WORDS}")
    assert not painted(good, good.screenshot()) and not one_colour(good.screenshot())
    assert painted(bad, bad.screenshot()) and one_colour(bad.screenshot())
    red = page(".screen { background: #d0342c }", "")
    assert not is_colour(red.screenshot(), "#d0342c") and is_colour(good.screenshot(), "#d0342c")
    strip = page("", "<div style='height: 44px; background: #d0342c'>")
    assert is_colour(strip.screenshot(), "#d0342c")


def test_what_glares_by_night_is_found():
    night = Image.new("RGB", (100, 100), "#0c0c0f")
    assert not glaring(night)
    # A switch, or a notice across.
    night.paste("#ffffff", (60, 10, 80, 20))
    night.paste("#ffffff", (0, 0, 100, 10))
    assert not glaring(night)
    night.paste("#ffffff", (96, 0, 100, 100))
    assert glaring(night)


@pytest.mark.parametrize("style, is_legible", [
    ("color: #767676", True), ("color: #888", False), ("color: #888; font-size: 24px", True),
    ("color: #fff; background: linear-gradient(#1f6fc4, #8fb0c6)", False),
    ("color: #fff; background: linear-gradient(#1f6fc4, #2f6fa0)", True),
    ("color: #111; opacity: .4", False),
])
def test_contrast_is_measured(page, style, is_legible):
    found, _ = legible(page("", f"<p style='padding: 9px; {style}'>{WORDS}"))
    assert (not found) == is_legible, found


SWITCH = "<input type=checkbox role=switch aria-label=On style='appearance: none; width: 50px; height: 30px; background: #888; {}'>"
TAB = "<button aria-current=page style='border: 1px solid'>Photos</button>"
RADIO = """<label><input type=radio name=a checked style='opacity: 0'><span>One</span></label>
  <label><input type=radio name=a style='opacity: 0'><span>Two</span></label>"""


@pytest.mark.parametrize("style, body, is_fine", [
    ("", SWITCH.format("border: 0"), False),
    ("input { border: 2px solid; } input:checked { background: Highlight; forced-color-adjust: none }", SWITCH.format(""), True),
    ("[aria-current] { background: #eee }", TAB, False),
    ("[aria-current] { outline: 3px solid }", TAB, True),
    (":checked + span { background: #eee }", RADIO, False),
    (":checked + span { text-decoration: underline; font-weight: 900 }", RADIO, True),
    ("button { border: 0; background: #ddd }", "<button aria-label=Add></button><p>Text", False),
], ids=["switch", "good switch", "tab", "good tab", "segment", "good segment", "no edge"])
def test_forced_colours_show_every_state(page, style, body, is_fine):
    assert (not forced_colours(page(style, body))) == is_fine
