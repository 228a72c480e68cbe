"""Runs programs that measure their own list, and prints the middle of what they found: lists.py RUNS ROWS NAME PROGRAM …; the first is
the baseline."""

import statistics
import subprocess
import sys

COLUMNS = [
    "first frame, ms", "change, ms", "slowest", "scrolling, ms a frame", "99th of 100", "late of 300",
    "dragging, ms a frame", "99th of 100", "late of 300", "memory, MB",
]


def measure(program, rows):
    output = subprocess.run([program, rows], capture_output=True, text=True, timeout=300, check=True).stdout
    return [float(word) for word in output.split()]


def main():
    runs, rows, rest = int(sys.argv[1]), sys.argv[2], sys.argv[3:]
    programs = list(zip(rest[::2], rest[1::2]))
    # Beside each other, and once before it counts.
    found = {name: [] for name, _ in programs}
    for run in range(runs + 1):
        for name, program in programs:
            values = measure(program, rows)
            if run:
                found[name].append(values)
    middles = {name: [statistics.median(column) for column in zip(*values)] for name, values in found.items()}
    baseline = next(iter(middles.values()))
    print(f"{'':24}" + "".join(f"{name:>18}" for name in middles))
    for index, column in enumerate(COLUMNS):
        cells = []
        for values in middles.values():
            ratio = f" ({values[index] / baseline[index]:.2f})" if baseline[index] and "late" not in column else ""
            cells.append(f"{values[index]:.1f}{ratio}")
        print(f"{column:24}" + "".join(f"{cell:>18}" for cell in cells))


main()
