#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The program `touchstone lab`, started for a check."""

import queue
import re
import subprocess
import threading
import time


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
