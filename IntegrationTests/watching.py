"""What somebody who watches a server sees of it: whether it is ready, and its metrics."""

import re
import urllib.error
import urllib.request


def status(server, path):
    """The status of the answer to a question about the server itself, and its text."""
    try:
        with urllib.request.urlopen(f"{server.url}{path}", timeout=30) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as answer:
        return answer.code, answer.read().decode()


def metric(server, name, **labels):
    """The sum of a metric over all its labels, or those that have the given ones; `None` if the server hasn't counted it."""
    code, text = status(server, "/metrics")
    assert code == 200, text
    values = []
    for sample, given, value in re.findall(r"^(\w+)(?:\{(.*)\})? (\S+)$", text, re.MULTILINE):
        if sample == name and labels.items() <= dict(re.findall(r'(\w+)="([^"]*)"', given)).items():
            values.append(float(value))
    return sum(values) if values else None


def refusals(server, reason):
    """How often the server has refused something for a reason."""
    return metric(server, "usher_refusals_total", reason=reason) or 0
