"""The gallery: each component of the host, in all its states."""

from .screen import Screen
from .steps import find, press, see, settle

PAGES = {
    "buttons": "Buttons", "fields": "Fields", "choices": "Choices", "options": "Options", "amounts": "Numbers and Times",
    "search": "Search",
    "dates-and-files": "Dates and Files", "form": "Form", "text": "Text", "symbols": "Symbols", "images": "Images", "sketch": "Sketch",
    "lists": "Lists", "table": "Table", "charts": "Charts", "notices": "Notices", "states": "States",
    "parts": "Parts of a Screen", "bar": "Bar", "tabs": "Tabs", "sheets": "Sheets", "prompts": "Prompts",
    "other-sites": "Other Sites",
}
PICTURES = {
    "buttons": ("phone", "light"), "choices": ("phone", "dark"), "lists": ("desktop", "light"), "symbols": ("phone", "light"),
}
SAMPLES = {
    "fields/focus": None, "lists/endless": None, "lists/long": None, "text/right-to-left": None,
    "bar/buttons": "Buttons at Both Ends", "bar/button-states": "Busy and Disabled", "bar/without-back": "Without Back",
    "bar/long-title": "A Title of Many More Words Than There Is Room for in a Bar", "bar/small-title": "No Large Title",
    "tabs/symbols": "Photos", "tabs/words": "Photos",
    "sheets/short": "Short Sheet", "sheets/long": "Long Sheet", "sheets/stack": "Sheet with More",
    "sheets/full-screen": "Full Screen",
}
PROMPTS = {
    "alert": "Alert", "long-alert": "Long Alert", "confirm": "Confirm", "destructive": "Confirm What Can’t Be Undone",
    "text": "Ask for a Text", "rules": "Ask for a Text with Rules", "choice": "Ask for a Choice",
    "long-choice": "Ask for One of Many",
}


def no_paper(visit):
    """The browser asks nobody which printer to take."""
    visit.page.evaluate("() => { window.print = () => {}; }")


SCREENS = [
    Screen("gallery", "/gallery", title="Gallery"),
    *(
        Screen(f"gallery-{path}", f"/gallery/{path}", title=title, picture=PICTURES.get(path))
        for path, title in PAGES.items()
    ),
    *(
        Screen(f"gallery-{path.replace('/', '-')}", f"/gallery/{path}", title=title)
        for path, title in SAMPLES.items()
    ),
    Screen("gallery-sketch-star", "/gallery/sketch", (press("Add a Star"), see("The drawing has 1 line."), settle)),
    Screen("gallery-other-sites-printed", "/gallery/other-sites", (no_paper, press("Print"), see("Printed 1 time."), settle)),
    Screen("gallery-menu", "/gallery/parts", (press("More"), find("menu"), settle)),
    Screen("gallery-toast", "/gallery/notices", (press("Send"), see("The invoice was sent."), settle)),
    Screen("gallery-form-refused", "/gallery/form", (press("Create Account"), see("3 fields need attention"))),
    *(
        Screen(f"gallery-prompt-{name}", "/gallery/prompts", (press(sample), find("alertdialog")))
        for name, sample in PROMPTS.items()
    ),
]


def journey(visit):
    """Through tabs and sheets, and out of them again."""
    page = visit.page
    visit.open("/gallery")
    page.press("Tabs")
    page.wait_for_title("Tabs")
    page.press("With Symbols")
    page.wait_for_title("Photos")
    page.press("Two")
    page.wait_for_title("Two")
    page.press("People")
    page.wait_for_title("People")
    visit.looks_right()
    page.press("Photos")
    page.wait_for_title("Two")
    page.press("Done")
    page.wait_for_title("Tabs")
    visit.open("/gallery/sheets")
    page.press("Sheet with More")
    page.wait_for_title("Sheet with More")
    visit.looks_right()
    page.key("Escape")
    page.wait_for_title("Sheets")
