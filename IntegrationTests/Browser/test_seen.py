"""What a person sees and feels of the host, whatever the app: found by readers who looked, not asked."""

import re

import pytest
from conftest import away, wait_until_idle
from line import Line
from playwright.sync_api import expect


@pytest.fixture
def line(own_showcase):
    server = own_showcase()
    line = Line(server.port)
    line.server = server
    yield line
    line.stop()


def focused(page, expression):
    return page.evaluate(f"(({expression}))(document.activeElement)")


NAMED = """() => [...document.querySelectorAll("*")]
  .filter((element) => element !== document.documentElement && getComputedStyle(element).viewTransitionName !== "none")
  .map((element) => `${element.className} of layer ${[...document.querySelectorAll(".layer")].indexOf(element.closest(".layer"))}`)"""

RECORD_TRANSITIONS = f"""window.moves = [];
const begin = Document.prototype.startViewTransition;
Document.prototype.startViewTransition = function (update) {{
  const kind = document.documentElement.dataset.animation;
  const before = ({NAMED})();
  return begin.call(this, () => {{ update(); moves.push([kind, before, ({NAMED})()]); }});
}};"""


def test_only_the_top_screen_moves_and_only_in_push_and_pop(chromium, showcase):
    context = chromium.new_context(viewport={"width": 390, "height": 844})
    context.add_init_script(RECORD_TRANSITIONS)
    page = context.new_page()
    page.goto(f"{showcase.url}/matches")
    page.wait_for_selector("html[data-connected]")
    assert page.evaluate(NAMED) == []
    page.get_by_role("button", name="Add match").click()
    page.get_by_role("button", name="Set Home Players").click()
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_selector("html:not([data-animation])")
    present, push, pop, dismiss = page.evaluate("moves")
    assert present == ["present", [], ["panel of layer 1"]]
    assert push[0] == "push" and push[1:] == [["panel of layer 1", "screen of layer 1"]] * 2
    assert pop[0] == "pop" and pop[1:] == push[1:]
    assert dismiss == ["dismiss", ["panel of layer 1"], []]
    assert page.evaluate(NAMED) == []
    context.close()


def test_a_screen_lets_nothing_through_while_it_moves(visit, showcase, size):
    page = visit(f"{showcase.url}/photos/pli", size)
    for background in page.locator(".screen").evaluate_all(
        "screens => screens.map((screen) => getComputedStyle(screen).backgroundColor)"
    ):
        assert background.startswith("rgb("), background


@pytest.mark.parametrize("color", ["red", "green"])
def test_what_an_app_positions_fills_the_screen(visit, showcase, size, color):
    page = visit(f"{showcase.url}/red-green/{color}", size)
    box = page.locator(".color").bounding_box()
    assert [box["x"], box["y"]] == [0, 0]
    assert [box["width"], box["height"]] == list(page.viewport_size.values())


def test_a_press_while_screens_move_is_meant(visit, showcase, size):
    page = visit(f"{showcase.url}/red-green", size)
    # The page's policy lets no style in; a sheet of a script's own it does.
    page.evaluate("""() => {
      const sheet = new CSSStyleSheet();
      const parts = ["group", "old", "new"].map((part) => `::view-transition-${part}(*)`);
      sheet.replaceSync(`${parts} { animation-duration: 20s !important }`);
      document.adoptedStyleSheets = [sheet];
    }""")
    page.get_by_role("button", name="Red Color").click()
    expect(page).to_have_title("Red")
    assert page.evaluate("document.documentElement.dataset.animation") == "push"
    back = page.locator(".back").bounding_box()
    page.mouse.click(back["x"] + 10, back["y"] + back["height"] / 2)
    expect(page).to_have_title("Red & Green")


def test_escape_goes_back_from_a_screen(visit, showcase, size):
    page = visit(f"{showcase.url}/red-green", size)
    page.get_by_role("button", name="Green Color").click()
    expect(page).to_have_title("Green")
    page.keyboard.press("Escape")
    expect(page).to_have_title("Red & Green")
    page.keyboard.press("Escape")
    wait_until_idle(page)
    expect(page).to_have_title("Red & Green")


