"""Pictures of screens as they were when somebody last looked at them and found them good."""

import functools
import os
import pathlib
import subprocess

import numpy
from PIL import Image

FOLDER = pathlib.Path(__file__).parents[1] / "pictures"
CHANGED = pathlib.Path(os.environ.get("CHANGED_PICTURES", FOLDER.parents[2] / ".build/changed-pictures"))
ACCEPTS = bool(os.environ.get("ACCEPT"))

# Edges of letters may be drawn a little otherwise, and lie a point beside.
TOLERANCE = 28
# So many points may differ more than that: a letter has more.
FEW = 12


def neighbourhood(pixels):
    """The darkest and the brightest of each point and those round it."""
    padded = numpy.pad(pixels, ((1, 1), (1, 1), (0, 0)), mode="edge")
    height, width = pixels.shape[:2]
    around = [padded[y : y + height, x : x + width] for y in range(3) for x in range(3)]
    return numpy.minimum.reduce(around), numpy.maximum.reduce(around)


def difference(old, new):
    """Where two pictures of one size differ, more than by how edges are drawn, in either direction."""
    differs = numpy.zeros(old.shape[:2], dtype=bool)
    for one, other in [(old, new), (new, old)]:
        darkest, brightest = neighbourhood(one)
        beyond = numpy.maximum(darkest - other, other - brightest).max(axis=2)
        differs |= beyond > TOLERANCE
    return differs


def compare(name, picture, folder=None):
    """A fault if the picture isn't as it was; what is new, and where it differs, is kept to be looked at."""
    folder = folder or FOLDER
    path = folder / f"{name}.png"
    if ACCEPTS:
        folder.mkdir(exist_ok=True)
        if not path.exists() or differs_from(path, picture) is not None:
            picture.convert("RGB").save(path, optimize=True)
        return []
    if not fonts_are_ours():
        return ["picture: this machine has other fonts; fonts-inter and fonts-noto-core are needed"]
    accept = "Look at it, and if it is as it should be, run the test again with ACCEPT=1"
    if not path.exists():
        return [f"picture: there is none of {name} yet. {accept}"]
    where = differs_from(path, picture)
    if where is None:
        return []
    CHANGED.mkdir(parents=True, exist_ok=True)
    picture.save(CHANGED / f"{name}.png")
    beside(Image.open(path).convert("RGB"), picture, where).save(CHANGED / f"{name}-difference.png")
    return [f"picture: {where.sum()} points differ, see {CHANGED}/{name}-difference.png. {accept}"]


def differs_from(path, picture):
    old = numpy.asarray(Image.open(path).convert("RGB"), dtype=int)
    new = numpy.asarray(picture.convert("RGB"), dtype=int)
    if old.shape != new.shape:
        return numpy.ones(new.shape[:2], dtype=bool)
    where = difference(old, new)
    return where if where.sum() > FEW else None


def beside(old, new, where):
    """The old, the new, and in red what differs."""
    marked = numpy.asarray(new.convert("L").convert("RGB"), dtype=int) // 2 + 110
    marked[where] = [220, 0, 0]
    marked = Image.fromarray(marked.astype("uint8"))
    whole = Image.new("RGB", (old.width + new.width + marked.width, max(old.height, new.height)))
    for index, one in enumerate([old, new, marked]):
        whole.paste(one, (sum(each.width for each in [old, new, marked][:index]), 0))
    return whole


@functools.cache
def fonts_are_ours():
    """Whether pages are written in the fonts of the pictures: only then can they be the same."""
    found = subprocess.run(["fc-match", "-f", "%{family}", "Inter"], capture_output=True, text=True).stdout
    return found.startswith("Inter")
