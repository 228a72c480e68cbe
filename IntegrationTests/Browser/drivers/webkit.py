"""WebKit as GTK has it, of one make with Safari, on a screen that nobody sees."""

import itertools
import os
import subprocess

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from .display import Display
from .page import SIZES
from .selenium_page import SeleniumPage, end

BROWSER = f"/usr/lib/{os.uname().machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser"

# Two points in a corner of the page, in a colour that tells which state of the page a picture shows.
MARK = """
html::after {
  content: ""; position: fixed; z-index: 2147483647; inset: auto auto 0 0; width: 2px; height: 2px; background: rgb(%d %d %d);
  forced-color-adjust: none; pointer-events: none; view-transition-name: none;
}
"""
TWO_FRAMES = """const [done] = arguments;
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
// A page that isn't painted has no frames.
setTimeout(done, 500);"""

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
        # The first pictures of a window are black, whatever it shows.
        self.only.screenshot()

    def has_focus(self):
        """Without it, leaving a field isn't told to pages."""
        self.display.focus_all_windows()
        return self.driver.execute_script("return document.hasFocus()")

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
    marks = itertools.count()

    def screenshot(self):
        """A picture of the page as it is now: the driver may give one from before it was painted again."""
        number = next(self.marks)
        # Colours that follow each other are far apart, and come again only after 512 pictures.
        colour = tuple(((number * 5 >> shift) & 7) * 36 for shift in (0, 3, 6))
        self.style(MARK % colour)
        try:
            picture = self.wait(f"a picture with the mark {colour}", lambda: self.picture_with(colour))
        finally:
            self.unstyle()
        # The page is as it was, and so is its picture.
        picture.paste(picture.crop((2, picture.height - 2, 4, picture.height)), (0, picture.height - 2))
        return picture

    def picture_with(self, colour):
        self.driver.execute_async_script(TWO_FRAMES)
        picture = super().screenshot()
        there = picture.getpixel((0, picture.height - 1))
        return picture if max(abs(one - other) for one, other in zip(there, colour)) < 8 else None

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
