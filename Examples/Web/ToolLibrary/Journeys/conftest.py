"""The server, started for a test with an empty folder; it can be killed and started again."""

import os
import re
import socket
import subprocess

import pytest


class Server:
    def __init__(self, folder):
        self.folder = folder
        with socket.socket() as free:
            free.bind(("localhost", 0))
            self.port = free.getsockname()[1]
        self.start()

    def start(self):
        command = [os.environ["SERVER"], f"server.port={self.port}", f"server.dataDirectory={self.folder}"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        ready = re.fullmatch(r"Usher is ready at (http://localhost:\d+)\n", line)
        assert ready, f"The server said {line!r} in place of its address."
        self.address = ready[1]

    def kill(self):
        """Ends the process at once, as a crash does."""
        self.process.kill()
        self.process.wait()


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path)
    try:
        yield server
        server.process.terminate()
        assert server.process.wait(timeout=20) == 0
    finally:
        server.process.kill()
