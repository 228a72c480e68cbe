"""Plays stories in a browser, and looks whether its address and its screen have parted."""

import contextlib
import pathlib
import re
import urllib.error
import urllib.request
from html import unescape

from playwright.sync_api import Error

SOCKET = pathlib.Path(__file__).with_name("held_socket.js")
PHONE = {"width": 390, "height": 844}
# A visitor can't have any number of pages.
STORIES_OF_A_VISITOR = 25


class Player:
    def __init__(self, chromium, url):
        self.chromium = chromium
        self.url = url
        self.titles = {}
        self.count = 0
        self.context = self.page = None

    def problem(self, start, acts):
        """What goes wrong in a story; None if nothing does."""
        self._open(start)
        try:
            return self._problem_in(acts)
        except Error as error:
            return None if self._is_out(acts) else f"The page was left: {error.message.splitlines()[0]}"

    def _problem_in(self, acts):
        if not self.page.evaluate("acts => line.play(acts)", acts):
            return "The page doesn't come to rest."
        for step in range(40):
            place, problem = self._look()
            if problem:
                return f"{step} entries back: {problem}" if step else problem
            if not place["index"]:
                return None
            if not self.page.evaluate("line.goBack()"):
                return f"Back from {place['address']} doesn't come to rest."
        return "Back doesn't lead to the beginning."

    def _look(self):
        """What the page shows at rest, and what is wrong with it."""
        place = self.page.evaluate("line.place()")
        awaited = self._title_at(place["address"])
        if place["title"] != awaited:
            # An app may still load what a title is of: for that no event waits.
            with contextlib.suppress(Error):
                self.page.wait_for_function(
                    "title => line.place().title === title && line.place().heading.includes(title)", arg=awaited, timeout=5000
                )
            place = self.page.evaluate("line.place()")
        return place, self._problem_of(place)

    def _is_out(self, acts):
        """Two Backs at once, one of them perhaps the page's own, lead to what was before the page; nothing else does."""
        try:
            self.page.wait_for_url("about:blank", timeout=3000)
        except Error:
            return False
        return any(act in (["back"], ["twice"]) for act in acts)

    def close(self):
        if self.context:
            self.context.close()

    def _open(self, start):
        if self.count % STORIES_OF_A_VISITOR == 0:
            self.close()
            # Some see the animations, during which what comes has to wait.
            moves = self.count // STORIES_OF_A_VISITOR % 4 == 3
            self.context = self.chromium.new_context(
                viewport=PHONE, reduced_motion="no-preference" if moves else "reduce"
            )
            self.context.add_init_script(path=SOCKET)
        elif self.page:
            self.page.close()
        self.count += 1
        self.page = self.context.new_page()
        self.page.goto(self.url + start, wait_until="domcontentloaded")
        self.page.wait_for_selector("html[data-connected]")

    def _problem_of(self, place):
        awaited = self._title_at(place["address"])
        if place["title"] != awaited:
            return f"{place['address']} shows “{place['title']}” instead of “{awaited}”."
        if place["title"] not in place["heading"]:
            return f"The title is “{place['title']}”, and the screen’s {place['heading']}."
        return None if place["index"] is not None else f"{place['address']} isn't an entry of the page."

    def _title_at(self, address):
        """What somebody sees who comes to an address for the first time."""
        if address not in self.titles:
            try:
                with urllib.request.urlopen(self.url + address) as answer:
                    page = answer.read().decode()
            except urllib.error.HTTPError as error:
                page = error.read().decode()
            self.titles[address] = unescape(re.search("<title>(.*?)</title>", page, re.S)[1])
        return self.titles[address]
