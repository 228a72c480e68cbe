import http.server
import json
import threading
import time
import uuid

import pytest
from conftest import goto_complete, wait_until_idle
from playwright.sync_api import expect
from test_photos import Photos


class Users:
    """The app as a person uses it, each with an account of their own."""

    def __init__(self, page, url):
        self.page = page
        self.url = f"{url}/users"
        self.account = (f"person-{uuid.uuid4().hex[:8]}@example.com", "a long password")

    def section(self, name):
        return self.page.get_by_role("region", name=name)

    def rows(self, name=None):
        return (self.section(name) if name else self.page.locator(".sections")).get_by_role("listitem")

    def search(self, text):
        self.page.get_by_role("searchbox", name="Search").fill(text)

    def button(self, name):
        # What a sheet covers can't be pressed.
        return self.page.locator(".layer:not([inert])").get_by_role("button", name=name, exact=True)

    def fill(self, account):
        self.page.get_by_label("E-mail address").fill(account[0])
        self.page.get_by_label("Password", exact=True).fill(account[1])

    def join(self):
        """Makes an account where one has to sign in, and goes on to one's files."""
        expect(self.page).to_have_title("Sign In")
        self.button("Create an account").click()
        self.fill(self.account)
        self.button("Create Account").click()
        return self.at_files()

    def sign_in(self, account):
        self.account = account
        expect(self.page).to_have_title("Sign In")
        self.fill(account)
        self.button("Sign In").click()
        return self.at_files()

    def at_files(self):
        expect(self.page).to_have_title("My Files")
        expect(self.page.get_by_text(f"Files of {self.account[0]}")).to_be_visible()
        expect(self.page).to_have_url(self.url + "/files")
        return self


@pytest.fixture
def users(visit, showcase, size):
    return Users(visit(f"{showcase.url}/users", size), showcase.url)


@pytest.fixture
def member(visit, showcase):
    """Opens a page with the files of somebody who joins, or signs in."""

    def member(account=None, context=None):
        users = Users(visit(f"{showcase.url}/users/files", context=context), showcase.url)
        return users.sign_in(account) if account else users.join()

    return member


def test_ten_users_in_three_sections(users, screenshot):
    expect(users.page).to_have_title("Users")
    for name in ["A to I", "J to Q", "R to Z"]:
        expect(users.page.get_by_role("heading", name=name)).to_be_visible()
    expect(users.rows("A to I")).to_have_count(5)
    expect(users.rows("J to Q")).to_have_count(5)
    expect(users.rows("R to Z")).to_have_count(0)
    expect(users.rows("A to I").first).to_have_text("Chelsey DietrichLucio_Hettinger@annie.ca")
    expect(users.page.get_by_text("10 users")).to_be_visible()
    screenshot(users.page, "users")


def test_the_first_page_is_complete_without_a_script(chromium, showcase):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    goto_complete(page, f"{showcase.url}/users", page.get_by_text("Leanne Graham"))
    expect(page.get_by_text("Leanne Graham")).to_be_visible()
    context.close()


def test_searching_as_one_types(users, screenshot):
    users.page.get_by_role("searchbox").press_sequentially("clem", delay=20)
    expect(users.rows()).to_have_count(2)
    expect(users.page.get_by_role("status").filter(has_text="2 users")).to_be_visible()
    users.search("zzz")
    expect(users.page.get_by_text("Nobody matches “zzz”.")).to_be_visible()
    screenshot(users.page, "users-no-match")
    users.search("")
    expect(users.rows()).to_have_count(10)
    expect(users.page.get_by_role("searchbox")).to_be_focused()


