"""The controls of a business app in the gallery, used as people use them: by pointer, by keyboard, by name."""

import pytest
from playwright.sync_api import expect


def focused(page):
    """The text of what has the focus."""
    return page.evaluate("() => document.activeElement.textContent.trim()")


@pytest.fixture
def gallery(showcase, visit, size):
    return lambda path: visit(f"{showcase.url}/gallery/{path}", size)


def test_a_menu_opens_by_pointer_and_keyboard_and_gives_the_focus_back(gallery):
    page = gallery("parts")
    more = page.get_by_role("button", name="More", exact=True)
    menu = page.get_by_role("menu", name="More")
    more.click()
    expect(menu).to_be_visible()
    expect(more).to_have_attribute("aria-expanded", "true")
    menu.get_by_role("menuitem", name="Rename").click()
    expect(page.get_by_text("“Rename” was chosen.")).to_be_visible()
    expect(menu).to_be_hidden()
    expect(more).to_be_focused()

    more.press("ArrowDown")
    expect(menu.get_by_role("menuitem", name="Duplicate")).to_be_focused()
    # One that is disabled is passed over.
    for name in ["Rename", "Delete", "Duplicate"]:
        page.keyboard.press("ArrowDown")
        expect(menu.get_by_role("menuitem", name=name)).to_be_focused()
    page.keyboard.press("End")
    assert focused(page) == "Delete"
    page.keyboard.press("r")
    assert focused(page) == "Rename"
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(more).to_be_focused()
    # Escape meant the menu, not the screen.
    assert page.url.endswith("/gallery/parts")
    more.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_text("“Delete” was chosen.")).to_be_visible()

    more.click()
    page.get_by_role("heading", name="Tree").click()
    expect(menu).to_be_hidden()


def test_a_menu_is_whole_within_the_window(gallery):
    page = gallery("parts")
    for name in ["More", "Commands"]:
        button = page.get_by_role("button", name=name, exact=True)
        button.click()
        box = page.get_by_role("menu", name=name).bounding_box()
        view = page.viewport_size
        assert box["x"] >= 0 and box["x"] + box["width"] <= view["width"]
        assert box["y"] >= 0 and box["y"] + box["height"] <= view["height"]
        page.keyboard.press("Escape")


def test_a_combo_box_finds_by_typing_and_chooses_by_keyboard_and_pointer(gallery):
    page = gallery("options")
    field = page.get_by_role("combobox", name="Find a country")
    options = page.get_by_role("listbox", name="Find a country").get_by_role("option")
    expect(options.first).to_be_hidden()
    field.click()
    expect(options).to_have_count(8)
    field.press_sequentially("land")
    expect(options).to_have_text(["Finland", "Iceland", "Poland"])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(options.nth(1)).to_have_attribute("aria-selected", "true")
    active = field.get_attribute("aria-activedescendant")
    assert page.locator(f"[id='{active}']").inner_text() == "Iceland"
    page.keyboard.press("Escape")
    expect(options.first).to_be_hidden()
    assert page.url.endswith("/gallery/options")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Poland is chosen.")).to_be_visible()
    expect(field).to_have_value("Poland")
    expect(field).to_be_focused()
    field.fill("zzz")
    expect(page.get_by_text("Nothing fits.")).to_be_visible()
    field.fill("nep")
    options.filter(has_text="Nepal").click()
    expect(page.get_by_text("Nepal is chosen.")).to_be_visible()
    expect(options.first).to_be_hidden()


def test_a_text_that_was_not_chosen_is_no_choice(gallery):
    page = gallery("options")
    field = page.get_by_role("combobox", name="Find a country")
    field.fill("Pol")
    options = page.get_by_role("listbox", name="Find a country").get_by_role("option")
    expect(options).to_have_text(["Poland"])
    # Return without an active option does nothing.
    page.keyboard.press("Enter")
    expect(options.first).to_be_visible()
    options.first.click()
    expect(field).to_have_value("Poland")
    field.fill("Fra")
    page.keyboard.press("Tab")
    expect(field).to_have_value("Poland")
    expect(page.get_by_text("Poland is chosen.")).to_be_visible()


