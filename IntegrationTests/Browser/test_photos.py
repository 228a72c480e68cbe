import re
import uuid

import pytest
from conftest import goto_complete
from playwright.sync_api import expect

DEMO = ("bartjacobs", "123456789")


class Photos:
    """The app as a person uses it, each with an account of their own."""

    def __init__(self, page, url):
        self.page = page
        self.url = f"{url}/photos"
        self.account = (f"person-{uuid.uuid4().hex[:8]}", "a long password")

    def button(self, name):
        # What a sheet covers can't be pressed.
        return self.page.locator(".layer:not([inert])").get_by_role("button", name=name, exact=True)

    def row(self, name):
        """A photo of the list, whose name tells its price, too, or that it was bought."""
        name = re.compile(f"^{re.escape(name)} (\\$|Purchased)")
        return self.page.locator(".layer:not([inert])").get_by_role("button", name=name)

    def heading(self, name):
        return self.page.get_by_role("heading", name=name, exact=True)

    def at(self, path, title):
        expect(self.page).to_have_title(title)
        expect(self.page).to_have_url(self.url + path)

    def create_account(self):
        self.button("Create an account").click()
        self.page.get_by_label("Username").fill(self.account[0])
        self.page.get_by_label("Password").fill(self.account[1])
        self.button("Create Account").click()

    def sign_in(self, account=None):
        name, password = account or self.account
        self.page.get_by_label("Username").fill(name)
        self.page.get_by_label("Password").fill(password)
        self.button("Sign In").click()

    def pay(self):
        name = re.compile("^Buy for ")
        self.page.locator(".layer:not([inert])").get_by_role("button", name=name).click()

    def sign_in_first(self):
        self.button("Sign In").click()
        self.at("/sign-in", "Sign In")
        self.create_account()
        expect(self.button("Sign Out")).to_be_visible()
        return self


@pytest.fixture
def photos(visit, showcase, size):
    return Photos(visit(f"{showcase.url}/photos", size), showcase.url)


def test_the_list_shows_nine_photos(photos, screenshot):
    photos.at("", "Photos")
    expect(photos.page.get_by_role("listitem")).to_have_count(9)
    expect(photos.page.get_by_text("$25.99")).to_have_count(2)
    images = photos.page.locator("li img")
    for index in range(3):
        images.nth(index).scroll_into_view_if_needed()
        expect(images.nth(index)).to_have_js_property("complete", True)
        assert images.nth(index).evaluate("image => image.naturalWidth") > 200
    photos.page.locator("[data-scroll]").first.evaluate("element => element.scrollTop = 0")
    screenshot(photos.page, "photos")


def test_v_si_buys_from_the_list_in_a_sheet(photos, screenshot):
    photos.sign_in_first()
    photos.button("Buy Misery Ridge").click()
    photos.at("/pli/buy?as=sheet", "Buy")
    expect(photos.page.get_by_role("dialog", name="Buy")).to_be_visible()
    expect(photos.page.get_by_role("dialog").get_by_text("$25.99", exact=True)).to_be_visible()
    screenshot(photos.page, "photos-buy-sheet")
    photos.pay()
    photos.at("", "Photos")
    expect(photos.button("Buy Misery Ridge")).to_have_count(0)
    expect(photos.page.get_by_text("Purchased")).to_be_visible()
    receipt = photos.page.get_by_role("status").filter(has_text="You bought Misery Ridge for $25.99.")
    expect(receipt).to_be_visible()


def test_v_si_cancel_buys_nothing(photos):
    photos.sign_in_first()
    photos.button("Buy Misery Ridge").click()
    photos.button("Cancel").click()
    photos.at("", "Photos")
    expect(photos.page.get_by_role("dialog")).to_have_count(0)
    expect(photos.button("Buy Misery Ridge")).to_be_visible()


def test_v_so_signs_in_within_the_sheet_and_buys(photos, screenshot):
    photos.button("Buy Orange Icebergs").click()
    photos.at("/rdz/buy;as=sheet/sign-in", "Sign In")
    screenshot(photos.page, "photos-sign-in-sheet")
    photos.create_account()
    photos.at("/rdz/buy?as=sheet", "Buy")
    photos.pay()
    photos.at("", "Photos")
    expect(photos.button("Buy Orange Icebergs")).to_have_count(0)


def test_v_so_cancel_signs_nobody_in(photos):
    photos.button("Buy Orange Icebergs").click()
    photos.button("Cancel").click()
    photos.at("", "Photos")
    expect(photos.button("Sign In")).to_be_visible()


@pytest.mark.parametrize("pays", [True, False])
def test_h_si_buys_from_the_photo_on_the_same_stack(photos, screenshot, pays):
    photos.sign_in_first()
    photos.row("Misery Ridge").click()
    photos.at("/pli", "Misery Ridge")
    screenshot(photos.page, "photos-photo")
    photos.button("Buy").click()
    photos.at("/pli/buy", "Buy")
    expect(photos.page.get_by_role("dialog")).to_have_count(0)
    expect(photos.button("Back")).to_have_count(0)
    photos.pay() if pays else photos.button("Cancel").click()
    photos.at("/pli", "Misery Ridge")
    expect(photos.page.get_by_text("PURCHASED", exact=True)).to_have_count(1 if pays else 0)
    expect(photos.button("Buy")).to_have_count(0 if pays else 1)
    if pays:
        screenshot(photos.page, "photos-photo-purchased")


