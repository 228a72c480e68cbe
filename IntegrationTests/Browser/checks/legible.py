"""Contrast, measured: the colour of each text against what is behind it on the picture.

axe can't tell what is behind a text that stands over a gradient, a picture, or what is positioned elsewhere.
"""

import numpy

from .scripts import script

HIDE_TEXT = """
*, ::placeholder { color: transparent !important; text-shadow: none !important; transition: none !important }
text { fill: transparent !important }
"""


def luminance(colors):
    parts = numpy.asarray(colors, dtype=float) / 255
    linear = numpy.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return linear @ [0.2126, 0.7152, 0.0722]


def ratios(color, opacity, behind):
    """The contrast of a text with each colour behind it."""
    written = numpy.asarray(color) * opacity + behind * (1 - opacity)
    one, other = luminance(written), luminance(behind)
    return (numpy.maximum(one, other) + 0.05) / (numpy.minimum(one, other) + 0.05)


def legible(page, targets=()):
    """Texts of too little contrast, and which of the targets (by CSS) have enough after all."""
    lines = page.evaluate(script("inks"), list(targets))
    page.style(HIDE_TEXT)
    behind = numpy.asarray(page.screenshot(), dtype=float)
    page.unstyle()
    faults, good, poor = [], set(), set()
    for line in lines:
        left, top, right, bottom = (round(edge) for edge in line["box"])
        part = behind[top:bottom, left:right].reshape(-1, 3)
        # A few points of another colour, as of an edge near by, are none behind the text.
        ratio = numpy.percentile(ratios(line["color"], line["opacity"], part), 5) if len(part) else 21
        if ratio >= (3 if line["isLarge"] else 4.5) - 0.02:
            good.add(line["target"])
        else:
            poor.add(line["target"])
            faults.append(f"contrast {ratio:.2f}: {line['element']} {line['text'][:40]!r}")
    return faults, {targets[index] for index in good - poor if index >= 0}
