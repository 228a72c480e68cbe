"""A logbook of hundreds of matches: it is scrolled, searched, and a day is gone to."""

import datetime
import re

import pytest
from conftest import wait_until_idle
from goalbase import GoalbaseClient
from playwright.sync_api import expect

from test_matches import Matches

DAYS = 600
FIRST = datetime.date(2024, 1, 1)


@pytest.fixture
def logbook(own_showcase, visit, screenshot, size):
    """A match of Anna and Ben for each day; each hundredth day Carla plays, too."""
    # A busy machine may take long to read the logbook; a page that is restored waits for it.
    server = own_showcase("--set", "sessions.firstPageWait=20")
    client = GoalbaseClient(server.url)
    anna, ben, carla = (client.add_player(name) for name in ["Anna", "Ben", "Carla"])
    for day in range(DAYS):
        away = carla if day % 100 == 0 else ben
        client.add_match(anna, 2, 1, away, played_at=f"{FIRST + datetime.timedelta(day)}T12:00:00Z")
    page = visit(f"{server.url}/matches", size)
    matches = Matches(page, server.url)
    matches.server = server
    matches.use(f"{server.url}/api/v1/")
    expect(matches.rows.first).to_be_visible()
    yield matches
    screenshot(page, "matches-long")


def said(day):
    date = FIRST + datetime.timedelta(day)
    return date.strftime("%b ") + f"{date.day}, {date.year} at"


def row(matches, day):
    return matches.rows.filter(has_text=said(day))


def test_a_browser_gets_the_matches_that_are_seen(logbook):
    page = logbook.page
    expect(row(logbook, DAYS - 1)).to_be_in_viewport()
    assert logbook.rows.count() <= 400
    assert page.locator(f"li[aria-setsize='{DAYS}']").count() == logbook.rows.count()
    page.get_by_role("main").focus()
    page.locator("[data-scroll]").first.evaluate("(screen) => screen.scrollTo(0, screen.scrollHeight)")
    expect(row(logbook, 0)).to_be_in_viewport()
    assert logbook.rows.count() <= 400


def test_a_day_is_gone_to_and_others_before_and_after_it_are_there(logbook):
    page = logbook.page
    field = page.get_by_label("Go to Date")
    assert field.get_attribute("min") == str(FIRST)
    field.fill("2024-03-01")
    expect(row(logbook, 60)).to_be_in_viewport()
    wait_until_idle(page)
    top = page.locator(".bar").first.evaluate("(bar) => bar.getBoundingClientRect().bottom")
    box = row(logbook, 60).bounding_box()
    assert top - 1 <= box["y"] < top + 150, (top, box)
    expect(row(logbook, 61)).to_have_count(1)
    expect(row(logbook, 59)).to_be_in_viewport()


def test_a_day_is_typed(logbook):
    page = logbook.page
    field = page.get_by_label("Go to Date")
    field.click(position={"x": 20, "y": 20})
    # The year is typed digit by digit, and is the year 2 at first.
    for key in "03012024":
        page.keyboard.press(key)
        page.wait_for_timeout(60)
        wait_until_idle(page)
    expect(field).to_have_value("2024-03-01")
    expect(row(logbook, 60)).to_be_in_viewport()
    # What is left incomplete is none.
    page.keyboard.press("Backspace")
    page.get_by_role("searchbox", name="Search").focus()
    expect(field).to_have_value("")


def test_what_was_deleted_far_down_while_the_server_was_away_is_deleted(logbook, visit):
    page = logbook.page
    page.get_by_label("Go to Date").fill("2024-03-01")
    expect(row(logbook, 60)).to_be_in_viewport()
    logbook.start_editing()
    wait_until_idle(page)
    logbook.server.kill()
    row(logbook, 58).locator("xpath=ancestor::li").get_by_role("button", name=re.compile("^(Delete )?Anna against Ben")).first.click()
    logbook.server.start()
    page.wait_for_selector("html[data-connected]:not([data-busy])", timeout=60_000)
    expect(row(logbook, 58)).to_have_count(0)
    expect(row(logbook, 57)).to_have_count(1)
    visit.problems.clear()


def test_a_search_finds_who_played(logbook):
    page = logbook.page
    field = page.get_by_role("searchbox", name="Search")
    field.fill("carla")
    expect(logbook.rows).to_have_count(6)
    expect(row(logbook, 500)).to_be_in_viewport()
    field.fill("carla ben")
    expect(page.get_by_role("status").filter(has_text="No matches with “carla ben”.")).to_be_visible()
    expect(field).to_be_focused()
    field.fill("")
    expect(row(logbook, DAYS - 1)).to_be_in_viewport()


def test_a_match_that_was_gone_to_can_be_edited(logbook):
    page = logbook.page
    page.get_by_label("Go to Date").fill("2024-03-01")
    expect(row(logbook, 60)).to_be_in_viewport()
    logbook.start_editing()
    row(logbook, 60).click()
    expect(page).to_have_title("Edit Match")
    expect(page.get_by_role("heading", name=re.compile("Edit Match"))).to_have_count(1)
    page.go_back()
    expect(page).to_have_title("Matches")
    expect(row(logbook, 60)).to_be_in_viewport()
