"""Slow and idle connections and heavy bodies, against small limits: the rest is refused and the slow are closed, others served."""

import contextlib
import json
import os
import time

import pytest

from conftest import SMALL
from watching import refusals
from wire import Wire

PATIENCE = 3
# By when the server has closed what is too slow: the checks of a busy machine come late.
LATEST = SMALL["limits.requestTime"] + 7


def opened(port, count, source):
    """Opens connections that say nothing; the system may refuse some itself."""
    wires = []
    for number in range(count):
        with contextlib.suppress(OSError):
            wires.append(Wire(port, source=source(number)))
    return wires


def closed(wires, at_least, within):
    """Waits until so many are closed, and returns how many are."""
    start = time.monotonic()
    while True:
        count = sum(wire.is_closed for wire in wires)
        if count >= at_least or time.monotonic() - start > within:
            return count
        time.sleep(0.1)


def end(wires):
    for wire in wires:
        wire.socket.close()


def test_one_address_has_so_many_connections_and_no_more(small_victim):
    before = small_victim.memory
    wires = opened(small_victim.port, 120, lambda _: "127.0.0.2")
    assert closed(wires, 70, within=PATIENCE) >= 70
    assert small_victim.ask() < PATIENCE
    assert small_victim.memory - before < 20
    assert "Refused a connection from 127.0.0.2: 50 are open from there" in small_victim.log
    assert small_victim.log.count("127.0.0.2: 50") == 1
    assert refusals(small_victim.server, "connection") == 70
    # Who says nothing doesn't stay either, and the address may come again then.
    assert closed(wires, 120, LATEST) == 120
    Wire(small_victim.port, source="127.0.0.2").page("/red-green")


def test_all_addresses_together_have_so_many_connections_and_no_more(small_victim):
    page = Wire(small_victim.port).page("/red-green")
    socket = Wire(small_victim.port).upgrade(page)
    before = small_victim.memory
    wires = opened(small_victim.port, 300, lambda number: f"127.{number % 100 + 1}.0.1")
    # Not all: who was there first stays.
    assert 150 <= closed(wires, 150, within=PATIENCE) < 250
    # Whoever has a page goes on.
    start = time.monotonic()
    socket.ping(b"still here")
    assert time.monotonic() - start < PATIENCE
    assert small_victim.memory - before < 20
    assert closed(wires, 300, LATEST) == 300
    assert "Refused a connection: 150 are open" in small_victim.log
    assert refusals(small_victim.server, "connection") >= 150
    assert small_victim.ask() < PATIENCE


def test_many_large_heads_take_little_memory_for_a_short_time(small_victim):
    """As many connections as an address may have, each with a head that is almost too large and never ends."""
    before = small_victim.memory
    wires = opened(small_victim.port, 50, lambda _: "127.0.0.2")
    head = b"GET /red-green HTTP/1.1\r\nHost: localhost\r\n" + b"".join(b"X-%d: %s\r\n" % (n, b"x" * 990) for n in range(62))
    for wire in wires:
        wire.send(head)
    assert small_victim.ask() < PATIENCE
    assert small_victim.memory - before < 40
    assert closed(wires, 50, LATEST) == 50
    assert refusals(small_victim.server, "slow") >= 50
    # One that is too large is answered, and the connection ends.
    with Wire(small_victim.port, source="127.0.0.3") as wire:
        with contextlib.suppress(OSError):
            wire.send(head + b"Y: " + b"y" * (1 << 20))
            assert wire.answer()[0] in (400, 431)
        assert closed([wire], 1, PATIENCE) == 1
    assert refusals(small_victim.server, "head") >= 1


@pytest.mark.parametrize("earlier", [0, 1])
def test_a_head_that_comes_bit_by_bit_has_a_time(small_victim, earlier):
    """Also the second head of a connection."""
    wires = opened(small_victim.port, 40, lambda _: "127.0.0.2")
    for wire in wires:
        for _ in range(earlier):
            assert wire.request("/healthz")[0] == 200
        wire.send(b"GET /red-green HTTP/1.1\r\nX-Slow: ")
    start = time.monotonic()
    longest = 0
    while not all([wire.is_closed for wire in wires]):
        assert time.monotonic() - start < LATEST
        for wire in wires:
            with contextlib.suppress(OSError):
                wire.send(b"x")
        longest = max(longest, small_victim.ask())
        time.sleep(0.3)
    assert time.monotonic() - start > SMALL["limits.requestTime"] - 1
    assert longest < PATIENCE
    assert refusals(small_victim.server, "slow") >= len(wires) == 40


def post(port, size):
    """The head of a request with a body, to a route that wants one."""
    fields = f"Host: localhost:{port}\r\nContent-Type: application/json\r\nContent-Length: {size}"
    return f"POST /api/v1/players HTTP/1.1\r\n{fields}\r\n\r\n".encode()


