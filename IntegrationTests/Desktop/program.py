"""One of the example apps as a program of the desktop, and what a person does with it."""

import os
import pathlib
import re
import signal
import subprocess

from things import Atspi, Thing, until

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHOWCASE = os.environ.get("SHOWCASE_GTK", str(ROOT / "Examples/.build/debug/showcase-gtk"))


def command(app, address, data):
    """Without an app, the windows of the last time are there again."""
    addresses = [f"{app}/{address}" if address else app] if app else []
    return [SHOWCASE, *addresses, "--data", str(data)]


class Program:
    """A running app. What it is asked for is waited for."""

    def __init__(self, app, folder, address=None, size=None, environment=None):
        self.name = app or "the program"
        folder.mkdir(exist_ok=True)
        self.data = folder / "data"
        self.output, self.errors = folder / "output.txt", folder / "errors.txt"
        self.process = subprocess.Popen(
            command(app, address, self.data),
            stdin=subprocess.DEVNULL,
            stdout=open(self.output, "w"),
            stderr=open(self.errors, "w"),
            env={**os.environ, **(environment or {})},
            start_new_session=True,
        )
        self.size_wanted = size
        self.application = self.identity = None
        self.expected = 0

    def begin(self):
        """Waits until its window is there and has the keyboard."""
        self.application = until(self._application, self.told)
        self.identity = until(lambda: self._search().split(), self.told)[-1]
        until(lambda: "active" in self.window.states, lambda: f"The window isn't active:\n{self.window.drawing()}")
        if self.size_wanted:
            self.resize(*self.size_wanted)
        return self

    def _application(self):
        assert self.process.poll() is None, self.told()
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child and child.get_process_id() == self.process.pid and child.get_child_count():
                # What is asked for is asked of the program, not of what AT-SPI remembers of it.
                Atspi.Accessible.set_cache_mask(child, Atspi.Cache.NONE)
                return Thing(child)
        return None

    def _search(self):
        command = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)]
        return subprocess.run(command, capture_output=True, text=True).stdout

    @property
    def window(self):
        return self.application.find("frame")

    def told(self):
        """What the program has said to the shell."""
        return f"{self.name} said:\n{self.output.read_text()}{self.errors.read_text()}"

    @property
    def focus(self):
        """The thing with the focus; `None` if there is none."""
        return next(iter(thing for thing in self.window.all() if thing.has_focus), None)

    def focuses(self, role, name=None):
        """Waits until something has the focus, and returns it."""

        def there():
            focus = self.focus
            return focus if focus and focus.role == role and (name is None or focus.name == name) else None

        return until(there, lambda: f"{role} “{name}” hasn't the focus:\n{self.window.drawing()}")

    def titled(self, title):
        """Waits until the window has a title."""
        until(lambda: self.window.name == title, lambda: f"The window is called “{self.window.name}”, not “{title}”.")

    # Keys and the mouse, as the display has them

    def do(self, *words):
        subprocess.run(["xdotool", *map(str, words)], check=True)

    def key(self, *keys):
        """Presses keys: `Tab`, `alt+Left`."""
        self.do("key", "--delay", 0, *keys)

    def type(self, text):
        self.do("type", "--delay", 0, text)

    def click(self, thing, *more):
        """Clicks a thing with the mouse; `more` follows at once, for what a quick person does: `"type", "text"`."""
        x, y, width, height = thing.place()
        self.point(x + width // 2, y + height // 2, "click", 1, *more)

    def point(self, x, y, *more):
        """Moves the mouse to a place in the window."""
        left, _, top, _ = self.frame
        self.do("mousemove", "--window", self.identity, x + left, y + top, *more)

    @property
    def frame(self):
        """What a window has beyond its edges, for its shadow: left, right, top, bottom."""
        told = self.told_of_window("_GTK_FRAME_EXTENTS")
        return tuple(map(int, re.findall(r"\d+", told.partition("=")[2]))) or (0, 0, 0, 0)

    def told_of_window(self, name):
        command = ["xprop", "-id", self.identity, name]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    @property
    def size(self):
        """The size of the window, without its shadow."""
        told = subprocess.run(
            ["xdotool", "getwindowgeometry", self.identity], capture_output=True, text=True, check=True
        ).stdout
        width, height = map(int, re.search(r"Geometry: (\d+)x(\d+)", told).groups())
        left, right, top, bottom = self.frame
        return width - left - right, height - top - bottom

    def resize(self, width, height):
        """Makes the window so large, and waits until it has laid out what is in it."""
        left, right, top, bottom = self.frame
        self.do("windowsize", self.identity, width + left + right, height + top + bottom)
        until(lambda: self.size == (width, height), lambda: f"The window is {self.size}, not {(width, height)}.")

    def double_click_bar(self):
        """Maximises the window, or makes it as it was."""
        self.point(self.size[0] // 2, 10, "click", 1, "click", 1)

    def tab_order(self, most=60):
        """The things that Tab reaches, from where the focus is until it is there again."""
        order = []
        while len(order) < most:
            focus = self.focus
            if not focus or (order and focus.accessible == order[0].accessible):
                return order
            order.append(focus)
            before = focus.accessible
            self.key("Tab")
            until(lambda: (now := self.focus) is None or now.accessible != before, "Tab moves nothing.")
        raise AssertionError(f"Tab goes on for ever: {[(thing.role, thing.name) for thing in order]}")

    def photograph(self, path):
        """Keeps what is to be seen of the window, in a file."""
        subprocess.run(["import", "-window", self.identity, str(path)], check=True)

    # The end

    def close(self):
        """The person closes the window, and the program ends with it, cleanly."""
        self.key("alt+F4")
        self.ended()

    def ended(self):
        """Waits until the program has ended; it must leave nothing, and have had nothing to complain about."""
        until(lambda: self.process.poll() is not None, "The program goes on without a window.")
        self.check()

    def check(self):
        assert self.process.returncode == self.expected, self.told()
        assert self.errors.read_text().strip() == "", self.told()
        assert self.output.read_text() == "", self.told()
        try:
            os.killpg(self.process.pid, 0)
        except ProcessLookupError:
            return
        raise AssertionError("A process of the program is left.")

    def crash(self):
        """Ends it in the midst of what it does: it can't do anything more."""
        self.process.kill()
        self.process.wait()
        self.expected = -signal.SIGKILL
        self.check()

    def kill(self):
        """For what has failed already."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
