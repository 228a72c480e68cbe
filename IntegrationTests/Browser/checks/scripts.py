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
    """What a detector finds, each sort once, with how often."""
    found = page.evaluate(script(name), *arguments)
    counted = Counter(
        f"{one['kind']}: {one['element']}{' ' + repr(one['text']) if one['text'] else ''}, {one['detail']}"
        for one in found
    )
    return [f"{text} ({count} times)" if count > 1 else text for text, count in counted.items()]
