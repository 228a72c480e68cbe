"""Firefox and WebKit, each one browser for all tests, which have it one after the other."""

from selenium.common.exceptions import WebDriverException
from urllib3.exceptions import HTTPError

from .firefox import Firefox
from .webkit import WebKit

# What tells that a browser has ended by itself; a test in which that happens is run once more.
ENDED = ["InvalidSessionIdException", "MaxRetryError", "RemoteDisconnected"]

# So many pages are shown before the browser is started anew: it doesn't give back all the memory they took.
LIFETIME = 60


class Engines:
    def __init__(self, folder):
        self.folder = folder
        self.running = {}
        self.shown = {}
        # What each was started with.
        self.options = {}

    def page(self, name, language=None):
        """The one page of a browser, as for somebody new; the browser is started if it doesn't run (any more).

        Firefox speaks the language it was started with: that of most of its users, or another one.
        """
        options = {"language": language} if name == "firefox" and language else {}
        running = self.running.get(name)
        if running and (self.shown[name] == LIFETIME or self.options[name] != options or not lives(running)):
            self.running.pop(name).close()
        if name not in self.running:
            self.shown[name] = 0
            self.options[name] = options
            self.running[name] = self.start(name, **options)
        self.shown[name] += 1
        return self.running[name].page()

    def start(self, name, **options):
        place = self.folder / f"{name}-{len(list(self.folder.iterdir()))}"
        place.mkdir()
        return {"firefox": Firefox, "webkit": WebKit}[name](place, **options)

    def close(self):
        for browser in self.running.values():
            browser.close()


def lives(browser):
    try:
        return browser.driver.execute_script("return true")
    except (WebDriverException, HTTPError):
        return False
