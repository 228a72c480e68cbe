"""The systemd unit of Documentation/Operations, as far as it can be checked without systemd running."""

import contextlib
import pathlib
import signal
import socket
import subprocess

import pytest

from proxied import OPERATIONS, Showcase, replaced

SHOWN = "/usr/local/lib/site/site"


@pytest.fixture
def unit(tmp_path):
    # A unit whose program isn't there is refused.
    text = replaced((OPERATIONS / "usher.service").read_text(), SHOWN, "/bin/true")
    path = tmp_path / "site.service"
    path.write_text(text)
    return path


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def test_the_unit_is_understood(unit):
    checked = run("systemd-analyze", "verify", str(unit))
    assert checked.returncode == 0 and not checked.stderr, checked.stderr


def test_the_unit_for_several_processes_is_the_same_with_ports_and_folders(unit, tmp_path):
    several = (OPERATIONS / "site@.service").read_text()
    (tmp_path / "site@.service").write_text(replaced(several, SHOWN, "/bin/true"))
    checked = run("systemd-analyze", "verify", str(tmp_path / "site@8081.service"))
    assert checked.returncode == 0 and not checked.stderr, checked.stderr
    one = (OPERATIONS / "usher.service").read_text()
    assert settings(several) == settings(one) | {
        "Description": "A site that Usher serves, on port %i",
        "ExecStart": f"{SHOWN} --port %i --data /var/lib/site-%i",
        "StateDirectory": "site-%i",
    }


def settings(text):
    return dict(line.split("=", 1) for line in text.splitlines() if "=" in line and not line.startswith("#"))


def test_a_slip_in_the_unit_would_be_found(unit):
    unit.write_text(replaced(unit.read_text(), "Restart=always", "Restart=allways"))
    assert "restart specifier" in run("systemd-analyze", "verify", str(unit)).stderr


def test_the_program_can_do_little_else_than_serve(unit):
    # 10 is a program that can do everything. The limit is ten times the level, in whole numbers.
    checked = run("systemd-analyze", "security", "--offline=yes", "--threshold=20", str(unit))
    assert checked.returncode == 0, checked.stdout[-500:]
    unit.write_text(replaced(unit.read_text(), "ProtectSystem=strict", "ProtectSystem=no"))
    assert run("systemd-analyze", "security", "--offline=yes", "--threshold=14", str(unit)).returncode != 0


@pytest.mark.parametrize("is_abstract", [False, True])
def test_the_server_gives_the_signs_of_life_that_the_unit_asks_for(tmp_path, monkeypatch, is_abstract):
    """What systemd would do with them, it does itself: it ends a process that gives none for `WatchdogSec`."""
    name = f"usher-{tmp_path.name}" if is_abstract else str(tmp_path / "notify")
    monkeypatch.setenv("NOTIFY_SOCKET", f"@{name}" if is_abstract else name)
    monkeypatch.setenv("WATCHDOG_USEC", "1500000")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(f"\0{name}" if is_abstract else name)
        manager.settimeout(20)
        server = Showcase(tmp_path / "data").start()
        try:
            told = [manager.recv(100)]
            while b"READY=1" not in told:
                told.append(manager.recv(100))
            told += [manager.recv(100) for _ in range(3)]
            assert set(told) == {b"READY=1", b"WATCHDOG=1"}
            server.process.send_signal(signal.SIGSTOP)
            manager.settimeout(1.5)
            with pytest.raises(TimeoutError):
                # One may be there already.
                for _ in range(2):
                    manager.recv(100)
        finally:
            server.process.send_signal(signal.SIGCONT)
        manager.settimeout(20)
        assert manager.recv(100) == b"WATCHDOG=1"
        server.stop()
        manager.settimeout(1)
        told = []
        with contextlib.suppress(TimeoutError):
            while True:
                told.append(manager.recv(100))
        assert told[-1] == b"STOPPING=1"


def test_the_files_name_no_folder_of_this_machine():
    for path in pathlib.Path(OPERATIONS).iterdir():
        assert str(OPERATIONS.parents[1]) not in path.read_text(), path