def test_a_list_of_options_without_a_match_says_so(gallery):
    page = gallery("options")
    page.get_by_role("combobox", name="Find a country").fill("zzz")
    expect(page.get_by_role("status").filter(has_text="Nothing fits.")).to_be_visible()


def test_a_menu_stays_while_the_window_changes_and_goes_when_the_page_scrolls(gallery):
    page = gallery("parts")
    page.get_by_role("button", name="More", exact=True).click()
    menu = page.get_by_role("menu", name="More")
    view = page.viewport_size
    page.set_viewport_size({"width": view["width"], "height": view["height"] - 60})
    # As wide as before: the button is where it was.
    page.wait_for_function("height => innerHeight === height", arg=view["height"] - 60)
    # The page hears of it in the next frame; what scrolls before belongs to the new size.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(menu).to_be_visible()
    page.evaluate("() => document.querySelector('[data-menu]').closest('[data-scroll]').scrollBy(0, 80)")
    expect(menu).to_be_hidden()


def test_a_line_of_a_tree_stays_open_however_often_its_key_is_pressed(gallery, showcase):
    page = gallery("parts")
    tree = page.get_by_role("tree").first
    closed = tree.locator("[role=treeitem][aria-expanded=false]").first
    closed.focus()
    name = closed.inner_text()
    page.evaluate("""() => {
      for (let time = 0; time < 3; time++) {
        document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
      }
    }""")
    expect(tree.get_by_role("treeitem").filter(has_text=name).first).to_have_attribute("aria-expanded", "true")
    page.wait_for_function("() => !document.querySelector('[data-waiting]')")
    expect(tree.get_by_role("treeitem").filter(has_text=name).first).to_have_attribute("aria-expanded", "true")


def test_the_last_day_is_typed_without_losing_the_first(gallery):
    page = gallery("amounts")
    group = page.get_by_role("group", name="Holiday")
    first, last = group.get_by_label("From"), group.get_by_label("To")
    first.fill("2026-04-20")
    last.fill("2026-04-25")
    last.focus()
    # The month is the first part of this field in English: 1, and then 12.
    page.keyboard.type("12", delay=120)
    expect(last).to_have_value("2026-12-25")
    page.keyboard.press("Shift+Tab")
    expect(first).to_have_value("2026-04-20")


def test_tags_come_and_go_by_keyboard(gallery):
    page = gallery("options")
    tags = page.get_by_role("list", name="Keywords", exact=True).get_by_role("listitem")
    field = page.get_by_role("textbox", name="Keywords", exact=True)
    expect(tags).to_have_count(3)
    field.fill("  milk ")
    field.press("Enter")
    expect(tags).to_have_count(4)
    expect(tags.last).to_have_text("milk")
    expect(field).to_have_value("")
    field.press_sequentially("sugar,")
    expect(tags.last).to_have_text("sugar")
    # The same one isn't there twice.
    field.press_sequentially("milk,")
    expect(field).to_have_value("")
    expect(tags).to_have_count(5)
    field.press("Backspace")
    expect(tags).to_have_count(4)
    page.get_by_role("button", name="Remove tea").click()
    expect(tags).to_have_count(3)
    # What is typed when the person goes elsewhere is a tag, too.
    field.fill("cream")
    field.press("Tab")
    expect(tags.last).to_have_text("cream")


def test_choices_take_a_press_anywhere_on_their_row_and_tell_what_is_wrong(gallery):
    page = gallery("options")
    delivery = page.get_by_role("radiogroup", name="Delivery", exact=True)
    expect(delivery.get_by_role("radio", checked=True)).to_have_count(1)
    delivery.get_by_text("Today, if you order before noon").click()
    expect(delivery.get_by_role("radio").nth(2)).to_be_checked()
    other = page.get_by_role("radiogroup", name="Delivery, not chosen yet")
    expect(other).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("Please choose how we send it.")).to_be_visible()
    other.get_by_role("radio").first.check()
    expect(page.get_by_text("Please choose how we send it.")).to_be_hidden()
    days = page.get_by_role("group", name="Days", exact=True)
    days.get_by_text("Monday").click()
    expect(days.get_by_role("checkbox", checked=True)).to_have_count(3)
    country = page.get_by_role("combobox", name="Country, not chosen yet")
    country.select_option("Kenya")
    expect(page.get_by_text("Please choose a country.")).to_be_hidden()