def test_the_same_by_delegate(users, screenshot):
    users.button("See It Drawn by a Delegate").click()
    expect(users.page).to_have_title("Users by Delegate")
    expect(users.page).to_have_url(users.url + "/by-delegate")
    expect(users.rows("A to I")).to_have_count(5)
    users.search("graham")
    expect(users.rows()).to_have_count(1)
    users.button("Refresh").click()
    expect(users.rows()).to_have_count(1)
    screenshot(users.page, "users-by-delegate")
    users.button("My Files").click()
    users.join()
    users.page.go_back()
    expect(users.page).to_have_title("Users by Delegate")
    expect(users.rows()).to_have_count(1)
    users.page.go_back()
    expect(users.page).to_have_title("Users")


def test_a_long_list_grows_as_one_scrolls(visit, own_showcase, screenshot):
    server = own_showcase("--users", "400")
    users = Users(visit(f"{server.url}/users", "phone"), server.url)
    expect(users.page.get_by_text("400 users")).to_be_attached()
    seen = users.rows().count()
    assert 50 <= seen < 400
    for _ in range(600):
        if users.rows().count() == 400:
            break
        users.page.locator("[data-scroll]").evaluate("element => element.scrollTop = element.scrollHeight")
        users.page.wait_for_timeout(100)
    expect(users.rows()).to_have_count(400)
    expect(users.button("Show More")).to_have_count(0)
    screenshot(users.page, "users-long")
    # By delegate, too.
    users.page.goto(f"{server.url}/users/by-delegate")
    users.page.wait_for_selector("html[data-connected]")
    for _ in range(600):
        if users.rows().count() >= 150:
            break
        users.page.locator("[data-scroll]").evaluate("element => element.scrollTop = element.scrollHeight")
        users.page.wait_for_timeout(100)
    assert users.rows().count() >= 150


def test_more_is_fetched_before_the_end_is_seen(visit, own_showcase):
    server = own_showcase("--users", "300")
    users = Users(visit(f"{server.url}/users", "phone"), server.url)
    expect(users.page.get_by_text("300 users")).to_be_attached()
    count = users.rows().count()
    users.page.wait_for_timeout(1500)
    assert users.rows().count() == count, "More was fetched than anybody came near."
    users.page.locator("[data-scroll]").evaluate(
        """element => element.scrollTop = element.querySelector(".more").offsetTop
            - element.clientHeight - 150"""
    )
    expect(users.rows().nth(count)).to_be_attached()


class Faulty(http.server.BaseHTTPRequestHandler):
    """A service of users with the fault that is asked for."""

    fault = None
    known = [{"id": 1, "name": "Ada", "email": "ada@example.com"}]

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        body = json.dumps(self.known).encode()
        status = 200
        if Faulty.fault == "status":
            status, body = 500, b"Oops"
        elif Faulty.fault == "malformed":
            body = b'[{"id": "one"'
        elif Faulty.fault == "slow":
            time.sleep(2)
        self.send_response(status)
        length = len(body) + (100 if Faulty.fault == "cut" else 0)
        self.send_header("Content-Length", str(length))
        self.end_headers()
        self.wfile.write(body)
        if Faulty.fault == "cut":
            self.wfile.flush()
            self.connection.close()


@pytest.fixture
def faulty():
    Faulty.fault = None
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Faulty)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def test_faults_are_told_and_nothing_shown_is_lost(visit, own_showcase, faulty, screenshot):
    server = own_showcase("--users-url", faulty)
    users = Users(visit(f"{server.url}/users"), server.url)
    expect(users.rows()).to_have_count(1)
    for fault, message in [
        ("status", "The service has a problem (500). Please try again later."),
        ("malformed", "The service’s answer can’t be read. Please try again later."),
        ("cut", "The answer didn’t arrive completely. Please try again."),
    ]:
        Faulty.fault = fault
        users.button("Refresh").click()
        expect(users.page.get_by_role("alert")).to_contain_text(message)
        expect(users.rows()).to_have_count(1)
        if fault == "status":
            screenshot(users.page, "users-error")
        Faulty.fault = None
        users.button("Try Again").click()
        expect(users.page.get_by_role("alert")).to_have_count(0)
        expect(users.button("Refresh")).to_be_enabled()
    Faulty.fault = "slow"
    users.button("Refresh").click()
    expect(users.button("Loading")).to_be_disabled()
    expect(users.rows()).to_have_count(1)
    expect(users.button("Refresh")).to_be_enabled()


