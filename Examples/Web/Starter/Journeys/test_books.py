"""What a person does with the app, found by role and name as with a screen reader."""

import os
import re

from playwright.sync_api import expect, sync_playwright


def test_a_book_is_added_for_all_who_look_and_goes_on_after_a_reload(server):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM"))
        page, other = browser.new_page(), browser.new_page()
        for each in (page, other):
            each.goto(server)
            expect(each.get_by_role("heading", name="Books")).to_be_visible()

        page.get_by_role("button", name="Add a Book").click()
        form = page.get_by_role("dialog", name="New Book")
        form.get_by_label("Title").fill("The Waves")
        # What was typed is there again.
        page.reload()
        expect(form.get_by_label("Title")).to_have_value("The Waves")
        form.get_by_role("button", name="Save").click()
        expect(form).to_be_hidden()
        for each in (page, other):
            expect(each.get_by_role("button", name="The Waves")).to_be_visible()

        other.get_by_role("button", name="The Waves").click()
        other.get_by_role("switch", name="I have read it").click()
        # The browser's Back asks, as Escape and a swipe do.
        other.go_back()
        question = other.get_by_role("alertdialog", name="Discard your changes?")
        question.get_by_role("button", name="Cancel").click()
        other.get_by_role("button", name="Save").click()
        read = page.get_by_role("region", name="Read", exact=True)
        expect(read.get_by_role("button", name="The Waves")).to_be_visible()
        assert re.fullmatch(f"{server}/?", page.url)
        browser.close()
