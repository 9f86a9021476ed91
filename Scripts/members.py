#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes Documentation/WhatIsHere.md from the symbols of the product UIKit, or checks that the page is true.

Scripts/members.py          fails where the page differs from the code, or the porter's names from the page
Scripts/members.py --write  writes both
Scripts/members.py --names  writes the porter's names from the page, without a build

What is not here, and why, is in Scripts/missing-members.txt; MissingMembersTests compares it with the page. It needs a
build: Scripts/build.sh.
"""
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Documentation" / "WhatIsHere.md"
MISSING = ROOT / "Scripts" / "missing-members.txt"
# What the porter knows of the page, so that it can say what sources use that is not here.
NAMES = ROOT / "Porting" / "Sources" / "PortingRules" / "Missing" / "names.txt"
# Names of Apple's frameworks; all others are Touchstone's own.
APPLE = re.compile(r"^(?:UI|CA|CG|CF|NS)[A-Z]|^Selector$")
TYPES = {"swift.class": "class", "swift.protocol": "protocol", "swift.struct": "struct", "swift.enum": "enum"}
MEMBERS = {
    "swift.method", "swift.property", "swift.init", "swift.type.property", "swift.type.method", "swift.enum.case",
    "swift.func.op", "swift.subscript",
}
WIDTH = 120


def modules():
    """The modules that `import UIKit` makes visible: those that its sources export, and so on."""
    named = {folder.name: sorted(folder.glob("*.swift")) for folder in ROOT.glob("Sources/UIKit/Names/*")}
    found, ahead = [], ["UIKit"]
    while ahead:
        name = ahead.pop(0)
        files = named[name] if name in named else sorted(ROOT.glob(f"Sources/*/{name}/*.swift"))
        if name not in named and any(ROOT.glob(f"Sources/*/{name}")) and name != "Touchstone":
            found.append(name)
        for file in files:
            for other in re.findall(r"^@_exported public import (\w+)", file.read_text("utf-8"), re.M):
                if other not in found + ahead and other != name:
                    ahead.append(other)
    return sorted(set(found))


def graphs(names):
    """The symbol graphs of the modules, from the build."""
    swift = pathlib.Path(subprocess.run(["which", "swift"], capture_output=True, text=True).stdout.strip())
    extract = swift.resolve().parent / "swift-symbolgraph-extract"
    info = json.loads(subprocess.run(["swift", "-print-target-info"], capture_output=True, text=True).stdout)
    triple = info["target"]["triple"]
    modules = subprocess.run([ROOT / "Scripts/build.sh", "--module-arguments"], capture_output=True, text=True).stdout.split()
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            done = subprocess.run(
                [extract, "-module-name", name, *modules, "-target", triple, "-output-dir", folder,
                 "-minimum-access-level", "public", "-skip-synthesized-members", "-emit-extension-block-symbols"],
                capture_output=True, text=True)
            if done.returncode != 0:
                sys.exit(f"Scripts/members.py: {name} cannot be read; run Scripts/build.sh.\n{done.stderr}")
        for file in sorted(pathlib.Path(folder).glob("*.json")):
            yield json.loads(file.read_text("utf-8"))


def inventory():
    """The types with Apple's names, each with its kind and its members, and the functions and constants."""
    kinds, members, functions = {}, collections.defaultdict(set), set()
    for graph in graphs(modules()):
        for symbol in graph["symbols"]:
            kind, path = symbol["kind"]["identifier"], symbol["pathComponents"]
            if path[-1].startswith("_"):
                continue
            name = ".".join(path) if kind in TYPES else ".".join(path[:-1])
            if kind in TYPES and APPLE.match(name):
                kinds[name] = TYPES[kind]
            elif kind in MEMBERS and len(path) > 1:
                # Operators of Equatable and the like say nothing about UIKit.
                if kind != "swift.func.op":
                    members[name].add(path[-1])
            elif len(path) == 1 and kind in {"swift.func", "swift.var"} and APPLE.match(path[0][0].upper() + path[0][1:]):
                functions.add(path[0])
            elif kind == "swift.typealias" and APPLE.match(name or path[0]):
                kinds.setdefault(".".join(path), "name")
    return kinds, members, functions


def missing():
    """The sections of the file: type → [(names, reason)]; types that are missing are in the section `Types`."""
    sections, current = {}, []
    for line in MISSING.read_text("utf-8").split("\n"):
        if line.startswith("# "):
            current = sections.setdefault(line[2:].strip(), [])
        elif line.strip() and not line.startswith("//"):
            names, _, reason = line.partition(": ")
            current.append(([name.strip() for name in re.split(r",\s+(?![^(]*\))", names)], reason.strip()))
    return sections


