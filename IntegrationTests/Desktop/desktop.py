"""A desktop without a screen: a display, a window manager, a session bus with AT-SPI, and settings as a person has them."""

import os
import pathlib
import signal
import subprocess
import sys

from things import until

HERE = pathlib.Path(__file__).resolve().parent
SIZE = (1600, 1200)


class Desktop:
    """Its environment is that of the process, since AT-SPI is reached once in each process."""

    def __init__(self, folder):
        self.folder = folder
        self.processes = []
        read, write = os.pipe()
        self._begin(["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp", "-noreset"], pass_fds=[write])
        os.close(write)
        with os.fdopen(read) as line:
            os.environ["DISPLAY"] = f":{line.readline().strip()}"
        for name, path in [("XDG_RUNTIME_DIR", "run"), ("XDG_CONFIG_HOME", "config"), ("HOME", "home")]:
            (folder / path).mkdir(mode=0o700)
            os.environ[name] = str(folder / path)
        # Software drawing, so that pictures are the same everywhere.
        os.environ.update(GDK_BACKEND="x11", GSK_RENDERER="cairo", LANG="C.UTF-8", LC_ALL="C.UTF-8", NO_AT_BRIDGE="0")
        bus = self._begin(["dbus-daemon", "--session", "--nofork", "--print-address"], stdout=subprocess.PIPE)
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        os.environ.pop("AT_SPI_BUS_ADDRESS", None)
        self._begin(["metacity"])
        # A window that is there before the window manager doesn't get the keyboard.
        until(lambda: "window id" in self._root("_NET_SUPPORTING_WM_CHECK"), "The window manager isn't there.")
        self.portal = None

    def _root(self, name):
        return subprocess.run(["xprop", "-root", name], capture_output=True, text=True, check=True).stdout

    def _begin(self, command, **options):
        process = subprocess.Popen(
            command,
            start_new_session=True,
            text=True,
            stderr=open(self.folder / f"{pathlib.Path(command[0]).name}.txt", "a"),
            **options,
        )
        self.processes.append(process)
        return process

    def begin_portal(self, scheme):
        """Has the desktop prefer `dark` or `light` colours, or neither (`default`), and say so as desktops do."""
        self.portal = self._begin(
            [sys.executable, str(HERE / "portal.py")], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.prefer(scheme)

    def prefer(self, scheme):
        """The person chooses other colours in the settings of the desktop."""
        self.portal.stdin.write(scheme + "\n")
        self.portal.stdin.flush()
        assert self.portal.stdout.readline() == "told\n"

    def end_portal(self):
        if self.portal:
            self.portal.stdin.close()
            self.portal.wait(timeout=10)
            self.processes.remove(self.portal)
            self.portal = None

    def scale_text(self, percent):
        """The size of texts, as the desktop's settings tell it to programs that start from now on."""
        resources = f"Xft.dpi: {96 * percent // 100}\n"
        command = ["xprop", "-root", "-format", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", resources]
        subprocess.run(command, check=True)

    def end(self):
        for process in reversed(self.processes):
            try:
                # With those that it has started: the bus starts that of AT-SPI.
                os.killpg(process.pid, signal.SIGTERM)
            except ProcessLookupError:
                pass
            process.wait(timeout=10)
