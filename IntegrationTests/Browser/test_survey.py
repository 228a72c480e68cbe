import contextlib
import re
import sqlite3
import time

import pytest
from conftest import wait_until_idle
from playwright.sync_api import expect


class Survey:
    """The form as a person fills it in."""

    def __init__(self, page, url):
        self.page = page
        self.url = f"{url}/survey"

    def field(self, name):
        return self.page.get_by_role("textbox", name=name, exact=True)

    def line(self, label):
        row = self.page.locator("dl > div").filter(has=self.page.locator("dt", has_text=label))
        return row.locator("dd")

    def fill(self, name="Ada Lovelace", company="Analytical Engines"):
        self.field("Enter your name").fill(name)
        self.field("Enter your company name").fill(company)

    def submit(self):
        self.page.get_by_role("button", name="Submit Form").click()

    def settle(self):
        """Waits until the server has heard everything."""
        wait_until_idle(self.page)


@pytest.fixture
def survey(visit, showcase, size):
    return Survey(visit(f"{showcase.url}/survey", size), showcase.url)


def test_the_summary_follows_what_is_entered(survey, screenshot):
    expect(survey.page).to_have_title("Survey Form")
    expect(survey.line("Experience")).to_have_text("2 years")
    expect(survey.line("Yearly salary")).to_have_text("40,000")
    expect(survey.line("Name")).to_have_text("–")
    survey.fill()
    survey.page.get_by_role("button", name="More: Experience").click()
    survey.page.get_by_role("switch", name="This is my current employer").click()
    survey.field("Comments").fill("Steam works.\nMostly.")
    expect(survey.line("Name")).to_have_text("Ada Lovelace")
    expect(survey.line("Company")).to_have_text("Analytical Engines")
    expect(survey.line("Experience")).to_have_text("3 years")
    expect(survey.line("Current employer")).to_have_text("Yes")
    expect(survey.line("Comments")).to_have_text("Steam works.\nMostly.")
    screenshot(survey.page, "survey")


def test_the_slider_goes_by_thousands(survey):
    slider = survey.page.get_by_role("slider", name="Yearly salary, in the company’s currency")
    slider.focus()
    for _ in range(3):
        slider.press("ArrowRight")
    expect(survey.line("Yearly salary")).to_have_text("43,000")
    slider.press("End")
    expect(survey.line("Yearly salary")).to_have_text("100,000")
    slider.press("Home")
    expect(survey.line("Yearly salary")).to_have_text("10,000")
    expect(slider).to_have_attribute("aria-valuetext", "10,000")


def test_the_stepper_stops_at_its_ends(survey):
    less = survey.page.get_by_role("button", name="Less: Experience")
    less.click()
    less.click()
    expect(survey.line("Experience")).to_have_text("0 years")
    expect(less).to_be_disabled()


def test_messages_show_when_a_field_was_left(survey, screenshot):
    name = survey.field("Enter your name")
    message = survey.page.get_by_text("Please enter your name.")
    name.focus()
    expect(message).to_have_count(0)
    name.press("Tab")
    expect(message).to_be_visible()
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(name).to_have_accessible_description("Please enter your name.")
    survey.submit()
    expect(survey.page.get_by_text("Please enter your company’s name.")).to_be_visible()
    screenshot(survey.page, "survey-invalid")
    survey.fill()
    expect(message).to_have_count(0)
    expect(name).not_to_have_attribute("aria-invalid", "true")


def test_it_is_submitted_by_keyboard_and_read(survey, screenshot):
    survey.fill(name="Grace")
    survey.field("Enter your company name").press("Enter")
    expect(survey.page).to_have_title("Thank You")
    expect(survey.page).to_have_url(re.compile(r"/survey/thanks/[0-9a-f-]+$"))
    expect(survey.line("Name")).to_have_text("Grace")
    screenshot(survey.page, "survey-thanks")
    survey.page.get_by_role("button", name="Fill In Another").click()
    expect(survey.page).to_have_title("Survey Form")
    expect(survey.page).to_have_url(survey.url)
    expect(survey.field("Enter your name")).to_have_value("")


