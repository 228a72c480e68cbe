"""Copies of a showcase's data, made and put back as Documentation/Operations/Backup.md says."""

import json
import re
import shutil
import subprocess

from proxied import OPERATIONS
from servers import Showcase
from test_nginx import press
from wire import Wire


def commands(data, backup):
    """The commands of the document, for other folders: those that copy and check, and those that put back."""
    copying, putting_back = (OPERATIONS / "Backup.md").read_text().split("## Putting it back")
    block = re.search(r"```sh\n(.*?)```", copying, re.DOTALL)[1]
    # What is no command of a folder is one of the unit, for which tests start and stop the program themselves.
    steps = [step for step in re.findall(r"`([^`]+)`", putting_back) if "/var/lib/site" in step]
    return [
        [command.replace("/var/lib/site", str(data)).replace("/backup/", f"{backup}/") for command in part]
        for part in [block.strip().splitlines() + re.findall(r"^    (cp .*)$", copying, re.MULTILINE), steps]
    ]


def run(command):
    return subprocess.run(command, shell=True, check=True, capture_output=True, text=True).stdout


def go_on(server, page):
    with Wire(server.port) as wire:
        wire.upgrade(page)
        return press(wire)


def api(server, method, path, body=None):
    """Asks the API beside the apps, whose data aren't in the store of open pages."""
    with Wire(server.port) as wire:
        fields = ["Content-Type: application/json"] if body else []
        data = json.dumps(body).encode() if body else b""
        status, _, answer = wire.request(f"/api/v1{path}", *fields, method=method, body=data)
    assert status in (200, 201), answer
    return json.loads(answer)


def add_match(server):
    ids = [api(server, "POST", "/players", {"name": name})["id"] for name in ["Anna", "Ben"]]
    sides = {"home_player_ids": ids[:1], "away_player_ids": ids[1:]}
    api(server, "POST", "/matches", sides | {"home_goals": 2, "away_goals": 1})


def test_all_goes_on_from_a_copy_that_was_made_while_people_used_the_original(tmp_path):
    data, backup = tmp_path / "data", tmp_path / "backup"
    server = Showcase(data).start()
    with Wire(server.port) as wire:
        page = wire.page("/red-green")
    go_on(server, page)
    add_match(server)
    matches = api(server, "GET", "/matches")
    assert len(matches) == 1
    copying, putting_back = commands(data, backup)
    made, copied, checked, _ = [run(command) for command in copying]
    assert made == copied == ""
    # Nobody else may read what is in it.
    assert backup.stat().st_mode & 0o777 == 0o700
    names = {file.name for file in backup.glob("*.sqlite")}
    # Those of the apps, too.
    assert {"sessions.sqlite", "places.sqlite", "survey.sqlite", "matches.sqlite"} <= names
    assert checked.splitlines() == ["ok"] * len(names)
    # What is done after the copy is lost, also what is only in the second files of the databases.
    api(server, "POST", "/players", {"name": "Later"})
    server.kill()
    assert len(putting_back) == 3, putting_back
    for command in putting_back:
        run(command)
    server.start()
    assert go_on(server, page)
    assert api(server, "GET", "/matches") == matches
    assert [player["name"] for player in api(server, "GET", "/players")] == ["Anna", "Ben"]
    server.stop()
    # The folder and all that is in it is lost.
    shutil.rmtree(data)
    data.mkdir(mode=0o700)
    for command in putting_back:
        run(command)
    server.start()
    assert go_on(server, page)
    assert api(server, "GET", "/matches") == matches
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
