"""A page that is loaded again goes on: a reload, Back from another site, the copy of a tab, and a page that is gone."""

import contextlib
import http.server
import pathlib
import shutil
import threading

import pytest
from playwright.sync_api import Error, expect

from conftest import NOTES, Server, away, wait_until_idle


@pytest.fixture
def notes(servers, tmp_path):
    servers.append(Server(lambda port: [NOTES, str(port), str(tmp_path / "notes")], tmp_path).start())
    return servers[-1]


@pytest.fixture
def editor(visit, notes):
    """The editor of a note, which has been changed."""
    page = visit(f"{notes.url}/notes")
    # The browser asks before it leaves what isn't saved.
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Buy milk").click()
    page.get_by_role("button", name="Edit").click()
    expect(page).to_have_title("Edit")
    page.get_by_label("Text").fill("Buy honey")
    return page


class BadGateway(http.server.BaseHTTPRequestHandler):
    """What a proxy answers while the server behind it is away."""

    def do_GET(self):
        text = b"<title>Bad Gateway</title>"
        self.send_response(502)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def bad_gateway(port):
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), BadGateway) as server:
        threading.Thread(target=server.serve_forever).start()
        yield
        server.shutdown()


def reload(page):
    page.reload()
    page.wait_for_selector("html[data-connected]")


def test_a_reload_goes_on_with_what_was_typed_and_with_an_open_prompt(editor, visit):
    sockets = []
    editor.on("websocket", lambda socket: sockets.append(socket.url))
    # The server may not have heard of it yet.
    reload(editor)
    expect(editor).to_have_title("Edit")
    text = editor.get_by_label("Text")
    expect(text).to_have_value("Buy honey")
    expect(text).to_be_focused()
    editor.go_back()
    question = editor.get_by_role("alertdialog", name="Discard your changes?")
    expect(question).to_be_visible()
    # The browser is back at the address of the editor then.
    wait_until_idle(editor)
    reload(editor)
    question.get_by_role("button", name="Cancel").click()
    expect(text).to_have_value("Buy honey")
    text.fill("Buy jam")
    wait_until_idle(editor)
    reload(editor)
    editor.get_by_role("button", name="Save").click()
    expect(editor).to_have_title("Buy jam")
    # Who says that the page was left can't be taken for a copy of its tab, however late the server hears of the end.
    assert len(sockets) == 3 and all("&takes=left" in url for url in sockets), sockets
    # The history is one, too.
    editor.go_back()
    expect(editor).to_have_title("Notes")


def test_the_fresh_content_is_never_painted(editor, notes):
    editor.add_init_script("""
        window.seen = [];
        const look = () => {
          const field = document.querySelector("textarea, input");
          if (field?.checkVisibility({ visibilityProperty: true })) seen.push(field.value);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    """)
    wait_until_idle(editor)
    reload(editor)
    expect(editor.get_by_label("Text")).to_have_value("Buy honey")
    editor.wait_for_timeout(200)
    assert set(editor.evaluate("seen")) == {"Buy honey"}


def test_back_from_another_site_goes_on(editor, notes):
    wait_until_idle(editor)
    editor.goto(notes.url.replace("localhost", "127.0.0.1") + "/-/usher.css")
    editor.go_back()
    expect(editor).to_have_title("Edit")
    expect(editor.get_by_label("Text")).to_have_value("Buy honey")
    editor.get_by_role("button", name="Save").click()
    expect(editor).to_have_title("Buy honey")


def test_the_copy_of_a_tab_is_a_page_of_its_own(editor, visit, notes):
    wait_until_idle(editor)
    copy = visit(editor.url, context=editor.context)
    copy.evaluate(
        """([state, storage]) => {
          history.replaceState(state, "");
          for (const [name, value] of storage) sessionStorage.setItem(name, value);
        }""",
        editor.evaluate("[history.state, Object.entries(sessionStorage)]"),
    )
    reload(copy)
    expect(copy.get_by_label("Text")).to_have_value("Buy milk")
    editor.get_by_label("Text").fill("Buy jam")
    wait_until_idle(editor)
    expect(copy.get_by_label("Text")).to_have_value("Buy milk")


def reload_after_error(page):
    """It can't be done while the browser's own page about an error takes the place of another."""
    for _ in range(50):
        try:
            return page.reload()
        except Error as error:
            if "Not attached to an active page" not in str(error):
                raise
            page.wait_for_timeout(100)
    raise AssertionError("The page can't be loaded again.")


