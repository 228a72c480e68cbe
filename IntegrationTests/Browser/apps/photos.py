"""Photos: a shop with accounts."""

import re
import uuid

from .screen import ADA, Screen
from .steps import busy, fill, find, freeze, on, press, see, starting

PASSWORD = "a long password"
BUY = re.compile("^Buy( for .*)?$")
TERMS = "Terms of Service"
BOUGHT = ["Misery Ridge", "White Sands National Monument", "Stonehenge Storm"]


def create_account(page, name):
    page.press("Create an account")
    page.wait_for_title("Create Account")
    page.fill("Username", name)
    page.fill("Password", PASSWORD)
    page.press("Create Account")


def prepare_ada(page, server):
    page.open(f"{server}/photos/sign-in")
    create_account(page, "ada")
    page.wait_for_title("Photos")
    for photo in BOUGHT:
        page.press(f"Buy {photo}")
        page.wait_for_title("Buy")
        page.press(BUY)
        page.wait_for_title("Photos")


def with_new_account(visit):
    create_account(visit.page, f"person-{uuid.uuid4().hex[:8]}")


def break_pictures(visit):
    visit.page.evaluate("() => { for (const image of document.images) image.src = '/photos/-/preview/none'; }")
    visit.page.wait("pictures to have failed", lambda: visit.page.evaluate(
        "() => [...document.images].every((image) => image.complete && !image.naturalWidth || image.loading === 'lazy')"
    ))


SIGN_IN = (fill("Username", "bartjacobs"), fill("Password", "wrong"), press("Sign In"))
WRONG = "The username or the password is wrong"

SCREENS = [
    Screen("photos-list", "/photos", title="Photos", picture=("desktop", "light")),
    Screen("photos-list-signed-in", "/photos", (find("button", "Sign Out"),), by=ADA, title="Photos"),
    Screen("photos-pictures-failed", "/photos", (break_pictures,), title="Photos"),
    Screen("photos-photo", "/photos/pli", title="Misery Ridge", picture=("desktop", "dark")),
    Screen("photos-photo-bought", "/photos/pli", (find("link", "Download"),), by=ADA, title="Misery Ridge"),
    Screen("photos-photo-of-long-name", "/photos", (press(starting("White Sands")),), title=starting("White Sands")),
    Screen("photos-photo-failed", "/photos/pli", (break_pictures,), title="Misery Ridge"),
    Screen("photos-photo-gone", "/photos/zzz", (see("isn’t offered any more"),)),
    Screen(
        "photos-buy-sheet", "/photos", (press("Buy Orange Icebergs"),), by=ADA, title="Buy", picture=("phone", "light"),
    ),
    Screen("photos-buy", "/photos/rdz", (press(BUY),), by=ADA, title="Buy"),
    Screen(
        "photos-buying", "/photos/dfc/buy", (with_new_account, on("Buy"), press(BUY), busy, freeze),
        server="slow",
    ),
    Screen("photos-terms-over-a-sheet", "/photos", (press("Buy Milky Tail"), on("Buy"), press(TERMS)), by=ADA, title=TERMS),
    Screen("photos-terms", "/photos/rdz", (press(BUY), on("Buy"), press(TERMS)), by=ADA, title=TERMS),
    Screen("photos-sign-in-sheet", "/photos", (press("Sign In"),), title="Sign In", picture=("phone", "dark")),
    Screen("photos-sign-in", "/photos/pli", (press(BUY),), title="Sign In"),
    Screen("photos-sign-in-to-buy", "/photos", (press("Buy Milky Tail"),), title="Sign In"),
    Screen("photos-create-account", "/photos/sign-in", (press("Create an account"),), title="Create Account"),
    Screen("photos-sign-in-empty", "/photos/sign-in", (press("Sign In"), see("Please enter your username"))),
    Screen("photos-sign-in-wrong", "/photos/sign-in", (*SIGN_IN, see(WRONG))),
    Screen(
        "photos-account-taken", "/photos/sign-in", (lambda visit: create_account(visit.page, "ada"), see("is taken")),
        before=(lambda visit: visit.world.person(ADA),),
    ),
    Screen(
        "photos-signing-in", "/photos/sign-in", (*SIGN_IN, busy, freeze), server="slow",
    ),
    Screen("photos-profile-signed-out", "/photos/profile", title="Profile"),
    Screen("photos-profile-empty", "/photos/profile", (press("Sign In"), on("Sign In"), with_new_account), title="Profile"),
    Screen("photos-profile", "/photos/profile", by=ADA, title="Profile", changing="small"),
]


def journey(visit):
    page = visit.page
    visit.open("/photos")
    page.press(starting("Misery Ridge"))
    page.wait_for_title("Misery Ridge")
    page.press("Back")
    page.wait_for_title("Photos")
    page.press("Buy Orange Icebergs")
    page.wait_for_title("Sign In")
    with_new_account(visit)
    page.wait_for_title("Buy")
    page.press(TERMS)
    page.wait_for_title(TERMS)
    page.key("Escape")
    page.wait_for_title("Buy")
    visit.looks_right()
    page.press(BUY)
    page.wait_for_title("Photos")
    visit.looks_right()
    page.wait("it to be bought", lambda: not page.all("button", "Buy Orange Icebergs"))
    page.press("Profile")
    page.wait_for_title("Profile")
    page.press(starting("Orange Icebergs"), role="link")
    page.wait_for_title("Orange Icebergs")
    page.find("link", "Download")
