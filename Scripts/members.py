#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes Documentation/WhatIsHere.md from the symbols of the product UIKit, or checks that the page is true.

Scripts/members.py          fails where the page differs from the code
Scripts/members.py --write  writes the page

What is not here, and why, is in Scripts/missing-members.txt. A member or a type that it lists and that exists is an
error, and so is a type with a section there that does not exist. It needs a build: Scripts/build.sh.
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
# Names of Apple's frameworks; all others are Touchstone's own.
APPLE = re.compile(r"^(?:UI|CA|CG|CF|NS)[A-Z]|^Selector$")
TYPES = {"swift.class": "class", "swift.protocol": "protocol", "swift.struct": "struct", "swift.enum": "enum"}
MEMBERS = {
    "swift.method", "swift.property", "swift.init", "swift.type.property", "swift.type.method", "swift.enum.case",
    "swift.func.op", "swift.subscript",
}
WIDTH = 120
problems = []


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
    sections, current = {}, None
    for number, line in enumerate(MISSING.read_text("utf-8").split("\n"), 1):
        if not line.strip() or line.startswith("//"):
            continue
        if line.startswith("# "):
            current = sections.setdefault(line[2:].strip(), [])
            continue
        names, colon, reason = line.partition(": ")
        if not colon or current is None:
            sys.exit(f"{MISSING.relative_to(ROOT)}:{number}: write `name, name: why it is not here`")
        current.append((number, [name.strip() for name in re.split(r",\s+(?![^(]*\))", names)], reason.strip()))
    return sections


def is_there(name, members):
    """Whether a type has a member: `tag`, `addTarget(_:action:for:)`, or `insertText` for any method of that name."""
    return name in members or any(member.split("(")[0] == name for member in members)


def check(kinds, members, sections):
    def report(number, text):
        problems.append(f"{MISSING.relative_to(ROOT)}:{number}: {text}")

    for section, entries in sections.items():
        for number, names, _ in entries:
            if section == "Types":
                for name in names:
                    if name in kinds:
                        report(number, f"{name} exists: take it off the list")
            elif section not in kinds:
                report(number, f"there is no type {section}: list it under Types")
            else:
                for name in names:
                    if is_there(name, members[section]):
                        report(number, f"{section}.{name} exists: take it off the list")


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
        absent = sum(len(names) for _, names, _ in sections.get(name, []))
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
            for _, names, reason in sections[name]:
                lines.append(f"| {', '.join(f'`{n}`' for n in names)} | {reason} |")
    values = sorted(name for name, kind in kinds.items() if kind in {"struct", "enum", "name"} and "." not in name)
    lines += ["", "## Values", "", filled(values), "", "## Functions and constants", "", filled(sorted(functions))]
    lines += ["", "## Types that are not here", "", "| not here | why |", "|---|---|"]
    for _, names, reason in sections.get("Types", []):
        lines.append(f"| {', '.join(f'`{n}`' for n in names)} | {reason} |")
    return "\n".join(lines) + "\n"


def main():
    if sys.argv[1:] not in ([], ["--write"]):
        print(__doc__, file=sys.stderr)
        return 64
    kinds, members, functions = inventory()
    sections = missing()
    check(kinds, members, sections)
    text = page(kinds, members, functions, sections)
    if sys.argv[1:] == ["--write"]:
        PAGE.write_text(text, "utf-8")
    elif not PAGE.exists() or PAGE.read_text("utf-8") != text:
        problems.append(f"{PAGE.relative_to(ROOT)} is not what the code has: run Scripts/members.py --write")
    if problems:
        print("\n".join(problems), file=sys.stderr)
        return 1
    return 0


sys.exit(main())