def test_escape_leaves_a_field_before_its_screen(visit, showcase, size):
    page = visit(f"{showcase.url}/photos/pli/buy", size)
    page.get_by_label("Username").fill("ada")
    page.keyboard.press("Escape")
    expect(page.get_by_label("Username")).to_have_value("ada")
    assert focused(page, "element => element.localName") == "body"


def test_a_refused_form_leads_to_what_is_wrong(visit, showcase):
    page = visit(f"{showcase.url}/survey")
    page.set_viewport_size({"width": 390, "height": 500})
    submit = page.locator("button[type=submit]")
    submit.focus()
    page.keyboard.press("Enter")
    first = page.locator("input[aria-invalid=true]").first
    expect(first).to_be_focused()
    expect(first).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("alert").filter(has_text="2 fields need attention.")).to_be_in_viewport()
    page.keyboard.insert_text("Ada")
    expect(page.get_by_role("alert").filter(has_text="1 field needs attention.")).to_be_visible()
    # The person goes on where they are; only another refusal takes them elsewhere.
    expect(page.get_by_label("Enter your name")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("input[aria-invalid=true]")).to_be_focused()


def test_the_rules_of_the_app_judge_a_form_and_not_the_browsers(visit, showcase):
    page = visit(f"{showcase.url}/users/sign-in")
    # The browser has a rule of its own for addresses, and would say so over the words of the form.
    page.get_by_label("E-mail address").fill("ada")
    page.get_by_label("Password", exact=True).fill("a long password")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="1 field needs attention.")).to_be_visible()
    expect(page.get_by_text("This isn’t a whole e-mail address.")).to_be_visible()
    expect(page.get_by_label("E-mail address")).to_be_focused()


def test_a_button_keeps_the_focus_when_it_can_do_no_more(visit, showcase, size):
    page = visit(f"{showcase.url}/survey", size)
    less = page.get_by_role("button", name="Less: Experience")
    less.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(less).to_be_disabled()
    expect(less).to_be_focused()
    page.keyboard.press("Enter")
    wait_until_idle(page)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="More: Experience")).to_be_focused()
    assert less.get_attribute("disabled") is not None
    page.keyboard.press("Enter")
    expect(less).to_be_enabled()


def test_a_slider_says_at_once_where_it_is(line, visit):
    page = visit(f"{line.url}/survey")
    line.latency = 0.3
    slider = page.get_by_role("slider")
    slider.focus()
    before = page.locator(".slider output").inner_text()
    page.keyboard.press("ArrowRight")
    after = page.locator(".slider output").inner_text()
    assert after != before
    assert slider.get_attribute("aria-valuetext") == after
    wait_until_idle(page)
    assert page.locator(".slider output").inner_text() == after


def test_beside_a_list_the_focus_goes_to_what_was_chosen_and_the_row_is_marked(visit, showcase):
    page = visit(f"{showcase.url}/photos")
    row = page.get_by_role("button", name="Misery Ridge $25.99")
    row.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Misery Ridge")).to_be_focused()
    expect(page.locator(".photos [aria-current]")).to_have_count(1)
    expect(row).to_have_attribute("aria-current", "true")
    chosen, other = (
        page.locator(".photos > li").nth(index).evaluate("row => getComputedStyle(row).backgroundColor")
        for index in range(2)
    )
    assert chosen != other
    page.get_by_role("button", name="Milky Tail $18.99").click()
    expect(page.get_by_role("heading", name="Milky Tail")).to_be_focused()
    expect(row).not_to_have_attribute("aria-current", "true")
    # Also when it is opened there, and for who wants to go past the list.
    page.reload()
    page.wait_for_selector("html[data-connected]")
    expect(page.get_by_role("button", name="Milky Tail $18.99")).to_have_attribute("aria-current", "true")
    skip = page.get_by_role("button", name="Skip the list")
    skip.focus()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Milky Tail")).to_be_focused()


def test_a_list_tells_prices_to_who_cannot_see_them(visit, showcase, size):
    page = visit(f"{showcase.url}/photos", size)
    expect(page.get_by_role("button", name="Grand Teton Sunset $15.99")).to_be_visible()