@pytest.mark.parametrize("pays", [True, False])
def test_h_so_signs_in_on_the_stack_and_never_comes_back_to_it(photos, screenshot, pays):
    photos.row("Misery Ridge").click()
    photos.button("Buy").click()
    photos.at("/pli/buy/sign-in", "Sign In")
    screenshot(photos.page, "photos-sign-in")
    photos.create_account()
    photos.at("/pli/buy", "Buy")
    screenshot(photos.page, "photos-buy")
    photos.pay() if pays else photos.button("Cancel").click()
    photos.at("/pli", "Misery Ridge")
    photos.button("Back").click()
    photos.at("", "Photos")


@pytest.mark.parametrize("way", ["button", "browser"])
def test_h_so_back_ends_the_flow(photos, way):
    photos.row("Misery Ridge").click()
    photos.button("Buy").click()
    photos.at("/pli/buy/sign-in", "Sign In")
    if way == "button":
        photos.button("Cancel").click()
    else:
        photos.page.go_back()
    photos.at("/pli", "Misery Ridge")
    photos.button("Buy").click()
    photos.at("/pli/buy/sign-in", "Sign In")


@pytest.mark.parametrize("way", ["Done", "Escape", "beside"])
def test_terms_from_buy_leave_only_the_terms(photos, screenshot, way):
    photos.sign_in_first()
    photos.row("Misery Ridge").click()
    photos.button("Buy").click()
    photos.button("Terms of Service").click()
    photos.at("/pli/buy/terms", "Terms of Service")
    expect(photos.page.get_by_text("These are the terms of service.")).to_be_visible()
    screenshot(photos.page, "photos-terms")
    if way == "Done":
        photos.page.get_by_role("dialog").get_by_role("button", name="Done").click()
    elif way == "Escape":
        photos.page.keyboard.press("Escape")
    else:
        expect(photos.page.locator("html[data-animation]")).to_have_count(0)
        photos.page.mouse.click(5, 5)
    photos.at("/pli/buy", "Buy")
    expect(photos.button("Terms of Service")).to_be_focused()


def test_a_sheet_is_pulled_down_by_its_bar(photos):
    photos.button("Buy Milky Tail").click()
    photos.at("/dfc/buy;as=sheet/sign-in", "Sign In")
    expect(photos.page.locator("html[data-animation]")).to_have_count(0)
    bar = photos.page.get_by_role("dialog").locator("[data-drag]").bounding_box()
    # Beside its buttons.
    middle = bar["x"] + bar["width"] / 2
    photos.page.mouse.move(middle, bar["y"] + 20)
    photos.page.mouse.down()
    photos.page.mouse.move(middle, bar["y"] + 200, steps=5)
    photos.page.mouse.up()
    photos.at("", "Photos")


def test_back_of_the_browser_takes_a_sheet_away_and_forward_does_not_break(photos):
    photos.button("Buy Milky Tail").click()
    photos.at("/dfc/buy;as=sheet/sign-in", "Sign In")
    photos.page.go_back()
    photos.at("", "Photos")
    photos.page.go_forward()
    photos.at("/dfc/buy;as=sheet/sign-in", "Sign In")
    photos.page.go_back()
    photos.page.go_back()


def test_signing_in_says_what_is_wrong(photos, screenshot):
    photos.button("Sign In").click()
    photos.at("/sign-in", "Sign In")
    photos.button("Sign In").click()
    expect(photos.page.get_by_label("Username")).to_have_accessible_description(
        "Please enter your username."
    )
    photos.page.get_by_label("Username").fill("bartjacobs")
    # Enter does nothing while the form is still busy with the press before.
    expect(photos.button("Sign In")).to_be_enabled()
    photos.page.keyboard.press("Enter")
    # Both messages are there since the first press; that this press was answered is seen by the focus.
    expect(photos.page.get_by_label("Password")).to_be_focused()
    expect(photos.page.get_by_label("Password")).to_have_accessible_description(
        "Please enter your password."
    )
    photos.page.get_by_label("Password").fill("wrong")
    expect(photos.button("Sign In")).to_be_enabled()
    photos.page.keyboard.press("Enter")
    expect(photos.page.get_by_text("The username or the password is wrong.")).to_be_visible()
    screenshot(photos.page, "photos-sign-in-wrong")
    photos.sign_in(DEMO)
    photos.at("", "Photos")


