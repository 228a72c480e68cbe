"""Small disks that tests fill, break and take away."""

import shutil
import subprocess

import pytest

from servers import GAZETTEER, SHOWCASE, Server


class Disk:
    """A small disk in memory. A test that can't have it, because mounting isn't allowed, is skipped."""

    def __init__(self, folder, size="12m"):
        self.folder = folder
        folder.mkdir()
        self.mount("-t", "tmpfs", "-o", f"size={size}", "tmpfs")

    def mount(self, *arguments):
        done = subprocess.run(["mount", *arguments, self.folder], capture_output=True, text=True)
        if done.returncode != 0:
            pytest.skip(f"No disk can be mounted here: {done.stderr.strip()}")

    def unmount(self):
        subprocess.run(["umount", "--lazy", self.folder], check=True)

    def fill(self):
        """Leaves no room on it."""
        with open(self.folder / "filling", "ab", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(1 << 12))
            except OSError:
                pass

    def empty(self):
        """There is room again."""
        (self.folder / "filling").unlink()

    def make_read_only(self):
        """Nobody may have a file of it open to write."""
        subprocess.run(["mount", "-o", "remount,ro", self.folder], check=True)


class BreakingDisk(Disk):
    """A disk of a file, which can become read-only while files of it are open: as the system does when a disk fails."""

    def __init__(self, folder):
        self.folder = folder
        self.image = folder.with_suffix(".image")
        if not shutil.which("mkfs.ext4"):
            pytest.skip("No disk can be made here: there is no mkfs.ext4.")
        folder.mkdir()
        with open(self.image, "wb") as file:
            file.truncate(24 << 20)
        subprocess.run(["mkfs.ext4", "-q", "-F", self.image], check=True)
        self.mount("-o", "loop", self.image)

    def fail(self):
        # What was written before has reached the disk. Without that it would be a loss of power.
        subprocess.run(["sync", "--file-system", self.folder], check=True)
        subprocess.run(["mount", "-o", "remount,abort", self.folder], check=True)

    def repair(self):
        """Only a disk that nobody uses can be repaired."""
        self.unmount()
        # 1: there were faults, and there are none now.
        assert subprocess.run(["fsck.ext4", "-p", self.image], capture_output=True).returncode in (0, 1)
        self.mount("-o", "loop", self.image)


def server_on(disk, log, *arguments):
    """A showcase whose data is on a disk, and whose log isn't."""

    def command(port):
        data = str(disk.folder / "data")
        return [SHOWCASE, "--port", str(port), "--data", data, "--gazetteer", GAZETTEER, *arguments]

    return Server(command, log)
