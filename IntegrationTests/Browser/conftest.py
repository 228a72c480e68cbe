"""Journeys through the showcase in a real Chromium, as a person makes them."""

import os
import pathlib
import re
import shutil
import sys

import pytest
from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "IntegrationTests"))

from servers import GAZETTEER, HELLO, NOTES, SHOWCASE, Server, Showcase  # noqa: E402, F401

SCREENSHOTS = os.environ.get("SCREENSHOTS")
# Whether to look also at what takes longer than there is time for after each change.
THOROUGH = bool(os.environ.get("THOROUGH"))
SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 800}}

# Long, because a busy machine may take seconds to start a server again; only what fails waits to the end.
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def showcase(tmp_path_factory):
    server = Showcase(tmp_path_factory.mktemp("data")).start()
    yield server
    server.stop()


@pytest.fixture
def servers():
    """The servers of one test alone; they end after its pages, which would miss them."""
    servers = []
    yield servers
    for server in servers:
        if server.process.poll() is None:
            server.stop()


@pytest.fixture
def own_showcase(servers, tmp_path):
    """A server for one test alone, which may stop it; with what another one has kept, if it is given."""

    def start(*arguments, kept=None):
        if kept:
            shutil.copytree(kept, tmp_path / "data")
        servers.append(Showcase(tmp_path / "data", *arguments).start())
        return servers[-1]

    return start


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell"),
            args=["--no-sandbox"],
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def places_are_ready(chromium, showcase):
    """The gazetteer is built once, at the first start."""
    page = chromium.new_page()
    page.goto(f"{showcase.url}/cloudy/locations/add?q=Ghent")
    expect(page.get_by_role("list", name="Results")).to_be_visible(timeout=180_000)
    page.close()


@pytest.fixture(scope="session")
def world(tmp_path_factory, request):
    """Servers with people and data, and services that misbehave, for the list of screens."""
    from drivers import Chromium
    from world.world import World

    world = World(tmp_path_factory.mktemp("world"), lambda: Chromium(request.getfixturevalue("chromium")))
    world.wait_for_places()
    yield world
    world.stop()


@pytest.fixture(params=["phone", "desktop"])
def size(request):
    return request.param


@pytest.fixture
def visit(chromium, servers):
    """Opens a page in a browser of its own; nothing may go wrong in its console."""
    contexts = []
    problems = []

    def visit(url, size="desktop", scheme="light", context=None, script=None):
        if context is None:
            context = chromium.new_context(viewport=SIZES[size], color_scheme=scheme)
        if context not in contexts:
            contexts.append(context)
        page = context.new_page()
        if script:
            page.add_init_script(script)
        page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(url)
        page.wait_for_selector("html[data-connected]")
        return page

    visit.problems = problems
    yield visit
    for context in contexts:
        context.close()
    assert not problems


def away(page):
    """What the page says while the server can't be reached."""
    return page.locator("#usher-status").filter(has_text=re.compile("Reconnecting…|You’re offline"))


# Keeps the sockets of a page, so that a test can close one as a lost network does.
KEEP_SOCKETS = """window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) { super(...given); sockets.push(this); }
};"""


def wait_until_idle(page):
    """Waits until the server has heard everything, and stored it."""
    for _ in range(2400):
        if not page.evaluate("'busy' in document.documentElement.dataset"):
            return
        page.wait_for_timeout(25)
    raise AssertionError("Events are still waiting to be acknowledged.")


def goto_complete(page, url, awaited):
    """Opens a page without scripts, again if a busy machine wasn't in time with what it awaits."""
    for _ in range(20):
        page.goto(url)
        if awaited.count():
            return
    raise AssertionError(f"{url} never came whole.")


@pytest.fixture
def screenshot(request):
    """Keeps a picture of a page, in all sizes and colours, when a folder for them is named."""

    def take(page, name):
        if not SCREENSHOTS:
            return
        before = page.viewport_size
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            for scheme in ["light", "dark"]:
                page.emulate_media(color_scheme=scheme)
                page.screenshot(
                    path=f"{SCREENSHOTS}/{name}-{size}-{scheme}.png", animations="disabled"
                )
        page.emulate_media(color_scheme="light")
        page.set_viewport_size(before)

    return take


@pytest.fixture(scope="session")
def engines(tmp_path_factory):
    from drivers import Engines

    engines = Engines(tmp_path_factory.mktemp("engines"))
    yield engines
    engines.close()
