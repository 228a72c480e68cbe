"""Photos: the list beside a photo, buying in a sheet and on the stack, signing in, tabs."""

import subprocess

import pytest
from program import command
from things import until

ACCOUNT = ("bartjacobs", "123456789")
NARROW = (420, 700)


@pytest.fixture
def photos(run):
    app = run("photos")
    app.window.row("Misery Ridge")
    return app


def sign_in(app, account=ACCOUNT):
    """Types as a person does, from the first field on."""
    app.focuses("text", "Username")
    app.type(account[0])
    app.key("Tab")
    app.focuses("password text", "Password")
    app.type(account[1])
    app.key("Return")


def test_everything_has_a_name(photos):
    assert photos.application.name == "Usher"
    photos.titled("Photos")
    photos.window.find("page tab list", "Tabs")
    assert [tab.name for tab in photos.window.all("page tab")] == ["Photos", "Profile"]
    assert "selected" in photos.window.tab("Photos").states
    assert photos.window.find("list", "Photos")
    # A row is called what it says, and its button says what it is for.
    assert photos.window.row("Misery Ridge").name == "Misery Ridge $25.99"
    photos.window.button("Buy Misery Ridge")
    nameless = [thing for thing in photos.window.all("push button") if not thing.name]
    assert not nameless


def tab_to(app, name):
    """Presses Tab until the keyboard is on what has a name."""
    until(lambda: app.focus)
    while app.focus.name != name:
        before = app.focus.accessible
        app.key("Tab")
        until(lambda: (now := app.focus) and now.accessible != before)


def test_buying_in_a_sheet(photos):
    photos.window.button("Buy Orange Icebergs").press()
    photos.window.dialog("Sign In")
    # What lies under the sheet is out of reach.
    until(lambda: not photos.window.has("list", "Photos") and not photos.window.has("page tab"))
    sign_in(photos)
    photos.titled("Buy – Photos")
    sheet = photos.window.dialog("Buy")
    sheet.says("Orange Icebergs")
    tab_to(photos, "Terms of Service")
    photos.key("space")
    photos.window.dialog("Terms of Service").says("These are the terms of service.")
    photos.key("Escape")
    until(lambda: not photos.window.has("dialog", "Terms of Service"))
    photos.focuses("push button", "Terms of Service")
    photos.window.dialog("Buy").button("Buy for $27.99").press()
    photos.window.says("You bought Orange Icebergs for $27.99.")
    assert "Purchased" in photos.window.row("Orange Icebergs").texts
    until(lambda: not photos.window.has("push button", "Buy Orange Icebergs"))
    photos.window.button("Sign Out")


def test_cancel_and_escape_and_back_leave_a_sheet(photos):
    for leave in ("Cancel", "Escape", "alt+Left", "mouse"):
        button = photos.window.button("Buy Misery Ridge")
        button.press()
        sheet = photos.window.dialog("Sign In")
        photos.focuses("text", "Username")
        if leave == "Cancel":
            sheet.button("Cancel").press()
        elif leave == "mouse":
            # The button at its side.
            photos.point(40, 300, "click", 8)
        else:
            photos.key(leave)
        photos.titled("Photos")
        until(lambda: not photos.window.has("dialog"))
        photos.window.find("list", "Photos")


def test_a_click_beside_a_sheet_loses_nothing(photos):
    photos.window.button("Sign In").press()
    sheet = photos.window.dialog("Sign In")
    photos.focuses("text", "Username")
    photos.type("ada")
    # Beside it, and on the bar of the window, which moves the window.
    for x, y in ((40, 300), (200, 20)):
        photos.point(x, y, "click", 1)
    # What is typed afterwards comes when the clicks are done.
    photos.type("m")
    until(lambda: sheet.field("Username").text == "adam")


def test_the_windows_own_buttons_work_beside_a_sheet(photos):
    photos.window.button("Sign In").press()
    photos.window.dialog("Sign In")
    assert len([one for one in photos.window.all("push button", "Close")]) == 0
    width, _ = photos.size
    photos.point(width - 22, 22, "click", 1)
    photos.ended()


def test_a_wrong_password_is_told(photos):
    photos.window.button("Sign In").press()
    sheet = photos.window.dialog("Sign In")
    sign_in(photos, ("bartjacobs", "wrong"))
    alert = sheet.find("alert")
    alert.says("The username or the password is wrong. Please try again.")
    # The focus stays, so that the password can be typed again.
    photos.focuses("password text", "Password")
    photos.key("ctrl+a")
    photos.type(ACCOUNT[1])
    photos.key("Return")
    photos.titled("Photos")
    photos.window.button("Sign Out")


def test_a_form_that_is_refused_leads_to_its_first_wrong_field(photos):
    photos.window.button("Sign In").press()
    sheet = photos.window.dialog("Sign In")
    photos.focuses("text", "Username")
    photos.key("Tab", "Tab")
    photos.focuses("push button", "Sign In")
    photos.key("space")
    username = photos.focuses("text", "Username")
    assert username.is_invalid
    sheet.says("Please enter your username.")
    # So a screen reader says it together with the name of the field.
    assert username.description == "Please enter your username."
    assert [thing.name for thing in username.related("labelled-by")] == ["Username"]
    photos.type("somebody")
    until(lambda: not sheet.field("Username").is_invalid)
    photos.key("Return")
    photos.focuses("password text", "Password")


