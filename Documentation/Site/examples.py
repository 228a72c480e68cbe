"""Checks that the code in documentation comments is compiled: each of its lines stands in a source or a test."""
import re

EXAMPLE = re.compile(r"^ */// ```swift\n(.*?)^ */// ```$", re.MULTILINE | re.DOTALL)
# Lines that aren't found, by the file they are in: the number may only become smaller.
KNOWN = "Documentation/Site/examples-not-compiled.txt"


def squeezed(text):
    return re.sub(r"\s+", "", text)


def examples_not_compiled(root):
    """A sentence for each file with more lines of examples that no source has than before."""
    compiled = []
    for folder in ("Sources", "Tests", "Examples", "IntegrationTests", "Benchmarks/Sources"):
        for file in sorted((root / folder).rglob("*.swift")):
            if ".build" not in file.parts and "Mistakes" not in file.parts:
                text = re.sub(r"^ *//.*$", "", file.read_text(), flags=re.MULTILINE)
                compiled.append(squeezed(text))
    compiled = "\n".join(compiled)
    missing = {}
    for file in sorted((root / "Sources").rglob("*.swift")):
        for example in EXAMPLE.finditer(file.read_text()):
            for line in example.group(1).split("\n"):
                code = re.sub(r"^ */// ?", "", line)
                code = squeezed(re.sub(r"(^| )//.*$", "", code))
                if code and code != "…" and code not in compiled:
                    missing.setdefault(str(file.relative_to(root)), []).append(line.strip())
    return missing
