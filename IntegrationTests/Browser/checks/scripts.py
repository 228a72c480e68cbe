"""The detectors that run in the page, and how what they find is told."""

import pathlib
from collections import Counter

FOLDER = pathlib.Path(__file__).parent


def script(name):
    """A detector, with the words they share."""
    boxes = (FOLDER / "boxes.js").read_text()
    detector = (FOLDER / f"{name}.js").read_text()
    # Its first lines say what it does.
    while detector.startswith(("//", "\n")):
        detector = detector.split("\n", 1)[1]
    return f"(...given) => {{ {boxes}\n return ({detector.strip()})(...given); }}"


def faults(page, name, *arguments):
    """What a detector finds, once of each sort for each element, with how often."""
    found = page.evaluate(script(name), *arguments)
    sorts = Counter((one["kind"], one["element"]) for one in found)
    first = {(one["kind"], one["element"]): one["detail"] for one in reversed(found)}
    return [
        f"{kind}: {element}, {first[kind, element]}" + (f" ({count} times)" if count > 1 else "")
        for (kind, element), count in sorts.items()
    ]


def whole(page):
    """What is cut off; rows far away are laid out as if they were near."""
    page.style("* { content-visibility: visible !important }")
    found = faults(page, "cut_off")
    page.unstyle()
    return found
