import contextlib
import re
import signal
import socket
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import HELLO, KEEP_SOCKETS, SHOWCASE, away, wait_until_idle


def test_the_start_page_leads_to_the_apps(chromium, showcase, screenshot):
    page = chromium.new_page()
    page.goto(showcase.url)
    screenshot(page, "start")
    page.get_by_role("link", name="Red & Green").click()
    expect(page).to_have_title("Red & Green")
    page.close()


def test_a_dropped_connection_comes_back_to_the_same_session(visit, showcase, size):
    page = visit(f"{showcase.url}/photos/pli/buy", size, script=KEEP_SOCKETS)
    page.get_by_label("Username").fill("half typed")
    session = page.evaluate("document.documentElement.dataset.session")
    page.context.set_offline(True)
    page.evaluate("sockets.at(-1).close()")
    expect(away(page)).to_be_visible()
    # What is typed meanwhile isn't lost.
    page.get_by_label("Password").fill("123456789")
    page.get_by_label("Username").press_sequentially("x" * 150)
    page.get_by_label("Username").fill("bartjacobs")
    page.context.set_offline(False)
    expect(away(page)).to_be_hidden()
    page.locator("form").get_by_role("button", name="Sign In", exact=True).click()
    expect(page).to_have_title("Buy")
    assert page.evaluate("document.documentElement.dataset.session") == session
    visit.problems.clear()


def test_what_is_typed_while_the_connection_closes_is_sent_over_the_next(visit, showcase):
    page = visit(f"{showcase.url}/photos/pli/buy", script=KEEP_SOCKETS)
    page.get_by_label("Password").fill("123456789")
    page.get_by_label("Username").evaluate("""field => {
      sockets.at(-1).close();
      field.value = "bartjacobs";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }""")
    wait_until_idle(page)
    page.locator("form").get_by_role("button", name="Sign In", exact=True).click()
    expect(page).to_have_title("Buy")


def test_a_new_server_is_found_again(own_showcase, visit):
    server = own_showcase()
    page = visit(f"{server.url}/photos/pli")
    server.stop()
    expect(away(page)).to_be_visible()
    server.start()
    expect(page).to_have_title("Misery Ridge")
    expect(away(page)).to_be_hidden()
    page.get_by_role("button", name="Back").click()
    expect(page).to_have_title("Photos")
    visit.problems.clear()


TYPE_WITHOUT_END = """() => {
  window.typed = ""; window.toggles = 0;
  let count = 0;
  window.acting = setInterval(() => {
    if (document.getElementById("usher").inert) return;
    const field = document.querySelector("input");
    typed += "abcdefghij"[count % 10];
    field.value = typed;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (++count % 5) return;
    [...document.querySelectorAll("button")].find((one) => / account$/.test(one.textContent)).click();
    toggles++;
  }, 20);
}"""

# Each press counts: one that is lost or comes twice is seen.
PRESS_WITHOUT_END = """() => {
  window.presses = 0;
  window.acting = setInterval(() => {
    if (document.getElementById("usher").inert) return;
    [...document.querySelectorAll("button")].find((one) => one.textContent === "Continue").click();
    presses++;
  }, 20);
}"""


def test_pages_continue_after_the_server_was_killed_twenty_times_under_load(own_showcase, visit):
    server = own_showcase()
    typing = [visit(f"{server.url}/photos/{path}") for path in ["pli/buy", "sign-in"]]
    pressing = [visit(f"{server.url}/gallery/buttons") for _ in range(2)]
    pages = typing + pressing
    sessions = [page.evaluate("document.documentElement.dataset.session") for page in pages]
    # Until something is stored there is nothing to continue.
    for page in typing:
        page.get_by_label("Username").fill("a")
    for page in pressing:
        page.get_by_role("button", name="Delete", exact=True).first.click()
    for page in pages:
        wait_until_idle(page)
        page.evaluate(TYPE_WITHOUT_END if page in typing else PRESS_WITHOUT_END)

    def expect_counted():
        for page in pressing:
            wait_until_idle(page)
            expect(page.get_by_text(f"“Continue” was pressed {page.evaluate('window.presses')} times.")).to_be_visible()

    for _ in range(20):
        pages[0].wait_for_timeout(150)
        server.kill()
        server.start()
        for page in pages:
            expect(away(page)).to_be_hidden()
    expected = []
    for page in pages:
        page.evaluate("clearInterval(window.acting)")
        wait_until_idle(page)
    for page in typing:
        expected.append(page.evaluate("[window.typed, window.toggles % 2]"))
    expect_counted()
    # What shows after this comes from the store alone.
    server.kill()
    server.start()
    for page in pages:
        expect(away(page)).to_be_hidden()
        wait_until_idle(page)
    expect_counted()
    for page, (typed, toggled) in zip(typing, expected):
        expect(page.get_by_label("Username")).to_have_value(typed)
        expect(page).to_have_title("Create Account" if toggled else "Sign In")
        assert len(typed) > 100
    for page in pressing:
        assert page.evaluate("window.presses") > 100
    for page, session in zip(pages, sessions):
        assert page.evaluate("document.documentElement.dataset.session") == session
    # The way back is there, too.
    typing[0].get_by_role("button", name="Cancel").click()
    expect(typing[0]).to_have_title("Misery Ridge")
    visit.problems.clear()


