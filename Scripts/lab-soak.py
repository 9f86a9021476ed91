#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Touches a lab at random, for a time, and watches its memory.

    Scripts/lab-soak.py .build/checks/debug/touchstone 60

Several pages connect, touch with many fingers, turn the wheel, type, pause, go back, change the scene, export what was
touched, ask why, and leave, in the middle of touches and of messages. Afterwards the lab still answers, and uses no
more memory than at most in the first half of the time, but for a tolerance: memory grows until the lab has as many inputs
as it keeps, and while it replays them. A seed can be given, to do the same again. With --log, the memory is printed each
minute.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "report"))
from devtools import Socket  # noqa: E402
from lab import Lab  # noqa: E402

# How much more memory the lab may use at the end than at most in the first half, in megabytes.
TOLERANCE = 24


class Page:
    """A page that does anything."""

    def __init__(self, lab, dice):
        self.dice, self.down, self.sequence, self.requests = dice, {}, 0, 0
        self.socket = Socket(
            lab.address.split("?")[0].replace("http://", "ws://") + "socket", "touchstone-lab", lab.cookie())
        self.scene = None

    def say(self, message):
        self.socket.send(json.dumps(message))

    def read(self):
        """Takes what has arrived, without waiting for more."""
        while self.socket.has_more():
            message = json.loads(self.socket.receive())
            if message["type"] == "scene":
                self.scene = message["text"]

    def point(self):
        return [self.dice.uniform(-10, 385), self.dice.uniform(-10, 680)]

    def touch(self, now):
        contacts = []
        for identifier in self.dice.sample(range(10), self.dice.randint(1, 10)):
            if identifier in self.down:
                phase = self.dice.choice(["moved", "moved", "moved", "ended", "cancelled"])
            else:
                phase = "began"
            if phase in ("ended", "cancelled"):
                del self.down[identifier]
            else:
                self.down[identifier] = True
            contacts.append({"id": identifier, "phase": phase, "kind": "finger", "at": self.point()})
        self.sequence += 1
        self.say({"type": "input", "seq": self.sequence, "frames": [{"t": now, "contacts": contacts}]})

    def act(self, now):
        kind = self.dice.random()
        if kind < 0.8:
            self.touch(now)
        elif kind < 0.9:
            self.say({"type": "time", "do": self.dice.choice(["pause", "live", "live", "step", "stepBack", "play"])})
        elif kind < 0.93:
            key = self.dice.choice("abc")
            for phase in ("down", "up"):
                self.say({
                    "type": "key", "t": now, "phase": phase, "code": "Key" + key.upper(), "key": key,
                    "repeat": False, "modifiers": []})
        else:
            self.requests += 1
            self.say(self.dice.choice([
                {"type": "ask", "at": self.point()}, {"type": "why", "at": self.point()},
                {"type": "export", "as": self.dice.choice(["script", "swift", "recording", "trace"])},
                {"type": "ping", "t": now}, {"type": "scene", "do": "get"}, {"type": "time", "do": "live"},
            ]) | {"id": self.requests})
            if self.scene and self.dice.random() < 0.1:
                self.say({"type": "scene", "do": "set", "text": self.scene + "\n", "id": 0})

    def leave(self):
        """Ends the connection: in order, in the middle of a message, or at once."""
        how = self.dice.random()
        try:
            if how < 0.3:
                self.socket.stream.sendall(b"\x81\xff\x00\x00")
            elif how < 0.6:
                self.say({"type": "cancel"})
        except OSError:
            pass
        self.socket.stream.close()


def memory(process):
    """The resident memory of a process, in megabytes."""
    with open(f"/proc/{process}/status") as file:
        line = next(line for line in file if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", help="touchstone, built with the trait Lab")
    parser.add_argument("seconds", type=float, help="how long")
    parser.add_argument("--scene", default="button/click", help="the scene that is touched")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", action="store_true", help="print the memory each minute")
    arguments = parser.parse_args()
    dice, lab, pages, joined, acts = random.Random(arguments.seed), Lab(arguments.program, arguments.scene), [], 0, 0
    start, settled, largest, minutes = time.monotonic(), 0.0, 0.0, 0
    try:
        while time.monotonic() - start < arguments.seconds:
            if len(pages) < 4 and dice.random() < 0.2:
                pages.append(Page(lab, dice))
                joined += 1
            for page in list(pages):
                try:
                    page.act((time.monotonic() - start) * 1000)
                    page.read()
                    acts += 1
                    leaves = dice.random() < 0.005
                except (ConnectionError, OSError):
                    leaves = True
                if leaves:
                    page.leave()
                    pages.remove(page)
            time.sleep(0.004)
            used = memory(lab.process.pid)
            largest = max(largest, used)
            if time.monotonic() - start < arguments.seconds / 2:
                settled = max(settled, used)
            if arguments.log and time.monotonic() - start >= 60 * minutes:
                print(f"{minutes} min: {used:.1f} MB, {joined} pages so far, {acts} messages", flush=True)
                minutes += 1
        for page in pages:
            page.leave()
        last = Page(lab, dice)
        last.say({"type": "ping", "id": 1, "t": 1})
        while json.loads(last.socket.receive())["type"] != "pong":
            pass
        used = memory(lab.process.pid)
    except (ConnectionError, FileNotFoundError, StopIteration) as error:
        try:
            status = lab.process.wait(5)
            end = f"ended by signal {-status}" if status < 0 else f"ended with the exit code {status}"
        except subprocess.TimeoutExpired:
            end = "does not answer any more"
        raise SystemExit(
            f"Scripts/lab-soak.py: the lab {end} after {time.monotonic() - start:.0f} s, with the seed {arguments.seed}: "
            f"{error}\n" + "".join(lab.output[-30:]))
    finally:
        if lab.process.poll() is None:
            lab.close()
    print(f"{joined} pages, {acts} messages in {arguments.seconds:.0f} s; memory {settled:.1f} MB at most in the first half, "
          f"{used:.1f} MB at the end, {largest:.1f} MB at most")
    if used > settled + TOLERANCE:
        raise SystemExit(f"Scripts/lab-soak.py: the memory has grown by {used - settled:.1f} MB; {TOLERANCE} are allowed")


if __name__ == "__main__":
    main()
