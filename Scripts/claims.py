#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks that comments and pages claim nothing about the code that is not so. It needs no build.

* "Pinned by `…`" in a comment of Sources names tests that exist, and every number of `TouchTuning` has such a comment.
* A suite that a page or a comment names, `…Tests`, `…Traces` or `…RandomRuns`, exists.
* No switch over facts has a `default:`; a new fact asks every reader what it means there.
* Every file of `Fuzzing/Sources/FuzzTargets` whose name begins with `Fuzz` is a target in the list of `FuzzTarget.swift`,
  and every corpus and dictionary is that of such a target.
* The pages name the version that the command prints.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# A word that says which suites are meant, as in "suites whose name ends with `Traces`", names none.
KINDS = {"Tests", "Traces", "RandomRuns"}
problems = []


def report(file, line, text):
    problems.append(f"{file.relative_to(ROOT)}:{line}: {text}")


def files(folder, *suffixes):
    for file in sorted((ROOT / folder).rglob("*")):
        if file.suffix in suffixes and ".build" not in file.relative_to(ROOT).parts and file.is_file():
            yield file


def comments(text):
    """Each run of comment lines: number of the first line, text in one line, the line after it."""
    lines = text.split("\n")
    run, begin = [], 0
    for number, line in enumerate(lines, 1):
        match = re.match(r"\s*///? ?(.*)", line)
        if match:
            if not run:
                begin = number
            run.append(match.group(1))
        else:
            if run:
                yield begin, " ".join(run), line
            run = []


def check_pins(tests):
    pinned = re.compile(r"[Pp]inned by((?:\s+(?:and\s+)?`[^`]+`,?)+)")
    for file in files("Sources", ".swift"):
        text = file.read_text("utf-8")
        for line, comment, following in comments(text):
            names = [name for match in pinned.finditer(comment) for name in re.findall(r"`([^`]+)`", match.group(1))]
            for name in names:
                if name not in tests:
                    report(file, line, f"“Pinned by” names a test that does not exist: {name}")
            if re.search(r"[Pp]inned by", comment) and not names:
                report(file, line, "“Pinned by” is followed by no name of a test in backticks")
            if file.name == "TouchTuning.swift" and re.match(r"\s*public var \w+: ", following) and not names:
                report(file, line, f"end the comment with “Pinned by `name of a test`.”: {following.strip()}")


def check_suites(suites):
    named = re.compile(r"`(\w*(?:Tests|Traces|RandomRuns))`")
    pages = [ROOT / name for name in ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "README.md")]
    pages += files("Documentation", ".md")
    pages += files("Sources", ".swift", ".md")
    for file in pages:
        for number, line in enumerate(file.read_text("utf-8").split("\n"), 1):
            for name in named.findall(line):
                if name not in suites and name not in KINDS:
                    report(file, number, f"there is no suite {name}")


def check_switches():
    """Finds `default:` in switches whose cases are facts: `switch fact`, `switch fact.kind`, `switch self` in a fact."""
    begins = re.compile(r"\bswitch\s+(?:\w+\.)*(\w+)(?:\.kind)?\s*\{")
    for file in files("Sources", ".swift"):
        text = file.read_text("utf-8")
        lines = text.split("\n")
        stack, extended, parameters = [], None, ""
        for number, line in enumerate(lines, 1):
            code = line.split("//")[0]
            scope = re.match(r"(?:\w+ )*(?:extension|enum) (\w+(?:\.\w+)*)", code)
            if scope:
                extended = scope.group(1)
            if re.search(r"\b(?:func|init)\b", code):
                parameters = code
            match = begins.search(code)
            indent = len(code) - len(code.lstrip())
            if match:
                subject = match.group(1)
                is_fact = subject.lower().endswith("fact") or bool(re.search(r"fact\w*\.kind\s*\{", code))
                if re.search(rf"\b{subject}: (?:\w+Fact|TouchFact\.Kind)\b", parameters):
                    is_fact = True
                if subject == "self" and extended:
                    is_fact = extended.endswith("Fact") or extended == "TouchFact.Kind"
                stack.append((indent, is_fact))
            while stack and code.strip() == "}" and indent <= stack[-1][0]:
                stack.pop()
            if stack and stack[-1][1] and re.match(r"\s*default\s*:", code) and indent == stack[-1][0]:
                report(file, number, "a switch over facts has a default; name the facts that it means")


def check_fuzz_targets():
    fuzzing = ROOT / "Fuzzing"
    table = fuzzing / "Sources" / "FuzzTargets" / "FuzzTarget.swift"
    listed = set(re.findall(r'name: "(\w+)"', table.read_text("utf-8")))
    for file in sorted(table.parent.glob("Fuzz*.swift")):
        if file != table and file.stem not in listed:
            report(table, 1, f"the list lacks the target {file.stem}: add it")
    for file in sorted([*(fuzzing / "Corpus").iterdir(), *(fuzzing / "Dictionaries").iterdir()]):
        if file.stem not in listed:
            report(file, 1, f"there is no target {file.stem}")


def check_version():
    program = ROOT / "Sources" / "TouchstoneCommand" / "TouchstoneProgram.swift"
    version = re.search(r'version: "([^"]+)"', program.read_text("utf-8")).group(1)
    places = (("README.md", r"Version (\d[\d.]*\d)"), ("Documentation/Stability.md", r"The version is (\d[\d.]*\d)"),
              ("CHANGELOG.md", r"^## (\d\S*)"))
    for name, pattern in places:
        text = (ROOT / name).read_text("utf-8")
        match = re.search(pattern, text, re.MULTILINE)
        if not match:
            report(ROOT / name, 1, f"the version is missing: it is {version}, says {program.relative_to(ROOT)}")
        elif match.group(1) != version:
            line = text.count("\n", 0, match.start()) + 1
            report(ROOT / name, line, f"the version is {version}, says {program.relative_to(ROOT)}, not {match.group(1)}")


def main():
    if len(sys.argv) > 1:
        print(f"Usage: Scripts/claims.py (it takes no arguments)\n\n{__doc__}", file=sys.stderr)
        return 64
    tests, suites = set(), set()
    for file in files("Tests", ".swift"):
        text = file.read_text("utf-8")
        tests.update(re.findall(r"func `([^`]+)`", text))
        suites.add(file.stem)
        suites.update(re.findall(r"\b(?:struct|class|enum|extension) (\w+)", text))
    suites.update(folder.name for folder in (ROOT / "Tests").iterdir())
    check_pins(tests)
    check_suites(suites)
    check_switches()
    check_fuzz_targets()
    check_version()
    if problems:
        print("\n".join(problems), file=sys.stderr)
        return 1
    return 0


sys.exit(main())
