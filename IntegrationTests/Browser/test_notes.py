"""What the articles promise, in a real browser: guards, windows, coming back."""

import re

import pytest
from playwright.sync_api import expect

from conftest import NOTES, Server, wait_until_idle


@pytest.fixture
def notes(servers, tmp_path):
    servers.append(Server(lambda port: [NOTES, str(port), str(tmp_path)], tmp_path).start())
    return servers[-1]


def edit(visit, notes, size):
    page = visit(f"{notes.url}/notes", size)
    page.get_by_role("button", name="Buy milk").click()
    page.get_by_role("button", name="Edit").click()
    expect(page).to_have_title("Edit")
    return page


def test_the_browsers_back_asks_about_changes_and_goes_when_it_may(visit, notes, size):
    page = edit(visit, notes, size)
    page.get_by_label("Text").fill("Buy honey")
    page.go_back()
    question = page.get_by_role("alertdialog", name="Discard your changes?")
    expect(question).to_be_visible()
    question.get_by_role("button", name="Cancel").click()
    expect(page).to_have_title("Edit")
    expect(page).to_have_url(f"{notes.url}/notes/milk/edit")
    expect(page.get_by_label("Text")).to_have_value("Buy honey")
    page.go_back()
    question.get_by_role("button", name="Discard").click()
    expect(page).to_have_title("Buy milk")
    expect(page).to_have_url(f"{notes.url}/notes/milk")
    # One step further back is one screen further back.
    page.go_back()
    expect(page).to_have_title("Notes")
    page.go_forward()
    expect(page).to_have_title("Buy milk")


def test_what_is_saved_is_in_the_list_and_stays(visit, notes, size):
    page = edit(visit, notes, size)
    page.get_by_label("Text").fill("Buy honey")
    page.get_by_role("button", name="Save").click()
    expect(page).to_have_title("Buy honey")
    page.goto(f"{notes.url}/notes")
    for text in ["Ask Bob", "Ask Cleo"]:
        page.get_by_role("button", name="Add").click()
        page.get_by_label("Text").fill(text)
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("button", name=text)).to_be_visible()
    page.reload()
    expect(page.locator(".list .row")).to_have_text(["Buy honey", "Call Ada", "Ask Bob", "Ask Cleo"])


def test_without_changes_nobody_is_asked(visit, notes, size):
    page = edit(visit, notes, size)
    page.go_back()
    expect(page).to_have_title("Buy milk")
    page.go_forward()
    expect(page).to_have_title("Edit")


def test_closing_the_tab_is_asked_about_when_something_would_be_lost(visit, notes):
    page = edit(visit, notes, "desktop")
    page.get_by_label("Text").fill("Buy honey")
    wait_until_idle(page)
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    other = page.context.new_page()
    page.close(run_before_unload=True)
    for _ in range(600):
        if asked:
            break
        other.wait_for_timeout(50)
    assert asked == ["beforeunload"]


def test_a_note_opens_in_a_window_of_its_own(visit, notes):
    page = visit(f"{notes.url}/notes/milk", "desktop")
    with page.expect_popup() as popup:
        page.get_by_role("button", name="Open in New Window").click()
    expect(popup.value).to_have_title("Buy milk")
    expect(popup.value).to_have_url(f"{notes.url}/notes/milk")
    expect(page).to_have_title("Buy milk")


def test_a_question_that_was_open_is_gone_after_a_crash_and_asked_again(visit, notes):
    page = edit(visit, notes, "desktop")
    page.get_by_label("Text").fill("Buy honey")
    page.go_back()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    # A step that isn't stored would be made once more, and ask again.
    wait_until_idle(page)
    notes.kill()
    notes.start()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(page.get_by_label("Text")).to_have_value("Buy honey")
    page.go_back()
    page.get_by_role("button", name="Discard").click()
    expect(page).to_have_title("Buy milk")
    visit.problems.clear()


@pytest.mark.parametrize("steps", [1, 2])
def test_the_browsers_back_while_the_server_is_away_asks_when_it_is_back(visit, notes, steps):
    page = edit(visit, notes, "phone")
    page.get_by_label("Text").fill("Buy honey")
    wait_until_idle(page)
    notes.kill()
    for path in ["/notes/milk", "/notes"][:steps]:
        page.go_back()
        expect(page).to_have_url(notes.url + path)
    notes.start()
    question = page.get_by_role("alertdialog", name="Discard your changes?")
    expect(question).to_be_visible()
    expect(page).to_have_url(f"{notes.url}/notes/milk/edit")
    expect(page.get_by_label("Text")).to_have_value("Buy honey")
    question.get_by_role("button", name="Discard").click()
    if steps == 1:
        expect(page).to_have_title("Buy milk")
        expect(page).to_have_url(f"{notes.url}/notes/milk")
        # One step further back is one screen further back.
        wait_until_idle(page)
        page.go_back()
    expect(page).to_have_title("Notes")
    expect(page).to_have_url(f"{notes.url}/notes")
    visit.problems.clear()


def test_the_browsers_back_and_forward_while_the_server_is_away_are_followed(visit, notes, size):
    page = edit(visit, notes, size)
    wait_until_idle(page)
    notes.kill()
    page.go_back()
    notes.start()
    expect(page).to_have_title("Buy milk")
    expect(page).to_have_url(f"{notes.url}/notes/milk")
    wait_until_idle(page)
    notes.kill()
    page.go_forward()
    notes.start()
    expect(page).to_have_title("Edit")
    expect(page).to_have_url(f"{notes.url}/notes/milk/edit")
    wait_until_idle(page)
    for title in ["Buy milk", "Notes"]:
        page.go_back()
        expect(page).to_have_title(title)
    visit.problems.clear()


@pytest.mark.parametrize("steps_before", [0, 1])
def test_the_browsers_back_while_the_page_connects_is_one_step(
    chromium, visit, notes, steps_before
):
    context = chromium.new_context()
    held = []
    holds = False

    def route(socket):
        def deliver(message):
            held.append((socket, message)) if holds else socket.send(message)

        socket.connect_to_server().on_message(deliver)

    context.route_web_socket(re.compile("/-/socket"), route)
    page = visit(f"{notes.url}/notes", context=context)
    page.get_by_role("button", name="Buy milk").click()
    page.get_by_role("button", name="Edit").click()
    expect(page).to_have_title("Edit")
    wait_until_idle(page)
    steps = [("Notes", "/notes"), ("Buy milk", "/notes/milk")]
    holds = True
    notes.kill()
    if steps_before:
        page.go_back()
        expect(page).to_have_url(notes.url + steps.pop()[1])
    notes.start()
    for _ in range(2400):
        if held:
            break
        page.wait_for_timeout(25)
    assert held, "The page didn't come back to the server."
    page.go_back()
    title, path = steps.pop()
    expect(page).to_have_url(notes.url + path)
    holds = False
    for socket, message in held:
        socket.send(message)
    expect(page).to_have_title(title)
    wait_until_idle(page)
    expect(page).to_have_url(notes.url + path)
    for title in ["Buy milk", "Edit"][1 - steps_before :]:
        page.go_forward()
        expect(page).to_have_title(title)
    visit.problems.clear()
