"""What axe finds; it runs in the page."""

from axe_playwright_python.base import AXE_SCRIPT

from .legible import legible

OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}
# Colours are all that is different by night.
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast"]}, "resultTypes": ["violations"]}
RUN = """([options]) => axe.run(document, options).then(({ violations }) => violations.map(({ id, help, nodes }) => ({
  id, help, nodes: nodes.map(({ target, any, all, none }) => ({
    target: target.join(" "), why: [...any, ...all, ...none].map(({ message }) => message)[0] || "",
  })),
})))"""


def axe(page, is_whole=True):
    """Violations of WCAG and of good practice, or of contrast alone; contrast is measured besides, and that is believed."""
    if not page.page.evaluate("() => !!window.axe"):
        page.page.evaluate(AXE_SCRIPT)
    violations = page.page.evaluate(RUN, [OPTIONS if is_whole else COLOURS])
    dim = [node["target"] for one in violations if one["id"] == "color-contrast" for node in one["nodes"]]
    faults, good = legible(page, dim)
    for violation in violations:
        nodes = [node for node in violation["nodes"] if node["target"] not in good]
        if not nodes:
            continue
        more = f" and {len(nodes) - 3} more" if len(nodes) > 3 else ""
        places = "; ".join(f"{node['target']}: {node['why']}" for node in nodes[:3])
        faults.append(f"axe {violation['id']}: {places}{more}")
    return faults
