"""Attacks on the showcase, as a process of its own, by sockets of our own."""

import contextlib
import pathlib
import sys
import threading
import time
import urllib.request

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from servers import Showcase  # noqa: E402
from wire import Wire  # noqa: E402


class Victim:
    """A server that is attacked: how much memory it takes, and how long others wait for it meanwhile."""

    def __init__(self, server):
        self.server = server
        self.port = server.port
        self.url = server.url

    @property
    def memory(self):
        """The memory that it takes now, in MiB."""
        lines = pathlib.Path(f"/proc/{self.server.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))

    def settle(self):
        """Waits until the server has read the data that it reads in the background when it starts."""
        before, now = -100, self.memory
        while now - before > 1:
            time.sleep(1)
            before, now = now, self.memory

    def ask(self):
        """Returns how long the server takes for somebody elsewhere, in seconds: for a page whose socket is answered."""
        start = time.monotonic()
        with urllib.request.urlopen(f"{self.url}/healthz", timeout=30) as answer:
            assert answer.status == 200
        with Wire(self.port) as wire, Wire(self.port) as socket:
            elsewhere = "X-Forwarded-For: 203.0.113.7"
            socket.upgrade(wire.page("/red-green", None, elsewhere), elsewhere).ping(b"still here")
        return time.monotonic() - start

    def during(self, attack, seconds):
        """Attacks for some seconds; returns how much memory the server took more at most, and others' longest wait."""
        before = self.memory
        end = threading.Event()
        attackers = [threading.Thread(target=one, args=(end,), daemon=True) for one in attack]
        for attacker in attackers:
            attacker.start()
        most, longest = 0, 0
        stop = time.monotonic() + seconds
        while time.monotonic() < stop:
            longest = max(longest, self.ask())
            most = max(most, self.memory - before)
            time.sleep(0.1)
        end.set()
        for attacker in attackers:
            attacker.join(timeout=30)
        return most, longest

    @property
    def log(self):
        return self.server.errors()


@contextlib.contextmanager
def attacked(server):
    """A server while it is attacked: however that was, somebody else can use it afterwards."""
    victim = Victim(server.start())
    victim.settle()
    # What a few pages take is no concern of the attacks.
    for _ in range(20):
        victim.ask()
    yield victim
    assert victim.ask() < 5
    assert server.process.poll() is None, "The server has died."
    server.process.terminate()
    assert server.process.wait(timeout=20) == 0


@pytest.fixture
def victim(tmp_path):
    with attacked(Showcase(tmp_path / "data")) as victim:
        yield victim


# Far below the defaults, so that a test reaches them soon. No proxy of this machine is trusted: each address stands for itself.
SMALL = {
    "server.trustedProxies": "192.0.2.1",
    "limits.connections": 150,
    "limits.connectionsOfAddress": 50,
    "limits.messagesPerMinuteOfVisitor": 1200,
    "limits.requestTime": 3,
    "limits.idleTime": 3,
    "limits.bodyTime": 3,
    "limits.bodyBytes": 4 << 20,
    "limits.bodyBytesOfAddress": 2 << 20,
}


@pytest.fixture
def small_victim(tmp_path):
    """A server with small limits."""
    options = [argument for name, value in SMALL.items() for argument in ("--set", f"{name}={value}")]
    with attacked(Showcase(tmp_path / "data", *options)) as victim:
        yield victim


@pytest.fixture
def victim_with_few_files(tmp_path):
    """A server that the system lets open 300 files, connections among them: 200 at first, and more if it asks."""
    server = Showcase(tmp_path / "data")
    command = server.command
    server.command = lambda port: ["prlimit", "--nofile=200:300", *command(port)]
    with attacked(server) as victim:
        yield victim
