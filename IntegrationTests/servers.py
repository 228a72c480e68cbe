"""Servers of the repository, as processes that tests start, stop and kill."""

import os
import pathlib
import re
import signal
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
SHOWCASE = os.environ.get("SHOWCASE", str(ROOT / "Examples/.build/debug/showcase"))
HELLO = str(pathlib.Path(SHOWCASE).with_name("hello"))
NODES = str(pathlib.Path(SHOWCASE).with_name("nodes"))
NOTES = str(pathlib.Path(SHOWCASE).with_name("notes"))
GAZETTEER = str(pathlib.Path(SHOWCASE).with_name("gazetteer"))


def until(condition):
    """Waits until something has happened that no page tells."""
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end, "It didn't happen within a minute."
        time.sleep(0.2)


class Server:
    """A server, which can be stopped and started again on the same port and data."""

    def __init__(self, command, data):
        self.command = command
        self.data = data
        self.port = 0
        self.process = None

    def start(self):
        self.data.mkdir(exist_ok=True)
        self.process = subprocess.Popen(
            self.command(self.port),
            stdout=subprocess.PIPE,
            stderr=open(self.data / "errors.txt", "a"),
            text=True,
        )
        line = self.process.stdout.readline()
        match = re.fullmatch(r"Usher is ready at (https?://localhost:(\d+))\n", line)
        assert match, f"The showcase said {line!r} instead of its address."
        self.url, self.port = match[1], int(match[2])
        return self

    def errors(self):
        """What it has told so far."""
        return (self.data / "errors.txt").read_text()

    def kill(self):
        """Ends the process as a crash does: it can't do anything more."""
        self.process.kill()
        self.process.wait()

    def stop(self, with_signal=signal.SIGTERM, allowed=()):
        """`allowed`: words of what the server may tell beside what is no fault anyway."""
        self.process.send_signal(with_signal)
        assert self.process.wait(timeout=20) == 0, "The showcase did not stop cleanly."
        lines = self.errors().splitlines()
        # A page of another site that was refused is none of these, nor a text that is too long, nor a turn that took long
        # on a busy machine.
        allowed = ("Refused a request", "Refused a text", "without a pause", *allowed)
        errors = "\n".join(line for line in lines if not any(words in line for words in allowed))
        # A server of a debug build tells what leaks, and what is used wrongly.
        assert "To fix this" not in errors, errors


def Showcase(data, *arguments):
    # One gazetteer for all of them: building it takes a while.
    shared = ["--gazetteer", GAZETTEER]
    return Server(
        lambda port: [SHOWCASE, "--port", str(port), "--data", str(data), *shared, *arguments], data
    )
