"""Showcases on one database, and clients who go through all their apps at random."""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import time

from postgres import Postgres
from servers import ROOT, Showcase
from watching import metric, status

PROGRAM = os.environ.get("SOAK", str(ROOT / ".build/debug/Soak"))
# Pages whose browser has left end soon.
SETTINGS = ["sessions.unattached=5", "sessions.detached=5", "sessions.detour=5"]
# What a process tells of a machine that is too busy: the database takes long.
LATE = ("a save has been running",)


class Soak:
    def __init__(self):
        self.postgres = None
        self.servers = []
        # What the first process has taken, in MiB, each second.
        self.memory = []
        self.restarts = 0
        # How many stored pages were lost, told by processes that have ended since.
        self.lost = 0

    def start(self, folder, count=3):
        self.postgres = Postgres()
        settings = [word for setting in SETTINGS for word in ("--set", setting)]
        for number in range(count):
            data = folder / f"soak{number}"
            data.mkdir(mode=0o700)
            if self.servers:
                # All know each other's visitors.
                shutil.copy(self.servers[0].data / "cookie.keys", data / "cookie.keys")
            self.servers.append(Showcase(data, "--database", self.postgres.url, *settings).start())
            # Who builds the gazetteer first takes the time of the others.
            self.wait_for_places(self.servers[-1])

    def wait_for_places(self, server):
        before, now, begun = None, self.cpu(server), time.monotonic()
        while before != now:
            assert time.monotonic() - begun < 300, "The gazetteer isn't built."
            time.sleep(0.5)
            before, now = now, self.cpu(server)

    @staticmethod
    def cpu(server):
        """The time that a process has computed, in hundredths of a second."""
        fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().split(") ")[1].split()
        return int(fields[11]) + int(fields[12])

    def run(self, seconds, clients, pause):
        """Lets clients act for a time, while the other processes than the first end in turn; returns what they tell."""
        ports = [str(server.port) for server in self.servers]
        program = subprocess.Popen([PROGRAM, str(seconds), str(clients), *ports], stdout=subprocess.PIPE, text=True)
        begun, next_restart = time.monotonic(), pause
        try:
            while program.poll() is None:
                self.memory.append(self.resident())
                if time.monotonic() - begun > next_restart and time.monotonic() - begun < seconds - pause / 2:
                    next_restart += pause
                    self.restart()
                assert time.monotonic() - begun < seconds + 180, "The clients don't end."
                time.sleep(1)
        finally:
            program.kill()
        assert program.returncode == 0, f"The clients ended with {program.returncode}."
        return json.loads(program.stdout.read())

    def restart(self):
        """Ends a process as a deploy does, or as a crash does, and starts it again."""
        server = self.servers[1 + self.restarts % (len(self.servers) - 1)]
        self.lost += self.lost_pages(server)
        if self.restarts % 4 < 2:
            server.process.send_signal(signal.SIGTERM)
            assert server.process.wait(timeout=30) == 0, "The showcase did not stop cleanly."
        else:
            server.kill()
        server.start()
        self.restarts += 1

    @staticmethod
    def lost_pages(server):
        return metric(server, "usher_pages_lost_total") or 0

    def resident(self):
        """The memory that the first process takes now, in MiB."""
        lines = pathlib.Path(f"/proc/{self.servers[0].process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))

    def least_memory(self, seconds):
        """The least memory within a time: what is free is given back a while after the last page has ended."""
        end, least = time.monotonic() + seconds, self.resident()
        while time.monotonic() < end:
            time.sleep(1)
            least = min(least, self.resident())
        return least

    def sessions(self):
        """The number of sessions in all processes."""
        return sum(metric(server, "usher_sessions") or 0 for server in self.servers)

    def wait_until_empty(self, patience=90):
        begun = time.monotonic()
        while sessions := self.sessions():
            assert time.monotonic() - begun < patience, f"{sessions} sessions don't end."
            time.sleep(1)

    def end(self):
        """Stops all; a process that tells of a fault fails the test."""
        try:
            for server in self.servers:
                assert status(server, "/healthz")[0] == 200
                server.stop(allowed=LATE)
        finally:
            for server in self.servers:
                if server.process.poll() is None:
                    server.kill()
            if self.postgres:
                self.postgres.remove()
