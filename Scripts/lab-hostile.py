#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Connects to a lab as its page does, and as nobody should, and checks what comes back.

usage: Scripts/lab-hostile.py TOUCHSTONE

Requests and frames can be wrong, as those of a browser cannot.
"""

import json
import os
import re
import signal
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "report"))
import websocket  # noqa: E402

SCENE = """{
  name: "hostile", size: [320, 240],
  views: [ { class: "UISwitch", name: "toggle", frame: [40, 40, 51, 31], actions: { valueChanged: "toggled" } } ],
}
"""


class Lab:
    """A lab that runs, with its address, and with a cookie unless its token is to stay."""

    def __init__(self, program, *options, enters=True):
        self.folder = tempfile.TemporaryDirectory()
        self.file = os.path.join(self.folder.name, "hostile.scene.json5")
        with open(self.file, "w", encoding="utf-8") as file:
            file.write(SCENE)
        self.process = subprocess.Popen(
            [program, "lab", self.file, "--no-open", *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        found = re.match(r"http://([\d.]+):(\d+)/(?:\?token=(\w+))?", line)
        assert found, f"no address: {line!r} {self.process.stderr.read() if self.process.poll() else ''}"
        self.host, self.port, self.token, self.cookie = found[1], int(found[2]), found[3], None
        if enters:
            status, text = request(self, f"/?token={self.token}")
            assert status == 200, (status, text)
            self.cookie = re.search(r"(?i)set-cookie: ([^;]+); path=/; httponly; samesite=strict", text)[1]

    def end(self):
        self.process.terminate()
        self.process.wait(10)
        self.folder.cleanup()


def connect(lab):
    plain = socket.create_connection((lab.host, lab.port), timeout=10)
    plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return plain


def is_closed(plain, seconds):
    """Whether the other side closes a connection within some seconds; what it sends is not answered."""
    ends = time.monotonic() + seconds
    plain.settimeout(seconds)
    try:
        while plain.recv(1 << 20):
            if time.monotonic() > ends:
                return False
    except TimeoutError:
        return False
    except OSError:
        pass
    plain.close()
    return True


def request(lab, path="/", host=None, method="GET", headers=()):
    """The status and the text of the answer to a plain request; 0 if the connection was closed."""
    with connect(lab) as plain:
        if lab.cookie:
            headers = [*headers, f"Cookie: {lab.cookie}"]
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
    """A WebSocket, whose request and frames can be wrong."""

    def __init__(self, lab, path="/socket", host=None, origin="same", protocol="touchstone-lab", headers=()):
        self.plain = connect(lab)
        self.reader = websocket.Reader(self.plain)
        host, headers = host or f"{lab.host}:{lab.port}", list(headers)
        if lab.cookie:
            headers.append(f"Cookie: {lab.cookie}")
        if origin is not None:
            headers.append(f"Origin: {'http://' + host if origin == 'same' else origin}")
        if protocol is not None:
            headers.append(f"Sec-WebSocket-Protocol: {protocol}")
        self.plain.sendall(websocket.handshake(path, host, headers))
        try:
            self.is_open = self.reader.head().startswith(b"HTTP/1.1 101")
        except OSError:
            self.is_open = False

    def flood(self, frame, megabytes=40):
        """Sends the same bytes again and again; how many the lab took, and how long it took them, until it ended."""
        data, sent, began = frame * (65536 // len(frame)), 0, time.monotonic()
        try:
            while sent < megabytes << 20:
                sent += self.plain.send(data)
        except OSError:
            return sent, time.monotonic() - began
        raise AssertionError(f"the lab reads {megabytes} MB of {frame[:12]!r}")

    def send(self, text, opcode=1):
        self.plain.sendall(websocket.frame(text if isinstance(text, bytes) else text.encode(), opcode))

    def message(self):
        """The next message; a number if the lab closes the connection with that status."""
        try:
            kind, data = self.reader.message()
        except OSError:
            return 0
        if kind == 8:
            return struct.unpack("!H", data[:2])[0] if len(data) >= 2 else 0
        return json.loads(data)

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
    check_files(lab, page)
    page.close()


def check_files(lab, page):
    def scene(number, **members):
        page.send(json.dumps({"type": "scene", "id": number, **members}))
        while (message := page.message())["type"] not in ("scene", "error") or message.get("id") != number:
            pass
        return message

    assert scene(2, do="save")["canSave"]
    with open(lab.file, encoding="utf-8") as file:
        assert "[40, 140, 51, 31]" in file.read()
    def text():
        with open(lab.file, encoding="utf-8") as file:
            return file.read()

    def write(data):
        with open(lab.file, "wb") as file:
            file.write(data)

    def state(word):
        while (message := page.until("file"))["state"] != word:
            pass
        assert word == "same" or lab.file in message["message"] and message["advice"], message

    def shows(wanted):
        for _ in range(100):
            if scene(13, do="get")["text"] == wanted:
                return
            time.sleep(0.1)
        raise AssertionError("the text of the file does not come")

    # A text that is not saved stays, and does not overwrite a newer file unasked.
    mine, other = text().replace("51", "52"), text().replace("51", "53")
    assert scene(10, do="set", text=mine)["text"] == mine
    write(other.encode())
    state("newer")
    refused = scene(11, do="save")
    assert refused["type"] == "error" and refused["behind"] and text() == other, refused
    assert scene(12, do="save", over=True)["text"] == mine and text() == mine
    write(other.encode())
    state("same")
    shows(other)
    # Whatever becomes of the file is told, and so is that it is right again.
    os.remove(lab.file)
    state("missing")
    write(mine.encode())
    state("same")
    shows(mine)
    for damage in (b"\xff\xfe{", b"{\0}", b"{" * 600000):
        write(damage)
        state("unreadable")
        assert scene(15, do="save")["type"] == "error"
        write(mine.encode())
        state("same")
    os.remove(lab.file)
    os.mkfifo(lab.file)
    state("unreadable")
    os.remove(lab.file)
    os.mkdir(lab.file)
    state("unreadable")
    refused = scene(3, do="save")
    assert refused["type"] == "error" and "folder" in refused["message"], refused
    refused = scene(16, do="save", over=True)
    assert refused["type"] == "error" and "Save: " in refused["message"] and "folder" in refused["advice"], refused
    # A file that is dropped on the page: a dump is converted, and a text without views is refused.
    dump = scene(4, do="set", name="dump.txt", text=(
        "<UIWindow: 0x1; frame = (0 0; 320 240); layer = <CALayer: 0x2>>\n"
        "   | <UIButton: 0x3; frame = (20 20; 100 44); layer = <CALayer: 0x4>>\n"))
    assert dump["type"] == "scene" and dump["origin"] != "scene" and not dump["canSave"] and "UIButton" in dump["text"], dump
    assert scene(5, do="set", name="note.txt", text="no views")["type"] == "error"
    assert scene(6, do="save")["type"] == "error"
    assert scene(7, do="open", name=os.path.basename(lab.file))["canSave"]


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
    # Frames without a message count, too: pings, pongs, empty fragments, and fragments of one byte.
    mask = b"\1\2\3\4"
    for name, frame in {
        "ping": b"\x89\x80" + mask, "long ping": b"\x89\xfd" + mask + bytes(125), "pong": b"\x8a\x80" + mask,
        "empty fragment": b"\x00\x80" + mask, "small fragment": b"\x00\x81" + mask + b"\x61",
    }.items():
        page = Page(lab)
        if "fragment" in name:
            page.plain.sendall(b"\x01\x80" + mask)
        sent, took = page.flood(frame)
        assert took < 3, f"{name}: {took:.1f} s until the lab ended the connection"
        assert sent < 12 << 20, f"{name}: the lab took {sent} bytes"
        page.close()
    # Nobody who has been refused is read on, or waited for.
    page = Page(lab)
    page.send(b"\x00\x01", opcode=2)
    began = time.monotonic()
    assert page.status() in (0, 1003) and is_closed(page.plain, 2) and time.monotonic() - began < 2, "a refused page stays"
    page = Page(lab)
    page.send(b"\x00\x01", opcode=2)
    page.flood(b"\x81\x81" + mask + b"\x61", 20)
    # A page that sends as much as it may is not refused.
    page = Page(lab)
    assert page.is_open
    for _ in range(3):
        for _ in range(300):
            page.send('{"type":"cancel"}')
        page.send(b"", opcode=9)
        page.send('{"type":"text","text":"' + "x" * 900_000 + '"}')
        time.sleep(1)
    page.send('{"type":"ping","id":7,"t":1}')
    assert page.until("pong")["id"] == 7
    page.close()
    # Nobody sends more than some pages' worth, and the lab is still there.
    pages = [Page(lab) for _ in range(20)]
    assert 1 <= sum(page.is_open for page in pages) <= 8
    # Those that were refused for their floods are gone soon.
    time.sleep(1)
    pages += [Page(lab) for _ in range(20)]
    status, text = request(lab)
    assert status == 503 and "Close one" in text, (status, text)
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


def frame_of_http2(kind, flags, stream, data):
    return struct.pack(">I", len(data))[1:] + bytes([kind, flags]) + struct.pack(">I", stream) + data


def check_other_protocols(lab):
    """A connection speaks HTTP/1.1 or WebSockets; nobody gets another protocol, with a cookie or without."""
    preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + frame_of_http2(4, 0, 0, b"")
    then = [b"", frame_of_http2(0, 0, 1, b"a" * 100), frame_of_http2(9, 4, 3, b"\x82\x84"), frame_of_http2(1, 5, 3, b"\x82\x84")]
    here = f"{lab.host}:{lab.port}"
    for upgrade in ("h2c", "H2C", "h2", "h2c, websocket", "mqtt", "raw", "TLS/1.0", "touchstone-lab"):
        for cookie in ((), (f"Cookie: {lab.cookie}",)):
            for frames in then if upgrade == "h2c" else then[:2]:
                head = ["GET / HTTP/1.1", f"Host: {here if cookie else 'x'}", "Connection: Upgrade, HTTP2-Settings",
                        f"Upgrade: {upgrade}", "HTTP2-Settings: AAMAAABkAAQAAP__", *cookie, "", ""]
                with connect(lab) as plain:
                    plain.sendall("\r\n".join(head).encode())
                    plain.settimeout(10)
                    try:
                        first = plain.recv(65536)
                        assert b" 101 " not in first, (upgrade, first)
                        plain.sendall(preface + frames)
                        while more := plain.recv(65536):
                            assert b"\0\0\0\4" not in more, (upgrade, more)
                    except ConnectionError:
                        pass
    with connect(lab) as plain:
        plain.sendall(preface + then[1])
        assert is_closed(plain, 10), "a connection that begins with HTTP/2 stays"
    assert lab.process.poll() is None, "another protocol ended the lab"
    assert request(lab)[0] == 200


def check_strangers_who_wait(lab):
    """Connections that say nothing, or not all, keep no page out; requests with many cookies are answered."""
    waiting = [connect(lab) for _ in range(300)]
    for plain in waiting[150:]:
        plain.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
    time.sleep(0.5)
    began = time.monotonic()
    assert request(lab)[0] == 200
    assert time.monotonic() - began < 5, "strangers who wait keep a page out"
    ends = time.monotonic() + 15
    for plain in waiting:
        assert is_closed(plain, max(ends - time.monotonic(), 0.1)), "a connection that says nothing stays"
    lab.cookie, kept = f"other={'x' * 8000}; {lab.cookie}", lab.cookie
    assert request(lab)[0] == 200
    lab.cookie = kept


def check_token(program, *options):
    """Each page needs the token, also one on this machine, which may belong to another user."""
    lab = Lab(program, *options, enters=False)
    try:
        assert lab.token and len(lab.token) == 32
        assert request(lab)[0] == 403
        assert request(lab, "/scene.schema.json")[0] == 403
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


def check_address(program):
    """The lab listens at the address from which this machine reaches others, not at that of a container's network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as plain:
        try:
            plain.connect(("198.51.100.1", 9))
        except OSError:
            return
        wanted = plain.getsockname()[0]
    lab = Lab(program, "--listen")
    try:
        assert lab.host == wanted, (lab.host, wanted)
        assert request(lab)[0] == 200
    finally:
        lab.end()


