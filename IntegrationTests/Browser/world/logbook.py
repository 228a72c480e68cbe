"""Matches and players at a server, so many and so long that the screens have something to show."""

from goalbase import GoalbaseClient

from .names import ARABIC, HEBREW, LONG, UNBROKEN

PLAYERS = ["Anna", "Ben", "Carla", "Dora", "Christopher", LONG, HEBREW, ARABIC, UNBROKEN]

# Who played at home, their goals, those of the others, and who these were.
MATCHES = [
    (["Anna"], 2, 1, ["Ben"]),
    (["Carla"], 0, 0, ["Ben"]),
    (["Dora"], 1, 4, ["Anna"]),
    (["Ben"], 3, 1, [HEBREW]),
    ([ARABIC], 2, 1, ["Dora"]),
    ([LONG], 1, 1, ["Christopher"]),
    (["Anna", LONG, HEBREW], 12, 10, ["Ben", "Christopher", ARABIC]),
    ([UNBROKEN], 3, 2, ["Carla", "Dora"]),
]


def fill(url):
    """Writes them down, a day apart, at the beginning of 2026."""
    client = GoalbaseClient(url)
    numbers = {name: client.add_player(name) for name in PLAYERS}
    for day, (home, home_goals, away_goals, away) in enumerate(MATCHES, 1):
        status, answer = client.send("POST", "matches", {
            "home_player_ids": [numbers[name] for name in home],
            "away_player_ids": [numbers[name] for name in away],
            "home_goals": home_goals, "away_goals": away_goals, "played_at": f"2026-01-{day:02}T12:00:00Z",
        })
        assert status == 201, answer
    # Who has never played is there, too.
    client.add_player("Emil")


def add_one(url):
    """One more match, which a screen may delete."""
    client = GoalbaseClient(url)
    known = {player["name"]: player["id"] for player in client.send("GET", "players")[1]}
    home, away = [known.get(name) or client.add_player(name) for name in ["Anna", "Ben"]]
    client.add_match(home, 2, 1, away)
