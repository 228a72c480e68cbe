"""The program as a whole: its windows after a kill, a second start, the folder that it locks, and what the desktop knows of
it."""

import os
import pathlib
import pwd
import shlex
import signal
import subprocess

import pytest
from things import Atspi, Thing, until

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHOWCASE = os.environ.get("SHOWCASE_GTK", str(ROOT / "Examples/.build/debug/showcase-gtk"))


class Start:
    """A start of the program, which may find that another one runs."""

    def __init__(self, folder, *addresses, before=()):
        self.folder = folder
        self.process = subprocess.Popen(
            [*before, SHOWCASE, *addresses, "--data", str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def ends(self):
        """Waits for its end; returns its code and what it has said."""
        output, errors = self.process.communicate(timeout=60)
        return self.process.returncode, output + errors

    def kill(self):
        """Ends it as a crash does: it can't do anything more."""
        self.process.kill()
        return self.ends()

    @property
    def frames(self):
        assert self.process.poll() is None, self.ends()
        return frames(self.process.pid)

    @property
    def titles(self):
        return sorted(frame.name for frame in self.frames)

    def shows(self, *titles):
        """Waits until it has windows with these titles, and no others."""
        until(lambda: self.titles == sorted(titles), lambda: f"The windows are {self.titles}.")

    def window(self, title):
        return until(lambda: [frame for frame in self.frames if frame.name == title])[0]

    def do(self, title, *words):
        """Has the person do something in a window, which comes to the front."""
        search = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid), "--name", f"^{title}$"]
        window = until(lambda: subprocess.run(search, capture_output=True, text=True).stdout.split())[0]
        subprocess.run(["xdotool", "windowactivate", "--sync", window], check=True)
        subprocess.run(["xdotool", *(word.replace("WINDOW", window) for word in words)], check=True)

    def close(self, title):
        count = len(self.titles)
        self.do(title, "key", "alt+F4")
        if count > 1:
            until(lambda: title not in self.titles, f"“{title}” is still there.")


def frames(process):
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child and child.get_process_id() == process:
            # What is asked for is asked of the program, not of what AT-SPI remembers of it.
            Atspi.Accessible.set_cache_mask(child, Atspi.Cache.NONE)
            return Thing(child).children
    return []


@pytest.fixture
def start(desktop, tmp_path):
    starts = []

    def start(*addresses, folder=tmp_path / "data", **options):
        starts.append(Start(folder, *addresses, **options))
        return starts[-1]

    yield start
    for one in starts:
        if one.process.poll() is None:
            one.kill()


def test_the_person_chooses_an_app_and_the_last_window_ends_the_program(start):
    program = start()
    program.shows("Apps – Usher")
    assert program.window("Apps – Usher").find("label", "Two buttons and two colors: the smallest app with coordinators.")
    program.window("Apps – Usher").row("Red & Green")
    # The first row has the keyboard.
    program.do("Apps – Usher", "key", "Return")
    program.shows("Apps – Usher", "Red & Green")
    program.close("Apps – Usher")
    program.close("Red & Green")
    assert program.ends() == (0, "")
    # What was closed doesn't come back.
    assert not (program.folder / "windows.json").exists()


def test_a_second_start_opens_its_addresses_in_the_first(start):
    program = start("photos/pli")
    program.shows("Misery Ridge – Photos")
    assert start("users", "usher:///red-green/green").ends() == (0, "")
    program.shows("Misery Ridge – Photos", "Users", "Green – Red & Green")
    assert start().ends() == (0, "")
    program.shows("Misery Ridge – Photos", "Users", "Green – Red & Green", "Apps – Usher")


def test_a_second_start_with_another_folder_is_told_which_one_the_program_has(start, tmp_path):
    program = start("red-green")
    program.shows("Red & Green")
    other = tmp_path / "other"
    code, said = start("users", folder=other).ends()
    assert code == 0
    assert said.startswith(f"Usher runs already, with the folder {program.folder}. ") and f"; {other} isn't used." in said
    assert not other.exists()
    program.shows("Red & Green", "Users")


def test_a_second_start_ends_with_1_if_nothing_is_at_an_address(start):
    program = start("red-green")
    program.shows("Red & Green")
    assert start("red-green/blue", "users").ends() == (1, "There is nothing at “red-green/blue”.\n")
    program.shows("Red & Green", "Usher", "Users")
    program.window("Usher").says("There is nothing at “red-green/blue”.")


