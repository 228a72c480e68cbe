"""A short journey through each app, in Firefox and WebKit, by clicks and keys."""

import pytest
from apps.screen import Screen
from drivers import ENDED
from screens import JOURNEYS
from world.visit import Visit

ENGINES = ["firefox", "webkit"]
pytestmark = pytest.mark.flaky(reruns=1, only_rerun=ENDED)


@pytest.fixture(params=ENGINES)
def start(request, engines, world):
    """Begins a journey of somebody new; no script may fail on the way."""
    page = engines.page(request.param)

    def start(path="/", server="journeys"):
        visit = Visit(page, world, Screen("journey", path, server=server))
        visit.arrive()
        return visit

    yield start
    world.mend()
    errors = page.script_errors()
    page.leave()
    assert not errors


@pytest.mark.parametrize("app", JOURNEYS)
def test_journey(start, app):
    JOURNEYS[app](start(server="notes" if app == "notes" else "journeys"))


@pytest.mark.parametrize("way", ["button", "Escape", "beside"])
def test_a_sheet_goes_and_what_was_below_is_there_again(start, way):
    visit = start("/photos")
    page = visit.page
    for _ in range(2):
        page.press("Buy Orange Icebergs")
        page.wait_for_title("Sign In")
        visit.looks_right()
        if way == "button":
            page.press("Cancel")
        elif way == "Escape":
            page.key("Escape")
        else:
            page.click_at(8, 8)
        page.wait_for_title("Photos")
        visit.looks_right()
        focused = page.evaluate("() => nameOf(document.activeElement)")
        assert focused == "Buy Orange Icebergs"


def test_back_takes_a_sheet_away_and_forward_brings_it_again(start):
    visit = start("/photos")
    page = visit.page
    page.press("Buy Milky Tail")
    page.wait_for_title("Sign In")
    page.back()
    page.wait_for_title("Photos")
    visit.looks_right()
    page.forward()
    page.wait_for_title("Sign In")
    assert page.path == "/photos/dfc/buy;as=sheet/sign-in"
    page.back()
    page.wait_for_title("Photos")
    assert page.path == "/photos"


def test_what_is_typed_while_the_connection_is_away_arrives(start):
    visit = start("/survey")
    page, line = visit.page, visit.server.line
    page.press_element(page.find("textbox", "Enter your name"))
    page.keys("Ada ")
    line.cut()
    page.keys("Love")
    page.see("Reconnecting…")
    page.keys("lace")
    line.mend()
    page.wait("the connection to come back", lambda: not page.sees("Reconnecting…"))
    page.settle()
    assert page.value("Enter your name") == "Ada Lovelace"
    page.wait("the server to know", lambda: page.evaluate(
        "() => plain(document.querySelector('dl').textContent).includes('Ada Lovelace')"
    ))


TEXT = "The quick brown fox jumps over the lazy dog, twice."


def test_typing_over_a_slow_line_loses_nothing(start):
    visit = start("/survey")
    page = visit.page
    field = page.find("textbox", "Enter your name")
    page.press_element(field)
    visit.server.line.latency = 0.3
    seen = ""
    for letter in TEXT:
        page.keys(letter)
        now = page.evaluate("(field) => field.value", field)
        assert now == seen + letter, "What was typed went back."
        seen = now
    page.key("Home")
    for letter in "Oh! ":
        page.keys(letter)
    caret = page.evaluate("(field) => [field.selectionStart, field.selectionEnd]", field)
    assert caret == [4, 4]
    page.settle()
    assert page.evaluate("(field) => [field.value, field.selectionStart]", field) == ["Oh! " + TEXT, 4]
    page.see("Oh! " + TEXT)


def test_the_rules_of_the_app_judge_a_form_and_not_the_browsers(start):
    page = start("/users/sign-in").page
    # Browsers have a rule of their own for addresses, and would say so over the words of the form.
    page.fill("E-mail address", "ada")
    page.fill("Password", "a long password")
    page.key("Enter")
    page.see("1 field needs attention.")
    page.see("This isn’t a whole e-mail address.")
    page.wait("the field to have the focus", lambda: page.evaluate("() => document.activeElement.type") == "email")


def test_a_page_that_was_left_by_back_is_fresh_when_it_is_opened_anew(start):
    visit = start("/")
    page, line = visit.page, visit.server.line
    visit.open("/gallery/sketch")
    page.press("Add a Star")
    page.see("The drawing has 1 line.")
    page.settle()
    # Firefox closes the socket as soon as the person leaves, long before the other page comes.
    line.latency = 0.3
    page.back()
    page.wait("the start", lambda: page.path == "/")
    line.latency = 0
    visit.open("/gallery/sketch")
    page.find("button", "Add a Star")
    page.settle()
    assert not page.sees("The drawing has 1 line.")


# The numbers of the entries of a long list that are seen, and whether empty space is seen in place of entries.
ENTRIES = """() => {
  const { parentElement: list } = document.querySelector("[data-gap]");
  const { top, bottom } = list.closest("[data-scroll]").getBoundingClientRect();
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > top + 60 && box.top < bottom - 1;
  };
  const entries = [...list.querySelectorAll("li:not([data-gap])")].filter(isSeen);
  return {
    numbers: entries.map((entry) => +entry.querySelector("strong").textContent.split(" ")[1]),
    isBlank: [...list.querySelectorAll("[data-gap]")].some(isSeen),
  };
}"""


def test_a_long_list_comes_as_it_is_scrolled(start):
    page = start("/gallery/lists/long").page

    def entries():
        page.settle()
        seen = page.evaluate(ENTRIES)
        return not seen["isBlank"] and seen["numbers"]

    def scroll(part):
        page.evaluate(
            "(part) => { const s = document.querySelector('[data-gap]').closest('[data-scroll]');"
            " s.scrollTop = part * (s.scrollHeight - s.clientHeight); }", part
        )

    page.wait("the first entries", lambda: 1 in (entries() or []))
    scroll(0.5)
    page.wait("the entries in the middle", lambda: any(45_000 < number < 55_000 for number in entries() or []))
    scroll(1)
    page.wait("the last entries", lambda: 100_000 in (entries() or []))
    page.fill("Entry", "70000")
    page.press("Go")
    page.wait("the entry that was asked for", lambda: (entries() or [0])[0] in (69_999, 70_000))
    numbers = entries()
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    page.press("Add an Entry")
    page.wait("the new entry", lambda: page.evaluate("() => !!document.querySelector('[aria-setsize=\"100001\"]')"))
    assert entries() == numbers
    scroll(0)
    page.wait("the new first entry", lambda: 100_001 in (entries() or []))
