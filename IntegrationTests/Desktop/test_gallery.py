"""The gallery: what only the display has of a control, such as a list that opens."""

from things import until


def test_an_option_is_found_by_typing(run):
    app = run("gallery", "options")
    app.window.button("Country, not chosen yet")
    # It opens a list, and does nothing at once; so it may have the keyboard by itself.
    app.focuses("push button", "Country")
    app.key("Tab")
    app.focuses("push button", "Country, not chosen yet")
    app.key("space")
    app.focuses("entry", "Country, not chosen yet")
    # Who types fast doesn't wait for the search.
    app.type("nor")
    app.key("Return")
    field = app.focuses("push button", "Country, not chosen yet")
    # A screen reader says what is chosen, and no more that something is missing.
    until(lambda: field.description == "Norway", lambda: field.description)
    # Who goes on to a row chooses that one.
    app.key("space")
    app.focuses("entry", "Country, not chosen yet")
    app.type("f")
    until(lambda: len(app.window.all("list item")) == 2)
    app.key("Down", "Down")
    until(lambda: app.focus and app.focus.texts == ["France"])
    app.key("Return")
    app.focuses("push button", "Country, not chosen yet")
    until(lambda: field.description == "France", lambda: field.description)
    # The keyboard is there also if the chosen row is far below; Escape closes the list, and only that.
    app.key("space")
    app.focuses("entry", "Country, not chosen yet")
    app.key("Down")
    app.focuses("list item")
    app.key("Escape")
    app.focuses("push button", "Country, not chosen yet")
    app.titled("Options – Gallery")