def test_a_second_start_waits_until_the_first_one_is_there(start):
    program = start("red-green")
    # It has the name before it opens the apps.
    subprocess.run(["gdbus", "wait", "--session", "--timeout", "60", "org.usher.Showcase"], check=True)
    assert start("users", "red-green/blue").ends() == (1, "There is nothing at “red-green/blue”.\n")
    program.shows("Red & Green", "Usher", "Users")


def test_windows_and_what_was_typed_are_there_again_after_a_kill(start):
    program = start("photos/pli", "users")
    program.shows("Misery Ridge – Photos", "Users")
    field = program.window("Users").field("Search")
    x, y, width, height = field.place()
    program.do(
        "Users", "mousemove", "--window", "WINDOW", str(x + width // 2), str(y + height // 2), "click", "1"
    )
    program.do("Users", "type", "leanne")
    until(lambda: field.text == "leanne", lambda: f"“{field.text}” is in the field.")
    until(lambda: "leanne" in (program.folder / "windows.json").read_text(), "It isn't stored.")
    program.kill()
    again = start()
    again.shows("Misery Ridge – Photos", "Users")
    assert again.window("Users").field("Search").text == "leanne"


def session(folder, *command):
    """The words that run a command in a session of its own, with a folder of its own: it must not end AT-SPI's of ours."""
    (folder / "session").mkdir(mode=0o700)
    return ["env", f"XDG_RUNTIME_DIR={folder / 'session'}", "dbus-run-session", "--", *command]


def test_a_second_program_on_the_folder_is_refused_and_told_who_has_it(start, tmp_path):
    program = start("red-green")
    program.shows("Red & Green")
    # In another session: it doesn't know the first. Who has started it by the menu has no terminal to read the reason in.
    second = start("users", before=session(tmp_path))
    search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "^Usher$"]
    window = subprocess.run(search, capture_output=True, text=True, timeout=60, check=True).stdout.strip()
    subprocess.run(["xdotool", "windowactivate", "--sync", window, "key", "Return"], check=True)
    code, said = second.ends()
    assert code == 1
    assert f"{program.folder} is in use by process {program.process.pid} on " in said
    assert "To fix this, stop that process, or give this one another file or folder." in said
    program.shows("Red & Green")
    program.kill()
    # What was killed holds nothing.
    start("users").shows("Users", "Red & Green")


def test_an_address_at_which_nothing_is_is_told(start):
    program = start("red-green/blue")
    program.shows("Usher")
    program.window("Usher").says("There is nothing at “red-green/blue”.")
    program.do("Usher", "key", "Return")
    assert program.ends() == (0, "Usher can't open red-green/blue: There is nothing at “blue”.\n")


def test_escape_closes_what_is_told(start):
    program = start("red-green/blue")
    program.shows("Usher")
    program.window("Usher").says("There is nothing at “red-green/blue”.")
    program.do("Usher", "key", "Escape")
    assert program.ends()[0] == 0


def test_an_address_of_any_length_holds_nothing_up(start):
    program = start("red-green")
    program.shows("Red & Green")
    assert start("usher:///" + "a" * 6000).ends() == (1, "There is nothing at “" + "a" * 100 + "…”.\n")
    assert start("users").ends() == (0, "")
    program.shows("Red & Green", "Usher", "Users")
    program.window("Usher").says("There is nothing at “" + "a" * 100 + "…”.")


def test_the_windows_are_there_again_after_the_person_has_quit(start):
    program = start("photos/pli", "users")
    program.shows("Misery Ridge – Photos", "Users")
    program.do("Users", "key", "ctrl+q")
    assert program.ends() == (0, "")
    start().shows("Misery Ridge – Photos", "Users")


def test_the_windows_are_there_again_after_the_session_has_ended(start):
    # The tests themselves may be run by what ignores some, such as `nohup`.
    heeding = ["env", "--default-signal=TERM,INT,HUP"]
    program = start("photos/pli", "users", before=heeding)
    for end in [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]:
        program.shows("Misery Ridge – Photos", "Users")
        program.process.send_signal(end)
        assert program.ends() == (0, "")
        # It isn't held against the windows.
        assert not (program.folder / "windows.json.restoring").exists()
        program = start(before=heeding)
    program.shows("Misery Ridge – Photos", "Users")


def test_windows_that_end_the_program_each_time_stay_closed_at_last(start):
    program = start("users")
    for _ in range(3):
        program.shows("Users")
        program.kill()
        program = start()
    program.shows("Apps – Usher", "Usher")
    kept = program.folder / "windows.json.unreadable"
    program.window("Usher").says(f"Windows of the last time can't be shown again. They are kept in {kept}.")
    assert "Users" in kept.read_text()
    program.do("Usher", "key", "Return")
    program.shows("Apps – Usher")
    program.close("Apps – Usher")
    code, said = program.ends()
    assert code == 0
    assert "Usher has ended 2 times while they came back" in said
    # It was closed in time.
    assert not (program.folder / "windows.json.restoring").exists()


