"""Floods: whatever one connection sends as fast as it can, memory is bounded, and others are answered."""

import contextlib

import pytest

from watching import refusals
from wire import BINARY, PING, Wire, frame

# Longer than others wait on a machine with two busy cores; without limits they wait for many seconds.
PATIENCE = 3


def until(end, act):
    """Repeats an act until the attack ends, or the server ends the connection."""
    with contextlib.suppress(OSError):
        while not end.is_set():
            act()


def test_pings_of_a_browser_that_reads_nothing(victim):
    wire = Wire(victim.port, timeout=1)
    wire.upgrade(Wire(victim.port).page("/red-green"))
    pings = frame(PING, b"x" * 125) * 500
    most, longest = victim.during([lambda end: until(end, lambda: wire.send(pings))], seconds=8)
    assert most < 40
    assert longest < PATIENCE
    assert refusals(victim.server, "messages") > 0


def test_messages_as_fast_as_the_line_takes_them(victim):
    wires = [Wire(victim.port, timeout=1) for _ in range(4)]
    for wire in wires:
        wire.upgrade(Wire(victim.port).page("/photos"))
    nonsense = frame(BINARY, bytes([0, 1, 1, 0])) * 2000
    attack = [lambda end, wire=wire: until(end, lambda: wire.send(nonsense)) for wire in wires]
    most, longest = victim.during(attack, seconds=8)
    assert most < 60
    assert longest < PATIENCE
    assert refusals(victim.server, "messages") > 0


def test_a_visitor_with_many_sockets(small_victim):
    """What one socket may send, all sockets of a visitor together may send only a little more often."""
    with Wire(small_victim.port) as pages:
        first = pages.page("/red-green")
    wires = []
    for _ in range(20):
        with Wire(small_victim.port) as pages:
            page = pages.page("/red-green", first.cookie)
        wires.append(Wire(small_victim.port, timeout=1, source="127.0.0.3").upgrade(page))
    answers = []

    def flood(end, wire):
        count = 0
        with contextlib.suppress(OSError):
            wire.send(frame(PING, b"x") * 2000)
            while not end.is_set():
                with contextlib.suppress(TimeoutError):
                    count += wire.take().count(b"\x8a\x01x")
        answers.append(count)

    seconds = 6
    _, longest = small_victim.during([lambda end, wire=wire: flood(end, wire) for wire in wires], seconds)
    assert longest < PATIENCE
    # As many as in a minute at once, what is regained, and what each socket has of its own.
    assert 1000 < sum(answers) < 1200 + 20 * (seconds + 10) + 20 * 32
    assert refusals(small_victim.server, "messages") >= 20


def test_large_messages(victim):
    wires = [Wire(victim.port, timeout=1) for _ in range(4)]
    for wire in wires:
        wire.upgrade(Wire(victim.port).page("/survey"))
    large = frame(BINARY, bytes(1 << 20))
    attack = [lambda end, wire=wire: until(end, lambda: wire.send(large)) for wire in wires]
    most, longest = victim.during(attack, seconds=8)
    assert most < 120
    assert longest < PATIENCE


@pytest.mark.parametrize("size", [8000, 1 << 20])
def test_links_of_a_browser_that_confirms_nothing(victim, size):
    # Each message says that no frame has come, and each link makes the server send something.
    link = bytes([0, 0, 2]) + b"/elsewhere/".ljust(size - 3, b"x")
    location = bytes([0, 0, 1, 0]) + b"/photos?".ljust(size - 4, b"x")
    messages = frame(BINARY, link) + frame(BINARY, location)

    def flood(end):
        # The server closes the socket of who sends too long addresses; then the page is opened again.
        while not end.is_set():
            with contextlib.suppress(OSError), Wire(victim.port) as pages, Wire(victim.port, timeout=1) as wire:
                wire.upgrade(pages.page("/photos"))
                until(end, lambda: wire.send(messages))

    most, longest = victim.during([flood] * 4, seconds=8)
    assert most < 120
    assert longest < PATIENCE


def test_pages_without_a_cookie(victim):
    known = Wire(victim.port)
    page = known.page("/photos")
    socket = Wire(victim.port).upgrade(page)

    def flood(end, *fields):
        with Wire(victim.port) as wire:
            until(end, lambda: wire.request("/photos", *fields))

    # Half of them from one address, of which few pages may wait.
    elsewhere = "X-Forwarded-For: 203.0.113.9"
    attack = [flood, lambda end: flood(end, elsewhere)] * 8
    most, longest = victim.during(attack, seconds=12)
    assert most < 120
    assert longest < PATIENCE
    assert refusals(victim.server, "displaced") > 0
    # The visitor who was there goes on, and may open another page; so may somebody new.
    socket.send(frame(PING, b"still here"))
    answer = b""
    while b"still here" not in answer:
        answer += socket.take()
    Wire(victim.port).upgrade(known.page("/photos", page.cookie))
    Wire(victim.port).upgrade(Wire(victim.port).page("/photos"))


def test_bodies_that_are_too_large(victim):
    body = bytes(8 << 20)

    def flood(end):
        while not end.is_set():
            with contextlib.suppress(OSError), Wire(victim.port) as wire:
                wire.request("/photos", method="POST", body=body)

    most, longest = victim.during([flood] * 8, seconds=8)
    assert most < 60
    assert longest < PATIENCE


def test_a_trusted_proxy_may_have_many_connections(victim):
    """Those of an address that is no proxy's have a limit: see test_limits.py."""
    wires = []
    with contextlib.suppress(OSError):
        for _ in range(1200):
            wires.append(Wire(victim.port))
    # The system may not let this process have more.
    assert len(wires) > 500
    assert victim.ask() < PATIENCE
    assert not any(wire.is_closed for wire in wires)
    for wire in wires:
        wire.socket.close()
