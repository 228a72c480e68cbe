"""Stories of a person who presses faster than the server answers."""

import random

# What there is to press, by the beginning of its name, for somebody who isn't signed in.
BUTTONS = {
    "/photos": [
        "Misery Ridge", "Milky Tail", "Buy", "Buy Orange Icebergs", "Sign In", "Cancel", "Back", "Close", "Profile", "Photos",
    ],
    "/red-green": ["Red Color", "Green Color", "Back"],
}
STARTS = {"/photos": ["", "", "", "/pli", "/sign-in", "/profile", "/dfc/buy"], "/red-green": ["", "/red"]}


def story(seed):
    """An address to begin at, and what happens there; the same for the same seed."""
    chance = random.Random(seed)
    app = chance.choice(["/photos", "/photos", "/photos", "/red-green"])
    acts = []
    for _ in range(chance.randint(4, 24)):
        kind = chance.choices(
            ["press", "back", "forward", "twice", "up", "down", "answer", "hear", "land", "drop"],
            [30, 14, 7, 2, 6, 8, 12, 10, 10, 1],
        )[0]
        acts.append([kind, chance.choice(BUTTONS[app])] if kind == "press" else [kind])
    return app + chance.choice(STARTS[app]), acts


def shrunk(acts, fails):
    """The shortest part of a story found that still fails."""
    index = 0
    while index < len(acts):
        shorter = acts[:index] + acts[index + 1:]
        if fails(shorter):
            acts = shorter
        else:
            index += 1
    return acts
