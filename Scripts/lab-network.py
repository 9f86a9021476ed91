#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Connects to `touchstone lab --listen` from another device: a network namespace of its own. Needs root.

usage: Scripts/lab-network.py TOUCHSTONE
"""

import os
import re
import signal
import subprocess
import sys

HOME, AWAY = "touchstone-lab", "touchstone-phone"
LAB, PHONE, PORT = "10.77.0.1", "10.77.0.2", 8077

# What the device asks for, with which headers, and the code that it gets. TOKEN is that of the printed address.
REQUESTS = [
    ("/", {}, 403),
    ("/?token=0123456789abcdef0123456789abcdef", {}, 403),
    ("/?token=", {}, 403),
    ("/TOKEN", {"Host": "example.com"}, 403),
    ("/TOKEN", {}, 200),
    ("/TOKEN", {}, 403),
]

CLIENT = """
import sys, urllib.error, urllib.request
try:
    answer = urllib.request.urlopen(urllib.request.Request(sys.argv[1], headers=eval(sys.argv[2])), timeout=10)
    print(answer.status)
except urllib.error.HTTPError as error:
    print(error.code)
except OSError as error:
    print(error)
"""


def ip(*arguments):
    subprocess.run(["ip", *arguments], check=True)


def remove():
    for name in (HOME, AWAY):
        subprocess.run(["ip", "netns", "del", name], stderr=subprocess.DEVNULL, check=False)


def connect():
    """Two devices, each with one end of a cable."""
    for name in (HOME, AWAY):
        ip("netns", "add", name)
    ip("link", "add", "eth0", "netns", HOME, "type", "veth", "peer", "name", "eth0", "netns", AWAY)
    for name, address in ((HOME, LAB), (AWAY, PHONE)):
        ip("-n", name, "addr", "add", f"{address}/24", "dev", "eth0")
        for device in ("eth0", "lo"):
            ip("-n", name, "link", "set", device, "up")


def ask(namespace, url, headers):
    command = ["ip", "netns", "exec", namespace, sys.executable, "-c", CLIENT, url, repr(headers)]
    return subprocess.run(command, capture_output=True, text=True, timeout=30, check=True).stdout.strip()


def check(program):
    lab = subprocess.Popen(
        ["ip", "netns", "exec", HOME, program, "lab", "--listen", "--no-open", "--port", str(PORT),
         "button/click"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        # A shell starts what runs in the background with Control-C ignored, and so would the lab.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    failures = []
    try:
        address = lab.stdout.readline().strip()
        found = re.fullmatch(rf"http://{re.escape(LAB)}:{PORT}/(\?token=[0-9a-f]{{32}})", address)
        if not found:
            return [f"the lab finds another address of its own: {address}"]
        for path, headers, code in REQUESTS:
            url = f"http://{LAB}:{PORT}{path.replace('TOKEN', found[1])}"
            said = ask(AWAY, url, headers)
            if said != str(code):
                failures.append(f"{path} with {headers}: {said} instead of {code}")
        # It listens at the address of the network alone.
        said = ask(HOME, f"http://127.0.0.1:{PORT}/", {})
        if said in ("200", "403"):
            failures.append(f"the lab answers on another address, too: {said}")
    finally:
        lab.send_signal(signal.SIGINT)
        try:
            lab.wait(30)
        except subprocess.TimeoutExpired:
            lab.kill()
            failures.append("Control-C does not end the lab")
    return failures


def main():
    if os.geteuid() != 0:
        sys.exit("Scripts/lab-network.py: network namespaces need root: run it with sudo.")
    remove()
    try:
        connect()
        failures = check(os.path.abspath(sys.argv[1]))
    finally:
        remove()
    for failure in failures:
        print(f"Scripts/lab-network.py: {failure}", file=sys.stderr)
    print(f"{len(REQUESTS) + 1} requests over a network, {len(failures)} answered wrongly")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
