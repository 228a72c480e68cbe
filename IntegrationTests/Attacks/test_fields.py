"""What no browser writes into the fields and addresses of its requests, on each way in: the server lives, and answers."""

import re
import time

import pytest
from wire import Wire

# Numbers at the ends of what fits, and beyond; and what isn't a number, or is one elsewhere.
ODD = [
    "-9223372036854775808", "9223372036854775807", "-9223372036854775809", "9223372036854775808", "18446744073709551616",
    "-1", "0", "-0", "+1", "4294967295", "2147483648", "65536", "256", "1e999", "nan", "inf", "٣", "½", "", " ", "9" * 400,
]


def variants(text):
    """The text with each of its parts replaced, one at a time."""
    for part in re.finditer(r"[^.,:;=/&?| -]+", text):
        for odd in ODD:
            yield text[:part.start()] + odd + text[part.end():]


def ask(port, path, *fields, method="GET"):
    """Sends a request by itself, and returns the answer's status; None if the server closes the connection."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: localhost:{port}", *fields, "Connection: close"]
    if method == "POST":
        lines.append("Content-Length: 0")
    with Wire(port) as wire:
        wire.send("\r\n".join([*lines, "", ""]).encode())
        try:
            return wire.answer()[0]
        except ConnectionError:
            return None


def ways(port, page):
    """Addresses and fields of all that reads them: pages, sockets, uploads, a new visitor, and what watches the server."""
    own = f"Origin: http://localhost:{port}"
    upgrade = [own, "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    return {
        "page": ("GET", "/photos", []),
        "socket": ("GET", f"/-/socket?session={page.session}&received=0", [*upgrade, "Connection: Upgrade"]),
        "upload": ("POST", f"/-/upload/{'0a' * 16}", [own]),
        "visitor": ("POST", f"/-/visitor/{'0a' * 16}", [own]),
        "metrics": ("GET", "/metrics", []),
    }


FIELDS = [
    "X-Forwarded-For: 192.0.2.1:80, [2001:db8::1]:443", "Forwarded: for=192.0.2.1:80;proto=https", "X-Forwarded-Proto: https",
    "Accept-Language: de-AT;q=0.7, en;q=0.5", "Accept-Encoding: gzip;q=0.5, br;q=1.0", "If-None-Match: W/\"1-2\"",
    "Range: bytes=0-10", "Content-Type: text/plain; charset=utf-8", "Sec-WebSocket-Protocol: a, b",
]


def test_odd_cookies(victim):
    with Wire(victim.port) as wire:
        page = wire.page("/photos")
    for method, path, fields in ways(victim.port, page).values():
        for cookie in variants(f"usher-clock=24:Europe/Vienna; {page.cookie}"):
            ask(victim.port, path, *fields, f"Cookie: {cookie}", method=method)
        assert victim.server.process.poll() is None, path


def test_odd_fields(victim):
    with Wire(victim.port) as wire:
        page = wire.page("/photos")
    for field in FIELDS:
        name, value = field.split(": ", 1)
        for odd in variants(value):
            ask(victim.port, "/photos", f"Cookie: {page.cookie}", f"{name}: {odd}")
        assert victim.server.process.poll() is None, name


def test_odd_queries_of_a_socket(victim):
    with Wire(victim.port) as wire:
        page = wire.page("/photos")
    query = f"session={page.session}&document=abc&received=0&acked=0&index=0&room=1&hidden=0&made=0&takes=left&version=2"
    _, _, fields = ways(victim.port, page)["socket"]
    for odd in variants(query):
        ask(victim.port, f"/-/socket?{odd.replace(' ', '%20')}", *fields, f"Cookie: {page.cookie}")
    assert victim.server.process.poll() is None


# Marks that Swift puts in order before it compares texts, which takes the square of their number.
MARKS = "a" + "\u0301\u0316" * 15_000


@pytest.mark.parametrize("way", ["page", "socket", "upload", "visitor", "metrics"])
def test_marks_hold_up_nobody(victim, way):
    with Wire(victim.port) as wire:
        page = wire.page("/photos")
    method, path, fields = ways(victim.port, page)[way]
    names = [field.split(":")[0] for field in FIELDS] + [
        "Cookie", "Origin", "User-Agent", "Sec-Fetch-Site", "Upgrade", "Connection", "Transfer-Encoding", "X-Other",
    ]
    start = time.monotonic()
    for name in names:
        ask(victim.port, path, *fields, f"{name}: {MARKS}", method=method)
    # Before, one of them took a second or more.
    assert time.monotonic() - start < 0.2 * len(names)
