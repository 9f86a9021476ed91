#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The frames of WebSockets: what a client writes, and what it reads."""

import base64
import os
import struct


def handshake(path, host, headers=()):
    """The request that asks for a WebSocket."""
    lines = [
        f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Version: 13", *headers]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(data, opcode=1, is_final=True):
    """A frame of a client, whose bytes are masked."""
    first, size, mask = (0x80 if is_final else 0) | opcode, len(data), os.urandom(4)
    if size < 126:
        head = struct.pack("!BB", first, 0x80 | size)
    elif size < 65536:
        head = struct.pack("!BBH", first, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, size)
    key = (mask * (size // 4 + 1))[:size]
    return head + mask + (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


class Reader:
    """What arrives on a connection: the head of the answer, then frames."""

    def __init__(self, stream):
        self.stream, self.waiting = stream, b""

    def more(self):
        part = self.stream.recv(1 << 20)
        if not part:
            raise ConnectionError("the other side closed the connection")
        self.waiting += part

    def head(self):
        """The lines of the answer to the request."""
        while b"\r\n\r\n" not in self.waiting:
            self.more()
        head, self.waiting = self.waiting.split(b"\r\n\r\n", 1)
        return head

    def take(self, count):
        while len(self.waiting) < count:
            self.more()
        data, self.waiting = self.waiting[:count], self.waiting[count:]
        return data

    def frame(self):
        """The kind of a frame, whether it ends its message, and its bytes."""
        first, second = self.take(2)
        size = second & 127
        if size == 126:
            (size,) = struct.unpack("!H", self.take(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self.take(8))
        return first & 15, bool(first & 128), self.take(size)

    def message(self):
        """The kind of a message, 8 for one that closes the connection, and its bytes; pings are answered and left out."""
        message = b""
        while True:
            kind, is_final, data = self.frame()
            if kind == 8:
                return kind, data
            if kind == 9:
                self.stream.sendall(frame(data, 10))
            if kind in (9, 10):
                continue
            message += data
            if is_final:
                return kind, message
