"""What belongs to no app: the start page, and addresses that lead nowhere."""

from .screen import Screen

SCREENS = [
    Screen("site-start", "/", title="Usher", picture=("phone", "light")),
    Screen("site-not-found", "/nothing/here", title="Not found"),
    Screen("site-not-found-in-an-app", "/red-green/blue", title="Not found", picture=("phone", "dark")),
]
