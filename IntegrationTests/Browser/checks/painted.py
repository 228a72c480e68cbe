"""What the page says it shows is on the picture."""

import numpy

from .scripts import script

# In steps of 255: less than this nobody sees.
VISIBLE = 20


def one_colour(picture):
    """A fault if the picture has nearly nothing but one colour."""
    # One point of four tells as much.
    pixels = numpy.asarray(picture, dtype=numpy.int16)[::2, ::2]
    background = numpy.median(pixels.reshape(-1, 3), axis=0)
    others = (abs(pixels - background).max(axis=2) > VISIBLE).mean()
    return [] if others > 0.0006 else [f"one colour: all but {others:.2%} of the page is rgb{tuple(map(int, background))}"]


def glaring(picture):
    """A fault where something white goes from top to bottom by night, as a bar for scrolling may."""
    pixels = numpy.asarray(picture)
    white = (pixels.min(axis=2) > 240).mean(axis=0) > 0.6
    return [f"glaring: white from top to bottom at {numpy.flatnonzero(white)[0]}"] if white.any() else []


def is_colour(picture, colour, share=0.95):
    """A fault unless the picture is the colour it is meant to be, all over."""
    wanted = [int(colour[start : start + 2], 16) for start in (1, 3, 5)]
    pixels = numpy.asarray(picture, dtype=int)
    there = (abs(pixels - wanted).max(axis=2) < 6).mean()
    return [] if there >= share else [f"colour: only {there:.0%} of the page is {colour}"]


def painted(page, picture):
    """Texts and pictures that the page has, but that don't show."""
    pixels = numpy.asarray(picture, dtype=int)
    faults = []
    for one in page.evaluate(script("shown")):
        left, top, right, bottom = (round(edge) for edge in one["box"])
        part = pixels[top:bottom, left:right].reshape(-1, 3)
        if len(part) and numpy.ptp(part, axis=0).max() < VISIBLE:
            faults.append(f"not painted: {one['element']} {one['text'][:50]!r} at {one['box']}")
    # When a whole page is blank, some of it say so.
    return faults if len(faults) < 6 else [*faults[:5], f"not painted: {len(faults) - 5} more"]
