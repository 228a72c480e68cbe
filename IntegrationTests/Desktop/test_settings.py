"""What the person has set on the desktop: colours, the size of texts; and the direction of reading."""

import subprocess

import pytest
from things import until


@pytest.fixture
def portal(desktop):
    yield desktop
    desktop.end_portal()


def darkness(app):
    """How dark the window is, from 0 to 1."""
    command = ["import", "-window", app.identity, "-crop", "80x80+30+300", "-resize", "1x1!", "-format", "%[fx:1-luma]", "info:"]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def test_colours_follow_the_desktop(run, portal):
    portal.begin_portal("dark")
    app = run("users")
    app.window.row("Leanne Graham")
    until(lambda: darkness(app) > 0.6, "It isn't dark.")
    portal.prefer("light")
    until(lambda: darkness(app) < 0.3, "It isn't light.")
    portal.prefer("dark")
    until(lambda: darkness(app) > 0.6, "It isn't dark again.")
    # No preference: as GTK is set.
    portal.prefer("default")
    until(lambda: darkness(app) < 0.3, "It isn't as GTK is set.")


def test_without_a_portal_colours_are_those_of_gtk(run):
    app = run("users")
    app.window.row("Leanne Graham")
    assert darkness(app) < 0.3


@pytest.fixture
def large(desktop):
    desktop.scale_text(200)
    yield
    desktop.scale_text(100)


def test_rooms_grow_with_texts(run, large):
    app = run("photos", size=(1500, 1000))
    _, _, width, _ = app.window.find("panel", "Photos").place()
    assert width >= 700
    app.window.button("Sign In").press()
    _, _, width, _ = app.window.dialog("Sign In").place()
    assert width > 800
    app.key("Escape")
    app.titled("Photos")
    # What has room for two at normal size has room for one now.
    app.resize(1000, 800)
    app.click(app.window.row("Misery Ridge"))
    app.titled("Misery Ridge – Photos")
    until(lambda: not app.window.has("list", "Photos"))


def test_a_sheet_fits_into_a_narrow_window(run):
    app = run("photos", size=(400, 640))
    app.window.button("Sign In").press()
    sheet = app.window.dialog("Sign In")
    until(lambda: sheet.place()[0] >= 0 and sheet.place()[0] + sheet.place()[2] <= 400, lambda: str(sheet.place()))


def test_all_can_be_reached_with_little_room_and_large_texts(run, desktop):
    desktop.scale_text(200)
    try:
        app = run("matches", size=(400, 720))
        app.window.says("No matches yet!")
        app.window.find("page tab", "Rankings").press()
        app.titled("Rankings – Matches")
        # The page is no wider than the window, whose last button is that which closes it.
        until(lambda: app.size[0] == 400, lambda: f"The window is {app.size[0]} pixels wide.")
        for name in ["Close", "Refresh"]:
            x, _, width, _ = app.window.button(name).place()
            assert 0 <= x and x + width <= 400, name
        app.window.find("page tab", "Matches").press()
        app.titled("Matches")
        app.window.button("Add match").press()
        app.window.button("Set Home Players").press()
        sheet = app.window.dialog("Players")
        until(lambda: sheet.place()[3] > 600, lambda: f"The sheet is {sheet.place()[3]} pixels high.")
        for name in ["Back", "Add player"]:
            x, _, width, _ = sheet.button(name).place()
            assert 0 <= x and x + width <= 400, name
        sheet.button("Back").press()
        app.titled("New Match – Matches")
    finally:
        desktop.scale_text(100)


def test_from_right_to_left(run, hebrew):
    app = run("red-green", environment=hebrew)
    app.titled("Red & Green")
    red, green = app.window.button("Red Color"), app.window.button("Green Color")
    assert red.place()[0] > green.place()[0]
    app.focuses("panel", "Red & Green")
    app.key("Tab")
    app.focuses("push button", "Red Color")
    app.key("space")
    app.titled("Red – Red & Green")
    assert app.window.button("Back").place()[0] > 400
    # The arrow that points to where Back points.
    app.key("alt+Right")
    app.titled("Red & Green")
    app.key("alt+Left")
    app.titled("Red – Red & Green")
    # A swipe from the edge where texts begin.
    width, height = app.size
    app.point(width - 5, height // 2, "mousedown", 1)
    for distance in range(50, 550, 50):
        app.point(width - distance, height // 2)
    app.do("mouseup", 1)
    app.titled("Red & Green")
