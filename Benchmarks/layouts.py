#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures the layouts of storyboards: Benchmarks/layouts.py [ROUNDS] [FOLDER…]

Builds `touchstone-doctor` and writes 1 400 storyboards, each with a form in stack views, an image, a text that wraps and buttons
at the lower edge, and an Info.plist that allows nine screens: six iPhones and three iPads. In each round (three if not given) it
audits them without the rule `out-of-reach` and with it, which solves each scene as drawn and on the nine screens, and prints
the medians of processor time. Then it prints how many of the frames that are stored in the files of the folders, or in the
1 400 without a folder, constraints give back: `touchstone layout --stored`.

`--check` exits with 1 if the audit takes more than 3 s of processor time, or if less than 90 % of the stored frames that
constraints determine are given back; `--keep-build` uses the program as it was built.
"""
import pathlib
import re
import resource
import statistics
import subprocess
import sys

FILES = 1_400
LIMIT = 3.0
LEAST = 90.0
HERE = pathlib.Path(__file__).resolve().parent
BUILT = HERE / ".build/gate"
FOLDER = HERE / ".build/layouts"
OPTIONS = ["-c", "release", "-debug-info-format", "none", "--disable-build-manifest-caching"]
PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
<key>UISupportedInterfaceOrientations~ipad</key><array><string>UIInterfaceOrientationPortrait</string></array>
</dict></plist>
"""


def view(kind, name, frame, more="", inside=""):
    x, y, width, height = frame
    return (f'<{kind} id="{name}" translatesAutoresizingMaskIntoConstraints="NO" {more}><rect key="frame" x="{x}" '
            f'y="{y}" width="{width}" height="{height}"/>{inside}</{kind}>\n')


def constraint(first, attribute, second, other, constant, name):
    return (f'<constraint firstItem="{first}" firstAttribute="{attribute}" secondItem="{second}" '
            f'secondAttribute="{other}" constant="{constant}" id="{name}"/>\n')


def button(name, title, frame):
    action = f'<action selector="{name}:" destination="vc1" eventType="touchUpInside" id="{name}-a"/>'
    return view("button", name, frame, 'buttonType="system"',
                f'<state key="normal" title="{title}"/><connections>{action}</connections>')


def storyboard(number):
    rows = ""
    for row in range(8):
        label = view("label", f"l{row}", (0, 6.5, 80, 20.5), f'text="Field {row}" horizontalHuggingPriority="251"',
                     '<fontDescription key="fontDescription" type="system" pointSize="17"/>')
        field = view("textField", f"f{row}", (88, 0, 255, 34), 'borderStyle="roundedRect" placeholder="Text"')
        rows += view("stackView", f"r{row}", (0, row * 42, 343, 34), 'spacing="8"',
                     f"<subviews>{label}{field}</subviews>")
    form = view("stackView", "form", (16, 230, 343, 328), 'axis="vertical" spacing="8"',
                f"<subviews>{rows}</subviews>")
    note = view("label", "note", (16, 150, 343, 61),
                'numberOfLines="0" text="What you write here is seen by everybody who opens this page, and can be '
                'changed later."', '<fontDescription key="fontDescription" type="system" pointSize="15"/>')
    picture = view("imageView", "picture", (137.5, 40, 100, 100))
    tied = [
        constraint("picture", "top", "safe", "top", 20, "c1"), constraint("picture", "centerX", "root", "centerX", 0, "c2"),
        constraint("note", "top", "picture", "bottom", 10, "c3"),
        constraint("note", "leading", "root", "leadingMargin", 0, "c4"),
        constraint("root", "trailingMargin", "note", "trailing", 0, "c5"),
        constraint("form", "top", "note", "bottom", 20, "c6"),
        constraint("form", "leading", "root", "leadingMargin", 0, "c7"),
        constraint("root", "trailingMargin", "form", "trailing", 0, "c8"),
        constraint("cancel", "leading", "root", "leadingMargin", 0, "c9"),
        constraint("buy", "leading", "cancel", "trailing", 12, "c10"),
        constraint("buy", "width", "cancel", "width", 0, "c11"),
        constraint("root", "trailingMargin", "buy", "trailing", 0, "c12"),
        constraint("safe", "bottom", "buy", "bottom", 16, "c13"),
        constraint("cancel", "centerY", "buy", "centerY", 0, "c14"),
        '<constraint firstItem="picture" firstAttribute="height" constant="100" id="c15"/>\n',
        '<constraint firstItem="picture" firstAttribute="width" secondItem="picture" secondAttribute="height" id="c16"/>\n',
    ]
    views = (picture + note + form + button("cancel", "Cancel", (16, 621, 165.5, 30))
             + button("buy", f"Buy {number}", (193.5, 621, 165.5, 30)))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="20037" useAutolayout="YES">
<device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s1"><objects>
<viewController id="vc1" customClass="Form{number}" sceneMemberID="viewController"><view key="view" id="root">
<rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
{views}</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
{"".join(tied)}</constraints></view></viewController></objects></scene></scenes></document>
"""


def seconds(arguments):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = subprocess.run(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if run.returncode != 0:
        sys.exit(f"{' '.join(arguments)} ended with {run.returncode}: {run.stderr.decode()}")
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def main():
    words = sys.argv[1:]
    rounds = next((int(word) for word in words if word.isdigit()), 3)
    if "--keep-build" not in words:
        subprocess.run(["swift", "build", *OPTIONS, "--product", "touchstone-doctor", "--scratch-path", str(BUILT)],
                       cwd=HERE.parent, check=True)
    program = str(BUILT / "release/touchstone-doctor")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number in range(FILES):
        (FOLDER / f"Form{number:04}.storyboard").write_text(storyboard(number))
    (FOLDER / "Info.plist").write_text(PLIST)
    command = [program, "audit", str(FOLDER), "--fail-on", "never"]
    without, whole = [], []
    for _ in range(rounds):
        without.append(seconds([*command, "--disable", "out-of-reach"]))
        whole.append(seconds(command))
    plain, laid = statistics.median(without), statistics.median(whole)
    print(f"{FILES} storyboards: {plain:.2f} s without layouts, {laid:.2f} s with those of nine screens")
    folders = [word for word in words if not word.isdigit() and not word.startswith("--")]
    stored = subprocess.run([program, "layout", "--stored", *(folders or [str(FOLDER)])], capture_output=True, check=True)
    summary = stored.stdout.decode().splitlines()[-1]
    print(summary)
    if "--check" not in words:
        return
    if laid > LIMIT:
        sys.exit(f"The audit took {laid:.2f} s, and may take {LIMIT} s.")
    part = float(re.search(r"give back [^(]*\(([0-9.]+) %", summary)[1])
    if part < LEAST:
        sys.exit(f"{part} % of the stored frames are given back; the goal is {LEAST} %.")


main()