def test_accounts_and_purchases_survive_a_restart(own_showcase, visit):
    server = own_showcase()
    page = visit(f"{server.url}/photos/sign-in")
    page.get_by_label("Username").fill("bartjacobs")
    page.get_by_label("Password").fill("123456789")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Buy Misery Ridge").click()
    page.get_by_role("button", name=re.compile("^Buy for ")).click()
    expect(page.get_by_text("Purchased")).to_be_visible()
    server.stop(signal.SIGINT)
    server.start()
    page.goto(f"{server.url}/photos/profile")
    expect(page.get_by_text("bartjacobs")).to_be_visible()
    expect(page.get_by_text("Misery Ridge")).to_be_visible()
    visit.problems.clear()


def test_a_folder_of_ones_own_is_served_and_a_broken_file_told(tmp_path, visit, showcase, own_showcase):
    folder = tmp_path / "pictures"
    folder.mkdir()
    picture = showcase_picture(showcase)
    (folder / "misty-morning.jpg").write_bytes(picture)
    (folder / "broken.jpg").write_bytes(b"\xff\xd8\xff nothing")
    server = own_showcase("--photos", str(folder))
    page = visit(f"{server.url}/photos")
    expect(page.get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("button", name="Misty Morning $9.99")).to_be_visible()


def showcase_picture(showcase):
    import urllib.request

    return urllib.request.urlopen(f"{showcase.url}/photos/-/preview/pli").read()


def test_slow_shows_that_something_goes_on(own_showcase, visit, screenshot):
    server = own_showcase("--slow")
    page = visit(f"{server.url}/photos/sign-in")
    page.get_by_label("Username").fill("bartjacobs")
    page.get_by_label("Password").fill("123456789")
    page.locator("button[type=submit]").click()
    expect(page.locator("button[type=submit]")).to_have_attribute("aria-busy", "true")
    expect(page.locator("button[type=submit]")).to_be_focused()
    expect(page.get_by_role("button", name="Cancel")).to_be_enabled()
    screenshot(page, "photos-signing-in")
    expect(page.get_by_role("button", name="Sign Out")).to_be_visible()


def test_a_small_program_says_in_one_line_why_it_cannot_start():
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Whoever has the port of the readme's program, it is in use.
        with contextlib.suppress(OSError):
            taken.bind(("127.0.0.1", 8080))
            taken.listen()
        hello = subprocess.run([HELLO], capture_output=True, text=True, timeout=60)
    assert hello.returncode == 1
    assert hello.stderr.startswith("Error: Port 8080 is in use"), hello.stderr
    assert len(hello.stderr.splitlines()) == 1, hello.stderr


def test_a_port_in_use_is_told(showcase, tmp_path):
    second = subprocess.run(
        [SHOWCASE, "--port", str(showcase.port), "--data", str(tmp_path)],
        capture_output=True, text=True, timeout=60,
    )
    assert second.returncode != 0
    assert f"Port {showcase.port} is in use by another program." in second.stderr
    assert len(second.stderr.splitlines()) == 1, second.stderr


@pytest.mark.parametrize("origin, opens", [("same", True), ("http://evil.example", False), (None, False)])
def test_a_socket_is_for_pages_of_this_site_only(chromium, showcase, origin, opens):
    import socket

    context = chromium.new_context()
    page = context.new_page()
    page.goto(f"{showcase.url}/red-green")
    token = page.evaluate("document.documentElement.dataset.session")
    cookie = context.cookies()[0]
    assert cookie["httpOnly"] and cookie["sameSite"] == "Lax"
    lines = [
        f"GET /-/socket?session={token}&received=0 HTTP/1.1", f"Host: localhost:{showcase.port}",
        "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"Cookie: {cookie['name']}={cookie['value']}",
    ]
    if origin:
        lines.append(f"Origin: {showcase.url if origin == 'same' else origin}")
    with socket.create_connection(("localhost", showcase.port)) as connection:
        connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        answer = connection.recv(4096).decode(errors="replace")
    assert answer.startswith("HTTP/1.1 101") == opens
    context.close()
