"""Each app's views in their states, as developers look at them."""

import pytest
from conftest import SIZES
from playwright.sync_api import expect

# Of each app a preview, and what is seen of it.
SHOWN = {
    "red-green": ("Main", "loaded", "Red Color"),
    "photos": ("Photos", "long texts", "This is what somebody has called it"),
    "users": ("Users", "failed", "The service has a problem (500)."),
    "survey": ("Survey Form", "invalid", "Please enter your name."),
    "cloudy": ("Weather", "loaded", "Partly Cloudy"),
    "matches": ("Matches", "empty", "No matches yet!"),
}

FITS = "() => document.documentElement.scrollWidth <= innerWidth"


@pytest.mark.parametrize("app", SHOWN)
def test_a_preview_is_chosen_in_the_list_and_shown(app, size, visit, showcase, screenshot):
    view, state, text = SHOWN[app]
    page = visit(f"{showcase.url}/_usher/previews", size=size)
    assert page.evaluate(FITS)
    screenshot(page, "previews")
    page.get_by_role("link", name=f"{view}, {state}", exact=True).and_(
        page.locator(f'[href*="/{app}/"]')
    ).click()
    page.wait_for_selector("html[data-connected]")
    expect(page.get_by_text(text).first).to_be_visible()
    assert page.evaluate(FITS)
    screenshot(page, f"previews-{app}")
    if size == "phone":
        page.get_by_role("button", name="Back").click()
    row = page.get_by_role("region", name=view, exact=True).get_by_role("button", name=state, exact=True)
    expect(row).to_have_attribute("aria-current", "true") if size == "desktop" else expect(row).to_be_visible()


def test_a_preview_acts_and_its_events_are_listed(visit, showcase):
    page = visit(f"{showcase.url}/_usher/previews/red-green/main-loaded")
    page.get_by_role("button", name="Red Color").click()
    expect(page.get_by_role("log").get_by_text("didPressRed")).to_be_visible()


def test_long_texts_stay_in_the_window(visit, showcase):
    page = visit(f"{showcase.url}/_usher/previews/photos/photo-long-texts")
    for viewport in [*SIZES.values(), {"width": 320, "height": 740}]:
        page.set_viewport_size(viewport)
        assert page.evaluate(FITS), viewport