def test_the_arrow_keys_lead_from_a_search_to_its_results(visit, showcase, places_are_ready, size):
    page = visit(f"{showcase.url}/cloudy/locations/add?q=Ghent", size)
    results = page.get_by_role("list", name="Results").get_by_role("button")
    expect(results.nth(1)).to_be_visible()
    page.get_by_role("searchbox").focus()
    page.keyboard.press("ArrowDown")
    expect(results.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(results.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("searchbox")).to_be_focused()


def test_a_picture_that_does_not_come_has_something_in_its_place(visit, showcase, size):
    page = visit(f"{showcase.url}/photos", size)
    page.route("**/-/preview/*", lambda route: route.abort())
    page.get_by_role("button", name="Misery Ridge $25.99").click()
    frame = page.locator(".shown .remote-image")
    expect(frame).to_have_attribute("data-state", "failed")
    box = frame.bounding_box()
    assert box["height"] > box["width"] / 2
    page.unroute("**/-/preview/*")
    frame.get_by_role("button", name="Try Again").click()
    # Neither failed nor still on its way.
    expect(frame).not_to_have_attribute("data-state", re.compile("."))
    assert page.locator(".shown img").evaluate("image => image.naturalWidth") > 0
    visit.problems.clear()


def test_a_dead_line_is_noticed_in_seconds_and_nothing_is_lost(line, visit):
    page = visit(f"{line.url}/matches", "phone")
    page.get_by_role("button", name="Add match").click()
    expect(page).to_have_title("New Match")
    wait_until_idle(page)
    line.is_dead = True
    more = page.get_by_role("button", name="More: Home goals")
    more.click()
    expect(away(page)).to_be_visible(timeout=5000)
    expect(away(page)).to_contain_text("What you do is kept.")
    # It looks as if it waits.
    assert more.evaluate("button => getComputedStyle(button).animationName") == "breathe"
    expect(page.locator("main")).to_be_in_viewport()
    assert page.locator(".layer").first.bounding_box()["y"] >= away(page).bounding_box()["height"] - 1
    line.is_dead = False
    expect(page.locator(".goals span").first).to_have_text("1", timeout=15_000)
    expect(away(page)).to_be_hidden()
    visit.problems.clear()


def test_how_long_the_server_is_away_is_told_and_the_person_may_try_at_once(own_showcase, visit):
    server = own_showcase()
    page = visit(f"{server.url}/survey")
    server.kill()
    expect(away(page)).to_contain_text("Away for", timeout=15_000)
    button = away(page).get_by_role("button", name="Try Now")
    expect(button).to_be_visible()
    server.start()
    button.click()
    expect(away(page)).to_be_hidden(timeout=5000)
    visit.problems.clear()


def test_a_tap_on_a_row_is_carried_out_after_the_server_was_started_again(own_showcase, visit):
    server = own_showcase()
    page = visit(f"{server.url}/photos", "phone")
    wait_until_idle(page)
    server.kill()
    row = page.get_by_role("button", name="Misery Ridge $25.99")
    row.click()
    expect(row).to_have_attribute("data-waiting", "")
    server.start()
    expect(page).to_have_title("Misery Ridge")
    visit.problems.clear()


def test_a_page_that_takes_no_more_looks_like_it(own_showcase, visit):
    server = own_showcase()
    page = visit(f"{server.url}/survey", "phone")
    server.kill()
    expect(away(page)).to_be_visible()
    layer = page.locator(".layer").bounding_box()
    page.evaluate("""() => {
      const more = document.querySelector("[aria-label^=More]"), less = document.querySelector("[aria-label^=Less]");
      for (let count = 0; count < 60; count++) { more.click(); less.click(); }
    }""")
    expect(away(page)).to_contain_text("You can continue when the server answers")
    assert "grayscale" in page.locator("#usher").evaluate("page => getComputedStyle(page, '::after').backdropFilter")
    # All of it still shows, only paler.
    assert page.locator(".layer").bounding_box()["height"] == pytest.approx(layer["height"], abs=40) and layer["height"] > 600
    server.start()
    expect(away(page)).to_be_hidden(timeout=15_000)
    wait_until_idle(page)
    assert page.locator("#usher").evaluate("page => page.inert") is False
    visit.problems.clear()


def test_results_do_not_move_under_the_finger(visit, showcase, size):
    page = visit(f"{showcase.url}/users", size)
    with page.expect_websocket() as opened:
        page.reload()
    page.wait_for_selector("html[data-connected]")
    # A finger that is down for long sees what comes; here it isn't, however long this takes.
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 0.5)
    below = page.get_by_role("button", name="See It Drawn by a Delegate")
    below.scroll_into_view_if_needed()
    # What is pressed becomes smaller, so the results above it are looked at.
    results, box = page.locator(".sections"), below.bounding_box()
    above = results.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    # What was looked for is found while the finger is down.
    with opened.value.expect_event("framereceived", lambda frame: len(frame) > 20):
        page.evaluate("""() => {
          const field = document.querySelector("input[type=search]");
          field.value = "graham";
          field.dispatchEvent(new Event("input", { bubbles: true }));
        }""")
    assert results.bounding_box() == above
    page.mouse.up()
    page.clock.resume()
    expect(page).to_have_title("Users by Delegate")
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".sections .row")).to_have_count(1)


