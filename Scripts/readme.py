#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks that the code of pages runs and compiles: those of the root, of Documentation, and of the DocC catalogs.

That links and paths lead somewhere is a test: Tests/HouseTests/LinksTests.swift.

* With --commands and nothing else: every ```sh block of README.md after a line <!-- run --> runs and succeeds.
* Every ```swift block of README.md stands byte for byte (indentation of the whole aside) in a file of
  Tests or Examples, between the lines // README sample begins and // README sample ends.
  A block after a line <!-- no sample --> is left out.
* Every ```swift block after a line <!-- tested in FILE --> stands byte for byte in that file.
* Every other ```swift block of the other pages, those of the DocC catalogs included, compiles against the modules of the debug
  build. A comment above it that begins with the line <!-- given has what the page takes for granted: imports, and
  declarations before the block or, with a line of nothing but …, around it. Pages of a catalog import its module.
* Every ```text block after a line <!-- output of touchstone ARGUMENTS --> is what the command of the debug build prints,
  where a line of nothing but … is any number of lines. The blocks of the page after a line <!-- file NAME --> are files
  beside it, whatever their language, and so are comments that begin with that line.
"""
import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
FENCE = re.compile(r"^(`{3,})([^\n`]*)\n(.*?)^\1[ \t]*$\n?", re.MULTILINE | re.DOTALL)
BEGINS, ENDS = "// README sample begins", "// README sample ends"

problems = []


def report(file, line, text):
    problems.append(f"{file.relative_to(ROOT)}:{line}: {text}")


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def blocks(text, language):
    """The code blocks of a language: line of the first line of code, code, marker above the fence."""
    for match in FENCE.finditer(text):
        if match.group(2).strip() == language:
            above = text[: match.start()].rstrip("\n").rsplit("\n", 1)[-1].strip()
            yield line_of(text, match.start()) + 1, match.group(3), above


def check_commands(file, text, runs):
    for line, code, marker in blocks(text, "sh"):
        if marker != "<!-- run -->" or not runs:
            continue
        if "Scripts/test.sh" in code:
            report(file, line, "a block that calls Scripts/test.sh cannot be run by it: drop <!-- run -->")
            continue
        print(f"{file.name}:{line}: running\n{textwrap.indent(code, '  ')}", flush=True)
        done = subprocess.run(["bash", "-euo", "pipefail", "-c", code], cwd=ROOT, stdin=subprocess.DEVNULL)
        if done.returncode != 0:
            report(file, line, f"the commands ended with code {done.returncode}; their output is above")


def samples():
    """The marked samples: file, line of the first line of code, code."""
    for folder in ("Tests", "Examples"):
        for file in sorted((ROOT / folder).rglob("*.swift")):
            if ".build" in file.relative_to(ROOT).parts:
                continue
            begin, lines = None, file.read_text("utf-8").splitlines(keepends=True)
            for number, line in enumerate(lines, 1):
                if line.strip() == BEGINS:
                    if begin:
                        report(file, number, f"a sample begins inside the one of line {begin}")
                    begin = number
                elif line.strip() == ENDS:
                    if begin:
                        yield file, begin + 1, textwrap.dedent("".join(lines[begin : number - 1]))
                    else:
                        report(file, number, "a sample ends that never began")
                    begin = None
            if begin:
                report(file, begin, f"the sample has no end; write: {ENDS}")


def agreement(one, other):
    """How many lines the two have in common at their start."""
    count = 0
    for left, right in zip(one.split("\n"), other.split("\n")):
        if left != right:
            break
        count += 1
    return count


def check_samples(file, text):
    marked, used = list(samples()), set()
    for line, code, marker in blocks(text, "swift"):
        if marker == "<!-- no sample -->":
            continue
        if not marked:
            report(file, line, f"no file in Tests or Examples holds this sample between {BEGINS} and {ENDS}")
            continue
        best = max(range(len(marked)), key=lambda index: (marked[index][2] == code, agreement(marked[index][2], code)))
        source, start, sample = marked[best]
        # An example and its test may both contain the same sample.
        used.update(index for index in range(len(marked)) if marked[index][2] == sample)
        if sample == code:
            continue
        same = agreement(sample, code)
        ours, theirs = code.split("\n"), sample.split("\n")
        here = repr(ours[same]) if same < len(ours) else "the end"
        there = repr(theirs[same]) if same < len(theirs) else "the end"
        place = f"{source.relative_to(ROOT)}:{start + same}"
        report(file, line + same, f"the sample differs from {place}\n  here:  {here}\n  there: {there}")
    for index, (source, start, _) in enumerate(marked):
        if index not in used:
            report(source, start, f"{file.name} shows this sample no more")


TESTED = re.compile(r"<!-- tested in (\S+) -->\s*\Z")
GIVEN = re.compile(r"<!-- given\n((?:(?!-->).)*)-->\s*\Z", re.DOTALL)


def source(number, page, line, code, given):
    """A block as a file of a module: imports, then a type of its own with the block in it."""
    imports = {f"import {page.parent.stem}"} if page.parent.suffix == ".docc" else set()
    both = f"{given}\n{code}"
    imports |= set(re.findall(r"^import \w+", both, re.MULTILINE))
    given, code = (re.sub(r"^import \w+\n", "", text, flags=re.MULTILINE) for text in (given, code))
    if not code.endswith("\n"):
        code += "\n"
    located = f'#sourceLocation(file: "{page.relative_to(ROOT)}", line: {line})\n{code}#sourceLocation()\n'
    if re.search(r"^…$", given, re.MULTILINE):
        body = re.sub(r"^…\n", lambda _: located, given, flags=re.MULTILINE)
    else:
        body = f"func sample() throws {{\n{given}{located}}}\n"
    return "\n".join(sorted(imports)) + f"\nstruct Sample{number} {{\n{body}}}\n"


def check_compiled(pages):
    """Compiles the Swift blocks of all pages as one module, against what the debug build left."""
    if not (ROOT / ".build/checks/debug/Modules").is_dir():
        problems.append("Scripts/readme.py: there is no build to compile samples with: run Scripts/build.sh")
        return
    with tempfile.TemporaryDirectory() as folder:
        sources = []
        for page in pages:
            text = page.read_text("utf-8")
            for match in FENCE.finditer(text):
                if match.group(2).strip() != "swift":
                    continue
                above = text[: match.start()]
                if above.rstrip().endswith("<!-- no sample -->"):
                    continue
                given, tested = GIVEN.search(above), TESTED.search(above)
                line = line_of(text, match.start()) + 1
                if tested:
                    test = ROOT / tested.group(1)
                    if not test.is_file():
                        report(page, line, f"there is no file {tested.group(1)}")
                    elif match.group(3) not in test.read_text("utf-8"):
                        report(page, line, f"the sample is not in {tested.group(1)}")
                    continue
                file = pathlib.Path(folder) / f"Sample{len(sources)}.swift"
                file.write_text(
                    source(len(sources), page, line, match.group(3), given.group(1) if given else ""), "utf-8")
                sources.append(str(file))
        arguments = subprocess.run(
            [ROOT / "Scripts/build.sh", "--module-arguments"], check=True, capture_output=True, text=True).stdout.split()
        info = json.loads(subprocess.run(
            ["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout)
        plugins = pathlib.Path(info["paths"]["runtimeResourcePath"]) / "host/plugins/testing"
        print(f"compiling {len(sources)} samples", flush=True)
        done = subprocess.run(
            ["swiftc", "-typecheck", "-module-name", "Samples", "-swift-version", "6", "-default-isolation", "MainActor",
             "-enable-upcoming-feature", "MemberImportVisibility", "-suppress-warnings", "-parse-as-library",
             "-plugin-path", str(plugins), *arguments, *sources],
            cwd=ROOT, capture_output=True, text=True)
        found = sorted(set(re.findall(r"^\S+?:\d+:\d+: error: .*$", done.stderr, re.MULTILINE)))
        problems.extend(text.replace(folder + "/", "") for text in found)
        if done.returncode != 0 and not found:
            problems.append(f"Scripts/readme.py: the samples do not compile:\n{done.stderr}")


UNSEEN_FILE = re.compile(r"<!-- file (\S+)\n(.*?)-->", re.DOTALL)
FILE, OUTPUT = re.compile(r"<!-- file (\S+) -->"), re.compile(r"<!-- output of touchstone (.+) -->")


def check_outputs(pages):
    """Runs the commands whose output pages show."""
    program = ROOT / ".build/checks/debug/touchstone"
    count = 0
    for page in pages:
        text = page.read_text("utf-8")
        shown = []
        with tempfile.TemporaryDirectory() as folder:
            for match in UNSEEN_FILE.finditer(text):
                path = pathlib.Path(folder) / match.group(1)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(match.group(2), "utf-8")
            for match in FENCE.finditer(text):
                marker = text[: match.start()].rstrip("\n").rsplit("\n", 1)[-1].strip()
                if file := FILE.fullmatch(marker):
                    (pathlib.Path(folder) / file.group(1)).write_text(match.group(3), "utf-8")
                elif output := OUTPUT.fullmatch(marker):
                    shown.append((line_of(text, match.start()) + 1, output.group(1), match.group(3)))
            for line, arguments, expected in shown:
                count += 1
                done = subprocess.run(
                    [program, *shlex.split(arguments)], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)
                parts = [re.escape(part) for part in re.split(r"^…\n", expected, flags=re.MULTILINE)]
                if not re.fullmatch(r"(?:.*\n)*?".join(parts), done.stdout + done.stderr):
                    printed = textwrap.indent(done.stdout + done.stderr, "    ")
                    report(page, line, f"touchstone {arguments} ends with {done.returncode} and prints\n{printed}")
    print(f"compared {count} outputs", flush=True)


def main():
    if sys.argv[1:] not in ([], ["--commands"]):
        print(f"Usage: Scripts/readme.py [--commands]\n\n{__doc__}", file=sys.stderr)
        return 64
    readme = ROOT / "README.md"
    if sys.argv[1:]:
        check_commands(readme, readme.read_text("utf-8"), True)
        print("\n".join(problems), file=sys.stderr)
        return 1 if problems else 0
    pages = sorted(ROOT.glob("*.md"))
    pages += sorted((ROOT / "Documentation").rglob("*.md"))
    others = [page for page in pages if page.name != "README.md" and page.exists()]
    others += sorted((ROOT / "Sources").glob("**/*.docc/*.md")) + [ROOT / "Examples/README.md"]
    check_compiled(others)
    if not problems:
        check_outputs(pages)
    if readme.exists():
        text = readme.read_text("utf-8")
        check_samples(readme, text)
        check_commands(readme, text, False)
    if problems:
        print("\n".join(problems), file=sys.stderr)
        return 1
    if not readme.exists():
        print("README.md does not exist yet; the other pages are right")
        return 77
    return 0


sys.exit(main())
