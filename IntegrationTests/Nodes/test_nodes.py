"""Pages go on at any of several processes, and each press is there exactly once, whatever becomes of a process."""

import random
import signal
import threading
import time

import pytest

from tab import MORE, TRAP, Refused, Tab
from wire import Wire

# The longest time that somebody may wait for another process, in seconds.
PATIENCE = 5


def join(tab, nodes, *numbers, patience=PATIENCE):
    """Tries the processes one after the other, as a browser does behind a proxy. Returns how long it took."""
    begun = time.monotonic()
    while True:
        for number in numbers:
            try:
                tab.connect(nodes[number].port)
                return time.monotonic() - begun
            except Refused as error:
                said = error
        assert time.monotonic() - begun < patience, f"No process has the page: {said}"
        time.sleep(0.1)


def press(tab, count=1):
    for _ in range(count):
        tab.press()
    tab.settle()


def test_a_page_goes_from_one_process_to_the_next_and_back(nodes):
    tab = Tab(nodes[0].port)
    for number in [1, 2, 0, 1]:
        join(tab, nodes, number)
        press(tab, 3)
    assert tab.count(nodes[2].port) == 12


def test_nobody_waits_for_a_process_that_gives_a_page_away(nodes):
    tab = Tab(nodes[0].port)
    join(tab, nodes, 0)
    press(tab)
    waits = []
    for number in [1, 2, 0, 1, 2, 0]:
        waits.append(join(tab, nodes, number))
        press(tab)
    assert max(waits) < 1, waits
    assert tab.count(nodes[1].port) == 7


def test_after_a_kill_another_process_has_the_page(nodes):
    tab = Tab(nodes[0].port)
    join(tab, nodes, 0)
    press(tab, 2)
    tab.press()
    nodes[0].kill()
    join(tab, nodes, 1, 2)
    press(tab)
    assert tab.count(nodes[2].port) == 4


def test_a_process_that_stood_still_writes_nothing_afterwards(nodes):
    tab, other = Tab(nodes[0].port), Tab(nodes[0].port)
    for one in [tab, other]:
        join(one, nodes, 0)
        press(one)
    old = tab.wire
    nodes[0].process.send_signal(signal.SIGSTOP)
    tab.wire = None
    join(tab, nodes, 1, 2)
    press(tab, 2)
    nodes[0].process.send_signal(signal.SIGCONT)
    # What has waited in the socket of the process that stood still comes late.
    late = Tab.__new__(Tab)
    late.fragment, late.received, late.wire = 2, 1, old
    late.send(MORE)
    press(tab)
    # It has let its other page go, too, which comes back to it.
    other.disconnect()
    join(other, nodes, 0)
    press(other)
    assert tab.count(nodes[1].port) == 4
    assert other.count(nodes[2].port) == 2
    # Somebody noticed.
    assert "was claimed by another process" in nodes[0].errors()


def test_a_process_that_is_stopped_hands_its_pages_over(nodes):
    tabs = [Tab(nodes[0].port) for _ in range(20)]
    for tab in tabs:
        join(tab, nodes, 0)
        press(tab, 2)
        tab.press()
    nodes[0].process.send_signal(signal.SIGTERM)
    waits = []
    for tab in tabs:
        # The browser has been told.
        with pytest.raises(Refused):
            while True:
                tab.take()
        waits.append(join(tab, nodes, 1, 2))
        press(tab)
    assert nodes[0].process.wait(timeout=20) == 0
    assert max(waits) < 2, waits
    for tab in tabs:
        assert tab.count(nodes[1].port) == 4


def test_an_event_that_traps_is_skipped_in_the_end(nodes):
    tab = Tab(nodes[0].port)
    join(tab, nodes, 0)
    press(tab, 2)
    tab.press(TRAP)
    deaths = 0
    while tab.stored < 3:
        try:
            tab.settle()
        except Refused:
            tab.disconnect()
            deaths += nodes.start_again()
            assert deaths <= 6, "It ends each process again and again."
            join(tab, nodes, 0, 1, 2, patience=10)
    press(tab)
    assert deaths >= 2
    nodes.start_again()
    assert tab.count(nodes[1].port) == 3


def test_while_the_database_is_away_nothing_is_called_stored(nodes):
    tab = Tab(nodes[0].port)
    join(tab, nodes, 0)
    press(tab)
    nodes.postgres.stop()
    tab.press()
    stored = tab.stored
    time.sleep(1)
    nodes.postgres.start()
    tab.wire.socket.settimeout(15)
    assert stored == 1
    tab.settle()
    press(tab)
    assert tab.count(nodes[0].port) == 3


def test_a_process_that_is_cut_off_from_the_database_lets_its_pages_go(nodes):
    tab, other = Tab(nodes[0].port), Tab(nodes[0].port)
    for one in [tab, other]:
        join(one, nodes, 0)
        press(one)
    press(tab)
    nodes.wait_until_all_are_known()
    nodes.lines[0].cut()
    begun = time.monotonic()
    tab.press()
    # Its browser is told, and comes to another process; this one sends it away.
    tab.wire.socket.settimeout(PATIENCE)
    with pytest.raises(Refused, match="closes with"):
        tab.settle()
    tab.disconnect()
    with pytest.raises(Refused, match="503"):
        tab.connect(nodes[0].port)
    join(tab, nodes, 0, 1, 2)
    assert time.monotonic() - begun < PATIENCE
    press(tab)
    with Wire(nodes[0].port) as wire:
        assert wire.request("/counter")[0] == 503
    nodes.lines[0].mend()
    # What nobody else has claimed is still there.
    other.disconnect()
    join(other, nodes, 0)
    press(other)
    assert tab.count(nodes[0].port) == 4
    assert other.count(nodes[0].port) == 2


def test_each_press_is_there_once_while_processes_are_killed_stopped_and_drained(nodes):
    random.seed(19)
    end = time.monotonic() + 25
    failures = []

    def act(seed):
        choose = random.Random(seed)
        tab = tabs[seed]
        try:
            while time.monotonic() < end:
                try:
                    if not tab.wire or choose.random() < 0.2:
                        tab.connect(nodes[choose.randrange(3)].port)
                    for _ in range(choose.randrange(1, 4)):
                        tab.press()
                    if choose.random() < 0.7:
                        tab.settle()
                except Refused:
                    tab.disconnect()
                    time.sleep(0.2)
            join(tab, nodes, 0, 1, 2, patience=30)
            count = tab.count(nodes[0].port)
            if count != tab.pressed:
                failures.append(f"{seed}: {tab.pressed} presses, {count} on the page")
        except Exception as error:
            record = nodes.postgres.ask(
                f"SELECT node, fence, version, applied, ended FROM usher_session WHERE token = '{tab.page.session}'"
            )
            failures.append(f"{seed}: {error}; pressed {tab.pressed}, stored {tab.stored}, {record}")

    # What nobody has ever been told is stored may be gone with its process.
    tabs = [Tab(nodes[seed % 3].port) for seed in range(40)]
    for seed, tab in enumerate(tabs):
        join(tab, nodes, seed % 3)
        press(tab)
    threads = [threading.Thread(target=act, args=[seed]) for seed in range(40)]
    for thread in threads:
        thread.start()
    while time.monotonic() < end - 5:
        node = random.choice(nodes.all)
        way = random.choice([signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM])
        node.process.send_signal(way)
        if way == signal.SIGSTOP:
            time.sleep(4)
            node.process.send_signal(signal.SIGCONT)
        else:
            node.process.wait(timeout=20)
            node.start()
        time.sleep(1)
    for thread in threads:
        thread.join(60)
    assert not failures, "\n".join(failures)
