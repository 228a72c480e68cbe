"""Colours that a person has chosen for everything: what colours told must be told by edges and texts."""

import numpy

from .scripts import script

VISIBLE = 40


def crop(picture, box, margin=0):
    left, top, right, bottom = (round(edge) for edge in box)
    height, width = picture.shape[:2]
    return picture[max(top - margin, 0) : min(bottom + margin, height), max(left - margin, 0) : min(right + margin, width)]


def forced_colours(page):
    """Controls without edge or text, and states that look like their contraries."""
    page.forced_colours(True)
    faults = []
    before = numpy.asarray(page.screenshot(), dtype=int)
    for one in page.evaluate(script("edges")):
        part = crop(before, one["box"], 3).reshape(-1, 3)
        if len(part) and numpy.ptp(part, axis=0).max() < VISIBLE:
            faults.append(f"forced colours: {one['element']} has no edge and no text")
    if places := page.evaluate(script("states"), False):
        after = numpy.asarray(page.screenshot(), dtype=int)
        page.evaluate(script("states"), True)
        for one in places:
            change = abs(crop(before, one["box"], 3) - crop(after, one["box"], 3))
            if not change.size or (change.max(axis=2) > VISIBLE).sum() < 12:
                faults.append(f"forced colours: {one['element']} looks the same without “{one['state']}”")
    page.forced_colours(False)
    return faults
