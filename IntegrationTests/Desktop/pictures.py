"""Pictures of the apps' screens, to be looked at: pictures.py FOLDER [APP]. Each in light and dark colours, wide and narrow, with
text twice as large, and from right to left."""

import itertools
import pathlib
import subprocess
import sys
import tempfile
import time

from desktop import Desktop
from program import Program
from test_matches import add_match
from test_photos import sign_in
from test_users import join
from things import until

# The name of a look, the scheme, the size of texts in percent, the size of the window, and whether it is from right to left.
LOOKS = [
    ("light", "light", 100, (900, 640), False),
    ("dark", "dark", 100, (900, 640), False),
    ("narrow", "light", 100, (400, 720), False),
    ("narrow-dark", "dark", 100, (400, 720), False),
    ("large", "light", 200, (1100, 900), False),
    ("large-dark", "dark", 200, (1100, 900), False),
    ("large-narrow", "light", 200, (400, 720), False),
    ("right-to-left", "light", 100, (900, 640), True),
]


def red_green(app):
    app.focuses("panel", "Red & Green")
    yield "main"
    app.window.button("Red Color").press()
    app.titled("Red – Red & Green")
    yield "red"


def photos(app):
    app.window.row("Misery Ridge")
    yield "list"
    app.click(app.window.row("Misery Ridge"))
    app.titled("Misery Ridge – Photos")
    app.window.find("image", "Misery Ridge")
    yield "photo"
    app.window.button("Buy").press()
    app.titled("Sign In – Photos")
    yield "sign-in"
    app.focuses("text", "Username")
    app.key("Return")
    until(lambda: app.window.field("Username").is_invalid)
    yield "sign-in-refused"
    sign_in(app)
    app.titled("Buy – Photos")
    app.window.button("Buy for $25.99")
    yield "buy"
    app.window.button("Terms of Service").press()
    app.window.dialog("Terms of Service")
    yield "terms"
    app.key("Escape")
    until(lambda: not app.window.has("dialog"))
    app.window.button("Buy for $25.99").press()
    app.window.says("You bought Misery Ridge for $25.99.")
    yield "bought"
    app.window.tab("Profile").press()
    app.window.says("Purchases")
    yield "profile"


def users(app):
    app.window.row("Leanne Graham")
    yield "list"
    app.window.button("My Files").press()
    app.window.dialog("Sign In")
    app.focuses("text", "E-mail address")
    app.key("Return")
    until(lambda: app.window.field("E-mail address").is_invalid)
    yield "sign-in-refused"
    join(app)
    app.window.says("Files you add are listed here.")
    yield "files"


def survey(app):
    app.focuses("text", "Enter your name")
    yield "form"
    app.key("Return")
    until(lambda: app.window.field("Enter your name").is_invalid)
    yield "form-refused"
    app.type("Ada")
    app.key("Tab")
    app.type("The Analytical Engine Company")
    app.key("Return")
    app.titled("Thank You – Survey")
    app.window.says("40,000")
    yield "thanks"
    app.window.button("Submissions").press()
    app.titled("Submissions – Survey")
    app.window.find("progress bar", "0–4: 1 of 1 answer")
    yield "submissions"


def matches(app):
    app.window.says("No matches yet!")
    yield "empty"
    app.window.button("Add a Match").press()
    app.titled("New Match – Matches")
    yield "new"
    app.window.button("Set Home Players").press()
    app.titled("Players – Matches")
    app.window.button("Add player").press()
    app.window.dialog("New Player")
    app.focuses("text", "Player name")
    yield "new-player"
    app.key("Escape")
    until(lambda: not app.window.has("dialog", "New Player"))
    app.window.button("Back").press()
    app.titled("New Match – Matches")
    app.key("Escape")
    app.titled("Matches")
    add_match(app)
    add_match(app, "Cleo", "Somebody With a Long Name")
    app.window.button("Edit").press()
    app.window.button("Done")
    yield "list"
    delete = [one for one in app.window.all("push button") if one.name.startswith("Delete ")]
    delete[0].press()
    app.window.button("Undo")
    yield "deleted"
    app.window.button("Settings").press()
    app.titled("Settings – Matches")
    yield "settings"
    app.key("Escape")
    app.window.tab("Rankings").press()
    app.titled("Rankings – Matches")
    app.window.button("Ada 10.00")
    yield "rankings"
    app.window.button("Ada 10.00").press()
    app.titled("Ada – Matches")
    app.window.says("Nemesis")
    yield "player"