def test_the_profile_lists_purchases_and_leads_to_them(photos, screenshot):
    photos.button("Profile").click()
    photos.at("/profile", "Profile")
    screenshot(photos.page, "photos-profile-signed-out")
    photos.button("Sign In").click()
    photos.create_account()
    expect(photos.page.get_by_text(photos.account[0])).to_be_visible()
    photos.button("Photos").click()
    photos.button("Buy Stonehenge Storm").click()
    photos.pay()
    photos.at("", "Photos")
    photos.button("Profile").click()
    link = photos.page.get_by_role("link", name=re.compile("Stonehenge Storm"))
    expect(link).to_be_visible()
    screenshot(photos.page, "photos-profile")
    link.click()
    photos.at("/hnj", "Stonehenge Storm")
    expect(photos.page.get_by_role("link", name="Download")).to_be_visible()


def test_the_full_picture_is_for_its_buyer_alone(photos, chromium, showcase):
    request = photos.page.context.request
    for path in ["full/pli", "download/pli"]:
        assert request.get(f"{photos.url}/-/{path}").status == 403
    preview = request.get(f"{photos.url}/-/preview/pli")
    assert preview.status == 200
    photos.sign_in_first()
    photos.button("Buy Misery Ridge").click()
    photos.pay()
    photos.at("", "Photos")
    photos.row("Misery Ridge").click()
    with photos.page.expect_download() as download:
        photos.page.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename == "Misery Ridge.jpg"
    full = request.get(f"{photos.url}/-/full/pli")
    assert full.status == 200 and len(full.body()) > len(preview.body())
    other = chromium.new_context()
    assert other.request.get(f"{photos.url}/-/full/pli").status == 403
    assert other.request.get(f"{photos.url}/-/preview/none").status == 404
    other.close()


def test_a_purchase_shows_in_another_tab_of_the_browser(photos, visit, size):
    photos.sign_in_first()
    other = Photos(visit(photos.url, size, context=photos.page.context), photos.url[:-7])
    expect(other.button("Sign Out")).to_be_visible()
    photos.button("Buy Milky Tail").click()
    photos.pay()
    expect(other.button("Buy Milky Tail")).to_have_count(0)
    other.button("Sign Out").click()
    expect(photos.button("Sign In")).to_be_visible()


@pytest.mark.parametrize("path, title", [
    ("/pli", "Misery Ridge"), ("/pli/buy", "Sign In"), ("/profile", "Profile"),
    ("/sign-in", "Sign In"),
])
def test_deep_links_show_their_screen_and_a_way_back(visit, showcase, size, path, title):
    photos = Photos(visit(f"{showcase.url}/photos{path}", size), showcase.url)
    expect(photos.page).to_have_title(title)
    photos.page.reload()
    expect(photos.page).to_have_title(title)


def test_the_whole_purchase_by_keyboard_alone(photos):
    page = photos.page

    def tab_to(name):
        for _ in range(40):
            page.keyboard.press("Tab")
            focused = page.evaluate(
                "(document.activeElement.ariaLabel || document.activeElement.textContent).trim()"
            )
            if focused == name:
                return
        raise AssertionError(f"{name} can't be reached by Tab.")

    tab_to("Buy Misery Ridge")
    page.keyboard.press("Enter")
    photos.at("/pli/buy;as=sheet/sign-in", "Sign In")
    expect(page.get_by_label("Username")).to_be_focused()
    tab_to("Create an account")
    page.keyboard.press("Enter")
    photos.at("/pli/buy;as=sheet/sign-in", "Create Account")
    page.get_by_label("Username").focus()
    page.keyboard.type(photos.account[0])
    page.keyboard.press("Tab")
    page.keyboard.type(photos.account[1])
    page.keyboard.press("Enter")
    photos.at("/pli/buy?as=sheet", "Buy")
    tab_to("Buy for $25.99")
    page.keyboard.press("Enter")
    photos.at("", "Photos")
    expect(photos.button("Buy Misery Ridge")).to_have_count(0)


def test_the_place_in_the_list_is_kept(photos):
    row = photos.row("Colours of Middle Earth")
    row.scroll_into_view_if_needed()
    before = photos.page.locator("[data-scroll]").first.evaluate("element => element.scrollTop")
    assert before > 50
    row.click()
    photos.at("/pah", "Colours of Middle Earth")
    photos.button("Back").click()
    photos.at("", "Photos")
    expect(row).to_be_focused()
    after = photos.page.locator("[data-scroll]").first.evaluate("element => element.scrollTop")
    assert abs(after - before) < 4


def test_on_a_desktop_the_list_stays_beside_the_photo(photos, size):
    photos.row("Grand Teton Sunset").click()
    photos.at("/jyg", "Grand Teton Sunset")
    if size == "phone":
        expect(photos.page.get_by_role("heading", name="Photos")).to_be_hidden()
        return
    photos.row("Orange Icebergs").click()
    photos.at("/rdz", "Orange Icebergs")
    # It took the other's place: one step leads back to the list.
    photos.button("Back").click()
    photos.at("", "Photos")
    expect(photos.row("Orange Icebergs")).to_be_focused()


def test_the_list_is_complete_without_scripts(chromium, showcase):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    goto_complete(page, f"{showcase.url}/photos", page.get_by_role("listitem"))
    expect(page.get_by_role("listitem")).to_have_count(9)
    expect(page.get_by_text("Misery Ridge")).to_be_visible()
    context.close()
