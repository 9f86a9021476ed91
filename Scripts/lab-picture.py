#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes the moving picture of the lab in the README anew: Documentation/lab.png, an animated PNG.

    Scripts/lab.sh
    Scripts/lab-picture.py .build/checks/debug/touchstone

A finger in a headless Chromium taps a button, scrolls a list and lets go; then time goes back. Each frame after the
first has only what has changed.
"""

import os
import struct
import sys
import tempfile
import time
import zlib

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "report"))
from devtools import Browser, Missing  # noqa: E402
from lab import Lab  # noqa: E402
from pictures import Picture  # noqa: E402

TARGET = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Documentation", "lab.png")
SIZE = (1000, 640)

SCENE = """{
  name: "a list",
  size: [320, 480],
  views: [
    { class: "UIView", name: "page", frame: [0, 0, 320, 480], backgroundColor: "#F2F2F7" },
    { class: "UIButton", name: "buy", frame: [20, 24, 130, 44], title: "Buy", backgroundColor: "#007AFF", cornerRadius: 10,
      titleColor: "#FFFFFF", actions: { touchUpInside: "bought" } },
    { class: "UISwitch", name: "gift", frame: [240, 30, 51, 31], isOn: true },
    { class: "UIScrollView", name: "list", frame: [0, 90, 320, 390], contentSize: [320, 900],
      views: [
        ROWS
      ] },
  ],
}
"""
COLORS = ["#FFFFFF", "#FF9F0A", "#FFFFFF", "#30B0C7", "#FFFFFF", "#AF52DE", "#FFFFFF", "#34C759"]
ROW = """{ class: "UIView", name: "row %d", frame: [16, %d, 288, 96], backgroundColor: "%s", cornerRadius: 14,
          recognizers: [{ class: "UITapGestureRecognizer", name: "open %d" }] }"""


class Film:
    """Frames of an animated PNG."""

    def __init__(self):
        self.frames, self.last = [], None

    def add(self, data, milliseconds):
        picture = Picture(data)
        rows = [bytes(row) if picture.channels == 3 else opaque(row) for row in picture.rows]
        if self.last is None:
            self.frames.append([0, 0, SIZE[0], SIZE[1], rows, milliseconds])
        else:
            box = changed(self.last, rows)
            if box is None:
                self.frames[-1][5] += milliseconds
                return
            left, top, right, bottom = box
            part = [row[left * 3:right * 3] for row in rows[top:bottom]]
            self.frames.append([left, top, right - left, bottom - top, part, milliseconds])
        self.last = rows

    def data(self):
        def chunk(kind, body):
            return struct.pack("!I", len(body)) + kind + body + struct.pack("!I", zlib.crc32(kind + body))

        parts = [b"\x89PNG\r\n\x1a\n", chunk(b"IHDR", struct.pack("!IIBBBBB", *SIZE, 8, 2, 0, 0, 0))]
        parts.append(chunk(b"acTL", struct.pack("!II", len(self.frames), 0)))
        number = 0
        for place, (left, top, width, height, rows, milliseconds) in enumerate(self.frames):
            control = struct.pack("!IIIIIHHBB", number, width, height, left, top, milliseconds, 1000, 0, 0)
            parts.append(chunk(b"fcTL", control))
            number += 1
            packed = zlib.compress(filtered(rows), 9)
            if place == 0:
                parts.append(chunk(b"IDAT", packed))
            else:
                parts.append(chunk(b"fdAT", struct.pack("!I", number) + packed))
                number += 1
        return b"".join(parts) + chunk(b"IEND", b"")


def opaque(row):
    """A row without its alpha; a page has no holes."""
    result = bytearray(len(row) // 4 * 3)
    for channel in range(3):
        result[channel::3] = row[channel::4]
    return bytes(result)


def changed(before, after):
    """The smallest rectangle outside of which nothing has changed."""
    rows = [y for y, (one, other) in enumerate(zip(before, after)) if one != other]
    if not rows:
        return None
    left, right = len(before[0]), 0
    for y in rows:
        one, other = before[y], after[y]
        first = next(x for x, (a, b) in enumerate(zip(one, other)) if a != b)
        last = next(x for x in range(len(one) - 1, -1, -1) if one[x] != other[x])
        left, right = min(left, first // 3), max(right, last // 3 + 1)
    return left, rows[0], right, rows[-1] + 1


def filtered(rows):
    """Each row as its difference to the one above, which is mostly zero on a page."""
    result, above = bytearray(), bytes(len(rows[0]))
    for row in rows:
        result.append(2)
        result += bytes((a - b) & 255 for a, b in zip(row, above))
        above = row
    return bytes(result)


def film(browser, lab):
    made = Film()
    browser.media("", "light")
    browser.size(*SIZE)
    browser.navigate(lab.address)
    time.sleep(1)

    def frame(milliseconds=90):
        browser.settle()
        made.add(browser.picture(), milliseconds)

    def at(x, y):
        return browser.value(f"""(() => {{ const box = document.getElementById('surface').getBoundingClientRect();
            return [box.left + {x} * box.width / 320, box.top + {y} * box.height / 480]; }})()""")

    # The first frame is what a viewer without animation shows: after the tap, beside its story.
    browser.touch("Start", at(80, 46))
    browser.touch("End")
    time.sleep(1)
    frame(1500)
    browser.touch("Start", at(160, 380))
    frame(200)
    for step in range(1, 19):
        browser.touch("Move", at(160 + step / 2, 380 - 12 * step))
        frame(70)
    browser.touch("End")
    for _ in range(12):
        frame(90)
        time.sleep(0.05)
    time.sleep(1.2)
    frame(1200)
    browser.value("document.getElementById('live').click()")
    for _ in range(14):
        browser.value("document.getElementById('back').click()")
        time.sleep(0.1)
        frame(110)
    frame(1500)
    return made


def main():
    if len(sys.argv) != 2:
        raise SystemExit("Usage: Scripts/lab-picture.py PROGRAM, which is touchstone built with the trait Lab")
    rows = ",\n        ".join(ROW % (n, 16 + 108 * n, color, n) for n, color in enumerate(COLORS))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "list.scene.json5")
        with open(path, "w") as file:
            file.write(SCENE.replace("ROWS", rows))
        lab, browser = Lab(sys.argv[1], path), Browser()
        try:
            made = film(browser, lab)
        finally:
            browser.close()
            lab.close()
    data = made.data()
    with open(TARGET, "wb") as file:
        file.write(data)
    print(f"{os.path.relpath(TARGET)}: {len(made.frames)} frames, {len(data)} bytes")


if __name__ == "__main__":
    try:
        main()
    except Missing as reason:
        raise SystemExit(f"Scripts/lab-picture.py: {reason}")
