"""Cloudy: the weather of a place by its address, favourites that are moved, deleted and undone, units, and where the machine is.

Names of places aren't looked for: the index of all places takes long to build."""

import os
import subprocess
import sys

import pytest
from desktop import HERE
from test_program import Start
from things import until

EXAMPLE = "place/51.400592/4.76097"
PLACES = ("Ghent", "Lima", "Oslo")


def favorites(app):
    """The names of the favourites, in their order."""
    return [handle.name.removeprefix("Move ") for handle in app.window.all("push button") if handle.name.startswith("Move ")]


def favors(app, *names):
    until(lambda: favorites(app) == list(names), lambda: f"The favourites are {favorites(app)}.")


@pytest.fixture
def locations(run):
    """The app with some favourites, each added where its address leads."""
    for number, name in enumerate(PLACES):
        app = run("cloudy", f"place/51.{number}/3.{number}?name={name}")
        star = app.window.button("Add to Favorites")
        star.press()
        until(lambda star=star: "pressed" in star.states)
        if name != PLACES[-1]:
            app.close()
    app.key("alt+Left")
    app.window.button("Locations").press()
    app.titled("Locations – Cloudy")
    favors(app, *PLACES)
    return app


@pytest.fixture
def geoclue(desktop):
    """Has the machine know where it is, or the person refuse to tell; returns the environment of a program that asks, and what
    GeoClue is asked."""
    services = []

    def start(*words):
        service = subprocess.Popen(
            [sys.executable, str(HERE / "geoclue.py"), *map(str, words)], stdout=subprocess.PIPE, text=True
        )
        services.append(service)
        assert service.stdout.readline() == "ready\n"
        return {"DBUS_SYSTEM_BUS_ADDRESS": os.environ["DBUS_SESSION_BUS_ADDRESS"]}, service.stdout

    yield start
    for service in services:
        service.kill()
        service.wait()


def test_the_weather_of_an_address_in_other_units(run):
    app = run("cloudy", EXAMPLE)
    app.window.says("Climatological estimate, not a forecast")
    chart = until(lambda: [image for image in app.window.all("image") if image.name.startswith("Temperatures of the week: ")])
    assert chart[0].name.count("° to ") == 8
    assert speed(app).endswith(" mph")
    app.window.button("Settings").press()
    settings = app.window.dialog("Settings")
    assert "pressed" in settings.button("Imperial").states
    metric = settings.button("Metric")
    metric.press()
    until(lambda: "pressed" in metric.states and "pressed" not in settings.button("Imperial").states)
    settings.button("Celsius").press()
    settings.button("Done").press()
    until(lambda: not app.window.has("dialog"))
    until(lambda: speed(app).endswith(" km/h"))
    until(lambda: any(text.endswith(" °C") for text in app.window.find("panel", "Now").texts))


def speed(app):
    texts = app.window.find("panel", "Now").texts
    return texts[texts.index("Wind") + 1]


def test_favorites_are_added_moved_deleted_and_back(locations):
    handle = locations.window.button("Move Ghent")
    until(lambda: locations.focus)
    while locations.focus.name != "Move Ghent":
        locations.key("Tab")
        until(lambda: locations.focus)
    locations.key("Down")
    favors(locations, "Lima", "Ghent", "Oslo")
    # The handle keeps the keyboard, wherever its row goes.
    locations.focuses("push button", "Move Ghent")
    locations.key("End")
    favors(locations, "Lima", "Oslo", "Ghent")
    locations.focuses("push button", "Move Ghent")
    locations.key("Home")
    favors(locations, *PLACES)
    drag(locations, handle, locations.window.button("Move Oslo"))
    favors(locations, "Lima", "Oslo", "Ghent")
    locations.window.button("Delete Oslo").press()
    locations.window.says("Oslo was deleted.")
    favors(locations, "Lima", "Ghent")
    locations.window.button("Undo").press()
    favors(locations, "Lima", "Oslo", "Ghent")
    until(lambda: not locations.window.has("push button", "Undo"))
    locations.window.button("Oslo").press()
    locations.titled("Oslo – Cloudy")


def drag(app, thing, to):
    """Moves a thing onto the lower half of another one, as a hand does."""
    x, y, width, height = thing.place()
    _, end, _, depth = to.place()
    x, start, end = x + width // 2, y + height // 2, end + depth - 4
    app.point(x, start, "mousedown", 1)
    for step in range(1, 9):
        app.point(x, start + (end - start) * step // 8)
    app.do("mouseup", 1)


def test_the_place_of_the_machine(run, geoclue):
    environment, asked = geoclue(-12.046, -77.043)
    app = run("cloudy", environment=environment)
    until(lambda: app.window.name in ("-12.046, -77.043 – Cloudy", "Lima – Cloudy"), lambda: app.window.drawing())
    app.window.find("panel", "Now")
    said = [asked.readline().strip() for _ in range(5)]
    assert said == ["DesktopId org.usher.Showcase", "RequestedAccuracyLevel 4", "Start", "Stop", "DeleteClient"]


def test_who_leaves_isnt_looked_for(desktop, geoclue, tmp_path):
    environment, asked = geoclue("searches")
    program = Start(tmp_path / "data", "cloudy", "red-green", before=["env", *(f"{name}={value}" for name, value in environment.items())])
    assert [asked.readline().strip() for _ in range(3)][-1] == "Start"
    program.shows("Cloudy", "Red & Green")
    program.do("Cloudy", "key", "alt+F4")
    # The program goes on with its other window.
    assert [asked.readline().strip() for _ in range(2)] == ["Stop", "DeleteClient"]
    program.shows("Red & Green")
    program.kill()


def test_somebody_who_doesnt_say_where_they_are(run, geoclue):
    environment, _ = geoclue("refuses")
    app = run("cloudy", environment=environment)
    notice = until(lambda: [text for text in app.window.texts if "isn’t allowed to see where you are" in text])
    assert "Until then this is the weather of" in notice[0]
    app.window.button("Choose a Place").press()
    app.titled("Locations – Cloudy")