def test_numbers_are_written_in_the_persons_language_when_they_are_left(gallery):
    page = gallery("amounts")
    price = page.get_by_role("textbox", name="Price")
    price.fill("2500,5")
    expect(page.get_by_text("With delivery: 2.505,50 €")).to_be_visible()
    # Nothing is put into the field while it is typed into.
    expect(price).to_have_value("2500,5")
    price.press("Tab")
    expect(price).to_have_value("2.500,50")
    weight = page.get_by_role("textbox", name="Weight")
    expect(weight).to_have_attribute("aria-invalid", "true")
    weight.fill("12.25")
    weight.press("Tab")
    expect(weight).not_to_have_attribute("aria-invalid", "true")
    expect(weight).to_have_value("12.25")


def test_times_and_days(gallery):
    page = gallery("amounts")
    opens = page.get_by_label("Opens at")
    expect(opens).to_have_value("09:00")
    opens.fill("10:15")
    expect(opens).to_have_value("10:15")
    # One out of the range isn't taken, and isn't shown as if it were.
    opens.fill("05:00")
    opens.blur()
    expect(opens).to_have_value("")
    holiday = page.get_by_role("group", name="Holiday")
    holiday.get_by_label("From").fill("2026-04-20")
    holiday.get_by_label("From").blur()
    # The last day follows: a holiday doesn't end before it begins.
    expect(holiday.get_by_label("To")).to_have_value("2026-04-20")


def test_a_day_out_of_the_range_is_not_shown_as_if_it_were_taken(gallery):
    page = gallery("dates-and-files")
    day = page.get_by_label("A day of March 2026")
    day.fill("2026-03-12")
    expect(day).to_have_value("2026-03-12")
    day.fill("2026-05-01")
    day.blur()
    expect(day).to_have_value("")


def test_a_password_is_shown_while_a_button_is_on(gallery):
    page = gallery("amounts")
    password = page.get_by_label("Password", exact=True)
    show = page.get_by_role("button", name="Show password")
    expect(password).to_have_attribute("type", "password")
    show.click()
    expect(password).to_have_attribute("type", "text")
    expect(show).to_have_attribute("aria-pressed", "true")
    password.fill("another one")
    show.click()
    expect(password).to_have_attribute("type", "password")
    expect(password).to_have_value("another one")


def test_a_table_sorts_selects_and_turns_its_pages(gallery):
    page = gallery("table")
    table = page.get_by_role("table", name="Invoices")
    first = table.get_by_role("row").nth(1)
    expect(first).to_contain_text("R-10001")
    head = table.get_by_role("columnheader", name="Amount")
    head.get_by_role("button").click()
    expect(head).to_have_attribute("aria-sort", "ascending")
    expect(first).to_contain_text("10.47")
    head.get_by_role("button").click()
    expect(head).to_have_attribute("aria-sort", "descending")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Page 2 of 1000")).to_be_visible()
    table.get_by_role("checkbox", name="Select all on this page").check()
    expect(page.get_by_text("10 invoices are selected.")).to_be_visible()
    first.get_by_role("checkbox").uncheck()
    expect(page.get_by_text("9 invoices are selected.")).to_be_visible()
    first.get_by_role("button").click()
    expect(page.get_by_text("is open.")).to_be_visible()
    # What is beyond its edge is reached by the keyboard.
    region = page.get_by_role("region", name="Invoices")
    region.focus()
    expect(region).to_be_focused()


