"""Frames that no browser sends, by a generator that always makes the same ones from a seed."""

import os
import random

from wire import BINARY, Wire, frame

# A million in scripts/long.
FRAMES = int(os.environ.get("FRAMES", 20_000))
PATHS = [
    "/red-green", "/photos", "/photos/pli", "/users", "/cloudy", "/matches", "/survey", "/gallery", "/photos/nothing",
]
HOSTILE = [0, 1, 2, 31, 32, 33, 127, 128, 255, 256, 65_535, 2**31 - 1, 2**31, 2**32, 2**53, 2**63 - 1, 2**64 - 1]


def varint(value):
    data = bytearray()
    while value > 127:
        data.append(value & 127 | 128)
        value >>= 7
    data.append(value)
    return bytes(data)


def event(chance):
    """Returns a message: like an event, or of numbers that nobody expects, or of any bytes."""
    head = bytes([chance.randrange(256)])
    kind = chance.randrange(4)
    if kind == 0:
        return chance.randbytes(chance.randrange(64))
    if kind == 1:
        # About the browser itself: its history, links, files, positions.
        text = chance.choice([b"", b"/photos", b"//", b"\xff\xfe", b"%", b"/" * 3000, b"51.05 3.72 10", b"nan 1 1"])
        return head + varint(0) + varint(chance.choice([*range(12), *HOSTILE])) + varint(chance.choice(HOSTILE)) + text
    fragment = chance.choice([*range(6), *HOSTILE])
    address = [chance.choice([*range(12), *HOSTILE]) for _ in range(chance.choice([0, 1, 1, 2, 3, 4, 33]))]
    count = len(address) if kind == 2 else chance.choice(HOSTILE)
    text = chance.choice([b"", b"1", b"x" * 500, "ü".encode(), b"\x00", b"\xc3"])
    return head + varint(fragment) + varint(count) + b"".join(map(varint, address)) + text


def test_frames_that_no_browser_sends(victim):
    chance = random.Random(int(os.environ.get("SEED", 1)))
    # What the pages take that nobody attacks.
    for path in PATHS:
        Wire(victim.port).upgrade(Wire(victim.port).page(path)).ping(b"before")
    before = victim.memory
    sent, answered, closed = 0, 0, 0
    while sent < FRAMES:
        wire = Wire(victim.port)
        wire.upgrade(Wire(victim.port).page(chance.choice(PATHS)))
        try:
            for _ in range(20):
                wire.send(b"".join(frame(BINARY, event(chance)) for _ in range(50)))
                sent += 50
            wire.ping(b"at the end")
            answered += 1
        except TimeoutError:
            raise AssertionError(f"A socket is stuck after {sent} frames.") from None
        except OSError:
            # The server may refuse a frame, and then closes the socket.
            closed += 1
        wire.socket.close()
    assert answered > 0 or closed == 0, "No socket has lived to its end."
    assert victim.server.process.poll() is None, "The server has died."
    assert victim.ask() < 3
    assert victim.memory - before < 150
    assert len(victim.log) < 100_000
