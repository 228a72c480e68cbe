"""Red & Green: two buttons and two colours."""

from .screen import Screen
from .steps import on, press

RED, GREEN = "#d0342c", "#2b7249"

SCREENS = [
    Screen("red-green", "/red-green", title="Red & Green", picture=("phone", "light")),
    Screen("red-green-red", "/red-green", (press("Red Color"), on("Red")), title="Red", colour=RED),
    Screen("red-green-green", "/red-green/green", title="Green", colour=GREEN),
]


def journey(visit):
    page = visit.page
    visit.open("/red-green")
    page.press("Red Color")
    page.wait_for_title("Red")
    page.press("Back")
    page.wait_for_title("Red & Green")
    page.forward()
    page.wait_for_title("Red")
    page.back()
    page.wait_for_title("Red & Green")
    visit.open("/red-green/green")
    page.wait_for_title("Green")
