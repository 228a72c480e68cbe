"""What pages say while the server is away."""

from .screen import CHROMIUM, Screen
from .steps import find, hold, on, press, see


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


SCREENS = [
    Screen("connection-away", "/photos", (away, hold), picture=("phone", "light")),
    Screen("connection-away-from-a-sheet", "/photos", (press("Sign In"), on("Sign In"), away, hold)),
    Screen("connection-away-for-long", "/users", (away, find("button", "Try Now"), hold)),
    Screen("connection-away-and-waiting", "/matches/new", (away, press("More: Home goals"), hold)),
    Screen("connection-full", "/matches/new", (away, a_hundred_events, see("You can continue"), hold)),
    Screen("connection-offline", "/cloudy/settings", (no_network, hold), engines=CHROMIUM),
]
