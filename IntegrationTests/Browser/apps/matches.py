"""Matches: a logbook, here or at a server, and who is best."""

import re
import uuid

from world import logbook
from world.names import LONG

from .screen import ADA, BOB, EVERYWHERE, OTHERS, Screen
from .steps import fault, fill, find, freeze, on, press, see, settle, starting

EMPTY = "No matches yet!"
EDIT_ANNA = starting("Edit Anna against Ben")
ADD, SETTINGS, EDIT = "Add match", "Settings", "Edit"
REMOTE, ADDRESS = "Keep matches on a server", "Server address"
HOME, AWAY = "Set Home Players", "Set Away Players"
DATES = ".match small, .times, input[type=datetime-local]"


def keep_at(url, page, server):
    """Has matches kept at a server."""
    page.open(f"{server}/matches/settings")
    page.fill(ADDRESS, url)
    page.press(REMOTE, role="switch")
    page.settle()
    page.press("Done")
    page.wait_for_title("Matches")
    page.settle()


def add_player(name):
    def step(visit):
        visit.page.press("Add player")
        visit.page.fill("Player name", name)
        visit.page.press("Save")
        visit.page.find("checkbox", name)

    return step


def one_match(visit):
    """It is there to be deleted."""
    logbook.add_one(visit.server.url)


def choose_players(visit, home=("Anna", LONG), away=("Ben",)):
    page = visit.page
    for side, names in [(HOME, home), (AWAY, away)]:
        page.press(side)
        page.wait_for_title("Players")
        for name in names:
            page.press(name, role="checkbox")
        page.settle()
        page.back()
        page.wait_for_title("New Match")
        page.settle()


def score(side, goals):
    return tuple([press(f"More: {side} goals")] * goals)


def prompt_for_player(name):
    return (press("Add player"), find("alertdialog"), fill("Player name", name), settle)


def editing(mark):
    """Buttons to delete are there before, but none that a person could press."""

    def step(visit):
        visit.page.press(EDIT)
        visit.page.find("button", mark)

    return step


EDITING, EDITING_PLAYERS = editing(EDIT_ANNA), editing("Done")
LATE, BROKEN, DOWN = fault("goalbase", "slow"), fault("goalbase", "500"), fault("goalbase", "down")
PROBLEM = "The server has a problem"
NEW, PLAYERS = "/matches/new", "/matches/new/home-players"
TO_EDIT = (EDITING, press(EDIT_ANNA), on("Edit Match"))
CHANGED = (*TO_EDIT, *score("Home", 1), settle)
TO_BEN = (press(starting("Ben")), on("Ben"))