@pytest.mark.parametrize("width, height", [(390, 844), (320, 740)])
def test_what_can_be_undone_leaves_room_for_the_screen_when_text_is_very_large(visit, showcase, width, height):
    page = visit(f"{showcase.url}/gallery/lists", "phone")
    page.set_viewport_size({"width": width, "height": height})
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    page.get_by_role("button", name=re.compile("^Delete ")).first.focus()
    page.keyboard.press("Delete")
    undo = page.locator(".undo")
    expect(undo.get_by_role("button", name="Undo")).to_be_visible()
    box = undo.bounding_box()
    assert box["height"] < height / 3
    # Nothing of it is cut off.
    for element in undo.locator("p, button").all():
        inner = element.bounding_box()
        assert box["x"] <= inner["x"] and inner["x"] + inner["width"] <= box["x"] + box["width"]
        assert inner["height"] >= 44 or element.evaluate("(one) => one.localName") == "p"


# A row with what a phone has no room for beside it, once its text is twice as large.
ROWS = """() => {
  document.querySelector(".content").innerHTML = ["<b class='u-tint-badge'>Free</b>", "<b class='badge'>NEW</b>",
    "<button class='button small'>Return</button>"].map((end) => `<ul class="list"><li><div class="row"><span class="lines">
    <strong>Angle Grinder, Ahorn</strong><small>Cuts and smooths</small></span>${end}</div></li></ul>`).join("");
}"""


def test_the_words_of_a_row_stay_whole_with_large_text(visit, showcase):
    page = visit(f"{showcase.url}/survey")
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(ROWS)
    lines, ends = page.locator(".lines"), page.locator(".lines + *")

    def tops():
        return [(lines.nth(index).bounding_box(), ends.nth(index).bounding_box()) for index in range(3)]

    assert all(end["y"] < row["y"] + row["height"] for row, end in tops()), "There is room for both."
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    assert all(end["y"] >= row["y"] + row["height"] and row["width"] > 200 for row, end in tops())


def test_what_is_wrong_isnt_covered_with_large_text(visit, showcase):
    page = visit(f"{showcase.url}/users/sign-in")
    page.set_viewport_size({"width": 390, "height": 844})
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    page.get_by_role("button", name="Sign In").click()
    expect(page.get_by_role("alert").filter(has_text="2 fields need attention.")).to_be_visible()
    # It scrolls with the form, and doesn't lie on the second field.
    field, told = page.get_by_label("Password", exact=True), page.locator(".problems")
    assert told.bounding_box()["y"] > field.bounding_box()["y"] + field.bounding_box()["height"]


# A short screen that has told something.
SHORT = """(kind) => {
  document.querySelector(".content").innerHTML = `<h2>Short</h2><div class="${kind}"><div role="status">
    <p class="status">It is gone.</p></div><button class="button">Undo</button></div>`;
}"""


def test_what_is_told_stands_at_the_lower_edge_of_a_short_screen(visit, showcase):
    page = visit(f"{showcase.url}/survey")
    for kind in ["undo", "u-toast"]:
        page.evaluate(SHORT, kind)
        # Above it all stays where it is.
        height, top = page.evaluate("innerHeight"), page.locator("h2").bounding_box()["y"]
        box = page.locator(f".{kind}").bounding_box()
        assert height - 60 < box["y"] + box["height"] <= height
        page.locator(f".{kind} button").evaluate("(button) => button.remove()")
        assert page.locator("h2").bounding_box()["y"] == top
