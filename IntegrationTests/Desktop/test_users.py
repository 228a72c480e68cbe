"""Users: the list and its search, an account, files, signing out."""

import pytest
from things import until

ACCOUNT = ("ada@example.com", "a long password")


@pytest.fixture
def users(run):
    app = run("users")
    app.window.row("Leanne Graham")
    return app


def people(app):
    """The rows of the list, without the titles of its sections."""
    return [row.texts[0] for row in app.window.all("list item") if len(row.texts) > 1 and row.texts[1]]


def join(app):
    """Makes an account where one has to sign in."""
    sheet = app.window.dialog("Sign In")
    sheet.button("Create an account").press()
    app.window.dialog("Create Account")
    email = app.window.field("E-mail address")
    until(lambda: app.focus)
    app.click(email)
    app.focuses("text", "E-mail address")
    app.type(ACCOUNT[0])
    app.key("Tab")
    app.type(ACCOUNT[1])
    app.key("Return")
    app.titled("My Files – Users")


def test_everything_has_a_name(users):
    assert users.application.name == "Usher"
    users.titled("Users")
    users.window.find("list", "Users")
    users.window.field("Search")
    assert users.window.row("Leanne Graham").name == "Leanne Graham Sincere@april.biz"
    users.window.says("10 users")


def test_the_search_has_the_keyboard_and_finds(users):
    users.focuses("entry", "Search")
    users.type("gle")
    until(lambda: people(users) == ["Glenna Reichert"], lambda: users.window.drawing())
    users.window.says("1 user")
    users.key("ctrl+a", "BackSpace")
    until(lambda: len(people(users)) == 10)
    users.type("nobody at all")
    users.window.says("Nobody matches “nobody at all”.")


def test_the_order_of_tab_is_that_of_the_eye(users):
    users.focuses("entry", "Search")
    order = [thing.name for thing in users.tab_order()]
    assert order[0] == "Search" and order[-2:] == ["Refresh", "My Files"], order
    assert "See It Drawn by a Delegate" in order


def test_letters_press_buttons(users):
    users.focuses("entry", "Search")
    users.key("alt+f")
    users.window.dialog("Sign In")


def test_an_account_with_mistakes(users):
    users.window.button("My Files").press()
    users.window.dialog("Sign In")
    users.focuses("text", "E-mail address")
    users.type("ada")
    users.key("Return")
    email = users.focuses("text", "E-mail address")
    until(lambda: email.is_invalid)
    assert email.description == "This isn’t a whole e-mail address. One looks like ada@example.com."
    users.type("@example.com")
    until(lambda: not email.is_invalid)
    assert email.description == ""
    users.key("Return")
    password = users.focuses("password text", "Password")
    assert password.description == "Please enter your password."
    users.type("wrong password")
    users.key("Return")
    users.window.dialog("Sign In").find("alert").says("The address or the password is wrong. Please try again.")


def test_files_of_an_account_that_signs_out(users):
    users.window.button("My Files").press()
    join(users)
    users.window.says("Files you add are listed here.")
    plan = users.window.find("check box", "Premium customer")
    assert "checked" not in plan.states
    plan.press("toggle")
    users.window.says("As a premium customer you may store files of any size.")
    users.window.button("Sign Out").press()
    users.titled("Users")
    users.window.button("My Files").press()
    users.window.dialog("Sign In")


def test_by_delegate(users):
    users.window.button("See It Drawn by a Delegate").press()
    until(lambda: users.window.name != "Users")
    users.window.row("Leanne Graham")
    users.key("alt+Left")
    users.titled("Users")
