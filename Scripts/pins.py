#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Changes each value of TouchTuning once, and expects that a test which its comment names fails.

    Scripts/pins.py mutate FILE      makes the values of a copy of TouchTuning.swift depend on the environment
    Scripts/pins.py run PROGRAM      runs the tests of the build of that copy, with one value after the other changed

A number becomes greater by a fifth, zero one, a count greater by one, and a switch its opposite. A test that still passes does not pin the value, or
the code has the number a second time. Scripts/checked.sh pins makes the copy and the build.
"""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
VALUE = re.compile(r"^  public var (\w+)(: \w+)? = (\S+)$", re.MULTILINE)
# What a copy has in addition: the value that the environment names is another one. The file imports Foundation itself.
CHANGED = """
nonisolated private let changedValue = ProcessInfo.processInfo.environment["TOUCHSTONE_CHANGED"]

nonisolated private func value<Number: BinaryFloatingPoint>(_ name: String, _ value: Number) -> Number {
  name == changedValue ? (value == 0 ? 1 : value * 6 / 5) : value
}

nonisolated private func value(_ name: String, _ value: Int) -> Int { name == changedValue ? value + 1 : value }

nonisolated private func value(_ name: String, _ value: Bool) -> Bool { name == changedValue ? !value : value }
"""


def source():
    return next(ROOT.glob("Sources/*/TouchCore/TouchSystem/Tuning/TouchTuning.swift"))


def mutate(file):
    text = file.read_text("utf-8")
    text, count = VALUE.subn(r'  public var \1\2 = value("\1", \3)', text)
    if count < text.count("\n  public var "):
        sys.exit(f"Scripts/pins.py: {file} has a value that it cannot change")
    file.write_text(text + CHANGED, "utf-8")


def pins():
    """The values of TouchTuning with the tests that their comments name."""
    for block in re.split(r"\n\n", source().read_text("utf-8")):
        found = VALUE.search(block)
        if found:
            comment = " ".join(line.strip().removeprefix("///").strip() for line in block.split("\n") if "///" in line)
            # Blocks are parted by blank lines, which comments do not have.
            yield found.group(1), re.findall(r"`([^`]+)`", comment.partition("Pinned by")[2])


def run(program, test, changed=None):
    """Whether a test passes, and whether there is one."""
    environment = {key: value for key, value in os.environ.items() if key != "TOUCHSTONE_CHANGED"}
    if changed:
        environment["TOUCHSTONE_CHANGED"] = changed
    done = subprocess.run(
        [program, "--testing-library", "swift-testing", "--filter", re.escape(test)],
        env=environment, cwd=ROOT, capture_output=True, text=True)
    if not re.search(r"Test run with [1-9]\d* tests?", done.stdout + done.stderr):
        return None
    return done.returncode == 0


def check(program, name, tests):
    """What is wrong with the pins of a value."""
    if not tests:
        return f"{name}: its comment names no test"
    kept = []
    for test in tests:
        passes = run(program, test)
        if passes is None:
            return f"{name}: there is no test: {test}"
        if not passes:
            return f"{name}: the test fails without a change: {test}"
        if run(program, test, name):
            kept.append(test)
    # One of several tests may be about another side of the value.
    if len(kept) == len(tests):
        return f"{name}: another value passes: {'; '.join(kept)}"
    return None


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in ("mutate", "run"):
        print(__doc__, file=sys.stderr)
        return 64
    if sys.argv[1] == "mutate":
        mutate(pathlib.Path(sys.argv[2]))
        return 0
    values = list(pins())
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        problems = [found for found in pool.map(lambda value: check(sys.argv[2], *value), values) if found]
    for problem in problems:
        print(f"{source().relative_to(ROOT)}:1: {problem}", file=sys.stderr)
    print(f"{len(values) - len(problems)} of {len(values)} values are pinned")
    return 1 if problems else 0


sys.exit(main())