@pytest.mark.parametrize("answer", ["none", "error"])
def test_a_reload_while_the_server_is_away_loses_nothing(editor, visit, notes, answer):
    editor.get_by_label("Text").fill("Buy honey and jam")
    wait_until_idle(editor)
    notes.kill()
    expect(away(editor)).to_be_visible()
    editor.get_by_label("Text").fill("Buy honey, jam and tea")
    with bad_gateway(notes.port) if answer == "error" else contextlib.nullcontext():
        for _ in range(2):
            with contextlib.suppress(Error):
                editor.reload()
    notes.start()
    reload_after_error(editor)
    expect(editor.get_by_label("Text")).to_have_value("Buy honey, jam and tea")
    wait_until_idle(editor)
    editor.get_by_role("button", name="Save").click()
    expect(editor).to_have_title("Buy honey, jam and tea")
    # The history is what it was. Its entries belong to a document that is gone, so each is loaded.
    expect(editor).to_have_url(f"{notes.url}/notes/milk")
    editor.wait_for_selector("html[data-connected]")
    editor.go_back()
    expect(editor).to_have_title("Notes")
    expect(editor).to_have_url(f"{notes.url}/notes")
    visit.problems.clear()


def test_a_page_that_is_gone_leads_to_the_nearest_and_says_so(editor, visit, notes, tmp_path):
    editor.get_by_role("button", name="Save").click()
    expect(editor).to_have_title("Buy honey")
    editor.goto(f"{notes.url}/notes")
    editor.get_by_role("button", name="Add").click()
    editor.get_by_label("Text").fill("Ask Bob")
    editor.get_by_role("button", name="Save").click()
    editor.get_by_role("button", name="Ask Bob").click()
    expect(editor).to_have_title("Ask Bob")
    wait_until_idle(editor)
    notes.kill()
    # All is gone: the page, the note, and who the visitor was.
    shutil.rmtree(pathlib.Path(tmp_path / "notes"))
    notes.start()
    expect(editor).to_have_title("Notes", timeout=30_000)
    expect(editor).to_have_url(f"{notes.url}/notes")
    expect(editor.locator("#usher-status")).to_contain_text("The page that was open here has ended.")
    wait_until_idle(editor)
    editor.get_by_role("button", name="Buy milk").click()
    expect(editor).to_have_title("Buy milk")
    editor.go_back()
    expect(editor).to_have_title("Notes")
    visit.problems.clear()


def test_what_was_typed_comes_back_when_the_page_is_gone(editor, visit, notes, tmp_path):
    editor.get_by_label("Text").fill("Buy honey and bread")
    wait_until_idle(editor)
    notes.kill()
    # As with a server that has no store, and whose process ended.
    shutil.rmtree(pathlib.Path(tmp_path / "notes"))
    notes.start()
    expect(editor.locator("#usher-status")).to_contain_text("What you had typed is back.", timeout=30_000)
    expect(editor.get_by_label("Text")).to_have_value("Buy honey and bread")
    # The app has it, too.
    editor.get_by_role("button", name="Save").click()
    expect(editor).to_have_title("Buy honey and bread")
    visit.problems.clear()


def test_back_leads_from_a_page_that_is_not_found(visit, notes):
    page = visit(f"{notes.url}/notes")
    page.get_by_role("button", name="Buy milk").click()
    expect(page).to_have_title("Buy milk")
    page.goto(f"{notes.url}/notes/none/at/all")
    expect(page).to_have_title("Not found")
    page.go_back()
    expect(page).to_have_title("Buy milk")
    page.go_back()
    expect(page).to_have_title("Notes")
    page.go_forward()
    expect(page).to_have_title("Buy milk")
    page.go_forward()
    expect(page).to_have_title("Not found")
    visit.problems.clear()


# The page that is open is that of an older server: it says so at its next connection. A page that is loaded again isn't.
OLD_PAGE = """window.saysInstead = null; window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(url, ...given) {
    super(saysInstead ? url.replace(...saysInstead) : url, ...given);
    sockets.push(this);
  }
};"""


@pytest.mark.parametrize("part, other", [("version=2", "version=0"), ("files=", "files=older")])
def test_a_page_of_another_version_loads_again_by_itself_and_goes_on(visit, showcase, part, other):
    page = visit(f"{showcase.url}/photos/sign-in", script=OLD_PAGE)
    # What the address doesn't say: a page that starts again would ask to sign in.
    page.get_by_role("button", name="Create an account").click()
    sheet = page.get_by_role("dialog", name="Create Account")
    expect(sheet).to_have_count(1)
    page.get_by_label("Username").fill("half typed")
    wait_until_idle(page)
    assert part in page.evaluate("sockets.at(-1).url")
    asked = []
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.evaluate("([part, other]) => { saysInstead = [part, other]; sockets.at(-1).close(); }", [part, other])
    # `saysInstead` is of the document before.
    page.wait_for_function("() => saysInstead === null && 'connected' in document.documentElement.dataset")
    assert any(other in url for url in asked) and part in asked[-1] and other not in asked[-1]
    expect(sheet).to_have_count(1)
    expect(page.get_by_label("Username")).to_have_value("half typed")
    expect(page.locator("#usher-status")).not_to_contain_text("start again")
    # It is alive, and its way back is there.
    page.get_by_label("Username").fill("bartjacobs")
    page.get_by_role("button", name="Cancel").click()
    expect(sheet).to_have_count(0)
