"""What pages say while the server is away, and when it has come back without them."""

import shutil

from .screen import CHROMIUM, Screen
from .steps import fill, find, hold, on, press, see, settle


def away(visit):
    visit.page.settle()
    # A picture on its way would be cut off, too.
    visit.page.wait("pictures to have come", lambda: visit.page.evaluate(
        "() => [...document.images].every((image) => image.complete && image.naturalWidth > 0"
        " || image.getBoundingClientRect().top > innerHeight)"
    ))
    visit.server.line.cut()
    visit.page.see("Reconnecting…")


def a_hundred_events(visit):
    visit.page.evaluate(
        "(button) => { for (let count = 0; count < 110; count++) button.click(); }",
        visit.page.find("button", "More: Home goals"),
    )


def no_network(visit):
    visit.page.settle()
    visit.page.page.context.set_offline(True)
    visit.page.see("You’re offline")


def all_is_lost(visit):
    """The server ends and starts again, and what it has kept is gone."""
    visit.server.kill()
    shutil.rmtree(visit.server.data)
    visit.server.start()


def started_again(visit):
    """Waits until the page is there again; while it loads, it can't be asked."""

    def is_there():
        try:
            return visit.page.sees("What you had typed is back")
        except Exception:
            return False

    visit.page.wait("the page to start again", is_there)


SCREENS = [
    Screen("connection-away", "/photos", (away, hold), picture=("phone", "light")),
    Screen("connection-away-from-a-sheet", "/photos", (press("Sign In"), on("Sign In"), away, hold)),
    Screen("connection-away-for-long", "/users", (away, find("button", "Try Now"), hold)),
    Screen("connection-away-and-waiting", "/matches/new", (away, press("More: Home goals"), hold)),
    Screen("connection-full", "/matches/new", (away, a_hundred_events, see("You can continue"), hold)),
    Screen(
        "connection-typed-is-back", "/survey", (fill("Enter your name", "Ada"), settle, all_is_lost, started_again, hold),
        server="lost",
    ),
    Screen("connection-offline", "/cloudy/settings", (no_network, hold), engines=CHROMIUM),
]
