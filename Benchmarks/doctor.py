#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures `touchstone why`, `audit` and `map`: Benchmarks/doctor.py [ROUNDS]

Builds the command and writes a dump of 100 000 lines, the same tree as XML, and 1 000 storyboards. In each round
(five if not given) it runs the command and xmllint on them, one after the other, and it prints the medians of time and
memory with their ratio. `map` runs on grids of buttons that overlap, 1 000 and 10 000 of them, and the ratio is that of
the times. `--check` exits with 1 if a limit is not met, `--keep-build` uses the command as it was built.
`--count` counts the instructions for a tenth of both under valgrind, and exits with 1 if there are more than expected;
other load does not affect them.
"""
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys

LINES = 100_000
FILES = 1_000
VIEWS = 1_000
# The millions of instructions for a tenth of each, and how much more there may be with another toolchain or C library.
WHY_INSTRUCTIONS = 293
AUDIT_INSTRUCTIONS = 290
# How many times as long the map of ten times as many views may take.
MAP_GROWTH = 13
TOLERANCE = 1.10
HERE = pathlib.Path(__file__).resolve().parent
BUILT = HERE / ".build/gate"
FOLDER = HERE / ".build/doctor"
OPTIONS = ["-c", "release", "-debug-info-format", "none", "--disable-build-manifest-caching"]


def rows(lines):
    """The views of a dump as (depth, class, keys before the layer): a table of cells in a window."""
    yield 0, "UIWindow", "frame = (0 0; 375 667); gestureRecognizers = <NSArray: 0x600003478330>"
    yield 1, "UILayoutContainerView", "frame = (0 0; 375 667); autoresize = W+H"
    yield 2, "UITableView", "frame = (0 0; 375 667); clipsToBounds = YES; contentOffset: {0, 0}"
    for row in range((lines - 3) // 5):
        place = f"(0 {row * 44.5:g}; 375 44.5)"
        yield 3, "UITableViewCell", f"frame = {place}; text = 'Row {row}'; autoresize = W"
        yield 4, "UITableViewCellContentView", "frame = (0 0; 375 44); opaque = NO; tag = 7"
        yield 5, "UITableViewLabel", f"frame = (15 0; 283.5 44); text = 'Row {row}'; userInteractionEnabled = NO"
        yield 5, "UIButton", "frame = (320 2; 44 40); opaque = NO; autoresize = RM+BM"
        yield 6, "UIImageView", "frame = (12 10; 20 20); clipsToBounds = YES; userInteractionEnabled = NO"


def write_dump(name, lines):
    layers = {"UIWindow": "UIWindowLayer"}
    with open(FOLDER / f"{name}.txt", "w") as dump, open(FOLDER / f"{name}.xml", "w") as tree:
        before = -1
        tree.write("<tree>")
        for number, (depth, name, keys) in enumerate(rows(lines)):
            address = f"0x7f893f{number * 16:06x}"
            layer = f"<{layers.get(name, 'CALayer')}: 0x6000{number * 32:08x}>"
            dump.write(("   " + "|    " * (depth - 1) + "| ") * (depth > 0) + f"<{name}: {address}; {keys}; layer = {layer}>\n")
            tree.write("</view>" * (before - depth + 1))
            keys = keys.replace("<", "").replace(">", "")
            tree.write(f'\n{"   " * depth}<view class="{name}" address="{address}" keys="{keys}" layer="{layer[1:-1]}">')
            before = depth
        tree.write("</view>" * (before + 1) + "</tree>\n")


def scene(file, number):
    """One scene of a storyboard: a screen with labels, buttons and their constraints."""
    ids = (f"{file:03x}-{number:x}{index:x}-vw" for index in range(256))
    controller, root = next(ids), next(ids)
    yield f"""        <scene sceneID="{next(ids)}">
            <objects>
                <viewController id="{controller}" customClass="Screen{number}" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="{root}">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>"""
    held = []
    for row in range(5):
        label, button = next(ids), next(ids)
        top = 40 + row * 60
        yield f"""                            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Row {row}" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="{label}">
                                <rect key="frame" x="16" y="{top}" width="200" height="21"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                <nil key="highlightedColor"/>
                            </label>
                            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="roundedRect" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="{button}">
                                <rect key="frame" x="230" y="{top}" width="129" height="50"/>
                                <state key="normal" title="Button {row}"/>
                                <connections>
                                    <action selector="press:" destination="{controller}" eventType="touchUpInside" id="{next(ids)}"/>
                                </connections>
                            </button>"""
        held.append(
            f"""                            <constraint firstItem="{label}" firstAttribute="top" secondItem="{root}" secondAttribute="top" constant="{top}" id="{next(ids)}"/>
                            <constraint firstItem="{label}" firstAttribute="leading" secondItem="{root}" secondAttribute="leading" constant="16" id="{next(ids)}"/>
                            <constraint firstItem="{button}" firstAttribute="top" secondItem="{label}" secondAttribute="top" id="{next(ids)}"/>
                            <constraint firstAttribute="trailing" secondItem="{button}" secondAttribute="trailing" constant="16" id="{next(ids)}"/>""")
    yield '                        </subviews>\n                        <constraints>\n' + "\n".join(held)
    yield f"""                        </constraints>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="{next(ids)}" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="{number * 600}" y="0"/>
        </scene>"""


def write_storyboards():
    (FOLDER / "screens").mkdir(exist_ok=True)
    for file in range(FILES):
        lines = ["""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait"/>
    <scenes>"""]
        for number in range(2):
            lines += scene(file, number)
        lines.append("    </scenes>\n</document>\n")
        (FOLDER / f"screens/{file:03}.storyboard").write_text("\n".join(lines))


def write_grid(count):
    """A dump of buttons in rows, each of which lies on its neighbors to the left and above."""
    columns = int(count ** 0.5)
    side, rows = columns * 30 + 40, (count // columns + 1) * 30 + 40
    with open(FOLDER / f"grid-{count}.txt", "w") as grid:
        grid.write(f"<UIWindow: 0x1; frame = (0 0; {side} {rows}); layer = <UIWindowLayer: 0x1>>\n")
        for view in range(count):
            place = f"({view % columns * 30} {view // columns * 30}; 44 44)"
            grid.write(f"   | <UIButton: 0x{view + 16:x}; frame = {place}; text = 'B{view}'; layer = <CALayer: 0x2>>\n")


def run(command):
    """The milliseconds of a command, and its most megabytes.

    They are those of the processor, which depend less on other load; each of the commands has one thread.
    """
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    # The verdict of the doctor is 0 or 1; anything else is a failure.
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"doctor.py: '{' '.join(command[:4])}' failed.")
    return (used.ru_utime + used.ru_stime) * 1000, used.ru_maxrss / 1024


def counts_more(command, screens):
    """Counts the instructions of a tenth of the work, prints them, and says whether there are more than expected."""
    if not shutil.which("valgrind"):
        sys.exit("doctor.py: valgrind is missing; Scripts/dependencies.sh installs it.")
    write_dump("tenth", LINES // 10)
    tenth = ["why", str(FOLDER / "tenth.txt"), "--at", "340,300"]
    cases = [("why", tenth, WHY_INSTRUCTIONS), ("audit", ["audit", *screens[: FILES // 10]], AUDIT_INSTRUCTIONS)]
    is_more = False
    for name, arguments, expected in cases:
        counted = subprocess.run(
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", command, *arguments],
            env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            text=True)
        found = re.search(r"refs:\s+([\d,]+)", counted.stderr)
        if not found:
            sys.exit(f"doctor.py: valgrind did not count '{name}'.")
        millions = int(found[1].replace(",", "")) / 1e6
        is_over = millions > expected * TOLERANCE
        is_more = is_more or is_over
        print(f"{name}, a tenth: {millions:.0f} million instructions, expected {expected}{': OVER' if is_over else ''}")
    return is_more


def main():
    options = [argument for argument in sys.argv[1:] if argument.startswith("--")]
    numbers = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    if set(options) - {"--check", "--count", "--keep-build"} or len(numbers) > 1 or not all(n.isdigit() and int(n) for n in numbers):
        print("Usage: Benchmarks/doctor.py [ROUNDS] [--check] [--count] [--keep-build]", file=sys.stderr)
        return 64
    if not shutil.which("xmllint"):
        print("doctor.py: xmllint is missing; Scripts/dependencies.sh installs it (libxml2-utils).", file=sys.stderr)
        return 69
    if "--keep-build" not in options:
        # The same directory and options as the step `release` of Scripts/test.sh, so that nothing is built twice.
        build = ["swift", "build", *OPTIONS, "--product", "touchstone", "--scratch-path", BUILT]
        subprocess.run(build, cwd=HERE.parent, check=True, stdout=sys.stderr)
    FOLDER.mkdir(parents=True, exist_ok=True)
    write_dump("dump", LINES)
    write_storyboards()
    for count in (VIEWS, 10 * VIEWS):
        write_grid(count)
    command = str(BUILT / "release/touchstone")
    screens = sorted(str(path) for path in (FOLDER / "screens").iterdir())
    # The name, the command, its peer, and the limits: milliseconds, megabytes, and times as long as the peer.
    cases = [
        (f"why, {LINES} lines", [command, "why", str(FOLDER / "dump.txt"), "--at", "340,300"],
         ["xmllint", "--noout", str(FOLDER / "dump.xml")], (350, 60, None)),
        (f"audit, {FILES} files", [command, "audit", str(FOLDER / "screens")],
         ["xmllint", "--noout", *screens], (None, None, 2)),
    ]
    measured = {name: [] for name, *_ in cases}
    for _ in range(int(numbers[0]) if numbers else 5):
        for name, ours, peer, _ in cases:
            measured[name].append((*run(ours), *run(peer)))
    over = False
    print("| case | ms | MB | xmllint ms | MB | times as long | limit | |\n|---|---|---|---|---|---|---|---|")
    for name, _, _, (most_time, most_memory, most_ratio) in cases:
        took, memory, took_peer, memory_peer = (statistics.median(column) for column in zip(*measured[name]))
        ratio = statistics.median(ours / peer for ours, _, peer, _ in measured[name])
        limits = [(took, most_time, "ms"), (memory, most_memory, "MB"), (ratio, most_ratio, "×")]
        is_over = any(limit and value > limit for value, limit, _ in limits)
        over = over or is_over
        limit = ", ".join(f"{limit} {unit}" for _, limit, unit in limits if limit)
        print(f"| {name} | {took:.0f} | {memory:.0f} | {took_peer:.0f} | {memory_peer:.0f} | {ratio:.1f} | {limit} "
              f"| {'OVER' if is_over else 'ok'} |")
    print("\n| case | ms | ms for ten times as many | times as long | limit | |\n|---|---|---|---|---|---|")
    grids = [[command, "map", str(FOLDER / f"grid-{count}.txt"), "--json"] for count in (VIEWS, 10 * VIEWS)]
    times = [[run(grid)[0] for grid in grids] for _ in range(int(numbers[0]) if numbers else 5)]
    few, many = (statistics.median(column) for column in zip(*times))
    growth = statistics.median(more / less for less, more in times)
    over = over or growth > MAP_GROWTH
    print(f"| map, {VIEWS} overlapping views | {few:.0f} | {many:.0f} | {growth:.1f} | {MAP_GROWTH} × "
          f"| {'OVER' if growth > MAP_GROWTH else 'ok'} |")
    is_more = "--count" in options and counts_more(command, screens)
    return 1 if (over and "--check" in options) or is_more else 0


if __name__ == "__main__":
    sys.exit(main())
