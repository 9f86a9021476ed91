#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares what Benchmarks/gate.sh measured with Benchmarks/thresholds.txt.

gate.sh calls it: gate.py FOLDER WHAT, with the folder of what the programs printed and what valgrind counted.
"""
import pathlib
import platform
import re
import subprocess
import sys

# Percent that a figure may grow by; another toolchain or C library counts a little differently.
TOLERANCE = 3
TOLERANCE_ELSEWHERE = 15
# The maximum cost of facts without a tracer, and of the overlay of TouchInspector in a touch, in percent.
FACTS_LIMIT = 1
OVERLAY_LIMIT = 5
# The most that ten times as many may cost, as a multiple, and the same for subviews that all change places
# between hit-tests: see "Growth" in README.md.
GROWTH_LIMIT = 15
GROWTH_LIMITS = {"views-moved": 18}

FOLDER = pathlib.Path(sys.argv[1])
WHAT = sys.argv[2]
THRESHOLDS = pathlib.Path(__file__).resolve().parent / "thresholds.txt"
HEAD = """\
# What the touch system costs: a figure may be 3 % above these. Instructions are for one operation.
# Benchmarks/gate.sh compares, Benchmarks/gate.sh --accept writes this file anew.
# Accepted for: """
dearer = 0


def verdict(is_over, otherwise="ok"):
    global dearer
    dearer += is_over
    return "DEARER" if is_over else otherwise


def instructions(dump):
    """What valgrind counted in one dump of its own."""
    return int(re.search(r"^totals: (\d+)$", dump.read_text(), re.MULTILINE).group(1))


def measured(run):
    """The figures of one run of a program, as name: (figure, unit)."""
    figures = {}
    file = FOLDER / run
    for line in file.read_text().splitlines() if file.exists() else ():
        name, unit, number, process = line.split()
        if unit == "instructions":
            # The program says how many operations they were for.
            figures[name] = f"{instructions(FOLDER / f'{run}.{process}') / float(number):.0f}", unit
        else:
            figures[name] = f"{float(number):.1f}", unit
    return figures


def place():
    """What the figures depend on besides the code."""
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    library = " ".join(platform.libc_ver()) if platform.libc_ver()[0] else "another C library"
    return f"{re.search(r'Swift version [0-9.]+', swift).group()}, {platform.machine()}, {library}"


def accept(figures, here):
    lines = [f"{name:<28} {now:>12}  {unit}" for name, (now, unit) in figures.items()]
    THRESHOLDS.write_text(HEAD + here + "\n" + "\n".join(lines) + "\n")
    print("\n".join(lines))
    print("\nWritten to Benchmarks/thresholds.txt.")


def compare(figures, accepted, tolerance):
    for name, (now, unit) in figures.items():
        print(f"{name:<28} {now:>12} {unit:<12}  ", end="")
        if name not in accepted:
            print(verdict(True), "accept it, it is new")
            continue
        now, before = float(now), float(accepted[name])
        change = (now / before - 1) * 100 if before > 0 else 100 * (now > 0)
        cheaper = "cheaper: accept it, so that it stays" if change < -tolerance else "ok"
        word = verdict(now > before * (1 + tolerance / 100) + 0.05, cheaper)
        print(f"{change:+7.1f} % of {accepted[name]}  {word}")


def compare_pair(title, with_it, without, limit):
    """Compares a figure with the same one without something."""
    cost = (float(with_it) / float(without) - 1) * 100
    print(f"{title:<28} {with_it:>12} {'instructions':<12}  {cost:+7.2f} % of {without} without, "
          f"at most {limit} %  {verdict(cost > limit)}")


def compare_growth(run):
    """Compares what many of something cost with what few do; each case runs first with few."""
    cases = [line.split() for line in (FOLDER / run).read_text().splitlines()]
    counts = [instructions(FOLDER / f"{run}.calls.{number}") for number in range(1, len(cases) + 1)]
    for place in range(0, len(cases), 2):
        (name, _), (_, size) = cases[place:place + 2]
        few, many = counts[place:place + 2]
        limit = GROWTH_LIMITS.get(name, GROWTH_LIMIT)
        print(f"growth of {name:<26} {many / few:5.1f} times for ten times as many, at most {limit}; "
              f"{many // int(size)} each  {verdict(many / few > limit)}")


def main():
    text = THRESHOLDS.read_text()
    accepted = dict(re.findall(r"^([^#\s]\S*) +(\S+)", text, re.MULTILINE))
    accepted_for = re.search(r"^# Accepted for: (.*)$", text, re.MULTILINE).group(1)
    here = place()
    core, overlay, without_facts = measured("main"), measured("overlay"), measured("unobserved")
    found = core | measured("memory") | overlay
    # The order of the file stays, and new figures are at its end.
    figures = {name: found[name] for name in [*accepted, *found] if name in found}
    if WHAT == "accept":
        accept(figures, here)
    else:
        tolerance = TOLERANCE
        if here != accepted_for:
            tolerance = TOLERANCE_ELSEWHERE
            print(f"The figures were accepted for {accepted_for};\nthis is {here}: "
                  f"up to {tolerance} % more is let pass.\n")
        compare(figures, accepted, tolerance)
    print()
    for name, (without, _) in without_facts.items():
        compare_pair(f"facts in {name}", core[name][0], without, FACTS_LIMIT)
    for with_it, _ in overlay.values():
        compare_pair("the overlay in button-touch", with_it, core["button-touch-shown"][0], OVERLAY_LIMIT)
    if (FOLDER / "growth").exists():
        compare_growth("growth")
    if dearer > 0:
        print(f"\n{dearer} dearer than allowed. Where it went: callgrind_annotate, see Benchmarks/README.md.")
        if WHAT != "accept":
            print("If it is worth it, accept the new figures: Benchmarks/gate.sh --accept")
        sys.exit(1)


main()
