"""What the store of open pages does when its disk is full or read-only, its file damaged, or its folder in use."""

import contextlib
import re
import signal
import sqlite3
import subprocess

from disks import BreakingDisk, Disk, server_on
from servers import GAZETTEER, SHOWCASE, Showcase, until
from watching import metric, status
from wire import BINARY, Wire, frame


def link(path):
    """The message of a page whose person follows a link."""
    return frame(BINARY, bytes([0, 0, 2]) + path.encode())


class Tab:
    """A page of the smallest app, and what it knows to be stored."""

    def __init__(self, port):
        with Wire(port) as wire:
            self.page = wire.page("/red-green")
        self.socket = Wire(port, timeout=60).upgrade(self.page)
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

    def continues(self):
        """Connects to the next process, and returns how many events it knows."""
        self.socket = Wire(self.socket.port, timeout=60).upgrade(self.page)
        self.data = b""
        return self.frame()[0]

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
    assert f"{store} is damaged" in server.errors()
    assert len([file for file in server.data.iterdir() if ".corrupt-" in file.name]) == 1
    server.kill()


@contextlib.contextmanager
def running(disk, tmp_path):
    """A server on a disk, with a page that has something to lose."""
    server = server_on(disk, tmp_path / "log", "--set", "sessions.longestSaveRetry=2")
    try:
        server.start()
        tab = Tab(server.port)
        tab.go("/red-green/green")
        tab.settle()
        assert status(server, "/readyz") == (200, "ready")
        assert not metric(server, "usher_store_failures_total")
        assert not metric(server, "usher_pages_unsaved")
        yield server, tab
    finally:
        if server.process and server.process.poll() is None:
            server.kill()
        disk.unmount()


def assert_told(server, tab, cause):
    """The page goes on while the store fails, nothing is called stored, and whoever watches the server is told."""
    stored = tab.stored
    for number in range(60):
        tab.go("/red-green/green" if number % 2 else "/red-green")
    # On a full disk, some of it may have found room; not all of it.
    assert stored <= tab.stored < tab.sent
    until(lambda: cause in server.errors())
    assert "data/sessions.sqlite" in server.errors()
    until(lambda: status(server, "/readyz")[0] == 503)
    assert status(server, "/readyz")[1] == "The store of open pages can't store anything."
    assert status(server, "/healthz") == (200, "ok")
    until(lambda: metric(server, "usher_store_failures_total") > 0)
    assert metric(server, "usher_pages_unsaved") == 1


def assert_mended(server, tab):
    """All is stored now, and whoever watches the server is told."""
    tab.settle()
    until(lambda: status(server, "/readyz") == (200, "ready"))
    until(lambda: metric(server, "usher_pages_unsaved") == 0)
    assert not metric(server, "usher_pages_lost_total")
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(timeout=20) == 0


def test_a_full_disk_is_told_and_nothing_is_called_stored(tmp_path):
    disk = Disk(tmp_path / "disk")
    with running(disk, tmp_path) as (server, tab):
        disk.fill()
        assert_told(server, tab, "There is no space left for")
        disk.empty()
        assert_mended(server, tab)


def test_a_store_that_another_program_has_locked_is_told_and_waited_for(tmp_path):
    disk = Disk(tmp_path / "disk", "64m")
    with running(disk, tmp_path) as (server, tab):
        other = sqlite3.connect(disk.folder / "data/sessions.sqlite", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        assert_told(server, tab, "is in use by another process")
        other.execute("ROLLBACK")
        other.close()
        assert_mended(server, tab)


def test_a_disk_that_becomes_read_only_is_told_and_what_was_called_stored_is_there(tmp_path):
    disk = BreakingDisk(tmp_path / "disk")
    with running(disk, tmp_path) as (server, tab):
        disk.fail()
        assert_told(server, tab, "doesn't work: disk I/O error")
        # Only a process that doesn't run any more lets the disk be repaired.
        server.kill()
        disk.repair()
        server.start()
        assert tab.continues() >= tab.stored
        assert status(server, "/readyz") == (200, "ready")


def test_a_read_only_disk_is_told_in_one_sentence(tmp_path):
    disk = Disk(tmp_path / "disk", "64m")
    with running(disk, tmp_path) as (server, _):
        server.kill()
        disk.make_read_only()
        said = run(disk.folder / "data")
        assert said.startswith(
            f"Error: {disk.folder}/data can't be written. To fix this, let the file and its folder"
        ), said
        assert said.count("\n") == 1