SCREENS = [
    Screen("matches-empty", "/matches", (see(EMPTY),), title="Matches", picture=("phone", "light")),
    Screen("matches-list", "/matches", (see("Anna"),), by=ADA, changing=DATES, picture=("phone", "dark")),
    Screen("matches-editing", "/matches", (EDITING,), by=ADA, changing=DATES, picture=("phone", "light")),
    Screen("matches-undo", "/matches", (EDITING, press(starting("Delete Anna")), find("button", "Undo")), (one_match,), by=BOB, server="slow"),
    Screen("matches-loading", "/matches", (freeze,), (LATE,), by=ADA),
    Screen("matches-failed", "/matches", (find("alert"), freeze), (DOWN,), by=ADA, picture=("desktop", "light")),
    Screen("matches-failed-again", "/matches", (see("Anna"), BROKEN, press("Refresh"), see(PROBLEM), freeze), by=ADA),
    Screen("matches-new", NEW, title="New Match", changing=DATES, picture=("phone", "dark")),
    Screen("matches-new-chosen", NEW, (choose_players, *score("Home", 3), settle), by=ADA, changing=DATES),
    Screen("matches-edit", "/matches", TO_EDIT, by=ADA),
    Screen("matches-saving", "/matches", (*CHANGED, LATE, press("Save"), find("img", "Saving"), freeze), by=ADA),
    Screen("matches-not-saved", "/matches", (*CHANGED, BROKEN, press("Save"), find("alertdialog")), by=ADA),
    Screen("matches-discard", "/matches", (*CHANGED, press("Cancel"), find("alertdialog")), by=ADA, changing=f"{DATES}, .goals", picture=("phone", "light")),
    Screen("matches-players-none", PLAYERS, title="Players"),
    Screen("matches-players", PLAYERS, (press("Anna", "checkbox"), press(LONG, "checkbox"), settle), by=ADA, picture=("phone", "light")),
    Screen("matches-players-of-the-others", PLAYERS, (press("Anna", "checkbox"), settle, press("Back"), on("New Match"), press(AWAY)), by=ADA, title="Players"),
    Screen("matches-players-editing", PLAYERS, (EDITING_PLAYERS,), by=ADA),
    Screen("matches-players-failed", PLAYERS, (find("alert"), freeze), (DOWN,), by=ADA),
    Screen("matches-add-player", PLAYERS, prompt_for_player("Fritz"), by=ADA, picture=("phone", "light")),
    Screen("matches-player-taken", PLAYERS, (*prompt_for_player("anna"), see("a player of this name")), by=ADA),
    Screen("matches-delete-player", PLAYERS, (EDITING_PLAYERS, press("Delete Ben"), find("alertdialog")), by=ADA),
    Screen("matches-settings", "/matches/settings", title=SETTINGS),
    Screen("matches-settings-remote", "/matches/settings", by=ADA, title=SETTINGS),
    Screen("matches-address-wrong", "/matches/settings", (press(REMOTE, "switch"), fill(ADDRESS, "nonsense"), see("This isn’t a web address"))),
    Screen("matches-rankings-none", "/matches/rankings", title="Rankings"),
    Screen("matches-rankings", "/matches/rankings", (find("button", starting("Anna")),), by=ADA, changing=DATES, picture=("desktop", "dark")),
    Screen("matches-rankings-arabic", "/matches/rankings", (find("button", starting("Anna")),), by=ADA, language="ar", thorough=OTHERS),
    Screen("matches-list-german", "/matches", (see("Anna"),), by=ADA, language="de-AT", thorough=OTHERS),
    Screen("matches-list-arabic", "/matches", (see("Anna"),), by=ADA, language="ar-EG", thorough=OTHERS),
    Screen("matches-empty-german", "/matches", (settle,), language="de-AT", thorough=EVERYWHERE),
    Screen("matches-new-german", NEW, (settle,), language="de-AT", thorough=EVERYWHERE),
    Screen("matches-new-arabic", NEW, (settle,), language="ar-EG", thorough=EVERYWHERE),
    Screen("matches-players-arabic", PLAYERS, (find("checkbox", "Anna"),), by=ADA, language="ar-EG", thorough=EVERYWHERE),
    Screen("matches-player-german", "/matches/rankings", TO_BEN, by=ADA, language="de-AT", thorough=EVERYWHERE),
    Screen("matches-player-arabic", "/matches/rankings", TO_BEN, by=ADA, language="ar-EG", thorough=EVERYWHERE),
    Screen("matches-settings-german", "/matches/settings", (settle,), language="de-AT", thorough=EVERYWHERE),
    Screen("matches-settings-arabic", "/matches/settings", (settle,), language="ar-EG", thorough=EVERYWHERE),
    Screen("matches-rankings-of-a-week", "/matches/rankings", (find("button", starting("Anna")), press(re.compile("Week|7"), "radio"), settle), by=ADA),
    Screen("matches-rankings-loading", "/matches/rankings", (freeze,), (LATE,), by=ADA),
    Screen("matches-rankings-failed", "/matches/rankings", (find("alert"), freeze), (DOWN,), by=ADA),
    Screen("matches-player", "/matches/rankings", TO_BEN, by=ADA, title="Ben", changing=DATES, picture=("phone", "light")),
    Screen("matches-player-of-long-name", "/matches/rankings", (press(starting(LONG)), on(LONG)), by=ADA),
    Screen("matches-player-without-matches", "/matches/rankings", (press(starting("Emil")), on("Emil")), by=ADA),
    Screen("matches-player-unknown", "/matches/rankings/player/999"),
]


def journey(visit):
    page = visit.page
    # Whoever comes to this server finds the same matches, and others have been here.
    anna, ben = (f"{name} {uuid.uuid4().hex[:6]}" for name in ["Anna", "Ben"])
    visit.open(PLAYERS)
    for name in [anna, ben]:
        add_player(name)(visit)
    visit.open(NEW)
    choose_players(visit, [anna], [ben])
    for step in score("Home", 2):
        step(visit)
    page.press("Save")
    page.wait_for_title("Matches")
    page.see(anna)
    visit.looks_right()
    page.press("Rankings")
    page.wait_for_title("Rankings")
    page.press(starting(ben))
    page.wait_for_title(ben)
    page.press("Back")
    page.wait_for_title("Rankings")
    page.press("Matches")
    page.wait_for_title("Matches")
    editing(starting(f"Edit {anna}"))(visit)
    page.press(starting(f"Delete {anna}"))
    page.wait("the match to go", lambda: not page.all("button", starting(f"Edit {anna}")))
    page.press("Undo")
    page.find("button", starting(f"Edit {anna}"))
