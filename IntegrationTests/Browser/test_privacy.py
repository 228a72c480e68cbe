"""What a person types in private is kept nowhere, and signing in or out leaves nothing behind on other pages."""

import json
import urllib.parse

from conftest import wait_until_idle
from playwright.sync_api import expect
from test_photos import Photos
from watching import status

SECRET = "pl4nted-s3cret"
FORMS = [text.encode() for text in (SECRET, urllib.parse.quote(SECRET), SECRET.encode().hex())]

# All that the page's scripts could read again later.
KEPT = """() => JSON.stringify([
  {...localStorage}, {...sessionStorage}, history.state, document.cookie, location.href,
  document.documentElement.outerHTML,
])"""


def assert_nowhere(data):
    """No file of the server has it, neither the store, its log, nor what the process has said."""
    for file in data.rglob("*"):
        if file.is_file():
            content = file.read_bytes()
            assert not any(form in content for form in FORMS), f"{file.name} has the secret."


def test_a_password_is_stored_logged_and_kept_nowhere(own_showcase, visit):
    # All that could ever be said is said.
    server = own_showcase("--set", "server.logLevel=trace")
    page = visit(f"{server.url}/photos")
    answers = []
    page.context.on("response", lambda answer: answers.append(answer))
    photos = Photos(page, server.url)
    photos.button("Sign In").click()
    photos.button("Create an account").click()
    page.get_by_label("Username").fill(photos.account[0])
    page.get_by_label("Password").press_sequentially(SECRET)
    wait_until_idle(page)
    assert_nowhere(server.data)
    assert SECRET not in page.evaluate(KEPT)

    # The page continues after a crash, and what was typed in private doesn't.
    server.kill()
    assert_nowhere(server.data)
    server.start()
    expect(page.get_by_label("Username")).to_have_value(photos.account[0])
    wait_until_idle(page)
    expect(page.get_by_label("Password")).to_have_value("")
    assert_nowhere(server.data)

    page.get_by_label("Password").fill(SECRET)
    photos.button("Create Account").click()
    expect(photos.button("Sign Out")).to_be_visible()
    wait_until_idle(page)
    page.reload()
    expect(photos.button("Sign Out")).to_be_visible()
    assert SECRET not in page.evaluate(KEPT)
    assert SECRET not in json.dumps(page.context.cookies())
    for answer in answers:
        assert SECRET not in answer.url + json.dumps(answer.headers)
        if answer.request.resource_type == "document":
            assert SECRET not in answer.text()
    code, metrics = status(server, "/metrics")
    assert code == 200 and "usher_events_total" in metrics
    assert SECRET not in metrics
    server.kill()
    assert_nowhere(server.data)
    assert " trace " in server.errors()
    # Nor did the process say it.
    assert SECRET not in server.process.stdout.read()
    visit.problems.clear()


def visitor_cookies(page):
    """The cookie of the visitor; those of the device's clock, and that they have come again, say nothing of who it is."""
    others = ("usher-clock", "-again")
    return [cookie for cookie in page.context.cookies() if not cookie["name"].endswith(others)]


def test_signing_in_gives_the_browser_a_new_cookie_and_signing_out_ends_other_pages(visit, showcase):
    page = visit(f"{showcase.url}/photos")
    other = visit(f"{showcase.url}/photos/pli", context=page.context)
    planted = visitor_cookies(page)
    photos = Photos(page, showcase.url).sign_in_first()
    wait_until_idle(page)
    cookies = visitor_cookies(page)
    assert [cookie["name"] for cookie in cookies] == [cookie["name"] for cookie in planted]
    assert cookies[0]["value"] != planted[0]["value"]

    # Who knew the cookie of before isn't signed in.
    attacker = page.context.browser.new_context()
    attacker.add_cookies(planted)
    theirs = visit(f"{showcase.url}/photos", context=attacker)
    expect(Photos(theirs, showcase.url).button("Sign In")).to_be_visible()

    # The other page is of the new visitor, and shows nothing of them any more when they sign out.
    expect(other).to_have_title("Misery Ridge")
    other.goto(f"{showcase.url}/photos/profile")
    expect(other.get_by_text(photos.account[0])).to_be_visible()
    session = other.evaluate("document.documentElement.dataset.session")
    photos.button("Sign Out").click()
    expect(photos.button("Sign In")).to_be_visible()
    expect(other.get_by_text(photos.account[0])).to_have_count(0)
    other.wait_for_function(
        "(old) => document.documentElement.dataset.session !== old && 'connected' in document.documentElement.dataset",
        arg=session,
    )
    visit.problems.clear()