def test_submissions_are_listed_and_charted(survey, screenshot):
    for company in ["Engines", "Compilers"]:
        survey.fill(company=company)
        survey.submit()
        expect(survey.page).to_have_title("Thank You")
        survey.page.get_by_role("button", name="Fill In Another").click()
        expect(survey.page).to_have_title("Survey Form")
    survey.page.get_by_role("button", name="Submissions").click()
    expect(survey.page).to_have_title("Submissions")
    rows = survey.page.locator(".list").get_by_role("button")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Compilers")
    expect(survey.page.get_by_role("progressbar")).to_have_count(4)
    expect(survey.page.get_by_role("progressbar", name=re.compile("^0–4: "))).to_be_visible()
    survey.page.get_by_role("radio", name="Employer").check()
    expect(survey.page.get_by_role("progressbar")).to_have_count(2)
    screenshot(survey.page, "survey-submissions")
    rows.last.click()
    expect(survey.line("Company")).to_have_text("Engines")


def test_a_draft_survives_a_reload(survey):
    survey.fill(name="Ada")
    survey.page.get_by_role("slider").press("ArrowRight")
    survey.settle()
    survey.page.reload()
    expect(survey.field("Enter your name")).to_have_value("Ada")
    expect(survey.line("Yearly salary")).to_have_text("41,000")
    expect(survey.page.get_by_role("slider")).to_have_value("41000")
    survey.page.wait_for_selector("html[data-connected]")


def test_a_draft_survives_a_killed_server(visit, own_showcase):
    server = own_showcase()
    survey = Survey(visit(f"{server.url}/survey"), server.url)
    survey.fill(name="Ada")
    survey.settle()
    server.kill()
    server.start()
    # The page goes on by itself …
    expect(survey.page.locator("html[data-connected]")).to_have_count(1)
    survey.field("Comments").fill("Still here.")
    survey.settle()
    expect(survey.line("Comments")).to_have_text("Still here.")
    # … and a new one finds the draft.
    survey.page.reload()
    expect(survey.field("Enter your name")).to_have_value("Ada")
    expect(survey.field("Comments")).to_have_value("Still here.")
    visit.problems.clear()


def test_a_huge_paste_is_taken_and_told_about(survey):
    survey.fill()
    comments = survey.field("Comments")
    comments.fill("x" * 70_000)
    comments.press("Tab")
    expect(survey.page.get_by_text("Please enter at most 1000 characters.")).to_be_visible()
    comments.fill("Short.")
    expect(survey.line("Comments")).to_have_text("Short.")
    survey.field("Enter your company name").fill("Another")
    expect(survey.line("Company")).to_have_text("Another")
    comments.evaluate(
        """area => { area.value = "y".repeat(2_000_000);
        area.dispatchEvent(new Event("input", { bubbles: true })); }"""
    )
    expect(survey.page.locator("#usher-status")).to_contain_text("too much text for this page")
    survey.settle()
    comments.fill("Still here.")
    expect(survey.line("Comments")).to_have_text("Still here.")


def test_others_see_neither_draft_nor_submissions(survey, visit, showcase):
    survey.fill(name="Secret")
    survey.settle()
    other = Survey(visit(f"{showcase.url}/survey"), showcase.url)
    expect(other.field("Enter your name")).to_have_value("")
    expect(other.line("Name")).to_have_text("–")


def test_each_press_counts_once_where_a_server_is_killed_before_it_has_stored_the_page(visit, own_showcase):
    server = own_showcase()
    survey = Survey(visit(f"{server.url}/survey"), server.url)
    more = survey.page.get_by_role("button", name="More: Experience")
    more.click()
    survey.settle()
    years, checked = 3, 0
    while checked < 2:
        survey.field("Comments").fill(f"Not {years}")
        survey.settle()
        # Somebody else uses the store of open pages, but not that of drafts.
        with contextlib.closing(sqlite3.connect(server.data / "sessions.sqlite", isolation_level=None)) as store:
            store.execute("BEGIN IMMEDIATE")
            begun = time.monotonic()
            more.click()
            expect(survey.line("Experience")).to_have_text(f"{years + 1} years")
            # Time for what isn't right: a draft that is stored before the page is.
            survey.page.wait_for_timeout(300)
            server.kill()
            took = time.monotonic() - begun
        server.start()
        survey.settle()
        # After a second the store counts as failed, and the draft is stored without the page: on a busy machine, once more.
        if took < 0.9:
            expect(survey.line("Experience")).to_have_text(f"{years + 1} years")
            checked += 1
        years = int(survey.line("Experience").inner_text().split()[0])
    visit.problems.clear()
