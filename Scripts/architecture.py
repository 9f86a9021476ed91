#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Draws the graph of the modules in ARCHITECTURE.md from Package.swift, or checks that it is drawn.

Scripts/architecture.py          fails where the page differs from the manifest
Scripts/architecture.py --write  writes the part of the page between the lines <!-- modules --> and <!-- end -->

The picture leaves out an arrow that a longer way says already; the table has every dependency. Tests, plugins and what
only they use are left out.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "ARCHITECTURE.md"
BEGINS, ENDS = "<!-- modules -->\n", "<!-- end -->\n"


def manifest():
    # In its own directory: a build that runs at the same time locks the usual one.
    with tempfile.TemporaryDirectory() as scratch:
        text = subprocess.run(
            ["swift", "package", "--scratch-path", scratch, "dump-package"],
            cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return json.loads(text)


def condition(given):
    """When a dependency counts, in words; None if always."""
    if not given:
        return None
    platforms, traits = given.get("platformNames") or [], given.get("traits") or []
    words = []
    if platforms == ["linux"]:
        words.append("on Linux")
    elif "linux" in platforms and "ios" not in platforms:
        words.append("where there is no UIKit")
    elif platforms:
        words.append("on " + ", ".join(sorted(platforms)))
    words += [f"with the trait {trait}" for trait in sorted(traits)]
    return " ".join(words) or None


def modules(package):
    """The modules of Sources: name → {dependency: condition}, dependencies first."""
    targets = {}
    for target in package["targets"]:
        if target["type"] in ("test", "plugin") or (target.get("path") or "Sources").split("/")[0] != "Sources":
            continue
        found = {}
        for dependency in target["dependencies"]:
            (name, given), = [value[:2] for value in dependency.values()]
            found[name] = condition(given)
        targets[target["name"]] = found
    order = []

    def visit(name):
        if name in order or name not in targets:
            return
        for dependency in sorted(targets[name]):
            visit(dependency)
        order.append(name)

    for name in sorted(targets):
        visit(name)
    return {name: dict(sorted(targets[name].items())) for name in order}


def drawn(graph):
    def reach(name):
        found = set()
        for dependency in graph.get(name, ()):
            found |= {dependency} | reach(dependency)
        return found

    lines = ["```mermaid", "graph BT"]
    for name, dependencies in graph.items():
        for dependency, when in dependencies.items():
            others = [other for other in dependencies if other != dependency]
            if any(dependency in reach(other) for other in others):
                continue
            arrow = f"-. {when} .->" if when else "-->"
            lines.append(f"  {name} {arrow} {dependency}")
    lines += ["```", "", "| module | depends on |", "|---|---|"]
    for name, dependencies in graph.items():
        words = [f"`{other}`" + (f" ({when})" if when else "") for other, when in dependencies.items()]
        lines.append(f"| `{name}` | {', '.join(words) or 'nothing but Foundation or the system'} |")
    return "\n" + "\n".join(lines) + "\n\n"


def main():
    if sys.argv[1:] not in ([], ["--write"]):
        print(__doc__, file=sys.stderr)
        return 64
    text = PAGE.read_text("utf-8")
    if text.count(BEGINS) != 1 or text.count(ENDS) != 1:
        print(f"{PAGE.name}: the lines {BEGINS.strip()} and {ENDS.strip()} are not there once each", file=sys.stderr)
        return 1
    head, rest = text.split(BEGINS)
    tail = rest.split(ENDS)[1]
    right = head + BEGINS + drawn(modules(manifest())) + ENDS + tail
    if sys.argv[1:]:
        PAGE.write_text(right, "utf-8")
        return 0
    if right == text:
        return 0
    for number, (is_line, should) in enumerate(zip(text.split("\n"), right.split("\n")), 1):
        if is_line != should:
            print(f"{PAGE.name}:{number}: Package.swift says: {should or 'an empty line'}", file=sys.stderr)
            break
    print("The graph of the modules is not that of Package.swift: Scripts/architecture.py --write", file=sys.stderr)
    return 1


sys.exit(main())
