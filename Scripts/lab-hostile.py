#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Connects to a lab as its page does, and as nobody should, and checks what comes back.

usage: Scripts/lab-hostile.py TOUCHSTONE

The handshake and the frames of the WebSocket are written by hand, so that they can be wrong.
"""

import base64
import json
import os
import re
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time

SCENE = """{
  name: "hostile", size: [320, 240],
  views: [ { class: "UISwitch", name: "toggle", frame: [40, 40, 51, 31], actions: { valueChanged: "toggled" } } ],
}
"""


class Lab:
    """A lab that runs, with its address."""

    def __init__(self, program, *options):
        self.folder = tempfile.TemporaryDirectory()
        self.file = os.path.join(self.folder.name, "hostile.scene.json5")
        with open(self.file, "w", encoding="utf-8") as file:
            file.write(SCENE)
        self.process = subprocess.Popen(
            [program, "lab", self.file, "--no-open", *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        found = re.match(r"http://([\d.]+):(\d+)/(?:\?token=(\w+))?", line)
        assert found, f"no address: {line!r} {self.process.stderr.read() if self.process.poll() else ''}"
        self.host, self.port, self.token = found[1], int(found[2]), found[3]

    def end(self):
        self.process.terminate()
        self.process.wait(10)
        self.folder.cleanup()


def connect(lab):
    plain = socket.create_connection((lab.host, lab.port), timeout=10)
    plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return plain


def request(lab, path="/", host=None, method="GET", headers=()):
    """The status and the text of the answer to a plain request; 0 if the connection was closed."""
    with connect(lab) as plain:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host or f'{lab.host}:{lab.port}'}", *headers, "Connection: close", "", ""]
        plain.sendall("\r\n".join(lines).encode())
        data = b""
        try:
            while part := plain.recv(65536):
                data += part
        except OSError:
            pass
    if not data.startswith(b"HTTP/"):
        return 0, ""
    return int(data.split()[1]), data.decode("utf-8", "replace")


class Page:
    """A WebSocket."""

    def __init__(self, lab, path="/socket", host=None, origin="same", protocol="touchstone-lab", headers=()):
        self.plain = connect(lab)
        self.buffer = b""
        host = host or f"{lab.host}:{lab.port}"
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Version: 13", *headers]
        if origin is not None:
            lines.append(f"Origin: {'http://' + host if origin == 'same' else origin}")
        if protocol is not None:
            lines.append(f"Sec-WebSocket-Protocol: {protocol}")
        self.plain.sendall("\r\n".join([*lines, "", ""]).encode())
        while b"\r\n\r\n" not in self.buffer:
            try:
                part = self.plain.recv(65536)
            except OSError:
                part = b""
            if not part:
                break
            self.buffer += part
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        self.is_open = head.startswith(b"HTTP/1.1 101")

    def send(self, text, opcode=1, final=True):
        data = text if isinstance(text, bytes) else text.encode()
        mask = os.urandom(4)
        first = (0x80 if final else 0) | opcode
        if len(data) < 126:
            head = struct.pack("!BB", first, 0x80 | len(data))
        elif len(data) < 65536:
            head = struct.pack("!BBH", first, 0xFE, len(data))
        else:
            head = struct.pack("!BBQ", first, 0xFF, len(data))
        key = (mask * (len(data) // 4 + 1))[: len(data)]
        masked = (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(len(data), "big") if data else b""
        self.plain.sendall(head + mask + masked)

    def take(self, count):
        while len(self.buffer) < count:
            part = self.plain.recv(65536)
            if not part:
                raise EOFError
            self.buffer += part
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def message(self):
        """The next message; a number if the lab closes the connection with that status."""
        text = b""
        while True:
            try:
                first, second = self.take(2)
                length = second & 127
                if length == 126:
                    length = struct.unpack("!H", self.take(2))[0]
                elif length == 127:
                    length = struct.unpack("!Q", self.take(8))[0]
                data = self.take(length)
            except (EOFError, OSError):
                return 0
            if first & 15 == 8:
                return struct.unpack("!H", data[:2])[0] if len(data) >= 2 else 0
            if first & 15 in (9, 10):
                continue
            text += data
            if first & 128:
                return json.loads(text)

    def until(self, kind):
        while True:
            message = self.message()
            if not isinstance(message, dict):
                raise AssertionError(f"the connection was closed with {message} before {kind}")
            if message["type"] == kind:
                return message

    def status(self):
        while isinstance(message := self.message(), dict):
            pass
        return message

    def close(self):
        self.plain.close()


def finger(seq, phase, x, y):
    return json.dumps({"type": "input", "seq": seq, "frames": [
        {"t": time.monotonic() * 1000, "contacts": [{"id": 1, "phase": phase, "kind": "finger", "at": [x, y]}]}]})


def check_page(lab):
    page = Page(lab)
    assert page.is_open
    first = [page.message()["type"] for _ in range(4)]
    assert first == ["hello", "scene", "status", "picture"], first
    took = []
    for number in range(1, 21):
        # The switch turns when the finger lifts.
        page.send(finger(2 * number, "began", 60, 55))
        time.sleep(0.05)
        began = time.perf_counter()
        page.send(finger(2 * number + 1, "ended", 60, 55))
        while page.until("picture").get("input") != 2 * number + 1:
            pass
        took.append((time.perf_counter() - began) * 1000)
        time.sleep(0.5)
    print(f"from an input to its picture: {statistics.median(took):.1f} ms (median of {len(took)})")
    page.send('{"type":"ping","id":1,"t":1}')
    assert page.until("pong")["id"] == 1
    with open(lab.file, "w", encoding="utf-8") as file:
        file.write(SCENE.replace("[40, 40, 51, 31]", "[40, 140, 51, 31]"))
    while not page.until("scene")["onDisk"]:
        pass
    page.close()


def check_strangers(lab):
    here = f"{lab.host}:{lab.port}"
    for host in ("evil.example", f"evil.example:{lab.port}", lab.host, f"{here}.evil.example"):
        assert request(lab, host=host)[0] != 200, host
    for origin in (None, "null", "http://evil.example", f"https://{here}", f"http://localhost:{lab.port}"):
        assert not Page(lab, origin=origin).is_open, origin
    assert not Page(lab, host=f"evil.example:{lab.port}").is_open
    for path in ("/", "/other", "/socket/../x"):
        assert not Page(lab, path=path).is_open, path
    for protocol in (None, "http-only", "other"):
        assert not Page(lab, protocol=protocol).is_open, protocol
    for path in ("/etc/passwd", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/x"):
        status, text = request(lab, path)
        assert status != 200 and "root:" not in text, path
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        assert request(lab, method=method, headers=("Content-Length: 0",))[0] != 200, method
    status, text = request(lab)
    assert status == 200 and "frame-ancestors 'none'" in text and "Access-Control" not in text
    assert request(lab, "/" + "x" * 100_000)[0] != 200


def check_floods(lab):
    page = Page(lab)
    page.send(b"\x00\x01", opcode=2)
    assert page.status() in (0, 1003)
    page = Page(lab)
    try:
        page.send('{"type":"text","text":"' + "x" * (1 << 20) + '"}')
    except OSError:
        pass
    assert page.status() in (0, 1009)
    page = Page(lab)
    try:
        for _ in range(5000):
            page.send('{"type":"cancel"}')
    except OSError:
        pass
    assert page.status() in (0, 1008)
    page = Page(lab)
    page.send(b"\xff\xfe", opcode=1)
    assert page.status() in (0, 1007)
    # Nobody sends more than some pages' worth, and the lab is still there.
    pages = [Page(lab) for _ in range(20)]
    assert 1 <= sum(page.is_open for page in pages) <= 8
    for page in pages:
        page.close()
    idle = [connect(lab) for _ in range(100)]
    for plain in idle:
        plain.close()
    time.sleep(1)
    deep = Page(lab)
    assert deep.is_open
    for text in ("[" * 100_000, '{"type":' * 10_000, '{"type":"input","frames":' + "[" * 600, "\u202e", "{}"):
        deep.send(text)
        assert deep.until("error")["message"]
    deep.close()


def check_token(program):
    lab = Lab(program, "--listen", "--address", "127.0.0.1")
    try:
        assert lab.token and len(lab.token) == 32
        assert request(lab)[0] == 403
        assert request(lab, "/?token=" + "0" * 32)[0] == 403
        assert not Page(lab).is_open
        status, text = request(lab, f"/?token={lab.token}")
        assert status == 200
        cookie = re.search(r"(?i)set-cookie: ([^;]+); path=/; httponly; samesite=strict", text)[1]
        assert request(lab, f"/?token={lab.token}")[0] == 403, "the token works twice"
        assert request(lab, headers=(f"Cookie: {cookie}",))[0] == 200
        assert not Page(lab).is_open
        page = Page(lab, headers=(f"Cookie: {cookie}",))
        assert page.is_open and page.message()["type"] == "hello"
        page.close()
    finally:
        lab.end()


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    lab = Lab(sys.argv[1])
    try:
        check_strangers(lab)
        check_page(lab)
        check_floods(lab)
        assert request(lab)[0] == 200, "the lab has ended"
    finally:
        lab.end()
    check_token(sys.argv[1])
    print("Pages get what they should, and strangers get nothing.")


if __name__ == "__main__":
    main()
