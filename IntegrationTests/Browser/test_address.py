"""The address and the screen never part, however slow the line is."""

import os

import pytest
from histories import Player, shrunk, story

# How many stories are played: more where there is time.
HISTORIES = int(os.environ.get("HISTORIES", 100))


@pytest.fixture
def player(chromium, showcase):
    player = Player(chromium, showcase.url)
    yield player
    player.close()


def test_back_before_the_answer(player):
    """Back, before the sheet that was asked for is there. Found and shrunk when steps were taken without a look at moves."""
    assert not player.problem("/photos/dfc/buy", [
        ["press", "Photos"], ["press", "Profile"], ["answer"], ["press", "Sign In"], ["land"], ["back"],
    ])


@pytest.mark.parametrize("part", range(4))
def test_any_order(player, part):
    for seed in range(part, HISTORIES, 4):
        start, acts = story(seed)
        problem = player.problem(start, acts)
        if problem:
            acts = shrunk(acts, lambda shorter: player.problem(start, shorter))
            problem = player.problem(start, acts) or f"{problem} (not each time)"
            pytest.fail(f"Seed {seed}: player.problem({start!r}, {acts})\n{problem}", pytrace=False)
