"""Several processes of a site that share a database, each of which can be killed, stopped and drained."""

import os
import pathlib
import shutil
import sys
import time

import pytest

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER.parent), str(FOLDER.parent / "Attacks")]

from line import Line  # noqa: E402
from nginx import OPERATIONS, Nginx, replaced, upstream, with_upstream  # noqa: E402
from postgres import Postgres  # noqa: E402
from servers import NODES, Server  # noqa: E402


# What the manual says of nginx.
SECTION = "Several processes with PostgreSQL"
LINES = ["proxy_next_upstream error timeout http_503;", "proxy_connect_timeout 2s;"]

# A process that traps would write for seconds where it was.
os.environ["SWIFT_BACKTRACE"] = "enable=no"


class Nodes:
    def __init__(self, folder):
        self.postgres = Postgres()
        self.all = []
        self.lines = []
        self.origins = []
        self.folder = folder

    def start(self, count=3):
        for number in range(count):
            data = self.folder / f"node{number}"
            data.mkdir(mode=0o700)
            if self.all:
                # All know each other's visitors.
                shutil.copy(self.all[0].data / "cookie.keys", data / "cookie.keys")
            self.lines.append(Line(self.postgres.port))
            database = self.postgres.url_at(self.lines[-1].own_port)
            self.all.append(Server(self.command(data, database), data).start())

    def wait_until_all_are_known(self):
        """Each process has said that it lives after all others had."""
        lives = "SELECT name || ' ' || lives_until FROM usher_node ORDER BY name"
        while len(before := self.postgres.lines(lives)) < len(self.all):
            time.sleep(0.05)
        while set(before) & set(self.postgres.lines(lives)):
            time.sleep(0.05)

    def start_again(self):
        """Starts those that have ended, and returns how many these were."""
        ended = [node for node in self.all if node.process.poll() is not None]
        for node in ended:
            node.start()
        return len(ended)

    def command(self, data, database):
        return lambda port: [NODES, str(port), str(data), database, *self.origins]

    def __getitem__(self, number):
        return self.all[number]

    def end(self):
        for node in self.all:
            if node.process.poll() is None:
                node.kill()
        for line in self.lines:
            line.stop()
        self.postgres.remove()


@pytest.fixture
def nodes(tmp_path):
    nodes = Nodes(tmp_path)
    try:
        nodes.start()
        yield nodes
    finally:
        nodes.end()


@pytest.fixture
def site(tmp_path):
    """The processes behind nginx, as Documentation/Operations/README.md tells."""
    nodes, nginx = Nodes(tmp_path), Nginx(tmp_path)
    nodes.origins = [nginx.origin]
    try:
        nodes.start()
        text = with_upstream((OPERATIONS / "nginx.conf").read_text(), upstream(SECTION, nodes.all))
        assert all(f"`{line}`" in (OPERATIONS / "README.md").read_text() for line in ["proxy_next_upstream off;", *LINES])
        nginx.begin(replaced(text, "proxy_next_upstream off;", " ".join(LINES)))
        yield nodes, nginx
        nginx.end()
    finally:
        nodes.end()