def test_who_goes_to_another_window_hasnt_left_the_field(photos):
    photos.window.button("Buy Misery Ridge").press()
    photos.focuses("text", "Username")
    subprocess.run(command("red-green", None, photos.data), check=True)
    until(lambda: any("active" in frame.states for frame in photos.application.children if frame.name == "Red & Green"))
    sheet = next(frame for frame in photos.application.children if frame.name == "Sign In – Photos")
    until(lambda: "active" not in sheet.states)
    assert not sheet.field("Username").is_invalid
    photos.key("ctrl+w")
    until(lambda: sheet.field("Username").has_focus and "active" in sheet.states)
    assert not sheet.field("Username").is_invalid
    photos.key("Tab")
    until(lambda: sheet.field("Username").is_invalid)


def test_what_is_typed_at_once_isnt_lost(photos):
    # As a quick person does: click and type, without a look.
    button = photos.window.button("Sign In")
    photos.click(button, "type", "--delay", 0, "bartjacobs")
    until(lambda: photos.window.field("Username").text == "bartjacobs", lambda: photos.window.field("Username").text)


def test_a_photo_beside_the_list_and_its_purchase_on_the_stack(photos):
    photos.click(photos.window.row("Milky Tail"))
    photos.titled("Milky Tail – Photos")
    # The list is still there beside it.
    photos.window.find("list", "Photos")
    photos.window.find("image", "Milky Tail")
    photos.window.button("Buy").press()
    sign_in(photos)
    photos.window.button("Buy for $18.99").press()
    photos.window.says("You bought Milky Tail for $18.99.")
    photos.window.button("Download")
    assert not photos.window.has("push button", "Buy")


def test_a_narrow_window_shows_one_at_a_time(run):
    app = run("photos", size=NARROW)
    app.click(app.window.row("Milky Tail"))
    app.titled("Milky Tail – Photos")
    app.window.find("image", "Milky Tail")
    until(lambda: not app.window.has("list", "Photos"))
    app.key("alt+Left")
    app.titled("Photos")
    app.window.find("list", "Photos")
    app.resize(1000, 700)
    app.click(app.window.row("Milky Tail"))
    app.window.find("image", "Milky Tail")
    app.window.find("list", "Photos")


def test_a_maximised_window_has_room_for_both(run):
    app = run("photos", size=NARROW)
    app.click(app.window.row("Milky Tail"))
    app.titled("Milky Tail – Photos")
    until(lambda: not app.window.has("list", "Photos"))
    narrow = app.size
    app.double_click_bar()
    until(lambda: app.size != narrow, "The window isn't maximised.")
    app.window.find("list", "Photos")
    app.window.find("image", "Milky Tail")
    app.double_click_bar()
    until(lambda: not app.window.has("list", "Photos"))


def test_an_address_opens_a_photo(run):
    app = run("photos", "pli")
    app.titled("Misery Ridge – Photos")
    app.window.find("image", "Misery Ridge")


def test_tabs(photos):
    photos.window.tab("Profile").press()
    photos.titled("Profile – Photos")
    assert "selected" in photos.window.tab("Profile").states
    assert "selected" not in photos.window.tab("Photos").states
    until(lambda: not photos.window.has("list", "Photos"))
    photos.window.button("Sign In").press()
    sign_in(photos)
    photos.window.says("Signed in as bartjacobs.")
    photos.window.tab("Photos").press()
    photos.titled("Photos")
    photos.window.button("Sign Out").press()
    photos.window.button("Sign In")


def test_the_keyboard_alone_buys_a_photo(photos):
    tab_to(photos, "Sign In")
    photos.key("Tab")
    photos.focuses("panel", "Misery Ridge $25.99")
    photos.key("Down")
    photos.focuses("panel", "Grand Teton Sunset $15.99")
    photos.key("Return")
    photos.titled("Grand Teton Sunset – Photos")
    photos.key("alt+Left")
    photos.focuses("panel", "Grand Teton Sunset $15.99")
    photos.key("Tab")
    photos.focuses("push button", "Buy Grand Teton Sunset")
    photos.key("space")
    sign_in(photos)
    photos.titled("Buy – Photos")
    photos.window.button("Buy for $15.99")
    tab_to(photos, "Buy for $15.99")
    photos.key("space")
    photos.window.says("You bought Grand Teton Sunset for $15.99.")
    # It was the button that has gone; the keyboard is still in the window.
    until(lambda: photos.focus)


def test_the_order_of_tab_is_that_of_the_eye(photos):
    tab_to(photos, "Sign In")
    assert [thing.name for thing in photos.tab_order()] == [
        "Sign In", "Misery Ridge $25.99", "Buy Misery Ridge", "Photos", "Profile",
    ]  # fmt: skip
    photos.key("space")
    photos.window.dialog("Sign In")
    photos.focuses("text", "Username")
    assert [thing.name for thing in photos.tab_order()] == [
        "Username", "Password", "Sign In", "Create an account", "Cancel",
    ]  # fmt: skip
