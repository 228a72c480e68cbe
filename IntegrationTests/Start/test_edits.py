"""A new app is edited while pages of it are open: what usher-watch does, and how long it takes. APP names the app's folder."""

import os
import pathlib
import re
import statistics
import subprocess
import sys
import time

import pytest
from playwright.sync_api import expect, sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from ports import free_port  # noqa: E402

APP = pathlib.Path(os.environ.get("APP", "."))
VIEW = APP / "Sources/Views/BooksView.swift"
STYLE = APP / "Sources/Views/AppViews.swift"
CHANGES = int(os.environ.get("CHANGES", "20"))


@pytest.fixture
def watch(tmp_path):
    log = tmp_path / "watch.txt"
    # The same port each time, so that pages find it again.
    command = ["swift", "run", "usher-watch", f"server.port={free_port()}", f"server.dataDirectory={tmp_path}/data"]
    process = subprocess.Popen(command, cwd=APP, stdout=log.open("w"), stderr=subprocess.STDOUT)
    before = {path: path.read_text() for path in (VIEW, STYLE)}
    yield log
    for path, text in before.items():
        path.write_text(text)
    process.terminate()
    assert process.wait(timeout=60) == 0


def address(log):
    end = time.monotonic() + 600
    while time.monotonic() < end:
        if ready := re.search(r"Usher is ready at (http://localhost:\d+)\n", log.read_text()):
            return ready[1]
        time.sleep(0.1)
    raise AssertionError(log.read_text()[-2000:])


def test_pages_go_on_after_each_change_and_tell_mistakes(watch):
    url = address(watch)
    view, style = VIEW.read_text(), STYLE.read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM"))
        context = browser.new_context()
        typing, page = context.new_page(), context.new_page()
        typing.goto(f"{url}/new")
        typing.get_by_label("Title").fill("The Waves")
        page.goto(url)
        times = []
        for number in range(CHANGES):
            begun = time.monotonic()
            VIEW.write_text(view.replace('"To Read"', f'"To Read {number}"'))
            heading = page.get_by_role("heading", name=f"To Read {number}", exact=True)
            expect(heading).to_be_visible(timeout=120_000)
            times.append(time.monotonic() - begun)
        expect(typing.get_by_label("Title")).to_have_value("The Waves")

        # A style sheet has another address then, so pages are loaded again, and go on all the same.
        STYLE.write_text(style.replace("#7a3e9d", "#aa1100"))
        save = typing.get_by_role("button", name="Save")
        expect(save).to_have_css("background-color", "rgb(170, 17, 0)", timeout=120_000)
        expect(typing.get_by_label("Title")).to_have_value("The Waves")

        VIEW.write_text(view.replace('"To Read", books', '"To Read" books'))
        mistake = typing.get_by_role("alert").filter(has_text="Sources/Views/BooksView.swift:")
        expect(mistake).to_be_visible(timeout=120_000)
        VIEW.write_text(view)
        expect(mistake).to_be_hidden(timeout=120_000)
        typing.get_by_role("button", name="Save").click()
        page.bring_to_front()
        expect(page.get_by_role("button", name="The Waves")).to_be_visible()
        browser.close()
    builds = [float(seconds) for seconds in re.findall(r"Built in ([\d.]+) s", watch.read_text())][1 : CHANGES + 1]
    for name, seconds in [("from the change to the page", times), ("of it the build", builds)]:
        seconds.sort()
        print(
            f"{name}: median {statistics.median(seconds):.1f} s, 90 % within {seconds[int(len(seconds) * 0.9) - 1]:.1f} s, "
            f"all within {seconds[-1]:.1f} s"
        )
