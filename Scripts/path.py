#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks that Documentation/Path.md and the sources tell the same path of a touch.

* Its steps are numbered from 1 on, and the doc comment of UIApplication.sendEvent(_:) lists the same titles.
* Each function that a step names is in the file beside it, and its doc comment says `Path of a touch: step N.`
* Each function whose doc comment says so is named by that step.
* Each test that a decision in Documentation/Decisions names exists. Decisions name tests in tables, in a column with the
  head "tests"; all code in such a column is the name of a test.
"""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Documentation/Path.md"
MODULES = ("TouchCore", "TouchControls")
HEADING = re.compile(r"^## (\d+)\. (.+)$")
ROW = re.compile(r"^\| `([\w.]+\.\w+\([\w:]*\))` \| `([^`]+)` \|$")
MARK = re.compile(r"^\s*/// Path of a touch: step (\d+)\.$")
TYPE = re.compile(r"^(?:@?[\w()]+ )*?(?:class|struct|enum|extension|protocol) ([\w.]+)")
FUNCTION = re.compile(r"\bfunc (\w+)(?:<[^>]*>)?\(")

problems = []


def labels(text):
    """The labels of the parameters in a text that begins behind the opening parenthesis: `_:with:`."""
    depth, part, parts = 1, "", []
    for sign in text:
        depth += (sign in "([<") - (sign in ")]")
        if sign == ">" and not part.endswith("-"):
            depth -= 1
        if depth == 0:
            break
        if sign == "," and depth == 1:
            parts.append(part)
            part = ""
        else:
            part += sign
    return "".join(part.split()[0].rstrip(":") + ":" for part in [*parts, part] if part.strip())


def marked_functions():
    """Yields the functions with a mark: step, `Type.name(labels:)`, path from Sources, line."""
    for module in MODULES:
        for file in sorted([file for folder in ROOT.glob(f"Sources/*/{module}") for file in folder.rglob("*.swift")]):
            lines = file.read_text().split("\n")
            owner = step = None
            for number, line in enumerate(lines):
                if found := TYPE.match(line):
                    owner = found.group(1)
                if found := MARK.match(line):
                    step = int(found.group(1))
                elif step and (found := FUNCTION.search(line)):
                    rest = "\n".join([line[found.end():], *lines[number + 1:number + 9]])
                    name = f"{owner}.{found.group(1)}({labels(rest)})"
                    yield step, name, "/".join(file.relative_to(ROOT / "Sources").parts[1:]), number + 1
                    step = None


def page():
    """The titles of the steps by their numbers, and the functions that they name with the line that does."""
    titles, named, step = {}, {}, None
    for number, line in enumerate(PAGE.read_text().split("\n"), 1):
        if found := HEADING.match(line):
            step = int(found.group(1))
            titles[step] = found.group(2)
            if step != len(titles):
                problems.append(f"Documentation/Path.md:{number}: step {step} follows step {len(titles) - 1}")
        elif found := ROW.match(line):
            named[(step, found.group(1), found.group(2))] = number
    return titles, named


def check_path():
    titles, named = page()
    marked = {(step, name, file): line for step, name, file, line in marked_functions()}
    for (step, name, file), number in named.items():
        if (step, name, file) not in marked:
            problems.append(
                f"Documentation/Path.md:{number}: Sources/{file} has no {name} whose comment says step {step}")
    for (step, name, file), line in marked.items():
        if (step, name, file) not in named:
            problems.append(f"Sources/{file}:{line}: step {step} of Documentation/Path.md does not name {name}")
    for step in titles:
        if not any(key[0] == step for key in named):
            problems.append(f"Documentation/Path.md: step {step} names no function")
    entry = (ROOT / "Sources/System/TouchCore/App/Application/UIApplication.swift").read_text()
    listed = {int(number): title for number, title in re.findall(r"^  /// (\d+)\. (.+)$", entry, re.MULTILINE)}
    if listed != titles:
        problems.append("Sources/System/TouchCore/App/Application/UIApplication.swift: the steps in the comment of sendEvent(_:)"
                        " are not those of Documentation/Path.md")


def check_decisions():
    tests = "\n".join(file.read_text() for file in sorted((ROOT / "Tests").rglob("*.swift")))
    for file in sorted((ROOT / "Documentation/Decisions").glob("*.md")):
        column = None
        for number, line in enumerate(file.read_text().split("\n"), 1):
            if not line.startswith("|"):
                column = None
                continue
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if "tests" in cells:
                column = cells.index("tests")
            elif column is not None:
                for name in re.findall(r"`([^`]+)`", cells[column]):
                    if f"func `{name}`" not in tests:
                        problems.append(f"{file.relative_to(ROOT)}:{number}: there is no test: {name}")


check_path()
check_decisions()
print("\n".join(problems), end="\n" if problems else "")