def test_tabs_and_trees_follow_the_arrow_keys(gallery):
    page = gallery("parts")
    tabs = page.get_by_role("tablist", name="Account").get_by_role("tab")
    tabs.first.focus()
    page.keyboard.press("ArrowRight")
    expect(tabs.nth(1)).to_be_focused()
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel")).to_contain_text("Your password")
    page.keyboard.press("End")
    expect(page.get_by_role("tabpanel")).to_contain_text("What you hear of")
    page.keyboard.press("ArrowRight")
    expect(tabs.first).to_be_focused()
    expect(page.get_by_role("tabpanel")).to_contain_text("Your name")

    lines = page.get_by_role("tree", name="Folders").get_by_role("treeitem")
    expect(lines.filter(has_text="March")).to_have_attribute("aria-selected", "true")
    lines.filter(has_text="March").focus()
    page.keyboard.press("ArrowLeft")
    assert focused(page) == "Invoices"
    page.keyboard.press("ArrowLeft")
    expect(lines.filter(has_text="March")).to_have_count(0)
    assert focused(page) == "Invoices"
    page.keyboard.press("ArrowRight")
    expect(lines.filter(has_text="January")).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert focused(page) == "January"
    page.keyboard.press("Enter")
    expect(lines.filter(has_text="January")).to_have_attribute("aria-selected", "true")
    lines.filter(has_text="Read Me").click()
    expect(lines.filter(has_text="Read Me")).to_have_attribute("aria-selected", "true")


def test_a_tooltip_is_there_for_pointer_and_keyboard_and_goes_by_escape(gallery):
    page = gallery("parts")
    button = page.get_by_role("button", name="About invoices")
    tip = page.locator(".u-tooltip")
    button.hover()
    expect(tip).to_be_visible()
    box = tip.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"]
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    assert page.url.endswith("/gallery/parts")
    page.get_by_role("button", name="Not Now").scroll_into_view_if_needed()
    page.get_by_role("button", name="Commands").focus()
    page.keyboard.press("Tab")
    expect(button).to_be_focused()
    expect(tip).to_have_text("An invoice is sent once, and can’t be changed then.")


def test_what_is_open_and_chosen_is_there_after_a_reload(gallery):
    page = gallery("parts")
    page.get_by_role("button", name="Advanced").click()
    expect(page.get_by_text("Here is more for those who want it.")).to_be_visible()
    page.get_by_role("button", name="Next Step").click()
    expect(page.get_by_role("list", name="Steps").get_by_role("listitem").nth(2)).to_have_attribute("aria-current", "step")
    page.get_by_role("navigation", name="Path").get_by_role("button", name="Work").click()
    expect(page.get_by_role("navigation", name="Path").get_by_text("Work")).to_have_attribute("aria-current", "page")
    page.reload()
    expect(page.get_by_text("Here is more for those who want it.")).to_be_visible()
    expect(page.get_by_role("list", name="Steps").get_by_role("listitem").nth(2)).to_have_attribute("aria-current", "step")


def test_a_toast_goes_by_itself_and_a_chart_changes(gallery):
    page = gallery("notices")
    page.get_by_role("button", name="Send").click()
    toast = page.get_by_role("status").filter(has_text="The invoice was sent.")
    expect(toast).to_be_visible()
    expect(toast).to_be_hidden()
    page.get_by_role("button", name="Send").click()
    page.get_by_role("button", name="Dismiss").click()
    expect(toast).to_be_hidden()
    expect(page.get_by_role("progressbar", name="Uploading 3 files")).to_have_attribute("value", "0.35")
    page.get_by_role("button", name="Go On").click()
    expect(page.get_by_text("55 %")).to_be_visible()

    page = gallery("charts")
    profit = page.get_by_role("figure", name="Profit and costs")
    cells = profit.get_by_role("row").nth(1).get_by_role("cell")
    expect(cells.first).to_have_text("12 M€")
    page.get_by_role("button", name="Other Numbers").click()
    expect(cells.first).to_have_text("-6 M€")


def test_a_menu_that_is_pressed_before_its_script_is_there_opens_with_it(showcase, visit, chromium):
    context = chromium.new_context(viewport={"width": 390, "height": 844})
    held = []
    context.route("**/*usher-choosing*", lambda route: held.append(route))
    page = visit(f"{showcase.url}/gallery/parts", context=context)
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("menu", name="More")).to_be_hidden()
    assert held
    for route in held:
        route.continue_()
    expect(page.get_by_role("menu", name="More")).to_be_visible()
