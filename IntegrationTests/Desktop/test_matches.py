"""Matches: the first match and its players, the guard of what isn't saved, deleting and undoing, rankings."""

import json
import socket

import pytest
from things import until

GUARD = "Discard your changes?"


@pytest.fixture
def matches(run):
    app = run("matches")
    app.window.says("No matches yet!")
    return app


def add_player(app, name):
    app.window.button("Add player").press()
    app.window.dialog("New Player")
    app.focuses("text", "Player name")
    app.type(name)
    app.key("Return")
    return app.window.find("check box", name)


def choose_player(app, side, name):
    """Makes a player, who plays for a side."""
    app.window.button(f"Set {side} Players").press()
    app.titled("Players – Matches")
    box = add_player(app, name)
    # GTK 4.8 gives a check box no action that a screen reader could do.
    app.click(box)
    until(lambda: "checked" in box.states)
    app.window.button("Back").press()
    app.titled("New Match – Matches")
    app.window.button(name)


def add_match(app, home="Ada", away="Ben"):
    app.window.button("Add match").press()
    app.titled("New Match – Matches")
    choose_player(app, "Home", home)
    choose_player(app, "Away", away)
    app.click(app.window.find("spin button", "Home goals"))
    app.focuses("spin button", "Home goals")
    app.key("Up", "Up")
    app.window.button("Save").press()
    app.titled("Matches")
    app.window.row(f"{home} – {away}")


def test_the_first_match_and_its_ranking(matches):
    assert not matches.window.button("Edit").is_enabled
    matches.window.button("Add a Match").press()
    matches.titled("New Match – Matches")
    save = matches.window.button("Save")
    assert not save.is_enabled
    matches.window.button("Set Home Players").press()
    matches.titled("Players – Matches")
    matches.window.says("No players yet!")
    matches.window.button("Add player").press()
    prompt = matches.window.dialog("New Player")
    matches.focuses("text", "Player name")
    assert not prompt.button("Save").is_enabled
    matches.key("Escape")
    until(lambda: not matches.window.has("dialog", "New Player"))
    matches.window.button("Back").press()
    matches.titled("New Match – Matches")
    choose_player(matches, "Home", "Ada")
    # Who plays for one side can't play for the other.
    matches.window.button("Set Away Players").press()
    matches.titled("Players – Matches")
    until(lambda: not matches.window.find("check box", "Ada").is_enabled)
    matches.window.button("Back").press()
    matches.titled("New Match – Matches")
    choose_player(matches, "Away", "Ben")
    until(lambda: save.is_enabled)
    save.press()
    matches.titled("Matches")
    assert "0 : 0" in matches.window.row("Ada – Ben").texts
    matches.window.tab("Rankings").press()
    matches.titled("Rankings – Matches")
    matches.window.button("Ada 3.33").press()
    matches.titled("Ada – Matches")
    matches.window.says("Most frequent opponent")


def test_a_changed_match_isnt_left_without_a_question(matches):
    matches.window.button("Add match").press()
    matches.titled("New Match – Matches")
    matches.focuses("spin button", "Home goals")
    matches.key("Up")
    for leave in ("Escape", "alt+Left", "ctrl+w"):
        matches.key(leave)
        matches.window.dialog(GUARD).button("Keep Editing").press()
        until(lambda: not matches.window.has("dialog", GUARD))
        matches.focuses("spin button", "Home goals")
    matches.key("Escape")
    matches.window.dialog(GUARD).button("Discard").press()
    matches.titled("Matches")
    # What isn't changed is left at once.
    matches.window.button("Add match").press()
    matches.titled("New Match – Matches")
    matches.key("Escape")
    matches.titled("Matches")


def test_delete_and_undo_in_a_narrow_window(run):
    matches = run("matches", size=(420, 720))
    add_match(matches)
    matches.window.button("Edit").press()
    matches.window.find("push button", "Done")
    delete = [one for one in matches.window.all("push button") if one.name.startswith("Delete Ada against Ben")]
    delete[0].press()
    matches.window.says("Ada 2 : 0 Ben was deleted.")
    matches.window.says("No matches yet!")
    matches.window.tab("Rankings").press()
    matches.titled("Rankings – Matches")
    # Nothing on the page that doesn't show makes this one wider than its window.
    x, _, width, _ = matches.window.button("Close").place()
    assert x + width <= 420
    matches.window.tab("Matches").press()
    matches.window.button("Undo").press()
    matches.window.row("Ada – Ben")
    until(lambda: not matches.window.has("push button", "Undo"))


def test_the_server_of_the_program_has_the_same_address_after_a_restart(matches, run):
    file = matches.data / "goalbase.json"
    until(file.exists)
    kept = file.read_text()
    matches.close()
    again = run("matches")
    again.window.button("Settings").press()
    again.window.dialog("Settings")
    socket.create_connection(("127.0.0.1", json.loads(kept)["port"]), timeout=10).close()
    assert file.read_text() == kept
