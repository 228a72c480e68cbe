"""The server, started for a test with an empty folder."""

import os
import re
import subprocess

import pytest


@pytest.fixture
def server(tmp_path):
    command = [os.environ["SERVER"], "server.port=0", f"server.dataDirectory={tmp_path}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        line = process.stdout.readline()
        ready = re.fullmatch(r"Usher is ready at (http://localhost:\d+)\n", line)
        assert ready, f"The server said {line!r} in place of its address."
        yield ready[1]
        process.terminate()
        assert process.wait(timeout=20) == 0
    finally:
        process.kill()
