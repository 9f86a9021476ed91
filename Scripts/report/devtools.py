#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A browser that is driven through the DevTools protocol, with the standard library alone."""

import base64
import json
import os
import re
import select
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request

import websocket


class Missing(Exception):
    """There is no browser to drive."""


def end(process, folder):
    """Ends a browser and removes its folder."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    shutil.rmtree(folder, ignore_errors=True)


class Socket:
    """A WebSocket: texts out and in."""

    def __init__(self, url, protocol=None, cookie=None):
        host, port, path = re.fullmatch(r"ws://([^:/]+):(\d+)(/.*)", url).groups()
        self.stream = socket.create_connection((host, int(port)), timeout=60)
        # A browser says which page asks; a page of the same address may.
        more = [f"Origin: http://{host}:{port}", f"Sec-WebSocket-Protocol: {protocol}"] if protocol else []
        if cookie:
            more.append(f"Cookie: {cookie}")
        self.stream.sendall(websocket.handshake(path, f"{host}:{port}", more))
        self.reader = websocket.Reader(self.stream)
        head = self.reader.head()
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode(errors="replace"))

    def send(self, text):
        self.stream.sendall(websocket.frame(text.encode()))

    def has_more(self):
        """Whether something has arrived."""
        return bool(self.reader.waiting or select.select([self.stream], [], [], 0)[0])

    def receive(self):
        kind, message = self.reader.message()
        if kind == 8:
            raise ConnectionError("the other side closed the connection")
        return message.decode()


class Browser:
    """A headless Chromium with one page."""

    names = ("chromium", "chromium-browser", "google-chrome")

    def __init__(self):
        program = next(filter(None, map(shutil.which, self.names)), None)
        if program is None:
            raise Missing("chromium is not installed: run Scripts/dependencies.sh")
        self.folder = tempfile.mkdtemp(prefix="report-check-")
        arguments = [
            program, "--headless=new", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
            # Containers have little shared memory.
            "--disable-dev-shm-usage", "--disable-extensions", "--disable-background-networking", "--force-color-profile=srgb",
            "--font-render-hinting=none", "--remote-debugging-port=0", f"--user-data-dir={self.folder}",
        ]
        if os.geteuid() == 0:
            # Chromium's sandbox does not work for root, and the pages are our own.
            arguments.append("--no-sandbox")
        self.process = subprocess.Popen(
            [*arguments, "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = self.wait_for_port()
        self.events = []
        self.number = 0
        self.runs_scripts = True
        for _ in range(50):
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list") as answer:
                pages = [each for each in json.load(answer) if each["type"] == "page"]
            if pages:
                break
            time.sleep(0.1)
        self.socket = Socket(pages[0]["webSocketDebuggerUrl"])
        for domain in ("Page", "Runtime", "Log", "Network", "DOM", "Accessibility", "Performance"):
            self.call(f"{domain}.enable")

    def wait_for_port(self):
        path = os.path.join(self.folder, "DevToolsActivePort")
        for _ in range(300):
            if os.path.exists(path):
                with open(path) as file:
                    lines = file.read().split("\n")
                if len(lines) > 1:
                    return int(lines[0])
            if self.process.poll() is not None:
                raise Missing(f"chromium ended at once, with code {self.process.returncode}")
            time.sleep(0.1)
        raise Missing("chromium did not open its DevTools port within 30 seconds")

    def close(self):
        end(self.process, self.folder)

    def call(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.receive())
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            if "method" in message:
                self.events.append(message)

    def wait_for(self, method):
        while True:
            for place, event in enumerate(self.events):
                if event["method"] == method:
                    return self.events.pop(place)
            message = json.loads(self.socket.receive())
            if "method" in message:
                self.events.append(message)

    def open(self, path):
        """Loads a file, and says how many seconds of a processor the page took until it had shown its first moment."""
        self.events.clear()
        before = self.processor_time()
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        self.wait_for("Page.loadEventFired")
        if self.runs_scripts:
            self.settle()
        after = self.processor_time()
        # A page in a new process begins at zero.
        return after - before if after >= before else after

    def processor_time(self):
        """How long the thread of the page has run, however busy the machine is."""
        return next(
            metric["value"] for metric in self.call("Performance.getMetrics")["metrics"]
            if metric["name"] == "ThreadTime")

    def navigate(self, url):
        """Loads an address of a program that runs on this machine."""
        self.events.clear()
        self.call("Page.navigate", url=url)
        self.wait_for("Page.loadEventFired")

    def value(self, expression):
        answer = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def press(self, key, code=None, modifiers=0, text=None):
        number = {"ArrowRight": 39, "ArrowLeft": 37, "Home": 36, "End": 35, "PageUp": 33, "PageDown": 34, "Enter": 13,
            "Escape": 27}
        text = {"text": text or key} if text or len(key) == 1 else {}
        shared = {
            "key": key, "code": code or key, "modifiers": modifiers,
            "windowsVirtualKeyCode": number.get(key, ord(key[0].upper())),
        }
        self.call("Input.dispatchKeyEvent", type="keyDown", **shared, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", **shared)

    def mouse(self, kind, x, y):
        self.call(
            "Input.dispatchMouseEvent", type="mouse" + kind, x=x, y=y, button="left",
            buttons=0 if kind == "Released" else 1, clickCount=1)

    def touch(self, kind, *points):
        self.call(
            "Input.dispatchTouchEvent", type="touch" + kind,
            touchPoints=[{"x": x, "y": y} for x, y in points])

    def size(self, width, height, scale=1, mobile=False):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
            mobile=mobile)
        self.call("Emulation.setTouchEmulationEnabled", enabled=mobile)

    def settle(self):
        """Waits until the page has been laid out and drawn."""
        self.value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")

    def media(self, kind="", scheme="light"):
        self.call(
            "Emulation.setEmulatedMedia", media=kind,
            features=[{"name": "prefers-color-scheme", "value": scheme}])

    def scripts(self, are_on):
        self.runs_scripts = are_on
        self.call("Emulation.setScriptExecutionDisabled", value=not are_on)

    def picture(self, whole=False):
        parameters = {"captureBeyondViewport": True} if whole else {}
        if whole:
            size = self.call("Page.getLayoutMetrics")["cssContentSize"]
            parameters["clip"] = {
                "x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 6000), "scale": 1}
        return base64.b64decode(self.call("Page.captureScreenshot", format="png", **parameters)["data"])

    def complaints(self):
        """Errors of the console, exceptions, and whatever was asked of a network."""
        found = []
        for event in self.events:
            method, parameters = event["method"], event["params"]
            if method == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                found.append(details.get("exception", {}).get("description") or details["text"])
            elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
                found.append(f"console.{parameters['type']}: {parameters['args']}")
            elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                found.append(parameters["entry"]["text"])
            elif method == "Network.requestWillBeSent":
                url = parameters["request"]["url"]
                if not url.startswith("file://") or parameters.get("type") != "Document":
                    found.append(f"the page asks for {url}")
            elif method == "Page.javascriptDialogOpening":
                found.append(f"the page says {parameters['message']}")
        return found
