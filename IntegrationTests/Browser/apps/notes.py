"""Notes: the app of the articles, at a server of its own."""

from .screen import Screen
from .steps import back, fill, find, on, press, settle

TO_EDIT = (press("Buy milk"), on("Buy milk"), press("Edit"), on("Edit"))

SCREENS = [
    Screen("notes-list", "/notes", title="Notes", server="notes"),
    Screen("notes-note", "/notes", (press("Buy milk"),), title="Buy milk", server="notes", picture=("desktop", "light")),
    Screen("notes-edit", "/notes", TO_EDIT, server="notes"),
    Screen(
        "notes-discard", "/notes", (*TO_EDIT, fill("Text", "Buy honey"), settle, back, find("alertdialog")), server="notes",
    ),
    Screen("notes-new", "/notes", (press("Add"),), title="Edit", server="notes"),
]


def journey(visit):
    """Back and Forward of the browser, and a question at the door."""
    page = visit.page
    visit.open("/notes")
    for step in TO_EDIT:
        step(visit)
    page.back()
    page.wait_for_title("Buy milk")
    page.forward()
    page.wait_for_title("Edit")
    page.fill("Text", "Buy honey")
    page.settle()
    page.back()
    page.find("alertdialog", "Discard your changes?")
    visit.looks_right()
    page.press("Cancel")
    page.wait("the question to go", lambda: not page.all("alertdialog"))
    assert page.value("Text") == "Buy honey" and page.path == "/notes/milk/edit"
    page.back()
    page.press("Discard")
    page.wait_for_title("Buy milk")
    page.back()
    page.wait_for_title("Notes")
    page.forward()
    page.wait_for_title("Buy milk")
