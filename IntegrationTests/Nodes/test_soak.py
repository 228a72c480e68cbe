"""Clients go at random through all apps for a while, as processes come and go: a minute here, an hour by Benchmarks/run-soak."""

import os
import statistics

import pytest
from soak import Soak

MINUTES = float(os.environ.get("SOAK_MINUTES", "1"))
CLIENTS = int(os.environ.get("SOAK_CLIENTS", "10"))


@pytest.fixture
def soak(tmp_path):
    soak = Soak()
    try:
        soak.start(tmp_path)
        yield soak
    finally:
        soak.end()


def test_nothing_goes_wrong_and_nothing_is_left(soak):
    seconds = MINUTES * 60
    told = soak.run(round(seconds), CLIENTS, pause=max(15, seconds / 12))
    counts = told["counts"]
    print(f"{counts}; restarts {soak.restarts}, longest wait {told['longestWait']:.1f} s")
    assert told["problems"] == []
    # All kinds of steps were taken.
    assert counts["pages"] > CLIENTS and counts["events"] > 10 * CLIENTS
    assert min(counts[kind] for kind in ["click", "input", "cuts", "reloads"]) > 0
    assert soak.restarts > 0
    peak = max(soak.memory)
    soak.wait_until_empty()
    assert soak.lost + sum(soak.lost_pages(server) for server in soak.servers) == 0
    # What is free is given back a minute later.
    left = soak.least_memory(90 if MINUTES >= 10 else 0)
    print(f"memory in MiB: first {soak.memory[0]:.0f}, most {peak:.0f}, after all have left {left:.0f}")
    if MINUTES >= 10:
        # Flat: what is needed at first, as code and caches, isn't counted.
        quarter = len(soak.memory) // 4
        early, late = statistics.mean(soak.memory[quarter:2 * quarter]), statistics.mean(soak.memory[-quarter:])
        print(f"memory in MiB: second quarter {early:.0f}, last quarter {late:.0f}")
        assert late < early * 1.15 + 5
        # What the pages have taken is given back.
        assert left < peak * 0.8
