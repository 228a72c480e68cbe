"""WebKit as GTK has it, of one make with Safari, on a screen that nobody sees."""

import os
import subprocess

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from .display import Display
from .page import SIZES
from .selenium_page import SeleniumPage, end

BROWSER = f"/usr/lib/{os.uname().machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser"

# Buttons of the browser would keep it wider than a phone.
SMALL_BUTTONS = """
headerbar, headerbar *, toolbar, toolbar *, entry, button, label {
  min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(.1);
}
"""


class WebKit:
    engine = "webkit"

    def __init__(self, folder):
        (folder / "gtk-3.0").mkdir(parents=True)
        (folder / "gtk-3.0/gtk.css").write_text(SMALL_BUTTONS)
        self.display = Display()
        self.bus = start_bus()
        environment = os.environ | {
            "DISPLAY": self.display.name, "DBUS_SESSION_BUS_ADDRESS": self.bus.address,
            "XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CACHE_HOME": str(folder),
            "GTK_A11Y": "none", "NO_AT_BRIDGE": "1",
        }
        options = Options()
        options.binary_location = BROWSER
        options.add_argument("--automation")
        self.driver = webdriver.WebKitGTK(
            options=options, service=Service("/usr/bin/WebKitWebDriver", log_output=str(folder / "log.txt"), env=environment)
        )
        self.only = WebKitPage(self.driver)
        self.only.wait("the window to have the focus", self.has_focus)
        self.only.wait("the window to be painted", self.is_painted)

    def has_focus(self):
        """Without it, leaving a field isn't told to pages."""
        self.display.focus_all_windows()
        return self.driver.execute_script("return document.hasFocus()")

    def is_painted(self):
        """The first pictures of a window are black, whatever it shows; an empty page is white."""
        return self.only.screenshot().getextrema() != ((0, 0), (0, 0), (0, 0))

    def page(self):
        self.only.resize(*SIZES["phone"])
        return self.only

    def close(self):
        end(self.driver)
        self.bus.terminate()
        self.bus.wait()
        self.display.close()


class WebKitPage(SeleniumPage):
    engine = "webkit"

    def scheme(self, name):
        """It follows the desktop's theme for as long as it runs, so the page is told, which all its colours follow."""
        self.evaluate("(name) => { document.documentElement.style.colorScheme = name; }", name)

    def zoom(self, percent):
        self.evaluate("(size) => { document.documentElement.style.fontSize = size; }", f"{percent}%")

    def close(self):
        """It is used again."""


def start_bus():
    process = subprocess.Popen(
        ["dbus-daemon", "--session", "--print-address", "--nofork"], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True,
    )
    process.address = process.stdout.readline().strip()
    return process
