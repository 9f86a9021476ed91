#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Reads and writes PNG pictures, reads frame buffers, and compares pictures as an eye from afar would, with the standard
library alone."""

import struct
import zlib


class Picture:
    """Rows of bytes, three or four to a pixel."""

    def __init__(self, data):
        if data[:8] != b"\x89PNG\r\n\x1a\n":
            raise ValueError("this is no PNG file")
        place, packed = 8, b""
        while place < len(data):
            (size,) = struct.unpack("!I", data[place : place + 4])
            kind, body = data[place + 4 : place + 8], data[place + 8 : place + 8 + size]
            if kind == b"IHDR":
                self.width, self.height, depth, color, _, _, laced = struct.unpack("!IIBBBBB", body)
                if depth != 8 or color not in (2, 6) or laced:
                    raise ValueError("only plain pictures in RGB or RGBA, eight bits deep, are read")
                self.channels = 3 if color == 2 else 4
            elif kind == b"IDAT":
                packed += body
            place += size + 12
        self.rows = list(self.unfiltered(zlib.decompress(packed)))

    def unfiltered(self, raw):
        step, length = self.channels, self.width * self.channels
        above = bytearray(length)
        for y in range(self.height):
            start = y * (length + 1)
            kind, row = raw[start], bytearray(raw[start + 1 : start + 1 + length])
            if kind == 1:
                for i in range(step, length):
                    row[i] = (row[i] + row[i - step]) & 255
            elif kind == 2:
                for i in range(length):
                    row[i] = (row[i] + above[i]) & 255
            elif kind == 3:
                for i in range(length):
                    left = row[i - step] if i >= step else 0
                    row[i] = (row[i] + (left + above[i]) // 2) & 255
            elif kind == 4:
                for i in range(length):
                    a = row[i - step] if i >= step else 0
                    b, c = above[i], above[i - step] if i >= step else 0
                    p = a + b - c
                    pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
                    row[i] = (row[i] + (a if pa <= pb and pa <= pc else b if pb <= pc else c)) & 255
            above = row
            yield row

    def blocks(self, size):
        """The mean color of each block of so many pixels across and down."""
        found = []
        for top in range(0, self.height, size):
            rows = self.rows[top : top + size]
            line = []
            for left in range(0, self.width, size):
                right = min(left + size, self.width)
                count = (right - left) * len(rows)
                line.append(
                    tuple(
                        sum(sum(row[left * self.channels + c : right * self.channels : self.channels]) for row in rows)
                        / count
                        for c in range(3)
                    )
                )
            found.append(line)
        return found


def difference(one, other, size=16):
    """What is different between two pictures; nothing if they are alike enough.

    Fonts differ from machine to machine, so letters may: what is compared is how light and how colored each
    block of the picture is.
    """
    if (one.width, one.height) != (other.width, other.height):
        return f"{one.width} × {one.height} pixels instead of {other.width} × {other.height}"
    total, far, count = 0, 0, 0
    for line, line2 in zip(one.blocks(size), other.blocks(size)):
        for block, block2 in zip(line, line2):
            distance = max(abs(a - b) for a, b in zip(block, block2))
            total += distance
            far += distance > 48
            count += 1
    if total / count > 5:
        return f"the blocks differ by {total / count:.1f} of 255 on average; 5 is allowed"
    if far > count * 0.02:
        return f"{far} of {count} blocks are quite different; {int(count * 0.02)} are allowed"
    return None


def xwd_rows(data):
    """The width, the height and the rows in RGB of a frame buffer in the format XWD, as Xvfb writes it."""
    head = struct.unpack(">25I", data[:100])
    size, width, height, stride, colors = head[0], head[4], head[5], head[12], head[19]
    little = head[7] == 0
    start = size + colors * 12
    rows = []
    for y in range(height):
        line = data[start + y * stride : start + y * stride + width * 4]
        b, g, r = (line[0::4], line[1::4], line[2::4]) if little else (line[3::4], line[2::4], line[1::4])
        rows.append(bytes(value for pixel in zip(r, g, b) for value in pixel))
    return width, height, rows


def write_png(path, width, height, rows):
    """Writes rows in RGB as a PNG file."""

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)))
        file.write(chunk(b"IDAT", zlib.compress(b"".join(b"\0" + row for row in rows), 9)) + chunk(b"IEND", b""))
