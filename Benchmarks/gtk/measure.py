"""Measures programs of the desktop beside each other: measure.py RUNS NAME COMMAND [-- NAME COMMAND …]; the first is the baseline.

The first frame is there when the window on the display has something in it. The memory is that of the process alone (PSS), three
seconds after its start. Idle is what it does in the five seconds after; the wake-ups are those of the main thread, where GTK and the
app are, and of all others. The word NEW of a command is a new folder in each run: so it is when the app was never used before. The
word KEPT is one folder for all runs: windows are there again, and the database too."""

import os
import statistics
import subprocess
import sys
import tempfile
import time

from Xlib import X, display

DISPLAY = display.Display()


def is_drawn():
    """Whether a window on the display shows anything but black."""
    for window in DISPLAY.screen().root.query_tree().children:
        try:
            state, size = window.get_attributes(), window.get_geometry()
            if state.map_state != X.IsViewable or size.width < 200:
                continue
            image = window.get_image(size.width // 4, 0, 1, size.height, X.ZPixmap, 0xFFFFFF)
            if len(set(image.data[0::4])) > 1:
                return True
        except Exception:  # It has gone meanwhile.
            continue
    return False


def numbers(process, file):
    lines = open(f"/proc/{process.pid}/{file}").read().splitlines()
    return {line.split(":")[0]: int(line.split(":")[1].split()[0]) for line in lines if line.split(":")[-1].split()[0].isdigit()}


def wakeups(process):
    """How often each thread has been woken."""
    counts = {}
    for thread in os.listdir(f"/proc/{process.pid}/task"):
        for line in open(f"/proc/{process.pid}/task/{thread}/status"):
            if line.startswith("voluntary_ctxt_switches"):
                counts[thread] = int(line.split()[1])
    return counts


def ticks(process):
    fields = open(f"/proc/{process.pid}/stat").read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def measure(command, kept):
    with tempfile.TemporaryDirectory() as new:
        return measure_in([{"NEW": new, "KEPT": kept}.get(word, word) for word in command])


def measure_in(command):
    begin = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not is_drawn():
            assert process.poll() is None and time.monotonic() < begin + 60, "There is no window."
            time.sleep(0.001)
        frame = (time.monotonic() - begin) * 1000
        time.sleep(3)
        memory = numbers(process, "smaps_rollup")["Pss"] / 1024
        woken, busy = wakeups(process), ticks(process)
        time.sleep(5)
        often = {thread: (count - woken.get(thread, 0)) / 5 for thread, count in wakeups(process).items()}
        main = often.pop(str(process.pid))
        return frame, memory, main, sum(often.values()), ticks(process) - busy
    finally:
        process.terminate()
        process.wait()


def main():
    runs, rest, programs = int(sys.argv[1]), sys.argv[2:], []
    while rest:
        end = rest.index("--") if "--" in rest else len(rest)
        programs.append((rest[0], rest[1:end]))
        rest = rest[end + 1:]
    found = {name: [] for name, _ in programs}
    with tempfile.TemporaryDirectory() as kept:
        for run in range(runs + 1):
            for name, command in programs:
                values = measure(command, kept)
                # The first run fills the caches, and the folder that is kept.
                if run:
                    found[name].append(values)
    baseline = None
    print(f"{'':12} {'first frame':>20} {'memory':>20} {'wake-ups: main':>15} {'others':>8} {'CPU idle':>10}")
    for name, values in found.items():
        frame, memory, main_thread, others, busy = (statistics.median(column) for column in zip(*values))
        baseline = baseline or (frame, memory)
        frames, memories = f"{frame:.0f} ms ({frame / baseline[0]:.2f})", f"{memory:.1f} MB ({memory - baseline[1]:+.1f})"
        print(f"{name:12} {frames:>20} {memories:>20} {main_thread:13.1f}/s {others:6.1f}/s {busy:5.0f} ms/5s")


main()
