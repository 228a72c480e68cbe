"""What a glance tells, in any engine: something is there, it is painted, it has one title, and it is whole."""

import time

from .painted import glaring, is_colour, one_colour, painted
from .scripts import faults, whole

# In seconds: some engines paint when they find the time, and a busy machine leaves them little.
PATIENCE = 15


def look(page, colour=None, scheme="light", keep=None):
    """Faults; the picture that was looked at last is kept at a path, if one is given."""

    def check():
        picture = page.screenshot()
        if keep:
            picture.save(keep)
        return [*glance(page, picture, colour), *(glaring(picture) if scheme == "dark" else [])]

    return [*patiently(check), *faults(page, "titles"), *whole(page)]


def glance(page, picture, colour):
    return [*(is_colour(picture, colour) if colour else one_colour(picture)), *painted(page, picture)]


def patiently(check):
    """What a check finds, again and again, until it finds nothing or patience ends."""
    end = time.monotonic() + PATIENCE
    while (found := check()) and time.monotonic() < end:
        time.sleep(0.1)
    return found
