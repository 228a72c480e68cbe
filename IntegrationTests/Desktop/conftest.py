"""Journeys through the example apps as programs of the desktop, as a screen reader and the keyboard have them."""

import os
import pathlib
import subprocess

import pytest
from desktop import Desktop
from program import Program

SCREENSHOTS = os.environ.get("SCREENSHOTS")


@pytest.fixture(scope="session")
def desktop(tmp_path_factory):
    desktop = Desktop(tmp_path_factory.mktemp("desktop"))
    yield desktop
    desktop.end()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    report = (yield).get_result()
    if report.when == "call":
        item.has_failed = report.failed


@pytest.fixture
def run(desktop, request, tmp_path):
    """Starts an app. At the end of the test its window is closed, and it must end cleanly; if the test has closed it,
    nothing is left to do."""
    programs = []

    def start(app, address=None, **options):
        folder = tmp_path / "program"
        programs.append(Program(app, folder, address, **options))
        return programs[-1].begin()

    yield start
    for program in programs:
        if getattr(request.node, "has_failed", True):
            photograph(program, request.node.name)
            program.kill()
        elif program.process.poll() is None:
            program.close()
        else:
            program.check()


def photograph(program, name):
    """Keeps what was to be seen when a test failed, if the variable SCREENSHOTS names a folder."""
    if SCREENSHOTS and program.identity and program.process.poll() is None:
        pathlib.Path(SCREENSHOTS).mkdir(exist_ok=True)
        program.photograph(pathlib.Path(SCREENSHOTS) / f"{name}.png")


@pytest.fixture(scope="session")
def hebrew(tmp_path_factory):
    """The environment of a program for somebody who reads from right to left."""
    folder = tmp_path_factory.mktemp("locales")
    subprocess.run(["localedef", "-i", "he_IL", "-f", "UTF-8", str(folder / "he_IL.UTF-8")], check=True)
    return {"LOCPATH": str(folder), "LANG": "he_IL.UTF-8", "LC_ALL": "he_IL.UTF-8"}