def test_a_body_that_comes_bit_by_bit_has_a_time(small_victim):
    wires = opened(small_victim.port, 40, lambda _: "127.0.0.2")
    for wire in wires:
        wire.send(post(small_victim.port, 100_000) + b'{"name":"')
    start = time.monotonic()
    longest = 0
    while not all([wire.is_closed for wire in wires]):
        assert time.monotonic() - start < LATEST
        for wire in wires:
            with contextlib.suppress(OSError):
                wire.send(b"x")
        longest = max(longest, small_victim.ask())
        time.sleep(0.3)
    assert time.monotonic() - start > SMALL["limits.bodyTime"] - 1
    assert longest < PATIENCE
    assert refusals(small_victim.server, "slow") >= len(wires) == 40
    # A body at once is served meanwhile and afterwards.
    body = json.dumps({"name": "Anna"}).encode()
    assert Wire(small_victim.port).request("/api/v1/players", "Content-Type: application/json", method="POST", body=body)[0] == 201


def test_bodies_are_held_up_to_a_budget(small_victim):
    """Each announces a megabyte and stays without its end."""
    before = small_victim.memory
    wires = opened(small_victim.port, 90, lambda number: f"127.{number % 3 + 1}.0.1")
    almost = bytes(900_000)
    statuses = []
    for wire in wires:
        with contextlib.suppress(OSError):
            wire.send(post(small_victim.port, 1_000_000))
    for wire in wires:
        with contextlib.suppress(OSError):
            wire.send(almost)
    longest = small_victim.ask()
    assert small_victim.memory - before < 40
    for wire in wires:
        with contextlib.suppress(OSError):
            statuses.append(wire.answer()[0])
    assert longest < PATIENCE
    assert statuses.count(503) > 70, statuses
    assert refusals(small_victim.server, "body") >= statuses.count(503)
    assert "too many large requests" in small_victim.log
    end(wires)
    # The budget is free again.
    body = json.dumps({"name": "A" * 50}).encode()
    assert Wire(small_victim.port).request("/api/v1/players", "Content-Type: application/json", method="POST", body=body)[0] == 201


def test_bodies_that_are_too_large_for_a_route_that_wants_them(small_victim):
    statuses = []
    body = bytes(8 << 20)

    def flood(end):
        while not end.is_set():
            with contextlib.suppress(OSError), Wire(small_victim.port, source="127.0.0.2") as wire:
                wire.send(post(small_victim.port, len(body)))
                with contextlib.suppress(OSError):
                    wire.send(body)
                statuses.append(wire.answer()[0])

    most, longest = small_victim.during([flood] * 8, seconds=5)
    assert set(statuses) == {413}
    assert refusals(small_victim.server, "body") >= len(statuses)
    assert most < 40
    assert longest < PATIENCE


def test_uploads_that_nobody_awaits(small_victim):
    statuses = []
    body = bytes(4 << 20)

    def flood(end):
        while not end.is_set():
            with contextlib.suppress(OSError), Wire(small_victim.port, source="127.0.0.2") as wire:
                lines = [
                    f"POST /-/upload/{'0' * 32} HTTP/1.1", f"Host: localhost:{small_victim.port}",
                    f"Origin: http://localhost:{small_victim.port}", f"Content-Length: {len(body)}", "", "",
                ]
                wire.send("\r\n".join(lines).encode())
                with contextlib.suppress(OSError):
                    wire.send(body)
                statuses.append(wire.answer()[0])

    most, longest = small_victim.during([flood] * 8, seconds=5)
    assert set(statuses) == {404}
    assert refusals(small_victim.server, "upload") >= len(statuses)
    assert most < 40
    assert longest < PATIENCE


def test_more_connections_than_the_system_lets_the_server_open(victim_with_few_files):
    victim = victim_with_few_files
    with Wire(victim.port) as wire:
        page = wire.page("/red-green")
    socket = Wire(victim.port).upgrade(page)
    wires = opened(victim.port, 400, lambda _: "127.0.0.2")
    files = f"/proc/{victim.server.process.pid}/fd"
    assert closed(wires, 150, PATIENCE) >= 150
    assert 200 < len(os.listdir(files)) < 290, "some are left to the rest of the program"
    assert "are open, and the system lets this process open 300 files. To fix this, raise that limit" in victim.log
    # Whoever has a page goes on.
    start = time.monotonic()
    socket.ping(b"still here")
    assert time.monotonic() - start < PATIENCE
    end(wires)
    # Somebody new can come as soon as they are gone.
    assert victim.ask() < PATIENCE
    assert refusals(victim.server, "connection") >= 150
