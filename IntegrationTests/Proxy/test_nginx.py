"""What a person has of the showcase behind nginx: the same as without it."""

import re
import socket
import threading
import time
import urllib.error
import urllib.request

import pytest

from proxied import READ_TIMEOUT
from wire import BINARY, frame

# More of a file than the server reads to its end when nobody wants it.
BEGINNING = bytes(2 << 20)


def press(wire):
    """Follows a link: the server takes the event, stores the page, and answers."""
    wire.send(frame(BINARY, bytes([0, 0, 2]) + b"/red-green/green"))
    data = b""
    while True:
        data += wire.take()
        for payload in frames(data):
            # The first byte is the number of events whose results are stored.
            if payload and payload[0] > 0:
                return payload


def frames(data):
    """The contents of the frames that have come whole. The server never masks."""
    while len(data) >= 2:
        assert data[0] == 0x80 | BINARY, data
        start, size = 2, data[1]
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start], "big")
        if len(data) < start + size:
            return
        yield data[start:start + size]
        data = data[start + size:]


def machine_address():
    """The address of this machine in a network; `None` if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as out:
        try:
            out.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = out.getsockname()[0]
    return None if address.startswith("127.") else address


def test_a_page_over_https_has_a_secure_cookie(site):
    with site.wire() as wire:
        status, fields, body = wire.request("/red-green")
        assert status == 200
        assert "Secure" in fields["set-cookie"]
        assert b"data-session" in body
        # What other sites show beside a link begins with the origin that browsers use.
        assert f'content="{site.origin}/red-green/-/icon.'.encode() in body


def test_http_leads_to_https(site):
    class Stay(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_):
            return None

    with pytest.raises(urllib.error.HTTPError) as answer:
        urllib.request.build_opener(Stay).open(f"http://127.0.0.1:{site.plain_port}/photos/pli?a=b")
    assert answer.value.code == 301
    assert answer.value.headers["location"] == "https://127.0.0.1/photos/pli?a=b"


def test_files_are_compressed_once_by_the_server_and_kept_by_the_browser(site):
    with site.wire() as wire:
        page = wire.page("/red-green")
        script = re.search(r'src="(/-/usher\.[0-9a-z]+\.js)"', page.text)[1]
        status, fields, body = wire.request(script, "Accept-Encoding: gzip")
        assert status == 200
        assert fields["content-encoding"] == "gzip"
        assert fields["cache-control"] == "public, max-age=31536000, immutable"
        assert len(body) < 11_000


def test_a_socket_takes_events_and_outlives_the_timeout_of_nginx(site):
    with site.wire() as wire:
        page = wire.page("/red-green")
    with site.wire(timeout=READ_TIMEOUT + 20) as wire:
        wire.upgrade(page)
        press(wire)
        # The person does nothing for a while. The server says now and then that it is there.
        pings = 0
        end = time.monotonic() + READ_TIMEOUT + 5
        while time.monotonic() < end:
            wire.socket.settimeout(max(0.1, end - time.monotonic()))
            try:
                pings += wire.take() == b"\x89\x00" or 1
            except TimeoutError:
                break
        assert pings >= 1
        wire.socket.settimeout(30)
        press(wire)


def test_the_metrics_arent_for_everybody(site):
    with site.wire() as wire:
        assert wire.request("/metrics")[0] == 404
    with site.wire() as wire:
        assert wire.request("/healthz")[0] == 200


def test_a_page_of_another_site_opens_no_socket(site):
    with site.wire() as wire:
        page = wire.page("/red-green")
    with site.wire() as wire:
        wire.origin = "https://example.com"
        status, _, _ = wire.request(
            f"/-/socket?session={page.session}&received=0",
            f"Cookie: {page.cookie}",
            "Origin: https://evil.example",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        )
        assert status != 101


def test_the_address_is_that_of_the_browser_whatever_it_says_itself(site):
    address = machine_address()
    if address is None:
        pytest.skip("This machine is in no network, so that all its addresses are those of a proxy.")
    with site.wire() as wire:
        page = wire.page("/red-green")
    name, _ = page.cookie.split("=", 1)
    page.cookie = f"{name}=0123456789abcdef.0123"
    with site.wire(address=address) as wire:
        wire.ask_for_socket(page, "X-Forwarded-For: 203.0.113.7", "Forwarded: for=203.0.113.8")
    errors = site.server.data / "errors.txt"
    for _ in range(50):
        if address in errors.read_text():
            break
        time.sleep(0.1)
    assert f"Refused a socket from {address}" in errors.read_text()
    assert "203.0.113" not in errors.read_text()


def test_an_upload_isnt_kept_back_by_nginx(site):
    """Nobody asked for the file, which the server says before the file has come: so nginx has passed on its beginning."""
    with site.wire(timeout=10) as wire:
        status, _, _ = wire.request(
            "/-/upload/00000000000000000000000000000000",
            f"Origin: {site.origin}",
            f"Content-Length: {1 << 30}",
            method="POST",
            body=BEGINNING,
        )
        assert status == 404
    assert "buffered to a temporary file" not in site.log


def test_pages_go_on_when_the_server_was_killed_behind_nginx(site):
    with site.wire() as wire:
        page = wire.page("/red-green")
    with site.wire() as wire:
        wire.upgrade(page)
        press(wire)
        site.server.kill()
        # The socket ends, so that the page looks for another one.
        with pytest.raises((ConnectionError, OSError)):
            while True:
                wire.take()
    with site.wire() as wire:
        assert wire.request("/red-green")[0] == 502
    site.server.start()
    with site.wire() as wire:
        wire.upgrade(page)
        press(wire)


def test_a_site_below_a_path_is_whole(site_below):
    site = site_below
    with site.wire() as wire:
        status, fields, _ = wire.request("/apps/red-green")
        assert status == 200
        assert "; Path=/apps;" in fields["set-cookie"]
        page = wire.page("/apps/red-green")
        addresses = re.findall(r'(?:href|src)="(/[^"]*)"', page.text)
        assert len(addresses) > 4
        for address in addresses:
            assert address.startswith("/apps/"), address
            assert wire.request(address)[0] == 200, address
        # What isn't below the path is the other site's.
        assert wire.request("/red-green")[0] in (403, 404)
    with site.wire() as wire:
        assert wire.ask_for_socket(page, prefix="/apps")[0] == 101
        press(wire)
    with site.wire(timeout=10) as wire:
        status, _, _ = wire.request(
            "/apps/-/upload/00000000000000000000000000000000",
            f"Origin: {site.origin}",
            f"Content-Length: {1 << 30}",
            method="POST",
            body=BEGINNING,
        )
        assert status == 404


def test_many_people_at_once(site):
    """Each has a socket of their own, and they are one address for the server: that of nginx isn't limited."""
    answers = []

    def visit():
        with site.wire() as wire:
            page = wire.page("/red-green")
        with site.wire() as wire:
            answers.append(bool(press(wire.upgrade(page))))

    people = [threading.Thread(target=visit) for _ in range(20)]
    for person in people:
        person.start()
    for person in people:
        person.join(timeout=30)
    assert answers == [True] * 20
