"""On paper: the screen on top alone, whole and by day, without bars and buttons."""

import pytest
from playwright.sync_api import expect

# A sheet of A4 without its margins, in points of CSS.
PAPER = {"width": 680, "height": 960}


@pytest.fixture
def printed(visit, showcase):
    """Opens a page by night, and shows it as it is printed."""

    def printed(path, ready):
        page = visit(f"{showcase.url}{path}", scheme="dark")
        ready(page)
        page.set_viewport_size(PAPER)
        page.emulate_media(media="print", color_scheme="dark")
        return page

    return printed


def ink(element):
    return element.evaluate("(element) => getComputedStyle(element).color")


def test_a_list_is_printed_whole_in_dark_ink(printed):
    page = printed("/photos", lambda page: expect(page.locator(".photos > li")).to_have_count(9))
    expect(page.get_by_role("heading", name="Photos")).to_be_visible()
    for part in [".bar", ".tabs", ".photos .button"]:
        assert page.locator(part).count() and not page.locator(part).first.is_visible(), part
    assert ink(page.locator(".title").last) == "rgb(21, 21, 26)"
    # The page is as high as the list: nothing is left inside an area that scrolls.
    last = page.locator(".photos > li").last.bounding_box()
    assert last["y"] + last["height"] > PAPER["height"]
    assert page.evaluate("() => document.documentElement.scrollHeight") >= last["y"] + last["height"]
    assert page.locator(".screen").last.evaluate("(screen) => screen.scrollHeight - screen.clientHeight") == 0


def test_a_sheet_is_printed_alone_and_as_wide_as_the_paper(printed):
    page = printed("/matches/new", lambda page: expect(page).to_have_title("New Match"))
    expect(page.get_by_role("heading", name="New Match")).to_be_visible()
    expect(page.get_by_role("heading", name="Matches", exact=True)).to_be_hidden()
    assert page.locator(".sheet .content").bounding_box()["width"] == PAPER["width"]
    assert len(page.pdf(format="A4")) > 5_000
