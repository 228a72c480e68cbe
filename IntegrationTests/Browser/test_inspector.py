"""The inspector shows what happens on the pages beside it."""

import re

from playwright.sync_api import expect
from test_photos import Photos

SECRET = "pl4nted-s3cret"


def test_the_inspector_shows_what_happens_on_another_page(visit, own_showcase):
    server = own_showcase()
    page = visit(f"{server.url}/photos")
    inspector = visit(f"{server.url}/_usher")
    inspector.get_by_role("button", name="/photos").click()
    section = lambda name: inspector.get_by_role("region", name=name)
    expect(section("Coordinators").get_by_text("PhotosCoordinator")).to_be_visible()
    expect(section("Transitions").get_by_role("listitem")).to_have_count(0)

    photos = Photos(page, server.url)
    photos.button("Sign In").click()
    expect(section("Transitions").get_by_role("listitem").filter(has_text="present")).to_be_visible()
    expect(section("Events").get_by_text(re.compile("“click” of <button>")).first).to_be_visible()
    expect(inspector.get_by_role("article", name="SignInViewModel")).to_be_visible()

    page.get_by_label("Password").fill(SECRET)
    expect(section("Events").get_by_text(re.compile("of <input>")).first).to_be_visible()
    assert SECRET not in inspector.content()
