"""What a developer sees on the page while the program is being built, and when it can't be: the report of usher-watch."""

import json

import pytest
from playwright.sync_api import expect

from conftest import NOTES, Server

FAILED = {
    "state": "failed",
    "errors": [
        {"place": "Sources/Views/BooksView.swift:19:36", "message": "expected ',' separator"},
        {"message": "link command failed <b>with</b> exit code 1"},
    ],
}


@pytest.fixture
def watched(servers, tmp_path):
    report = tmp_path / "build.json"
    report.write_text('{"state": "built", "errors": []}')
    server = Server(lambda port: ["env", f"USHER_BUILD_STATUS={report}", NOTES, str(port), str(tmp_path)], tmp_path)
    servers.append(server.start())

    def tell(state):
        # Nobody reads half of it.
        part = tmp_path / "part.json"
        part.write_text(json.dumps(state))
        part.rename(report)

    server.tell = tell
    return server


def test_the_page_tells_that_the_program_is_built_and_why_it_cannot_be(visit, watched, size, screenshot):
    page = visit(f"{watched.url}/notes", size)
    page.get_by_role("button", name="Add").click()
    page.get_by_label("Text").fill("Ask Bob")
    expect(page.get_by_text("Building…")).to_be_hidden()
    watched.tell({"state": "building", "errors": []})
    expect(page.get_by_role("status").filter(has_text="Building…")).to_be_visible()

    watched.tell(FAILED)
    alert = page.get_by_role("alert").filter(has_text="The program can’t be built.")
    expect(alert.get_by_role("listitem")).to_have_text(
        ["Sources/Views/BooksView.swift:19:36expected ',' separator", "link command failed <b>with</b> exit code 1"]
    )
    screenshot(page, "build failed")
    # Above the sheet, which is a dialog; what was typed is still there.
    hide = alert.get_by_role("button", name="Hide")
    hide.click()
    expect(alert).to_be_hidden()
    expect(page.get_by_label("Text")).to_have_value("Ask Bob")

    watched.tell({"state": "building", "errors": []})
    expect(page.get_by_text("Building…")).to_be_visible()
    watched.tell({"state": "built", "errors": []})
    expect(page.get_by_text("Building…")).to_be_hidden()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Ask Bob")).to_be_visible()


def test_a_page_that_cannot_be_found_tells_it_too(chromium, watched):
    page = chromium.new_page()
    assert page.goto(f"{watched.url}/notes/nobody/nothing").status == 404
    expect(page.get_by_role("listitem")).to_have_text(["/notes", "/notes/:id", "/notes/:id/edit"])
    watched.tell(FAILED)
    expect(page.get_by_role("alert").filter(has_text="expected ',' separator")).to_be_visible()
    page.close()


def test_a_program_that_is_not_watched_sends_nothing_of_it(visit, notes_page):
    assert "usher-build" not in notes_page.content()
    answer = notes_page.request.get(f"{notes_page.url.rsplit('/', 1)[0]}/_usher/build")
    assert "state" not in answer.text()


@pytest.fixture
def notes_page(servers, tmp_path, visit):
    servers.append(Server(lambda port: [NOTES, str(port), str(tmp_path)], tmp_path).start())
    return visit(f"{servers[-1].url}/notes")
