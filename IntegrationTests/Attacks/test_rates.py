"""Pages, sockets and bodies more often than anybody wants them: who asks too often is told so, and others are served."""

import contextlib
import threading

from watching import refusals
from wire import Wire

PATIENCE = 3


def of(network):
    """The field by which a proxy on this machine names its browser."""
    return f"X-Forwarded-For: {network}"


def test_pages_from_one_network(victim):
    """The network has 3,000 a minute, at once or not; a browser elsewhere has its own."""
    statuses = {}
    lock = threading.Lock()

    def flood(end):
        with contextlib.suppress(OSError), Wire(victim.port) as wire:
            while not end.is_set():
                status, fields, _ = wire.request("/red-green", of("198.51.100.1"))
                with lock:
                    statuses[status] = statuses.get(status, 0) + 1
                    refused = fields.get("retry-after") if status == 429 else None
                assert status != 429 or int(refused) >= 1

    most, longest = victim.during([flood] * 8, seconds=20)
    assert statuses.get(200, 0) <= 4_500
    assert set(statuses) <= {200, 429}
    assert most < 150
    assert longest < PATIENCE
    # A machine that is too slow for so many refuses none.
    assert sum(statuses.values()) < 4_500 or 429 in statuses
    Wire(victim.port).page("/red-green", None, of("192.0.2.1"))


def test_sockets_that_reconnect_without_end(victim):
    page = Wire(victim.port).page("/red-green")
    statuses = []

    def flood(end):
        while not end.is_set():
            with contextlib.suppress(OSError), Wire(victim.port) as wire:
                statuses.append(wire.ask_for_socket(page, of("198.51.100.1"))[0])

    most, longest = victim.during([flood] * 4, seconds=10)
    # 600 at once, and 10 a second.
    assert statuses.count(101) <= 800
    assert len(statuses) < 800 or 429 in statuses
    assert set(statuses) <= {101, 429}
    assert refusals(victim.server, "socket") >= statuses.count(429)
    assert most < 60
    assert longest < PATIENCE


def test_bodies_that_nobody_wants(victim):
    """A head that announces a body is answered at once, and the connection doesn't stay."""
    wires = []
    for _ in range(200):
        wire = Wire(victim.port)
        wire.send(
            f"POST /photos HTTP/1.1\r\nHost: localhost:{victim.port}\r\nContent-Length: 1000000\r\n\r\nx".encode()
        )
        wires.append(wire)
    for wire in wires:
        status, fields, _ = wire.answer()
        assert status == 405
        assert fields["connection"] == "close"
        # The server has ended its part, and after five seconds the rest.
        with contextlib.suppress(ConnectionError):
            while wire.take():
                pass
        wire.socket.close()
    assert victim.ask() < PATIENCE
