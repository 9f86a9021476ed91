#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The program `touchstone lab`, started for a check."""

import queue
import re
import subprocess
import threading
import time
import urllib.error
import urllib.request


class Lab:
    """The program, serving a scene on the loopback address."""

    def __init__(self, program, *arguments):
        self.program, self.arguments, self.port = program, arguments, "0"
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [self.program, "lab", "--no-open", "--port", self.port, *self.arguments], stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        self.lines, self.output = queue.Queue(), []
        threading.Thread(target=self.read, args=[self.process], daemon=True).start()
        self.address = self.wait_for(r"(http://\S+)")

    def link(self):
        """The address that the lab shows now: each works once."""
        time.sleep(1)
        return re.findall(r"http://\S+", "".join(self.output))[-1]

    def cookie(self, seconds=10):
        """A cookie for a page: the token of the address that was shown last is exchanged for it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            address = re.findall(r"http://\S+", "".join(self.output))[-1]
            try:
                with urllib.request.urlopen(address, timeout=10) as answer:
                    return answer.headers["Set-Cookie"].split(";")[0]
            except urllib.error.HTTPError:
                # A page has just used it, and the next one has not been shown yet.
                time.sleep(0.1)
        raise SystemExit("the lab shows no address that can be used:\n" + "".join(self.output))

    def again(self):
        """Ends the program, and starts it again at the same port."""
        self.port = re.search(r":(\d+)", self.address)[1]
        self.close()
        self.start()

    def read(self, process):
        for line in process.stdout:
            self.output.append(line)
            self.lines.put(line)

    def wait_for(self, pattern):
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                found = re.search(pattern, self.lines.get(timeout=0.2))
            except queue.Empty:
                if self.process.poll() is not None:
                    break
                continue
            if found:
                return found[1]
        raise SystemExit("the lab did not say where it is:\n" + "".join(self.output))

    def close(self):
        self.process.terminate()
        self.process.wait(10)
