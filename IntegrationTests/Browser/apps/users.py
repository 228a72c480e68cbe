"""Users: a list by two styles, and the files of whoever signs in."""

import pathlib
import tempfile
import uuid

from world.names import ARABIC, HEBREW, UNBROKEN
from world.users import MANY, ODD

from .screen import ADA, CHROMIUM, CLEO, Screen
from .steps import fault, fill, find, freeze, press, scroll_to_end, see, turn_on

PASSWORD = "a long password"
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


def create_account(page, email):
    page.press("Create an account")
    page.wait_for_title("Create Account")
    page.fill("E-mail address", email)
    page.fill("Password", PASSWORD)
    page.press("Create Account")


def join(page, server, email):
    page.open(f"{server}/users/files")
    create_account(page, email)
    page.wait_for_title("My Files")


def prepare_ada(page, server):
    join(page, server, "ada@example.com")
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
DELEGATE, FILES_PATH = "/users/by-delegate", "/users/files"
SIGN_IN = (fill("E-mail address", "cleo@example.com"), fill("Password", "wrong"), press("Sign In"))

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
    Screen("users-sign-in", "/users", (press("My Files"),), title="Sign In"),
    Screen("users-sign-in-wrong", "/users/sign-in", (*SIGN_IN, see("or the password is wrong"))),
    Screen("users-sign-in-empty", "/users/sign-in", (press("Sign In"), see("Please enter your e-mail address"))),
    Screen("users-create-account", "/users/sign-in", (press("Create an account"),), title="Create Account"),
    Screen(
        "users-account-taken", "/users/sign-in",
        (lambda visit: create_account(visit.page, "cleo@example.com"), see("has an account already")),
        before=(lambda visit: visit.world.person(CLEO),),
    ),
    Screen("files", FILES_PATH, (find("link", FILES[0][0]),), by=ADA, title="My Files"),
    Screen("files-none", FILES_PATH, by=CLEO, title="My Files", picture=("phone", "light")),
    # Hers alone: Cleo's plan stays the free one.
    Screen("files-premium", FILES_PATH, (turn_on("Premium customer"), see("any size")), by=ADA),
    Screen(
        "files-too-large", FILES_PATH, (add_file("big.bin", 1_000_000_001), see("Only premium customers")), by=CLEO,
        engines=CHROMIUM,
    ),
    Screen(
        "files-uploading", FILES_PATH, (slow_line, add_file(f"{UNBROKEN}.bin", 9_000_000), freeze), by=CLEO,
        engines=CHROMIUM,
    ),
]


def journey(visit):
    page = visit.page
    visit.open("/users")
    page.fill("Search", "clem", "searchbox")
    page.see("2 users")
    page.press("My Files")
    page.wait_for_title("Sign In")
    visit.looks_right()
    email = f"person-{uuid.uuid4().hex[:8]}@example.com"
    create_account(page, email)
    page.wait_for_title("My Files")
    page.choose_file(page.find("button", "Add Files"), file_of("Ünï 1.bin", 200_000))
    page.find("link", "Ünï 1.bin")
    page.back()
    page.wait_for_title("Users")
    page.wait("the search to be as it was", lambda: page.value("Search", "searchbox") == "clem")
