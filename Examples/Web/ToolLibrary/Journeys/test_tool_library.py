"""What two neighbours do with the app, found by role and name as with a screen reader."""

import datetime
import os

import pytest
from playwright.sync_api import expect, sync_playwright

TOMORROW = (datetime.date.today() + datetime.timedelta(days=1)).isoformat()


@pytest.fixture(params=[(1280, 800), (390, 844)], ids=["desktop", "phone"])
def pages(request):
    """Two people, each with a browser of their own."""
    width, height = request.param
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM"))
        contexts = [
            browser.new_context(viewport={"width": width, "height": height}) for _ in range(2)
        ]
        yield [context.new_page() for context in contexts]
        browser.close()


def find(page, text):
    page.get_by_role("searchbox", name="Search").fill(text)
    expect(page.get_by_text("1 tool", exact=True)).to_be_visible()


def join(page, name):
    page.get_by_role("switch", name="I am new here").click()
    sign_in(page, name, button="Join")


def sign_in(page, name, button="Sign In"):
    page.get_by_label("E-mail address").fill(f"{name.lower()}@example.com")
    page.get_by_label("Password", exact=True).fill("a password")
    page.get_by_role("button", name=button).click()


def say_name(page, name):
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Continue").click()


def choose_days(page):
    form = page.get_by_role("dialog")
    form.get_by_label("From").fill(TOMORROW)
    form.get_by_label("To", exact=True).fill(TOMORROW)
    form.get_by_role("button", name="Continue").click()


def test_a_tool_is_borrowed_through_crashes_and_is_lent_for_all(server, pages):
    eva, tom = pages
    for page in pages:
        page.goto(server.address)
        expect(page.get_by_role("heading", name="Tools")).to_be_visible()

    # The list goes on when its end comes near.
    eva.get_by_text("300 tools").scroll_into_view_if_needed()
    expect(eva.get_by_role("listitem").nth(60)).to_be_attached()

    find(eva, "jigsaw, ulme")
    eva.get_by_role("button", name="Jigsaw, Ulme").click()
    eva.get_by_role("button", name="Borrow").click()

    # Eva joins, and then her name is asked. A crash loses nothing of it.
    join(eva, "Eva")
    name = eva.get_by_role("dialog", name="Who Are You?")
    name.get_by_label("Your name").fill("Eva")
    server.kill()
    server.start()
    expect(name.get_by_label("Your name")).to_have_value("Eva")
    eva.reload()
    expect(name.get_by_label("Your name")).to_have_value("Eva")
    name.get_by_role("button", name="Continue").click()

    expect(eva.get_by_role("dialog", name="Which Days?")).to_be_visible()
    eva.reload()
    choose_days(eva)
    rules = eva.get_by_role("dialog", name="The Rules")
    rules.get_by_role("switch", name="I will keep them").click()
    # Another crash, and a reload: the step is there again, and so is what was chosen.
    server.kill()
    server.start()
    eva.reload()
    expect(rules.get_by_role("switch", name="I will keep them")).to_be_checked()
    rules.get_by_role("button", name="Continue").click()
    check = eva.get_by_role("dialog", name="Is This Right?")
    expect(check.get_by_text("Eva")).to_be_visible()
    eva.reload()

    # Meanwhile somebody else takes it.
    tom.goto(f"{server.address}/tools/jigsaw-ulme/borrow")
    join(tom, "Tom")
    say_name(tom, "Tom")
    choose_days(tom)
    tom.get_by_role("switch", name="I will keep them").click()
    tom.get_by_role("button", name="Continue").click()
    tom.get_by_role("button", name="Borrow It").click()
    expect(tom.get_by_role("dialog")).to_be_hidden()
    expect(tom.get_by_role("region", name="Who has it when").get_by_text("You")).to_be_visible()
    expect(check.get_by_role("alert")).to_contain_text("Tom has it from")

    # Tom brings it back, and Eva's page lets her go on.
    tom.get_by_role("button", name="My Loans").click()
    tom.get_by_role("button", name="Return Jigsaw, Ulme").click()
    expect(tom.get_by_text("Nothing borrowed")).to_be_visible()
    expect(check.get_by_role("alert")).to_be_hidden()
    check.get_by_role("button", name="Borrow It").click()
    expect(check).to_be_hidden()
    expect(eva.get_by_role("region", name="Who has it when").get_by_text("You")).to_be_visible()

    # Too late to undo.
    tom.get_by_role("button", name="Undo").click()
    expect(tom.get_by_role("alert")).to_contain_text("Eva has it from")


def test_a_note_is_kept_while_it_is_typed_and_asked_about(server, pages):
    eva, other = pages
    eva.goto(f"{server.address}/tools/jigsaw-ulme/borrow")
    join(eva, "Eva")
    say_name(eva, "Eva")
    eva.get_by_role("dialog", name="Which Days?").wait_for()
    eva.goto(f"{server.address}/tools/jigsaw-ulme/borrow/{TOMORROW}/{TOMORROW}/check")
    eva.get_by_role("button", name="Borrow It").click()
    expect(eva.get_by_role("dialog")).to_be_hidden()

    eva.goto(f"{server.address}/loans")
    eva.get_by_role("listitem").get_by_text("Jigsaw, Ulme").click()
    note = eva.get_by_role("dialog", name="Note")
    note.get_by_label("Jigsaw, Ulme").fill("The key is at Tom’s")
    server.kill()
    server.start()
    expect(note.get_by_label("Jigsaw, Ulme")).to_have_value("The key is at Tom’s")
    # The browser's Back asks, as Escape and a swipe do.
    eva.go_back()
    question = eva.get_by_role("alertdialog", name="Discard your changes?")
    question.get_by_role("button", name="Cancel").click()
    note.get_by_role("button", name="Save").click()
    expect(note).to_be_hidden()
    expect(eva.get_by_text("The key is at Tom’s")).to_be_visible()

    eva.get_by_role("button", name="Return Jigsaw, Ulme").click()
    expect(eva.get_by_text("Nothing borrowed")).to_be_visible()
    # The undo outlives a crash, too.
    server.kill()
    server.start()
    eva.get_by_role("button", name="Undo").click()
    expect(eva.get_by_text("The key is at Tom’s")).to_be_visible()


def test_whoever_signs_out_does_so_on_all_pages_of_the_browser(server, pages):
    eva, tom = pages
    eva.goto(f"{server.address}/loans")
    join(eva, "Eva")
    say_name(eva, "Eva")
    expect(eva.get_by_text("Nothing borrowed")).to_be_visible()
    # A restart signs nobody out.
    server.kill()
    server.start()
    eva.reload()
    other = eva.context.new_page()
    other.goto(f"{server.address}/loans")
    expect(other.get_by_text("Signed in as eva@example.com.")).to_be_visible()

    eva.get_by_role("button", name="Sign Out").click()
    for page in (eva, other):
        expect(page.get_by_label("E-mail address")).to_be_visible()
        expect(page.get_by_text("Nothing borrowed")).to_be_hidden()
    # Whoever signs in does so on all pages, too. Another browser stays as it was.
    tom.goto(f"{server.address}/loans")
    sign_in(eva, "Eva")
    for page in (eva, other):
        expect(page.get_by_text("Signed in as eva@example.com.")).to_be_visible()
    expect(tom.get_by_label("E-mail address")).to_be_visible()