def check_expensive(program):
    """A scene that takes long keeps the lab neither from answering nor from ending."""
    lab = Lab(program)
    try:
        page = Page(lab)
        page.until("picture")

        def show(label):
            view = "{class:'UISegmentedControl',frame:[0,%d,300,30],segments:['a','b','c','d']}"
            views = ",".join(view % (number % 400) for number in range(2000))
            text = "{ name: '%s', views: [%s] }" % (label, views)
            page.send(json.dumps({"type": "scene", "do": "set", "text": text}))

        show("one")
        slowest, ends = 0, time.monotonic() + 4
        while time.monotonic() < ends:
            begin = time.monotonic()
            request(lab)
            slowest = max(slowest, time.monotonic() - begin)
            time.sleep(0.05)
        assert slowest < 5, f"the lab answered after {slowest:.2f} s"
        show("two")
        time.sleep(0.3)
        begin = time.monotonic()
        lab.process.send_signal(signal.SIGTERM)
        lab.process.wait(10)
        passed = time.monotonic() - begin
        assert passed < 1.5, f"the lab ended after {passed:.2f} s"
    finally:
        lab.end()


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    lab = Lab(sys.argv[1])
    try:
        silent, began = Page(lab), time.monotonic()
        check_strangers(lab)
        check_other_protocols(lab)
        check_page(lab)
        check_strangers_who_wait(lab)
        # A page that has vanished does not answer the library's ping.
        time.sleep(max(0, began + 25 - time.monotonic()))
        assert is_closed(silent.plain, 3), "a page that answers nothing stays"
        check_floods(lab)
        assert request(lab)[0] == 200, "the lab has ended"
    finally:
        lab.end()
    check_token(sys.argv[1])
    check_token(sys.argv[1], "--listen", "--address", "127.0.0.1")
    check_address(sys.argv[1])
    check_expensive(sys.argv[1])
    print("Pages get what they should, and strangers get nothing.")


if __name__ == "__main__":
    main()
