"""Every screen of the list, in Chromium: looked at by axe, by pixels, and by where things are."""

import pytest
from checks.axe import axe
from checks.contrast import forced_colours
from checks.look import glance, patiently
from checks.pictures import compare
from checks.report import Report
from checks.scripts import faults, whole
from conftest import SCREENSHOTS, THOROUGH
from drivers import SIZES, Chromium
from screens import SCREENS
from world.visit import Visit

# Narrow, and with text twice as large: at these nothing may be cut off.
TIGHT = [((320, 740), 100), ((390, 844), 200), ((1280, 800), 200)]


@pytest.fixture
def visit(chromium, world):
    pages = []

    def visit(screen):
        # Screens come at once: how they move is looked at in the other engines.
        options = {"reduced_motion": "reduce"}
        if screen.position:
            latitude, longitude = screen.position
            options["geolocation"] = {"latitude": latitude, "longitude": longitude}
            options["permissions"] = ["geolocation"]
        if screen.language:
            options["locale"] = screen.language
        pages.append(Chromium(chromium).page(**options))
        visit = Visit(pages[-1], world, screen)
        visit.arrive()
        return visit

    yield visit
    for page in pages:
        page.close()
    world.mend()


@pytest.mark.parametrize("screen", [one for one in SCREENS if one.is_in("chromium", THOROUGH)], ids=str)
def test_screen(screen, visit):
    page = visit(screen).page
    report = Report(screen)
    for size, (width, height) in SIZES.items():
        page.resize(width, height)
        for scheme in ["light", "dark"]:
            page.scheme(scheme)
            page.wait_for_paint()
            report.add(f"{size}, {scheme}", look(page, screen, size, scheme))
        page.scheme("light")
        for check in [faults(page, "titles"), whole(page), forced_colours(page), faults(page, "covered", 60)]:
            report.add(size, check)
    for (width, height), text in TIGHT:
        page.resize(width, height)
        page.zoom(text)
        if SCREENSHOTS and THOROUGH:
            page.wait_for_paint()
            page.screenshot().save(f"{SCREENSHOTS}/{screen}-{width}-{text}.png")
        report.add(f"{width} px, text {text} %", whole(page))
    report.add("scripts", page.script_errors())
    report.judge()


def look(page, screen, size, scheme):
    if SCREENSHOTS:
        page.screenshot().save(f"{SCREENSHOTS}/{screen}-{size}-{scheme}.png")
    found = patiently(lambda: glance(page, page.screenshot(), screen.colour))
    if screen.picture == (size, scheme):
        found += patiently(lambda: compare(f"{screen}-{size}-{scheme}", without_what_changes(page, screen)))
    return found + axe(page, is_whole=scheme == "light")


def without_what_changes(page, screen):
    page.style(f"{screen.changing or '#none'} {{ visibility: hidden !important }} * {{ caret-color: transparent !important }}")
    picture = page.still_picture()
    page.unstyle()
    return picture
