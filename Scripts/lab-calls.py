#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Calls `touchstone lab` in wrong ways, and with files that are converted, and checks what it says.

usage: Scripts/lab-calls.py TOUCHSTONE
"""

import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "report"))
from lab import Lab  # noqa: E402

DUMP = """<UIWindow: 0x100; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x600>>
   | <MKMapView: 0x104; frame = (0 0; 200 200); layer = <CALayer: 0x604>>
"""

# The arguments, the exit code, and what the message must contain.
WRONG = [
    (["button/clic"], 66, "Did you mean button/click?"),
    (["button"], 66, "touchstone list button"),
    (["nothing.scene.json5"], 66, "there is no scenario and no file"),
    (["empty.scene.json5"], 65, "empty.scene.json5 is empty"),
    (["empty.txt"], 65, "empty.txt is empty"),
    (["button/click", "--listen", "--address", "foo"], 64, '"foo" is no IPv4 address'),
    (["button/click", "--listen", "--address", "1.2.3"], 64, "is no IPv4 address"),
    (["button/click", "--listen", "--address", "1.2.3.256"], 64, "is no IPv4 address"),
    (["button/click", "--listen", "--address", "0.0.0.0"], 64, '"0.0.0.0" is no IPv4 address'),
    (["button/click", "--listen", "--address", ""], 64, "--address takes"),
    (["button/click", "--address", "127.0.0.1"], 64, "--address is for --listen"),
    (["button/click", "--port", "foo"], 64, "foo"),
    (["button/click", "--port", "70000"], 64, "70000"),
    (["button/click", "--prot", "1"], 64, "--port"),
    (["button/click", "button/click"], 64, ""),
]


def main():
    program = os.path.abspath(sys.argv[1])
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for name, text in [("empty.scene.json5", ""), ("empty.txt", " \n"), ("dump.txt", DUMP)]:
            with open(name, "w", encoding="utf-8") as file:
                file.write(text)
        for arguments, code, words in WRONG:
            try:
                answer = subprocess.run(
                    [program, "lab", "--no-open", *arguments], capture_output=True, text=True, timeout=20)
            except subprocess.TimeoutExpired:
                failures.append(f"{arguments} is served")
                continue
            if answer.returncode != code or words not in answer.stderr or answer.stdout:
                failures.append(f"{arguments}: {answer.returncode} instead of {code}; {answer.stdout}{answer.stderr}")
        lab = Lab(program, "dump.txt")
        try:
            lab.wait_for("(MKMapView)")
            said = "".join(lab.output)
            if not re.match("http://", said):
                failures.append(f"the address is not the first line: {said}")
            for words in ("dump.txt was converted, with 1 note", "dump.txt:2:6: MKMapView 0x104 became a UIView"):
                if words not in said:
                    failures.append(f"the lab does not say “{words}”: {said}")
        finally:
            lab.close()
    for failure in failures:
        print(f"Scripts/lab-calls.py: {failure}", file=sys.stderr)
    print(f"{len(WRONG) + 1} calls, {len(failures)} wrong")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
