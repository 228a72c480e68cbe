"""The steps of Documentation/Operations/Containerfile, in a folder that debootstrap has made: no engine runs here.

It takes half an hour, most of it for the program's build, and needs root. So only scripts/long runs it, by CONTAINER=1.
"""

import os
import re
import shlex
import shutil
import signal
import subprocess
import time
import urllib.request

import pytest

from ports import free_port
from proxied import OPERATIONS, ROOT

# The swift image isn't Debian's: the program is built here, by the same command.
BUILD = ROOT / ".build/container"


def stages():
    """The steps of each stage, as a word and what follows it."""
    text = re.sub(r"^#.*\n", "", (OPERATIONS / "Containerfile").read_text(), flags=re.MULTILINE)
    steps = [line.split(" ", 1) for line in text.splitlines() if line]
    starts = [index for index, step in enumerate(steps) if step[0] == "FROM"] + [len(steps)]
    return [steps[start:end] for start, end in zip(starts, starts[1:])]


def test_the_file_has_two_stages_that_are_understood():
    first, second = stages()
    assert first[0][1].startswith("swift:") and second[0][1] == "debian:bookworm-slim"
    known = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "CMD"}
    assert {step for step, _ in first + second} <= known


# What an engine gives a container, and nothing of this machine's.
ENVIRONMENT = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}


@pytest.mark.skipif(not os.environ.get("CONTAINER"), reason="takes half an hour")
def test_the_program_runs_in_a_bare_debian(tmp_path):
    first, second = stages()
    shutil.rmtree(BUILD / "site", ignore_errors=True)
    for step, words in first:
        # What it installs, scripts/long has installed.
        if step == "RUN" and not words.startswith("apt-get"):
            subprocess.run(words.replace("/build", str(BUILD)), shell=True, check=True, cwd=ROOT)
    folder = tmp_path / "root"
    subprocess.run(["debootstrap", "--variant=minbase", "bookworm", str(folder)], check=True)
    user, command = None, None
    for step, words in second[1:]:
        if step == "RUN":
            subprocess.run(["chroot", str(folder), "/bin/sh", "-c", words], check=True, env=ENVIRONMENT)
        elif step == "COPY":
            _, source, target = words.split()
            shutil.copytree(source.replace("/build", str(BUILD)), folder / target.removeprefix("/"))
        elif step == "USER":
            user = words
        elif step == "CMD":
            command = shlex.split(words.strip("[]").replace(",", " "))
    port = free_port()
    command[command.index("--port") + 1] = str(port)
    # As engines do: Swift's programs read their arguments there.
    subprocess.run(["mount", "-t", "proc", "proc", str(folder / "proc")], check=True)
    process = subprocess.Popen(["chroot", f"--userspec={user}", str(folder), *command], stdout=subprocess.PIPE, text=True, env=ENVIRONMENT)
    try:
        assert process.stdout.readline().startswith("Usher is ready at http://localhost:")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/photos", timeout=30) as answer:
            assert answer.status == 200
        # The volume belongs to the program's user alone.
        assert (folder / "data/sessions.sqlite").stat().st_mode & 0o777 == 0o600
        assert (folder / "data/sessions.sqlite").stat().st_uid == 10001
    finally:
        process.send_signal(signal.SIGTERM)
        for _ in range(200):
            if process.poll() is not None:
                break
            time.sleep(0.1)
        subprocess.run(["umount", str(folder / "proc")], check=True)
    assert process.returncode == 0
