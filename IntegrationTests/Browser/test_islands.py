"""A part of a page that a script of the app's own draws: the drawing in the gallery."""

import re

from playwright.sync_api import expect

from conftest import wait_until_idle
from servers import until


def draw(page, *points):
    """Draws a line through points, each a part of the drawing's width and height."""
    # Whatever is drawn by hand may be below the fold.
    pad = page.get_by_role("group", name="Drawing").locator("canvas")
    pad.scroll_into_view_if_needed()
    box = pad.bounding_box()
    for index, (x, y) in enumerate(points):
        page.mouse.move(box["x"] + x * box["width"], box["y"] + y * box["height"], steps=4)
        if index == 0:
            page.mouse.down()
    page.mouse.up()


def inked(page):
    """How many points of the drawing have colour."""
    return page.get_by_role("group", name="Drawing").locator("canvas").evaluate(
        "(pad) => pad.getContext('2d').getImageData(0, 0, pad.width, pad.height).data"
        ".filter((value, index) => index % 4 === 3 && value > 0).length"
    )


def test_what_a_script_draws_is_the_view_models_whatever_happens_to_the_page(own_showcase, visit, chromium):
    server = own_showcase()
    page = visit(f"{server.url}/gallery/sketch", "phone")
    status = page.get_by_text("Nothing is drawn yet.")
    expect(status).to_be_visible()
    expect(page.locator("canvas")).to_be_visible()
    assert inked(page) == 0
    draw(page, (0.2, 0.2), (0.8, 0.8))
    expect(page.get_by_text("The drawing has 1 line.")).to_be_visible()
    line = inked(page)
    assert line > 100
    # From the view model to the script, by the keyboard.
    page.get_by_role("button", name="Add a Star").press("Enter")
    expect(page.get_by_text("The drawing has 2 lines.")).to_be_visible()
    expect(page.locator("canvas")).to_have_attribute("data-lines", "2")
    assert inked(page) > line
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("canvas")).to_have_attribute("data-lines", "1")
    assert inked(page) == line
    # A line that is drawn while the connection is lost arrives later, once.
    wait_until_idle(page)
    page.context.set_offline(True)
    draw(page, (0.2, 0.8), (0.8, 0.2))
    page.context.set_offline(False)
    expect(page.get_by_text("The drawing has 2 lines.")).to_be_visible()
    # A reload shows the same page, and its script draws again.
    wait_until_idle(page)
    page.reload()
    expect(page.get_by_text("The drawing has 2 lines.")).to_be_visible()
    expect(page.locator("canvas")).to_have_attribute("data-lines", "2")
    # Who leaves the page ends the script.
    page.get_by_role("button", name="Back").click()
    expect(page).to_have_title("Gallery")
    expect(page.locator("canvas")).to_have_count(0)
    visit.problems.clear()


def test_without_script_an_island_shows_what_the_view_has_for_that(showcase, chromium):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{showcase.url}/gallery/sketch")
    expect(page.get_by_text("The drawing needs JavaScript.")).to_be_visible()
    context.close()


def test_an_error_of_an_islands_script_reaches_the_log_of_the_server(own_showcase, visit, chromium):
    server = own_showcase()
    context = chromium.new_context()
    script = "export default () => { throw new RangeError('no pencil of \"Ada\"'); };"
    context.route("**/files/sketch*.js", lambda route: route.fulfill(body=script, content_type="text/javascript"))
    page = visit(f"{server.url}/gallery/sketch", context=context)
    expect(page.get_by_text("The drawing needs JavaScript.")).to_be_visible()
    # The text is there before the script has come, so nothing on the page says when the error was told.
    told = r"A script has failed in a browser: RangeError: no pencil of … at sketch\.\w+\.js:1:\d+"
    until(lambda: re.search(told, server.errors()))
    # The browser tells it as well, and may do so later.
    until(lambda: page.wait_for_timeout(25) or visit.problems)
    assert all("RangeError" in problem for problem in visit.problems)
    assert "Ada" not in server.errors()
    visit.problems.clear()