def cloudy(app):
    app.window.find("panel", "Now")
    yield "place"
    star = app.window.button("Add to Favorites")
    star.press()
    until(lambda: "pressed" in star.states)
    app.window.button("Settings").press()
    app.titled("Settings – Cloudy")
    yield "settings"
    app.key("Escape")
    app.window.button("Back").press()
    app.window.button("Choose a Place")
    yield "weather"
    app.window.button("Locations").press()
    app.titled("Locations – Cloudy")
    app.window.button("Delete Baarle-Nassau")
    yield "locations"
    app.window.button("Add").press()
    app.titled("Add Location – Cloudy")
    yield "add"


def gallery(app):
    # Without States, where a wheel turns for ever.
    pages = ["Buttons", "Fields", "Choices", "Options", "Dates and Files", "Form", "Text", "Lists", "Charts", "Notices"]
    for page in [*pages, "Bar", "Sheets", "Prompts"]:
        app.window.button(page).press()
        app.titled(f"{page} – Gallery")
        yield page.lower().replace(" ", "-")
        if page == "Options":
            app.click(app.window.button("Country"))
            yield "select"
            app.key("Escape")
        if page == "Lists":
            app.window.button("Delete Grace").press()
            app.window.button("Undo")
            yield "undo"
        if page == "Notices":
            app.window.button("Send the Invoice").press()
            yield "toast"
        app.window.button("Back").press()
        app.titled("Gallery")


# Where an app begins, if it doesn't begin at its first screen.
ADDRESSES = {"cloudy": "place/51.400592/4.76097?name=Baarle-Nassau"}
APPS = {"red-green": red_green, "photos": photos, "users": users, "survey": survey, "matches": matches, "cloudy": cloudy,
        "gallery": gallery}


def photograph(app, path):
    """As soon as nothing moves any more: two pictures are the same that are further apart than a page takes to slide."""

    def seen():
        command = ["import", "-window", app.identity, "rgb:-"]
        return subprocess.run(command, capture_output=True, check=True).stdout

    last = [seen()]

    def rests():
        time.sleep(0.3)
        now = seen()
        same, last[0] = now == last[0], now
        return same

    until(rests, "It moves for ever.")
    app.photograph(path)


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[2:] or list(APPS)
    with tempfile.TemporaryDirectory() as place:
        place = pathlib.Path(place)
        desktop = Desktop(place)
        subprocess.run(["localedef", "-i", "he_IL", "-f", "UTF-8", str(place / "he_IL.UTF-8")], check=True)
        hebrew = {"LOCPATH": str(place), "LANG": "he_IL.UTF-8", "LC_ALL": "he_IL.UTF-8"}
        try:
            for name, (look, scheme, percent, size, is_rtl) in itertools.product(wanted, LOOKS):
                desktop.begin_portal(scheme)
                desktop.scale_text(percent)
                app = Program(
                    name,
                    place / f"{name}-{look}",
                    ADDRESSES.get(name),
                    size=size,
                    environment=hebrew if is_rtl else None,
                ).begin()
                try:
                    for screen in APPS[name](app):
                        photograph(app, folder / f"{name}-{look}-{screen}.png")
                    app.close()
                finally:
                    app.kill()
                    desktop.end_portal()
        finally:
            desktop.end()


if __name__ == "__main__":
    main()
