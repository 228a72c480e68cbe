"""Pages in the person's language, which begin where they begin to read, and by their clock."""

import re

import pytest
from conftest import SIZES
from playwright.sync_api import expect

ZONE = re.compile(r"\d\d:\d\d MES?Z")


@pytest.fixture
def page_in(chromium, size):
    contexts = []

    def page_in(locale, zone):
        contexts.append(chromium.new_context(locale=locale, timezone_id=zone, viewport=SIZES[size]))
        return contexts[-1].new_page()

    yield page_in
    for context in contexts:
        context.close()


def test_in_arabic_back_is_on_the_right_and_goes_back(page_in, showcase, screenshot):
    page = page_in("ar", "Asia/Dubai")
    page.goto(f"{showcase.url}/matches")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page).to_have_title("المباريات")
    # The first button of the bar is on the right, and the last one on the left.
    edit = page.get_by_role("button", name="تعديل", exact=True).bounding_box()
    add = page.get_by_role("button", name="إضافة مباراة").first
    assert edit["x"] > add.bounding_box()["x"]
    add.click()
    page.get_by_role("button", name="اختيار لاعبي المضيف").click()
    expect(page).to_have_title("اللاعبون")
    page.wait_for_selector("html:not([data-animation])")
    back, bar = page.get_by_role("button", name="رجوع"), page.locator(".bar").last
    assert back.bounding_box()["x"] > bar.bounding_box()["x"] + bar.bounding_box()["width"] / 2
    screenshot(page, "matches-arabic")
    back.click()
    expect(page).to_have_title("مباراة جديدة")


def test_in_german_times_are_those_of_the_persons_clock(page_in, showcase, screenshot):
    page = page_in("de-AT", "Europe/Vienna")
    address = f"{showcase.url}/cloudy/place/48.2/16.37?name=Wien"
    # The server doesn't know yet where the person is.
    first = page.goto(address).text()
    assert ZONE.search(first) and '<html lang="de" dir="ltr"' in first
    now = page.get_by_role("region", name="Jetzt")
    expect(now).to_contain_text(re.compile(r"Sonnenaufgang\s*\d\d:\d\d$|Sonnenaufgang\s*\d\d:\d\d\s*Sonnenuntergang"))
    expect(now).not_to_contain_text(ZONE)
    expect(now).to_contain_text(re.compile(r"\w+\.? \d+\. \w+ · \d\d:\d\d"))
    expect(now).to_contain_text("km/h")
    screenshot(page, "cloudy-german")
    assert not ZONE.search(page.goto(address).text())
