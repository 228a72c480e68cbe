"""What the store of open pages does when its disk is full or read-only, its file damaged, or its folder in use."""

import os
import re
import signal
import subprocess
import time
import urllib.request

import pytest

from servers import GAZETTEER, SHOWCASE, Server, Showcase
from wire import BINARY, Wire, frame


def link(path):
    """The message of a page whose person follows a link."""
    return frame(BINARY, bytes([0, 0, 2]) + path.encode())


class Tab:
    """A page of the smallest app, and what it knows to be stored."""

    def __init__(self, port):
        with Wire(port) as wire:
            page = wire.page("/red-green")
        self.socket = Wire(port, timeout=60).upgrade(page)
        self.data = b""
        self.sent = 0
        self.stored = self.frame()[0]

    def frame(self):
        """The next frame of the server."""
        while True:
            if len(self.data) >= 2:
                size, start = self.data[1], 2
                if size == 126 and len(self.data) >= 4:
                    size, start = int.from_bytes(self.data[2:4], "big"), 4
                if len(self.data) >= start + size:
                    opcode, content = self.data[0] & 15, self.data[start:start + size]
                    self.data = self.data[start + size:]
                    if opcode == BINARY:
                        return content
                    continue
            self.data += self.socket.take()

    def go(self, path):
        """Follows a link, and returns once the page shows it."""
        self.socket.send(link(path))
        self.sent += 1
        while True:
            frame = self.frame()
            self.stored = frame[0]
            if self.stored == self.sent or frame[1:4] == bytes([0, 13, self.sent]):
                return
            if bytes([0, 13, self.sent]) in frame:
                return

    def settle(self):
        """Waits until all is stored."""
        while self.stored != self.sent:
            self.stored = self.frame()[0]


def run(data):
    """Runs a showcase that can't start, and returns what it says."""
    ended = subprocess.run(
        [SHOWCASE, "--port", "0", "--data", str(data), "--gazetteer", GAZETTEER],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ended.returncode != 0
    assert ended.stdout == ""
    return ended.stderr


def mounted(folder, options):
    """Mounts a small disk; skips the test where that isn't allowed."""
    folder.mkdir()
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder], capture_output=True, text=True)
    if done.returncode != 0:
        pytest.skip(f"No disk can be mounted here: {done.stderr.strip()}")


def unmount(folder):
    subprocess.run(["umount", "--lazy", folder], check=True)


def server_on(disk, log):
    """A showcase whose data is on a disk, and whose log isn't."""
    def command(port):
        return [SHOWCASE, "--port", str(port), "--data", str(disk / "data"), "--gazetteer", GAZETTEER]
    return Server(command, log)


def log_of(server):
    return (server.data / "errors.txt").read_text()


def until(condition):
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end, "It didn't happen within a minute."
        time.sleep(0.2)


def test_a_second_process_on_the_folder_is_told_who_has_it(tmp_path):
    server = Showcase(tmp_path / "data").start()
    said = run(tmp_path / "data")
    assert re.fullmatch(
        rf"Error: {tmp_path}/data is in use by process {server.process.pid} on \S+, since [-0-9: Z]+\. "
        r"To fix this, stop that process, or give this one another file or folder\.\n",
        said,
    ), said
    # What the dead have locked, nobody has.
    server.kill()
    server.start()
    server.stop()


def test_a_data_folder_that_is_a_file_is_told_in_one_sentence(tmp_path):
    file = tmp_path / "file"
    file.write_text("no folder")
    assert run(file) == (
        f"Error: {file} is a file and not a folder. To fix this, name a folder that exists, or one that can be made.\n"
    )
    assert file.read_text() == "no folder"


def test_a_damaged_store_is_set_aside_and_the_server_starts(tmp_path):
    server = Showcase(tmp_path / "data")
    server.data.mkdir()
    store = server.data / "sessions.sqlite"
    store.write_bytes(b"This is no database, and never was. " * 1000)
    server.start()
    tab = Tab(server.port)
    tab.go("/red-green/green")
    tab.settle()
    assert f"{store} is damaged" in log_of(server)
    assert len([file for file in server.data.iterdir() if ".corrupt-" in file.name]) == 1
    server.kill()


def test_a_full_disk_is_told_and_nothing_is_called_stored(tmp_path):
    disk = tmp_path / "disk"
    mounted(disk, "size=12m")
    server = server_on(disk, tmp_path / "log")
    try:
        server.start()
        tab = Tab(server.port)
        tab.go("/red-green/green")
        tab.settle()
        stored = tab.stored
        filling = open(disk / "filling", "wb", buffering=0)
        try:
            while True:
                filling.write(bytes(1 << 12))
        except OSError:
            pass
        for number in range(60):
            tab.go("/red-green" if number % 2 else "/red-green/green")
        # Some of it may have found room; not all of it.
        assert stored <= tab.stored < tab.sent
        until(lambda: "There is no space left for" in log_of(server))
        assert str(disk / "data/sessions.sqlite") in log_of(server)
        with urllib.request.urlopen(f"{server.url}/healthz", timeout=30) as answer:
            assert answer.status == 200
        os.unlink(disk / "filling")
        filling.close()
        tab.settle()
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(timeout=20) == 0
    finally:
        if server.process and server.process.poll() is None:
            server.kill()
        unmount(disk)


def test_a_read_only_disk_is_told_in_one_sentence(tmp_path):
    disk = tmp_path / "disk"
    mounted(disk, "size=64m")
    server = server_on(disk, tmp_path / "log")
    try:
        server.start()
        tab = Tab(server.port)
        tab.go("/red-green/green")
        tab.settle()
        server.kill()
        subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
        said = run(disk / "data")
        assert said.startswith(f"Error: {disk}/data can't be written. To fix this, let the file and its folder"), said
        assert said.count("\n") == 1
    finally:
        if server.process.poll() is None:
            server.kill()
        unmount(disk)
