#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""axe-core, which checks pages for accessibility: fetched once by pip, pinned by its hash, and kept in .build."""

import glob
import os
import subprocess
import sys
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = os.path.join(HERE, "..", "..", ".build", "axe")
REQUIREMENTS = os.path.join(HERE, "axe-requirements.txt")

# What every rule of axe-core says about the page at hand, one line a violation.
RUN = """axe.run(document, {resultTypes: ['violations'], preload: false}).then(results =>
  results.violations.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${node.target.join(' ')}: ${rule.help}`)))"""


class Missing(Exception):
    """It is not there, and cannot be fetched."""


def source():
    """The script."""
    wheels = glob.glob(os.path.join(FOLDER, "axe_playwright_python-*.whl"))
    if not wheels:
        fetch = [
            sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps",
            "--require-hashes", "--requirement", REQUIREMENTS, "--dest", FOLDER]
        if subprocess.run(fetch, check=False).returncode != 0:
            raise Missing("axe-core cannot be fetched: pip and the Python Package Index are needed once")
        wheels = glob.glob(os.path.join(FOLDER, "axe_playwright_python-*.whl"))
    with zipfile.ZipFile(wheels[0]) as wheel:
        return wheel.read("axe_playwright_python/axe.min.js").decode("utf-8")
