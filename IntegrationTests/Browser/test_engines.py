"""The screens of the list, in Firefox and WebKit: a glance at half of them, or at all in each size and scheme."""

import zlib

import pytest
from checks.look import look
from checks.report import Report
from conftest import SCREENSHOTS, THOROUGH
from drivers import ENDED, SIZES
from screens import SCREENS
from world.visit import Visit

# WebKit is on most phones, Firefox mostly on desktops.
SIZE = {"firefox": "desktop", "webkit": "phone"}
SCHEMES = ["light", "dark"]
CASES = [(engine, screen) for engine in ["firefox", "webkit"] for screen in SCREENS if screen.is_in(engine, THOROUGH)]


@pytest.mark.flaky(reruns=1, only_rerun=ENDED)
@pytest.mark.parametrize("engine, screen", CASES, ids=str)
def test_screen(engine, screen, engines, world):
    page = engines.page(engine, screen.language)
    report = Report(f"{screen} in {engine}")
    try:
        Visit(page, world, screen).arrive()
        for size, scheme in glances(engine, screen):
            page.resize(*SIZES[size])
            page.scheme(scheme)
            page.wait_for_paint()
            keep = f"{SCREENSHOTS}/{screen}-{engine}-{size}-{scheme}.png" if SCREENSHOTS else None
            report.add(f"{size}, {scheme}", look(page, screen.colour, scheme, keep))
        report.add("scripts", page.script_errors())
    finally:
        world.mend()
        page.leave()
    report.judge()


def glances(engine, screen):
    """Sizes and schemes; where one must do, half of the screens are looked at in the dark."""
    if THOROUGH:
        return [(size, scheme) for size in SIZES for scheme in SCHEMES]
    return [(SIZE[engine], SCHEMES[zlib.crc32(str(screen).encode()) % 2])]
