"""Red & Green: two screens, the ways back, and what a desktop has around them."""

import pytest
from things import until


def go_to_red(app):
    app.titled("Red & Green")
    app.window.button("Red Color").press()
    app.titled("Red – Red & Green")


def test_everything_has_a_name(run):
    app = run("red-green")
    assert app.application.name == "Usher"
    app.titled("Red & Green")
    go_to_red(app)
    # What is covered isn't there any more for a screen reader.
    until(lambda: not app.window.has("push button", "Green Color"))
    app.window.button("Back").press()
    app.titled("Red & Green")


@pytest.mark.parametrize("key", ["alt+Left", "Back"])
def test_back_gives_the_focus_back(run, key):
    app = run("red-green")
    # Nothing that Return would press has the keyboard by itself.
    app.focuses("panel", "Red & Green")
    app.key("Return", "Tab")
    app.focuses("push button", "Red Color")
    app.key("Tab", "space")
    app.titled("Green – Red & Green")
    if key == "Back":
        # The keyboard is where it can scroll, since nothing else is there.
        app.focuses("scroll pane", "Green")
        app.key("shift+Tab")
        app.focuses("push button", "Back")
        app.key("Return")
    else:
        app.key(key)
    app.titled("Red & Green")
    app.focuses("push button", "Green Color")
    app.key("alt+Right")
    app.titled("Green – Red & Green")


def test_two_quick_clicks_push_once(run):
    app = run("red-green")
    app.click(app.window.button("Red Color"), "click", 1, "click", 1)
    app.titled("Red – Red & Green")
    app.window.button("Back").press()
    app.titled("Red & Green")
    app.focuses("push button", "Red Color")


# A capital letter is that of Caps Lock, too.
@pytest.mark.parametrize("key", ["ctrl+w", "ctrl+W", "ctrl+q", "alt+F4"])
def test_keys_end_it(run, key):
    app = run("red-green")
    go_to_red(app)
    app.key(key)
    app.ended()


def test_escape_leaves_a_screen_alone(run):
    app = run("red-green")
    go_to_red(app)
    # Something that surely comes afterwards.
    app.key("Escape", "alt+Left")
    app.titled("Red & Green")
    app.key("alt+Right")
    app.titled("Red – Red & Green")


def test_the_keyboard_reaches_all_in_the_order_seen(run):
    app = run("red-green")
    app.focuses("panel", "Red & Green")
    app.key("Tab")
    app.focuses("push button", "Red Color")
    assert [thing.name for thing in app.tab_order()] == ["Red Color", "Green Color"]
