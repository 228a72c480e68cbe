"""What was done while the server was away, and what came of it when it was started again."""

import contextlib
import re
import socket
import time

from playwright.sync_api import expect

from conftest import away, wait_until_idle
from test_photos import Photos
from test_users import Users


def leave(page, server):
    """The page is cut off until the server was started again and something has happened there."""
    wait_until_idle(page)
    server.kill()
    page.context.set_offline(True)
    expect(away(page)).to_be_visible()


def test_of_two_files_that_look_alike_none_is_deleted_in_place_of_the_other(own_showcase, visit, chromium, tmp_path):
    server = own_showcase()
    path = "/users/files"
    page = visit(server.url + path)
    users = Users(page, server.url).join()
    report = tmp_path / "report.pdf"
    report.write_text("12345")
    files = page.get_by_role("link", name="report.pdf")
    for count in [1, 2]:
        page.get_by_label("Add Files").set_input_files(report)
        expect(files).to_have_count(count)
    newer, older = [files.nth(index).get_attribute("href") for index in [0, 1]]
    delete = "Delete report.pdf"
    leave(page, server)
    page.get_by_role("button", name=delete).first.click()
    server.start()
    other = visit(server.url + path)
    Users(other, server.url).sign_in(users.account)
    other.get_by_role("button", name=delete).first.click()
    left = other.get_by_role("link", name="report.pdf")
    # First: of two links no attribute can be asked for.
    expect(left).to_have_count(1)
    expect(left).to_have_attribute("href", older)
    page.context.set_offline(False)
    expect(page.locator("#usher-status")).to_contain_text("couldn’t be carried out")
    wait_until_idle(page)
    expect(files).to_have_count(1)
    assert newer != older and page.request.get(server.url + older).ok
    visit.problems.clear()


def test_a_tab_that_was_chosen_shows_whatever_else_has_changed_on_the_screen(own_showcase, visit, chromium):
    server = own_showcase()
    page = visit(f"{server.url}/photos", "phone")
    Photos(page, server.url).sign_in_first()
    # What has been answered is stored. A page that was only opened may not be yet.
    page.get_by_role("button", name="Photos", exact=True).click()
    wait_until_idle(page)
    leave(page, server)
    page.get_by_role("button", name="Profile", exact=True).click()
    server.start()
    same = chromium.new_context(storage_state=page.context.storage_state())
    other = Photos(visit(f"{server.url}/photos", "phone", context=same), server.url)
    other.button("Buy Misery Ridge").click()
    other.pay()
    expect(other.page.get_by_text("Purchased")).to_be_visible()
    page.context.set_offline(False)
    expect(page).to_have_title("Profile")
    expect(away(page)).to_be_hidden()
    visit.problems.clear()


def test_a_browser_that_answers_no_goodbye_does_not_keep_the_server(own_showcase):
    server = own_showcase()
    with contextlib.ExitStack() as silent:
        for _ in range(3):
            open_socket(server, silent)
        begun = time.monotonic()
        server.stop()
        assert time.monotonic() - begun < 15
    # No loop was gone before its sockets.
    assert "Cannot schedule" not in server.errors()


def test_what_is_entered_is_for_the_owner_of_the_folder_alone(own_showcase, tmp_path):
    made, there = tmp_path / "made", tmp_path / "there"
    there.mkdir()
    there.chmod(0o755)
    for folder in [made, there]:
        own_showcase("--data", str(folder))
        assert list(folder.glob("*.sqlite"))
    assert made.stat().st_mode & 0o777 == 0o700
    # It may have other uses.
    assert there.stat().st_mode & 0o777 == 0o755


def open_socket(server, stack):
    cookie, page = get(server, "/red-green")
    token = re.search(r'data-session="(\w+)"', page)[1]
    one = stack.enter_context(connect(server))
    one.sendall((
        f"GET /-/socket?session={token}&received=0 HTTP/1.1\r\nHost: localhost:{server.port}\r\n"
        f"Origin: {server.url}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode())
    assert one.recv(65536).startswith(b"HTTP/1.1 101")


def connect(server):
    return socket.create_connection(("localhost", server.port), timeout=30)


def get(server, path):
    with connect(server) as one:
        one.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost:{server.port}\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: one.recv(65536), b"")).decode()
    return re.search(r"(?i)set-cookie: ([^;]+)", answer)[1], answer
