"""The inspector: what developers see of the pages that are open."""

from .screen import Screen
from .steps import fill, find, settle, starting

SIGN_IN = "/photos/sign-in"


def left(path, *steps):
    """A page that was open before in this tab: it waits a while for its browser."""

    def step(visit):
        visit.open(path)
        for each in steps:
            each(visit)

    return step


SECRET = left(SIGN_IN, fill("Username", "ada"), fill("Password", "pl4nted-s3cret"), settle)

SCREENS = [
    Screen("inspector", "/_usher", (find("button", starting("Sign In")),), (SECRET,), title="Open Pages", server="journeys"),
    Screen("inspector-page-gone", "/_usher/12345678", title="12345678", server="journeys"),
]
