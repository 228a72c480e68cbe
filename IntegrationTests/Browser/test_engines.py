"""Every screen of the list, in Firefox and WebKit: a glance at each, on a phone by day and on a desktop by night."""

import pytest
from checks.look import look
from checks.report import Report
from conftest import SCREENSHOTS
from drivers import SIZES
from screens import SCREENS
from world.visit import Visit

CASES = [(engine, screen) for engine in ["firefox", "webkit"] for screen in SCREENS if engine in screen.engines]


@pytest.mark.parametrize("engine, screen", CASES, ids=str)
def test_screen(engine, screen, engines, world):
    page = engines(engine).page()
    report = Report(f"{screen} in {engine}")
    try:
        Visit(page, world, screen).arrive()
        for size, scheme in [("phone", "light"), ("desktop", "dark")]:
            page.resize(*SIZES[size])
            page.scheme(scheme)
            page.wait_for_paint()
            report.add(f"{size}, {scheme}", look(page, screen.colour))
            if SCREENSHOTS:
                page.screenshot().save(f"{SCREENSHOTS}/{screen}-{engine}-{size}-{scheme}.png")
        report.add("scripts", page.script_errors())
    finally:
        page.leave()
        world.mend()
    report.judge()
