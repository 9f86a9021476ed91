#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Prints times and memory beside those of kiwisolver: layout/table.py TIMES

TIMES has a line for each measurement: solver, case, nanoseconds to build, nanoseconds for an edit, bytes. The table
shows the least of each and their ratios, because other processes only add to them; the exit code is 1 if a ratio is
above 1.
"""

import sys

found = {}
for line in open(sys.argv[1], encoding="utf-8"):
    solver, case, *numbers = line.rstrip("\n").split("\t")
    found.setdefault((solver, case), []).append([float(number) for number in numbers])
least = {key: [min(column) for column in zip(*rows)] for key, rows in found.items()}
cases = [case for solver, case in least if solver == "touchstone"]
isSlower = not cases
print(f"{'case':12} {'build ns':>12} {'kiwi':>14} {'edit ns':>9} {'kiwi':>11} {'bytes':>10} {'kiwi':>11}  ratios")
for case in cases:
    ours, theirs = least["touchstone", case], least["kiwi", case]
    ratios = [one / other for one, other in zip(ours, theirs)]
    isSlower |= max(ratios) > 1
    numbers = [f"{ours[0]:12.0f} {theirs[0]:14.0f}", f"{ours[1]:9.0f} {theirs[1]:11.0f}", f"{ours[2]:10.0f} {theirs[2]:11.0f}"]
    print(f"{case:12}", *numbers, " " + " ".join(f"{ratio:.3f}" for ratio in ratios))
sys.exit(isSlower)
