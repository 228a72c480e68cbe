"""Checks the table of the example apps' addresses against their enums of routes."""
import re

PAGE = "Documentation/Addresses.md"
ENUM = re.compile(r"enum (\w+Route): (Route\w*)(, CaseIterable)? \{(.*?)\n?\}\n", re.DOTALL)
START = "the empty path"


def _kebab(name):
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def _cases(body):
    """The cases with their values: name, [(label, is optional)]."""
    cases = []
    body = re.sub(r"enum CodingKeys.*|static let start.*", "", body, flags=re.DOTALL)
    for line in re.findall(r"\bcase ([^\n}]+)", body):
        for name, values in re.findall(r"(\w+)(?:\(([^)]*)\))?(?:, |$)", line.strip()):
            parts = [value for value in values.split(", ") if value]
            cases.append((name, [
                (part.split(":")[0] if ":" in part else f"_{index}", "?" in part) for index, part in enumerate(parts)
            ]))
    return cases


def _addresses(conformance, iterable, body):
    keys = dict(re.findall(r'case (\w+) = "([^"]*)"', body))
    start = re.search(r"static let start = Self\.(\w+)", body)
    addresses = []
    for index, (name, values) in enumerate(_cases(body)):
        path = keys.get(name)
        if path is None:
            is_start = start.group(1) == name if start else bool(iterable) and index == 0
            path = "" if is_start else _kebab(name)
            path += "".join(f"/:{label}" for label, is_optional in values if not is_optional)
        query = [label for label, _ in values if f":{label}" not in path]
        addresses.append(path + ("?" + "&".join(query) if query else "") or START)
    return addresses


def wrong_addresses(root):
    """A sentence for each enum whose row in the page isn't what the enum says."""
    enums = {}
    for file in sorted((root / "Examples").glob("*/Flows/*.swift")):
        for match in ENUM.finditer(file.read_text()):
            enums[match.group(1)] = _addresses(*match.groups()[1:])
    problems, seen = [], set()
    for row in re.findall(r"^\|[^|]*\| `(\w+)`[^|]*\|[^|]*\| ([^|]*) \|$", (root / PAGE).read_text(), re.MULTILINE):
        name, told = row[0], [part.strip("`") for part in row[1].split(", ")]
        seen.add(name)
        if told != enums.get(name):
            problems.append(f"{PAGE}: {name} has {enums.get(name)}, and the page says {told}.")
    if len(seen) < 10:
        problems.append(f"{PAGE} has no table of addresses.")
    apps = ("Cloudy", "Matches", "Photos", "RedGreen", "Survey", "Users")
    for file in sorted(path for app in apps for path in (root / "Examples" / app / "Flows").glob("*.swift")):
        for match in ENUM.finditer(file.read_text()):
            if match.group(1) not in seen:
                problems.append(f"{PAGE} doesn't have {match.group(1)}.")
    return problems