def test_an_app_that_cannot_be_opened_is_left_out_and_told(start, tmp_path):
    first = start("users", "red-green")
    first.shows("Users", "Red & Green")
    first.do("Users", "key", "ctrl+q")
    assert first.ends() == (0, "")
    file, sound = first.folder / "users.sqlite", tmp_path / "sound.sqlite"
    file.rename(sound)
    for name in ("users.sqlite-wal", "users.sqlite-shm"):
        (first.folder / name).unlink(missing_ok=True)
    file.write_bytes(bytes(range(256)) * 16)
    program = start("survey")
    program.shows("Usher", "Red & Green", "Survey Form – Survey")
    texts = [thing.name for thing in program.window("Usher").all() if thing.name]
    assert any(text.startswith(f"Users can't be opened. {file}: ") for text in texts), texts
    program.kill()
    # Its windows wait for it.
    file.unlink()
    start().shows("Users", "Red & Green", "Survey Form – Survey")


def test_what_is_stored_is_for_this_person_alone_in_any_folder(start, tmp_path):
    folder = tmp_path / "open"
    folder.mkdir()
    folder.chmod(0o755)
    program = start("users", "photos", folder=folder)
    program.shows("Users", "Photos")
    files = list(folder.rglob("*"))
    assert len(files) > 5
    assert [str(file) for file in files if file.stat().st_mode & 0o077] == []
    code, said = program.kill()
    assert said.startswith(f"Others can look into {folder}. To fix this, run `chmod 700` for it;")


def test_the_desktop_opens_addresses_by_starting_the_program(desktop, tmp_path):
    folders = {name: str(tmp_path / name) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")}
    # The package manager's caches are the person's.
    environment = {**os.environ, **folders, "HOME": pwd.getpwuid(os.getuid()).pw_dir}
    environment.pop("DBUS_SESSION_BUS_ADDRESS")
    # What means something to a shell, or in the files for the desktop.
    data = tmp_path / 'the "data" 100%f $x\\y'
    script = f"""
        set -eu
        data={shlex.quote(str(data))}
        "{ROOT}/scripts/showcase-gtk" --install --data "$data"
        desktop-file-validate "$XDG_DATA_HOME/applications/org.usher.Showcase.desktop"
        gio open usher:///photos/pli
        xdotool search --sync --onlyvisible --name "^Misery Ridge – Photos$" getwindowpid > "{tmp_path}/pid"
        gdbus call --session --dest org.usher.Showcase --object-path /org/usher/Showcase \
          --method org.freedesktop.Application.Open "['usher:///red-green/green']" "{{}}"
        xdotool search --sync --onlyvisible --name "^Green – Red & Green$" getwindowpid >> "{tmp_path}/pid"
        ls "$data"
        tr '\\0' ' ' < /proc/$(head -1 "{tmp_path}/pid")/cmdline
        kill $(head -1 "{tmp_path}/pid")
        # By the menu of a desktop that doesn't start programs by D-Bus.
        while [ -d /proc/$(head -1 "{tmp_path}/pid") ]; do sleep 0.1; done
        sed /DBusActivatable/d "$XDG_DATA_HOME/applications/org.usher.Showcase.desktop" > "{tmp_path}/plain.desktop"
        gio launch "{tmp_path}/plain.desktop" usher:///users
        menu=$(xdotool search --sync --onlyvisible --name "^Users$" getwindowpid)
        tr '\\0' ' ' < /proc/$menu/cmdline
        kill $menu
        "{ROOT}/scripts/showcase-gtk" --uninstall
        ! gio open usher:///photos/pli
        find "$XDG_DATA_HOME" -name "org.usher*"
    """
    run = subprocess.run(
        session(tmp_path, "bash", "-c", script), env=environment, capture_output=True, text=True, timeout=600
    )
    assert run.returncode == 0, run.stdout + run.stderr
    first, second = (tmp_path / "pid").read_text().split()
    assert first == second
    # D-Bus has started it, not a shell.
    assert f" --gapplication-service --data {data} " in run.stdout
    assert f" --data {data} usher:///users " in run.stdout
    assert "photos.sqlite" in run.stdout and "windows.json" in run.stdout
    assert run.stdout.rstrip().endswith("The desktop doesn't know the example apps any more.")