def test_pulling_the_list_down_refreshes_it(chromium, showcase):
    context = chromium.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto(f"{showcase.url}/users")
    page.wait_for_selector("html[data-connected]")
    # Says when the button was pressed, as only the pull does here.
    page.evaluate(
        "document.querySelector('[data-refresh]').addEventListener('click', () => document.documentElement.dataset.pulled = 1)"
    )
    session = context.new_cdp_session(page)

    def touch(kind, *points):
        session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": 200, "y": y} for y in points]},
        )

    touch("touchStart", 300)
    for y in range(320, 480, 20):
        touch("touchMove", y)
    touch("touchEnd")
    expect(page.locator("html[data-pulled]")).to_have_count(1)
    context.close()


def test_who_isnt_signed_in_does_that_first_and_goes_on_to_the_files(users, screenshot):
    users.button("My Files").click()
    expect(users.page).to_have_title("Sign In")
    expect(users.page).to_have_url(users.url + "/sign-in")
    screenshot(users.page, "users-sign-in")
    users.button("Cancel").click()
    expect(users.page).to_have_title("Users")
    users.button("My Files").click()
    users.fill(("ada", "short"))
    users.button("Sign In").click()
    expect(users.page.get_by_text("This isn’t a whole e-mail address.")).to_be_visible()
    users.fill(users.account)
    users.button("Sign In").click()
    expect(users.page.get_by_role("alert")).to_have_text("The address or the password is wrong. Please try again.")
    users.join()
    # Nobody has to do it twice.
    users.page.go_back()
    expect(users.page).to_have_title("Users")
    users.button("My Files").click()
    users.at_files()
    users.page.reload()
    users.at_files()


def test_signing_out_leaves_the_files_on_all_pages_of_the_browser(users, visit, tmp_path):
    users.button("My Files").click()
    users.join()
    (tmp_path / "secret.txt").write_text("Hi")
    users.page.get_by_label("Add Files").set_input_files(tmp_path / "secret.txt")
    expect(users.page.get_by_role("link", name="secret.txt")).to_be_visible()
    other = Users(visit(users.url + "/files", context=users.page.context), users.url.removesuffix("/users"))
    other.account = users.account
    other.at_files()
    users.button("Sign Out").click()
    for page in [users.page, other.page]:
        expect(page.get_by_role("link", name="secret.txt")).to_have_count(0)
    expect(users.page).to_have_title("Users")
    users.page.goto(users.url + "/files")
    expect(users.page).to_have_title("Sign In")
    # That a page has ended, its console tells.
    visit.problems.clear()


def test_signing_out_everywhere_does_so_in_another_browser(member, visit):
    first = member()
    second = member(first.account)
    first.button("Sign Out Everywhere").click()
    for users in [first, second]:
        expect(users.page).to_have_title("Users")
    second.button("My Files").click()
    expect(second.page).to_have_title("Sign In")
    visit.problems.clear()


def test_a_file_is_sent_to_its_owner_alone(member, tmp_path):
    owner, other = member(), member()
    (tmp_path / "secret.txt").write_text("Hi")
    owner.page.get_by_label("Add Files").set_input_files(tmp_path / "secret.txt")
    link = owner.page.get_by_role("link", name="secret.txt")
    address = link.evaluate("(link) => link.href")
    assert owner.page.request.get(address).text() == "Hi"
    assert other.page.request.get(address).status == 404
    nobody = owner.page.context.browser.new_context()
    assert nobody.request.get(address).status == 403
    nobody.close()
    owner.button("Sign Out").click()
    expect(owner.page).to_have_title("Users")
    assert owner.page.request.get(address).status == 403


