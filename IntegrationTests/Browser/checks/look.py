"""What a glance tells, in any engine: something is there, it is painted, it has one title, and it is whole."""

from .painted import is_colour, one_colour, painted
from .scripts import faults, whole


def look(page, colour=None):
    picture = page.screenshot()
    blank = is_colour(picture, colour) if colour else one_colour(picture)
    return [*blank, *painted(page, picture), *faults(page, "titles"), *whole(page)]
