"""Copies of a showcase's data, made and put back as Documentation/Operations/Backup.md says."""

import re
import shutil
import subprocess

from proxied import OPERATIONS
from servers import Showcase
from test_nginx import press
from wire import Wire


def commands():
    """The commands of the document, for other folders."""
    block = re.search(r"```sh\n(.*?)```", (OPERATIONS / "Backup.md").read_text(), re.DOTALL)[1]
    return block.strip().splitlines()


def go_on(server, page):
    with Wire(server.port) as wire:
        wire.upgrade(page)
        return press(wire)


def test_pages_go_on_from_a_copy_that_was_made_while_people_used_the_original(tmp_path):
    data, backup = tmp_path / "data", tmp_path / "backup"
    backup.mkdir()
    server = Showcase(data).start()
    with Wire(server.port) as wire:
        page = wire.page("/red-green")
    go_on(server, page)
    printed = []
    for command in commands():
        command = command.replace("/var/lib/site", str(data)).replace("/backup/", f"{backup}/")
        printed.append(subprocess.run(command, shell=True, check=True, capture_output=True, text=True).stdout)
    copied, checked = printed
    assert copied == ""
    names = {file.name for file in backup.glob("*.sqlite")}
    # Those of the apps, too.
    assert {"sessions.sqlite", "places.sqlite", "survey.sqlite", "matches.sqlite"} <= names
    assert checked.splitlines() == ["ok"] * len(names)
    shutil.copy(data / "cookie.keys", backup / "cookie.keys")
    # The folder and all that is in it is lost.
    server.kill()
    shutil.rmtree(data)
    data.mkdir(mode=0o700)
    for file in backup.iterdir():
        shutil.copy(file, data / file.name)
    server.start()
    assert go_on(server, page)
    server.stop()


def test_without_the_copy_pages_would_start_again(tmp_path):
    data = tmp_path / "data"
    server = Showcase(data).start()
    with Wire(server.port) as wire:
        page = wire.page("/red-green")
    go_on(server, page)
    server.kill()
    shutil.rmtree(data)
    server.start()
    with Wire(server.port) as wire:
        wire.upgrade(page)
        # 4404: the page has to be loaded again.
        assert wire.take()[-2:] == (4404).to_bytes(2, "big")
    server.stop()
