"""A screen in one state, and how a person gets there."""

import zlib
from dataclasses import dataclass

# Who opens it: somebody who has never been here, or one of those who have (see world/people.py).
NOBODY, ADA, BOB, CLEO = "", "ada", "bob", "cleo"

EVERYWHERE = ("chromium", "firefox", "webkit")
CHROMIUM, OTHERS = ("chromium",), ("firefox", "webkit")


@dataclass(frozen=True)
class Screen:
    name: str
    path: str
    # What is done on the way, after the page was opened; each step is a function of a visit.
    steps: tuple = ()
    # What is done before the page is opened.
    before: tuple = ()
    # The title of the page, once there; a text, or a pattern.
    title: object = None
    by: str = NOBODY
    # Which of the world's servers is visited.
    server: str = "main"
    engines: tuple = EVERYWHERE
    # Those of them in which there is time for it only when all is looked at thoroughly.
    thorough: tuple = ()
    # Where the person is, if they tell; only Chromium lets tests say that.
    position: tuple | None = None
    # The language of the person, and their region.
    language: str | None = None
    # A colour that the whole page is meant to be.
    colour: str | None = None
    # A size and a scheme in which it is compared with a committed picture.
    picture: tuple | None = None
    # What of it changes from day to day, by CSS: it isn't compared.
    changing: str = ""
    # It may be that there is no such app yet.
    is_optional: bool = False

    def is_in(self, engine, thorough):
        """Whether it is looked at in an engine. If not all is looked at thoroughly, half of the screens are in one of the others, and
        in that one only."""
        if thorough or engine not in OTHERS:
            return engine in self.engines and (thorough or engine not in self.thorough)
        there = [other for other in OTHERS if other in self.engines and other not in self.thorough]
        number = zlib.crc32(self.name.encode()) // 2
        return bool(there) and number // len(there) % 2 == 0 and engine == there[number % len(there)]

    def __str__(self):
        return self.name
