"""Every screen of the list, in Chromium: looked at by axe, by pixels, and by where things are."""

import pytest
from checks.axe import axe
from checks.contrast import forced_colours
from checks.painted import is_colour, one_colour, painted
from checks.scripts import faults
from conftest import SCREENSHOTS
from drivers import SIZES, Chromium
from screens import SCREENS
from world.visit import Visit

# Narrow, and with text twice as large: at these nothing may be cut off.
TIGHT = [((320, 740), 100), ((390, 844), 200), ((1280, 800), 200)]


@pytest.fixture
def visit(chromium, world):
    pages = []

    def visit(screen):
        options = {"reduced_motion": "reduce"}
        if screen.position:
            latitude, longitude = screen.position
            options["geolocation"] = {"latitude": latitude, "longitude": longitude}
            options["permissions"] = ["geolocation"]
        pages.append(Chromium(chromium).page(**options))
        visit = Visit(pages[-1], world, screen)
        visit.arrive()
        return visit

    yield visit
    for page in pages:
        page.close()
    world.mend()


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_screen(screen, visit):
    page = visit(screen).page
    report = Report()
    for size, (width, height) in SIZES.items():
        page.resize(width, height)
        for scheme in ["light", "dark"]:
            page.scheme(scheme)
            look(page, screen, size, scheme, report)
    page.scheme("light")
    for (width, height), text in TIGHT:
        page.resize(width, height)
        page.zoom(text)
        report.add(f"{width} px, text {text} %", faults(page, "cut_off"))
    page.zoom(100)
    for size, (width, height) in SIZES.items():
        page.resize(width, height)
        report.add(size, forced_colours(page))
        report.add(size, faults(page, "covered", 60))
    report.add("scripts", page.script_errors())
    assert not report.lines, f"{screen}:\n" + "\n".join(report.lines)


def look(page, screen, size, scheme, report):
    picture = page.screenshot()
    if SCREENSHOTS:
        picture.save(f"{SCREENSHOTS}/{screen}-{size}-{scheme}.png")
    where = f"{size}, {scheme}"
    if screen.colour:
        report.add(where, is_colour(picture, screen.colour))
    else:
        report.add(where, one_colour(picture))
    report.add(where, painted(page, picture))
    report.add(where, axe(page))
    if scheme == "light":
        report.add(size, faults(page, "titles"))
        report.add(size, faults(page, "cut_off"))


class Report:
    """What is wrong with a screen, and where; the same in several places is told once."""

    def __init__(self):
        self.places = {}

    def add(self, where, faults):
        for fault in faults:
            self.places.setdefault(fault, []).append(where)

    @property
    def lines(self):
        return [f"  {fault}  [{'; '.join(places)}]" for fault, places in self.places.items()]
