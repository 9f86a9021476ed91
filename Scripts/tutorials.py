#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Adds the tutorials in Documentation to the DocC catalog of the module Touchstone: Scripts/tutorials.py CATALOG OUTPUT.

It copies CATALOG to OUTPUT, where each tutorial becomes an article. Links between tutorials stay inside the catalog, and
links to other files of the repository lead to its host. Comments, which are for Scripts/readme.py, are left out.
"""
import pathlib
import posixpath
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
HOST = "https://github.com/touchstone-swift/touchstone/blob/main/"
# In the order in which the module's page lists them.
TUTORIALS = [
    "FirstGestureTest", "WhyNoReaction", "PreciseButtonInYourApp", "DoctorInYourApp", "AuditInCI",
    "SwiftUI", "Porting", "Devices",
]
FENCE = re.compile(r"^(`{3,})[^\n]*\n.*?^\1[ \t]*$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)")


def link(match):
    text, target = match.groups()
    if re.match(r"[a-z][a-z0-9+.-]*:", target):
        return match.group(0)
    path, _, anchor = target.partition("#")
    name = path.removesuffix(".md")
    if name in TUTORIALS:
        return f"[{text}](doc:{name})"
    whole = posixpath.normpath(posixpath.join("Documentation", path))
    return f"[{text}]({HOST}{whole}{'#' + anchor if anchor else ''})"


def article(text):
    """The text of a tutorial as an article; code blocks stay as they are."""
    text = re.sub(r"^<!--.*?-->\n", "", text, flags=re.MULTILINE | re.DOTALL)
    parts, end = [], 0
    for fence in FENCE.finditer(text):
        parts += [LINK.sub(link, text[end:fence.start()]), fence.group(0)]
        end = fence.end()
    return "".join(parts) + LINK.sub(link, text[end:])


def main():
    if len(sys.argv) != 3:
        sys.exit("Usage: Scripts/tutorials.py CATALOG OUTPUT")
    catalog, output = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    shutil.rmtree(output, ignore_errors=True)
    shutil.copytree(catalog, output)
    for name in TUTORIALS:
        text = (ROOT / "Documentation" / f"{name}.md").read_text("utf-8")
        (output / f"{name}.md").write_text(article(text), "utf-8")
    page = output / "Touchstone.md"
    topics = "\n\n## Topics\n\n### Tutorials\n\n" + "".join(f"- <doc:{name}>\n" for name in TUTORIALS)
    page.write_text(page.read_text("utf-8").rstrip("\n") + topics, "utf-8")


main()
