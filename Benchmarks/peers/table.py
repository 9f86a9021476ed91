#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Prints the times of all toolkits as a table: peers/table.py TIMES

TIMES has a line for each measurement: toolkit, case, nanoseconds and the number of wrong answers, separated by tabs.
The table shows medians, and in brackets how many times as long as the touch system a toolkit takes. The exit code
is 1 if a toolkit gave a wrong answer or measured nothing.
"""

import statistics
import sys

OURS = "Touchstone"
TOOLKITS = [OURS, "plain Swift", "plain C++", "Qt Widgets", "Qt Quick", "GTK 4"]


def spaced(number):
    """The number with a space between thousands."""
    return f"{number:,}".replace(",", " ")


def shortened(ratio):
    """The ratio with two digits that count, such as 0.92, 3.1 or 390."""
    return spaced(round(float(f"{ratio:.2g}"))) if ratio >= 10 else f"{ratio:.2g}"


def main():
    if len(sys.argv) != 2:
        print(__doc__.splitlines()[0], file=sys.stderr)
        return 64
    times, wrong = {}, {}
    with open(sys.argv[1], encoding="utf-8") as file:
        for line in file:
            toolkit, case, nanoseconds, errors = line.rstrip("\n").split("\t")
            times.setdefault(case, {}).setdefault(toolkit, []).append(int(nanoseconds))
            wrong[toolkit, case] = wrong.get((toolkit, case), 0) + int(errors)

    print("| ns | " + " | ".join(TOOLKITS) + " |")
    print("|---|" + "---|" * len(TOOLKITS))
    for case, measured in times.items():
        ours = statistics.median(measured[OURS])
        cells = []
        for toolkit in TOOLKITS:
            if toolkit not in measured:
                cells.append("")
                continue
            time = statistics.median(measured[toolkit])
            ratio = "" if toolkit == OURS else f" ({shortened(time / max(ours, 1))}×)"
            cells.append(spaced(round(time)) + ratio)
        print(f"| {case} | " + " | ".join(cells) + " |")

    failed = False
    for (toolkit, case), errors in wrong.items():
        if errors:
            print(f"{toolkit}: {errors} wrong answers in '{case}'", file=sys.stderr)
            failed = True
    for toolkit in TOOLKITS:
        if not any(toolkit in measured for measured in times.values()):
            print(f"{toolkit} measured nothing", file=sys.stderr)
            failed = True
    return 1 if failed else 0


sys.exit(main())
