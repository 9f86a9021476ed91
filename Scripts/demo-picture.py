#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes the moving picture at the top of the README anew: Documentation/demo.gif, and demo-dark.gif for dark pages.

    Scripts/build.sh
    Scripts/demo-picture.py .build/checks/debug/touchstone [FOLDER]

Each frame is what `touchstone demo --svg` draws at its time, as a headless Chromium shows it. With a FOLDER the files
are written there.
"""

import os
import struct
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "report"))
from devtools import Browser, Missing  # noqa: E402
from pictures import Picture  # noqa: E402

TARGET = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Documentation")
SIZE = (744, 487)
# The finger comes down at 0.2 seconds and lifts at 2.2.
TIMES = [0.14 + 0.08 * step for step in range(27)] + [2.26]
HOLDS = {0: 60, len(TIMES) - 1: 250}
FRAME = 8
COLORS = 127


def palette(pictures):
    """The most frequent colors, and for each color the number of the nearest of them."""
    counts = {}
    for pixels in pictures:
        for pixel in pixels:
            counts[pixel] = counts.get(pixel, 0) + 1
    ranked = sorted(counts, key=lambda color: (-counts[color], color))
    kept = ranked[:COLORS]
    nearest = {color: number for number, color in enumerate(kept)}
    for color in ranked[COLORS:]:
        nearest[color] = min(range(len(kept)), key=lambda number: sum(
            (one - other) ** 2 for one, other in zip(kept[number], color)))
    return kept, nearest


def lzw(indexes, bits):
    """Indexes packed as GIF packs them."""
    clear, end = 1 << bits, (1 << bits) + 1
    result, buffer, held = bytearray(), 0, 0
    codes, width = {}, bits + 1

    def put(code):
        nonlocal buffer, held
        buffer |= code << held
        held += width
        while held >= 8:
            result.append(buffer & 255)
            buffer >>= 8
            held -= 8

    put(clear)
    last = None
    for index in indexes:
        if last is None:
            last = index
            continue
        key = (last, index)
        if key in codes:
            last = codes[key]
            continue
        put(last)
        code = end + 1 + len(codes)
        if code < 4096:
            codes[key] = code
            if code == 1 << width and width < 12:
                width += 1
        else:
            put(clear)
            codes, width = {}, bits + 1
        last = index
    put(last)
    put(end)
    if held:
        result.append(buffer & 255)
    return bytes(result)


def gif(pictures):
    """Frames of which each after the first has only what has changed."""
    kept, nearest = palette(pictures)
    bits, hole = 7, COLORS
    width, height = SIZE
    parts = [b"GIF89a", struct.pack("<HHBBB", width, height, 0x80 | (bits - 1), 0, 0)]
    parts.append(b"".join(bytes(color) for color in kept + [(0, 0, 0)] * ((1 << bits) - len(kept))))
    parts.append(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00")
    before = None
    for number, pixels in enumerate(pictures):
        indexes = [nearest[pixel] for pixel in pixels]
        left, top, right, bottom = 0, 0, width, height
        shown = indexes
        if before is not None:
            different = [place for place, (one, other) in enumerate(zip(before, indexes)) if one != other] or [0]
            top, bottom = different[0] // width, different[-1] // width + 1
            left, right = min(place % width for place in different), max(place % width for place in different) + 1
            shown = [hole if one == other else other for one, other in zip(before, indexes)]
        part = [value for y in range(top, bottom) for value in shown[y * width + left:y * width + right]]
        parts.append(struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 0x05, HOLDS.get(number, FRAME), hole, 0))
        parts.append(struct.pack("<BHHHHBB", 0x2C, left, top, right - left, bottom - top, 0, bits))
        packed = lzw(part, bits)
        parts += [bytes([len(packed[at:at + 255])]) + packed[at:at + 255] for at in range(0, len(packed), 255)]
        parts.append(b"\0")
        before = indexes
    return b"".join(parts) + b"\x3b"


def pixels(data):
    picture = Picture(data)
    step = picture.channels
    return [tuple(row[at:at + 3]) for row in picture.rows for at in range(0, len(row), step)]


def main():
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__.strip())
    program, target = sys.argv[1], sys.argv[2] if len(sys.argv) == 3 else TARGET
    try:
        browser = Browser()
    except Missing as missing:
        print(f"Scripts/demo-picture.py: {missing}", file=sys.stderr)
        return 69
    try:
        with tempfile.TemporaryDirectory() as folder:
            browser.size(*SIZE)
            for number, time in enumerate(TIMES):
                subprocess.run(
                    [program, "demo", "--svg", os.path.join(folder, f"{number}.svg"), "--at", f"{time:.2f}"],
                    check=True, capture_output=True)
            for scheme, name in [("light", "demo.gif"), ("dark", "demo-dark.gif")]:
                browser.media("", scheme)
                pictures = []
                for number in range(len(TIMES)):
                    browser.navigate(f"file://{folder}/{number}.svg")
                    pictures.append(pixels(browser.picture()))
                data = gif(pictures)
                with open(os.path.join(target, name), "wb") as file:
                    file.write(data)
                print(f"{name}: {len(TIMES)} frames, {len(data)} bytes")
    finally:
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
