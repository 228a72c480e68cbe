"""A PostgreSQL server of the tests' own, which they can stop and start."""

import os
import pathlib
import shutil
import subprocess
import tempfile

from ports import free_port


def programs():
    """The folder of the newest PostgreSQL's programs."""
    versions = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    assert versions, "To run these tests, install postgresql."
    return versions[-1]


class Postgres:
    def __init__(self):
        self.port = free_port()
        # Not in the tests' folder: PostgreSQL doesn't run as root, and others can't enter that.
        self.folder = pathlib.Path(tempfile.mkdtemp())
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self.run("initdb", "-D", self.data, "-U", "site", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.start()
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "site", "site")

    @property
    def data(self):
        return str(self.folder / "data")

    @property
    def url(self):
        return self.url_at(self.port)

    def url_at(self, port):
        """By another port, from which a line leads here."""
        return f"postgres://site@127.0.0.1:{port}/site"

    def run(self, program, *arguments):
        command = [str(programs() / program), *arguments]
        if os.geteuid() == 0:
            command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", *command]
        # What it leaves running must not hold the pipe.
        with open(self.folder / "commands.txt", "a") as log:
            subprocess.run(command, check=True, stdout=log, stderr=log, cwd="/")

    def start(self):
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} "
            "-c fsync=off -c shared_buffers=64MB"
        )
        self.run("pg_ctl", "-D", self.data, "-l", str(self.folder / "log"), "-s", "-w", "-o", options, "start")

    def stop(self):
        """As a crash does."""
        self.run("pg_ctl", "-D", self.data, "-s", "-w", "-m", "immediate", "stop")

    def remove(self):
        self.stop()
        shutil.rmtree(self.folder)

    def ask(self, sql):
        """The words that a query prints."""
        return " ".join(self.lines(sql)).split()

    def lines(self, sql):
        """The lines that a query prints."""
        command = [str(programs() / "psql"), "-X", "-q", "-A", "-t", "-c", sql, self.url]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
