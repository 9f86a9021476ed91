#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks that the groups of modules are what their pages say: Scripts/architecture.py

* The arrows of ARCHITECTURE.md are those between the groups of Package.swift, without those that a longer way implies.
* They have no cycle, so that each group can be understood before those that use it.
* The page Sources/GROUP/README.md lists exactly the modules of the group, and each folder of the group is a module.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "ARCHITECTURE.md"
problems = []


def targets():
    """The targets of the package: name → (folders of its path, names of what it needs)."""
    # In its own directory: a build that runs at the same time locks the usual one.
    with tempfile.TemporaryDirectory() as scratch:
        text = subprocess.run(
            ["swift", "package", "--scratch-path", scratch, "dump-package"],
            cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return {
        target["name"]: (
            (target.get("path") or "").split("/"),
            [value[0] for needs in target["dependencies"] for value in needs.values()])
        for target in json.loads(text)["targets"]}


def arrows(found):
    """The groups that each group of Sources uses, by name."""
    groups = {name: path[1] for name, (path, _) in found.items() if path[0] == "Sources"}
    uses = {group: set() for group in groups.values()}
    for name, group in groups.items():
        uses[group] |= {groups[need] for need in found[name][1] if need in groups} - {group}
    return uses


def reach(uses, group, seen=()):
    """The groups that a group uses, through others too."""
    if group in seen:
        problems.append(f"Package.swift:1: the groups use each other in a cycle: {' → '.join([*seen, group])}")
        return set()
    found = set()
    for other in uses[group]:
        found |= {other} | reach(uses, other, (*seen, group))
    return found


def check_arrows(uses):
    drawn = set(re.findall(r"^  (\w+) --> (\w+)$", PAGE.read_text("utf-8"), re.MULTILINE))
    needed = {
        (group, other) for group in uses for other in uses[group]
        if not any(other in reach(uses, between) for between in uses[group] - {other})}
    for group, other in sorted(needed - drawn):
        problems.append(f"ARCHITECTURE.md:1: {group} uses {other}, and no arrow says so: {group} --> {other}")
    for group, other in sorted(drawn - needed):
        problems.append(f"ARCHITECTURE.md:1: the arrow {group} --> {other} is not needed: delete it")


def check_pages(found):
    for page in sorted(ROOT.glob("Sources/*/README.md")):
        group = page.parent.name
        path = page.relative_to(ROOT)
        modules = {name for name, (folders, _) in found.items() if folders[:2] == ["Sources", group]}
        rows = [row.split("|") for row in page.read_text("utf-8").split("\n") if row.startswith("| `")]
        # A row of a folder names the modules in its text.
        listed = {name for row in rows for name in re.findall(r"`(\w+)`", row[2] if "/`" in row[1] else row[1])}
        for name in sorted(modules - listed):
            problems.append(f"{path}:1: it does not list {name}")
        for name in sorted(listed - set(found)):
            problems.append(f"{path}:1: there is no module {name}")
        folders = {found[name][0][2] for name in modules}
        for folder in sorted(page.parent.iterdir()):
            if folder.is_dir() and folder.name not in folders:
                problems.append(f"{folder.relative_to(ROOT)}:1: Package.swift has no module in this folder")
    for folder in sorted((ROOT / "Sources").iterdir()):
        if not (folder / "README.md").is_file():
            problems.append(f"{folder.relative_to(ROOT)}:1: the group has no page README.md")


def main():
    if sys.argv[1:]:
        print(__doc__, file=sys.stderr)
        return 64
    found = targets()
    check_arrows(arrows(found))
    check_pages(found)
    print("\n".join(problems), end="\n" if problems else "", file=sys.stderr)
    return 1 if problems else 0


sys.exit(main())