def sorted_members(names):
    return sorted(names, key=lambda name: (name.startswith("init("), name.split("(")[0].lower(), name))


def filled(names, prefix=""):
    text = prefix + ", ".join(f"`{name}`" for name in names)
    # Names contain no breakable spaces, so lines break only after commas.
    return textwrap.fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def page(kinds, members, functions, sections):
    types = sorted(name for name, kind in kinds.items() if kind in {"class", "protocol"} and "." not in name)
    lines = [
        "# What of UIKit is here", "",
        "<!-- Scripts/members.py writes this page. -->", "",
        "This page lists what `import UIKit` gives you with the product `UIKit`, by type, and what is missing, with the",
        "reason. There are no stubs: a member that exists behaves as UIKit documents it, or is a [kept value](KeptValues.md).",
        "Members that Apple has deprecated are mentioned only where they exist.", "",
        "| type | members here | not here |", "|---|---|---|",
    ]
    for name in types:
        absent = sum(len(names) for names, _ in sections.get(name, []))
        lines.append(f"| [`{name}`](#{name.lower()}) | {len(members[name])} | {absent or ''} |")
    for name in types:
        lines += ["", f"## {name}", ""]
        nested = sorted(n.removeprefix(name + ".") for n in kinds if n.startswith(name + "."))
        if members[name]:
            lines += [filled(sorted_members(members[name]))]
        if nested:
            lines += [""] * bool(members[name]) + [filled(nested, "Types in it: ")]
        if not members[name] and not nested:
            lines += ["It has no members of its own."]
        if name in sections:
            lines += ["", "| not here | why |", "|---|---|"]
            for names, reason in sections[name]:
                lines.append(f"| {', '.join(f'`{n}`' for n in names)} | {reason} |")
    values = sorted(name for name, kind in kinds.items() if kind in {"struct", "enum", "name"} and "." not in name)
    lines += ["", "## Values", "", filled(values), "", "## Functions and constants", "", filled(sorted(functions))]
    lines += ["", "## Types that are not here", "", "| not here | why |", "|---|---|"]
    for names, reason in sections.get("Types", []):
        lines.append(f"| {', '.join(f'`{n}`' for n in names)} | {reason} |")
    return "\n".join(lines) + "\n"


def names(text):
    """The page for the porter: `+` the types, functions and constants here, and `type|reason|members` that are not.

    Left out are members whose base name another type here has: a name alone does not tell whose it is.
    """
    here, bases, absent, section, inserts = set(), set(), [], "", True
    for line in text.split("\n"):
        if line.startswith("## "):
            section, inserts = line[3:], True
            if APPLE.match(section):
                here.add(section)
        elif line.startswith("| not here"):
            inserts = False
        elif line.startswith("| `") and not inserts:
            members, _, reason = line.strip("| ").partition(" | ")
            kind = "" if section.startswith("Types ") else section
            absent.append((kind, reason, re.findall("`([^`]+)`", members)))
        elif section and inserts:
            for name in re.findall("`([^`]+)`", line):
                base = name.split("(")[0]
                (here if APPLE.match(section) is None else bases).add(base)
    lines = ["+" + " ".join(sorted(here))]
    for kind, reason, members in absent:
        base = sorted({name.split("(")[0] for name in members} - (bases if kind else set()) - {"init"})
        if base:
            lines.append("|".join([kind, reason, " ".join(base)]))
    return "\n".join(lines) + "\n"


def main():
    if sys.argv[1:] not in ([], ["--write"], ["--names"]):
        print(__doc__, file=sys.stderr)
        return 64
    if sys.argv[1:] == ["--names"]:
        NAMES.write_text(names(PAGE.read_text("utf-8")), "utf-8")
        return 0
    kinds, members, functions = inventory()
    text = page(kinds, members, functions, missing())
    if sys.argv[1:] == ["--write"]:
        PAGE.write_text(text, "utf-8")
        NAMES.write_text(names(text), "utf-8")
        return 0
    for path, wanted in [(PAGE, text), (NAMES, names(text))]:
        if not path.exists() or path.read_text("utf-8") != wanted:
            print(f"{path.relative_to(ROOT)} is not what the code has: run Scripts/members.py --write", file=sys.stderr)
            return 1
    return 0


sys.exit(main())
