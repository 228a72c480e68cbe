"""Users: a list by two styles, and the files of each."""

import pathlib
import tempfile

from world.names import ARABIC, HEBREW, UNBROKEN
from world.users import MANY, ODD

from .screen import CHROMIUM, Screen
from .steps import fault, fill, find, freeze, press, scroll_to_end, see, starting, turn_on

FILES = [("Holiday in Llandudno.jpg", 2_400_000), (f"{UNBROKEN}-{UNBROKEN}.pdf", 48_000), (f"{HEBREW} {ARABIC}.txt", 12)]


def file_of(name, size):
    """A file that takes no room, however large it is."""
    path = pathlib.Path(tempfile.mkdtemp()) / name
    with open(path, "wb") as file:
        file.truncate(size)
    return path


def add_file(name, size):
    def step(visit):
        visit.page.choose_file(visit.page.find("button", "Add Files"), file_of(name, size))

    return step


def prepare_files(page, server):
    page.open(f"{server}/users/1/files")
    for name, size in FILES:
        page.choose_file(page.find("button", "Add Files"), file_of(name, size))
        page.find("link", name)


def people(people):
    def step(visit):
        visit.world.users.people = people

    return step


def slow_line(visit):
    visit.server.line.latency = 30


def search(text):
    return fill("Search", text, "searchbox")


LATE, BROKEN = fault("users", "slow"), fault("users", "500")
PROBLEM = "The service has a problem"
NO_MATCH = "Nobody matches"
DELEGATE = "/users/by-delegate"

SCREENS = [
    Screen("users-list", "/users", title="Users", picture=("phone", "light")),
    Screen("users-loading", "/users", (freeze,), before=(LATE,), title="Users", picture=("phone", "dark")),
    Screen("users-failed", "/users", (see(PROBLEM),), before=(BROKEN,), title="Users"),
    Screen("users-failed-again", "/users", (BROKEN, press("Refresh"), see(PROBLEM)), title="Users"),
    Screen("users-refreshing", "/users", (LATE, press("Refresh"), find("button", "Loading"), freeze)),
    Screen("users-none", "/users", before=(people([]),), title="Users"),
    Screen("users-names", "/users", before=(people(ODD),), title="Users", picture=("phone", "light")),
    Screen("users-found", "/users", (search("clem"), see("2 users")), title="Users"),
    Screen("users-no-match", "/users", (search("zzz"), see(NO_MATCH)), title="Users", picture=("desktop", "light")),
    Screen("users-many", "/users", (scroll_to_end,), before=(people(MANY),), title="Users"),
    Screen("users-by-delegate", DELEGATE, (see("Leanne Graham"),), title="Users by Delegate"),
    Screen("users-by-delegate-loading", DELEGATE, (freeze,), before=(LATE,)),
    Screen("users-by-delegate-failed", DELEGATE, (see(PROBLEM),), before=(BROKEN,)),
    Screen("users-by-delegate-no-match", DELEGATE, (see("Leanne Graham"), search("zzz"), see(NO_MATCH))),
    Screen("files", "/users/1/files", (find("link", FILES[0][0]),), before=(lambda visit: visit.world.files(),)),
    Screen("files-none", "/users/3/files", picture=("phone", "light")),
    Screen("files-premium", "/users/4/files", (turn_on("Premium customer"), see("any size"))),
    Screen(
        "files-too-large", "/users/3/files", (add_file("big.bin", 1_000_000_001), see("Only premium customers")),
        engines=CHROMIUM,
    ),
    Screen(
        "files-uploading", "/users/3/files", (slow_line, add_file(f"{UNBROKEN}.bin", 9_000_000), freeze), engines=CHROMIUM,
    ),
]


def journey(visit):
    page = visit.page
    visit.open("/users")
    page.fill("Search", "clem", "searchbox")
    page.see("2 users")
    page.press(starting("Clementine"))
    page.wait_for_title(starting("Files"))
    page.choose_file(page.find("button", "Add Files"), file_of("Ünï 1.bin", 200_000))
    page.find("link", "Ünï 1.bin")
    page.back()
    page.wait_for_title("Users")
    page.wait("the search to be as it was", lambda: page.value("Search", "searchbox") == "clem")
