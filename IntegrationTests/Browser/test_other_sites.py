"""A person goes to another site and comes back: by its link, by Back, and in another tab."""

import http.server
import threading
import urllib.parse

import pytest
from playwright.sync_api import expect

from conftest import wait_until_idle


class Shop(http.server.BaseHTTPRequestHandler):
    """A page of another origin that leads back by what it was given."""

    def do_GET(self):
        query = urllib.parse.parse_qs(urllib.parse.urlsplit(self.path).query)
        back = query.get("return", [""])[0] + "?say=thank%20you"
        self.send_response(200)
        self.send_header("content-type", "text/html; charset=utf-8")
        self.end_headers()
        link = f'<a href="{back}">Pay</a> <a href="{back}" target="_blank">Pay in a new tab</a>'
        self.wfile.write(f'<link rel="icon" href="data:,"><title>Shop</title>{link}'.encode())

    def log_message(self, *_):
        pass


@pytest.fixture
def shop():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Shop)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def leave(page, shop):
    page.get_by_label("Address of the site").fill(shop)
    page.get_by_role("button", name="Go There").click()
    expect(page).to_have_title("Shop")


def expect_page(page, shop, notice):
    page.wait_for_selector("html[data-connected]")
    expect(page.get_by_text(notice)).to_be_visible()
    expect(page.get_by_label("Address of the site")).to_have_value(shop)
    assert page.url.endswith("/gallery/other-sites")
    wait_until_idle(page)


def test_another_site_sends_the_person_back(visit, showcase, shop):
    page = visit(f"{showcase.url}/gallery/other-sites")
    leave(page, shop)
    page.get_by_role("link", name="Pay", exact=True).click()
    expect_page(page, shop, "The site says: thank you.")
    # The page goes on, and the person can leave it once more; by Back there is no answer.
    leave(page, shop)
    page.go_back()
    expect_page(page, shop, "You came back by yourself.")
    leave(page, shop)
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Pay in a new tab").click()
    expect_page(opened.value, shop, "The site says: thank you.")
    # A link that somebody has made up leads to the start.
    page.goto(f"{showcase.url}/gallery/-/return/0123?say=forged")
    expect(page).to_have_title("Gallery")
