"""What a person sees while the server can't store anything, and that nothing typed meanwhile is lost."""

import pytest
from playwright.sync_api import expect

from conftest import wait_until_idle
from disks import Disk, server_on


@pytest.fixture
def disk(tmp_path):
    disk = Disk(tmp_path / "disk")
    yield disk
    disk.unmount()


@pytest.fixture
def server(disk, tmp_path):
    server = server_on(disk, tmp_path / "log", "--set", "sessions.longestSaveRetry=2").start()
    yield server
    server.process.terminate()
    assert server.process.wait(timeout=20) == 0


def test_who_types_while_the_disk_is_full_is_told_and_loses_nothing(disk, server, visit):
    page = visit(f"{server.url}/photos/sign-in")
    username = page.get_by_label("Username")
    username.fill("before")
    wait_until_idle(page)
    disk.fill()
    status = page.locator("#usher-status")
    typed = "typed while the disk is full"
    username.fill("")
    username.press_sequentially(typed)
    page.get_by_role("button", name="Create an account").click()
    expect(page).to_have_title("Create Account")
    expect(status).to_contain_text("Not saved yet. What you do is kept on this page.")
    disk.empty()
    expect(page.get_by_text("Saved.", exact=True)).to_be_attached()
    expect(status).to_be_hidden()
    wait_until_idle(page)
    # What shows after this comes from the store alone.
    server.kill()
    server.start()
    page.wait_for_timeout(100)
    wait_until_idle(page)
    page.reload()
    page.wait_for_selector("html[data-connected]")
    expect(page).to_have_title("Create Account")
    expect(username).to_have_value(typed)
    visit.problems.clear()
