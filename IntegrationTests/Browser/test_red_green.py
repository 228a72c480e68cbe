import pytest
from playwright.sync_api import expect


def heading(page, name):
    return page.get_by_role("heading", name=name, exact=True)


@pytest.fixture
def page(visit, showcase, size):
    return visit(f"{showcase.url}/red-green", size)


@pytest.mark.parametrize("color", ["Red", "Green"])
def test_a_color_opens_and_back_closes_it(page, showcase, screenshot, color):
    expect(page).to_have_title("Red & Green")
    screenshot(page, "red-green")
    page.get_by_role("button", name=f"{color} Color").click()
    expect(page).to_have_title(color)
    expect(page).to_have_url(f"{showcase.url}/red-green/{color.lower()}")
    screenshot(page, f"red-green-{color.lower()}")
    page.get_by_role("button", name="Back").click()
    expect(page).to_have_title("Red & Green")
    expect(page).to_have_url(f"{showcase.url}/red-green")
    expect(page.get_by_role("button", name="Back")).to_have_count(0)


def test_the_browsers_own_back_and_forward_work(page, showcase):
    page.get_by_role("button", name="Red Color").click()
    expect(page).to_have_title("Red")
    page.go_back()
    expect(page).to_have_title("Red & Green")
    page.go_forward()
    expect(page).to_have_title("Red")
    page.get_by_role("button", name="Back").click()
    expect(page).to_have_title("Red & Green")
    page.get_by_role("button", name="Green Color").click()
    expect(page).to_have_title("Green")
    page.go_back()
    expect(page).to_have_title("Red & Green")
    page.go_forward()
    expect(page).to_have_title("Green")


def test_a_deep_link_and_a_reload_show_the_same_screen(visit, showcase, size):
    page = visit(f"{showcase.url}/red-green/green", size)
    expect(page).to_have_title("Green")
    page.reload()
    expect(page).to_have_title("Green")
    page.wait_for_selector("html[data-connected]")
    page.get_by_role("button", name="Back").click()
    expect(page).to_have_title("Red & Green")


def test_a_double_click_opens_one_screen(page):
    page.get_by_role("button", name="Red Color").dblclick()
    expect(page).to_have_title("Red")
    page.get_by_role("button", name="Back").click()
    expect(page).to_have_title("Red & Green")


def test_everything_works_by_keyboard_alone(page):
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Red Color")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page).to_have_title("Green")
    expect(heading(page, "Green")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Green Color")).to_be_focused()


def test_the_page_is_complete_without_scripts(chromium, showcase):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{showcase.url}/red-green/red")
    expect(heading(page, "Red")).to_have_count(1)
    expect(page.get_by_role("button", name="Back")).to_be_visible()
    context.close()


def test_an_address_that_nothing_has_says_so(chromium, showcase):
    context = chromium.new_context()
    page = context.new_page()
    answer = page.goto(f"{showcase.url}/red-green/blue")
    assert answer.status == 404
    expect(heading(page, "Not found")).to_be_visible()
    page.get_by_role("link", name="Go to Red & Green").click()
    expect(page).to_have_title("Red & Green")
    context.close()