def test_who_signs_in_at_another_app_stays_signed_in_at_both(member, visit, showcase):
    first = member()

    # Pages that were open load again by themselves, so each step opens one.
    def users():
        users = Users(visit(first.url + "/files", context=first.page.context), showcase.url)
        users.account = first.account
        return users

    def photos():
        return Photos(visit(f"{showcase.url}/photos", context=first.page.context), showcase.url)

    photos().sign_in_first()
    last = users().at_files()
    last.button("Sign Out").click()
    expect(last.page).to_have_title("Users")
    expect(photos().button("Sign Out")).to_be_visible()
    # And the other way round.
    users().sign_in(first.account)
    expect(photos().button("Sign Out")).to_be_visible()
    visit.problems.clear()


def test_a_file_is_uploaded_listed_saved_and_deleted(users, tmp_path, screenshot):
    users.button("My Files").click()
    users.join()
    content = bytes(range(256)) * 8000
    (tmp_path / "Ünï 1.bin").write_bytes(content)
    users.page.get_by_label("Add Files").set_input_files(tmp_path / "Ünï 1.bin")
    link = users.page.get_by_role("link", name="Ünï 1.bin")
    expect(link).to_be_visible()
    expect(users.page.get_by_text("2 MB").first).to_be_visible()
    screenshot(users.page, "users-files")
    with users.page.expect_download() as download:
        link.click()
    assert download.value.suggested_filename == "Ünï 1.bin"
    assert open(download.value.path(), "rb").read() == content
    users.button("Delete Ünï 1.bin").click()
    expect(link).to_have_count(0)
    users.button("Undo").click()
    expect(link).to_be_visible()
    users.button("Delete Ünï 1.bin").click()
    expect(link).to_have_count(0)
    users.button("Dismiss").click()
    expect(users.page.get_by_text("was deleted")).to_have_count(0)


def test_only_premium_customers_store_more_than_a_gigabyte(member, visit, tmp_path, screenshot):
    users = member()
    requests = []
    users.page.on("request", lambda request: requests.append(request.url))
    # A file with a hole takes no room.
    big = tmp_path / "big.bin"
    with open(big, "wb") as file:
        file.truncate(1_000_000_001)
    users.page.get_by_label("Add Files").set_input_files(big)
    message = users.page.get_by_role("alert")
    expect(message).to_have_text("Only premium customers may store files above 1 GB.")
    assert not [url for url in requests if "/upload/" in url]
    screenshot(users.page, "users-premium")
    users.button("Dismiss big.bin").click()
    users.page.get_by_role("switch", name="Premium customer").click()
    expect(users.page.get_by_text("any size")).to_be_visible()
    users.page.get_by_label("Add Files").set_input_files(big)
    expect(users.page.get_by_role("progressbar")).to_be_visible()
    expect(message).to_have_count(0)
    users.button("Cancel big.bin").click()
    expect(users.page.get_by_label("Add Files")).to_be_visible()
    expect(users.page.get_by_text("Files you add are listed here.")).to_be_visible()
    users.page.get_by_role("switch", name="Premium customer").click()
    # What became of the upload may be told late.
    wait_until_idle(users.page)
    users.page.close()
    visit.problems.clear()


def test_two_browsers_of_a_person_show_each_others_files(member, tmp_path):
    first = member()
    second = member(first.account)
    (tmp_path / "shared.txt").write_text("Hi")
    first.page.get_by_label("Add Files").set_input_files(tmp_path / "shared.txt")
    expect(second.page.get_by_role("link", name="shared.txt")).to_be_visible()
    second.button("Delete shared.txt").click()
    expect(first.page.get_by_role("link", name="shared.txt")).to_have_count(0)
    # So does the plan.
    first.page.get_by_role("switch", name="Premium customer").click()
    expect(second.page.get_by_text("any size")).to_be_visible()
