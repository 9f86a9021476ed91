#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Drives `touchstone mcp` with the official client: initialize, list, call, errors, cancellation, a malformed
stream, and 10 000 calls without growth. Scripts/agents.sh runs it."""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time

from mcp import ClientSession, MCPError, StdioServerParameters, stdio_client

PROGRAM = os.path.abspath(sys.argv[1])
CALLS = int(os.environ.get("TOUCHSTONE_CALLS", "10000"))
DUMP = """<UIWindow: 0x1000; frame = (0 0; 390 844)>
   | <UIView: 0x2000; frame = (0 0; 390 844)>
   |    | <UIButton: 0x3000; frame = (20 600; 350 50)>
   |    |    | <UIButtonLabel: 0x4000; frame = (150 14; 50 22); text = 'Buy'>
   |    | <UIView: 0x5000; frame = (0 500; 390 344)>
"""
STORYBOARD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/></document>
"""
failures = []


def check(name, holds, shown=None):
    print(("ok      " if holds else "FAILED  ") + name)
    if not holds:
        failures.append(name)
        print(f"        {shown}")


def memory(process):
    """The resident memory of a process in kilobytes, and how many files it has open."""
    with open(f"/proc/{process}/statm", encoding="ascii") as file:
        pages = int(file.read().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024, len(os.listdir(f"/proc/{process}/fd"))


def call_folders():
    """The folders of calls, of this server and of others."""
    return {name for name in os.listdir(tempfile.gettempdir()) if name.startswith("touchstone-mcp-")}


def server_process():
    """The process of the server that this script has started."""
    found = subprocess.run(["pgrep", "-P", str(os.getpid()), "-f", "touchstone.* mcp"], capture_output=True, text=True)
    return int(found.stdout.split()[0])


async def with_client(folder):
    folders = call_folders()
    server = StdioServerParameters(command=PROGRAM, args=["mcp", folder])
    async with stdio_client(server) as streams, ClientSession(*streams) as session:
        welcome = await session.initialize()
        check("initialize names the server", welcome.server_info.name.startswith("touchstone"), welcome)
        tools = (await session.list_tools()).tools
        names = [tool.name for tool in tools]
        check("list has the tools", names[:4] == ["why", "map", "audit", "explain"], names)
        check("every tool and argument has a description", all(
            tool.description and all(field.get("description") for field in tool.input_schema["properties"].values())
            for tool in tools))

        async def call(tool, /, **arguments):
            return await session.call_tool(tool, arguments)

        answer = await call("why", file="dump.txt", view="Buy")
        sentence = answer.content[0].text
        check("why names what covers the button", not answer.is_error and "does not get the touch" in sentence
              and "in front of it" in sentence, sentence)
        check("the JSON is the command's", answer.structured_content == json.loads(subprocess.run(
            [PROGRAM, "why", os.path.join(folder, "dump.txt"), "--expect", "Buy", "--json"],
            capture_output=True, text=True, check=False).stdout))
        check("the text is the JSON, too", json.loads(answer.content[1].text) == answer.structured_content)
        check("why reads a text", (await call("why", text=DUMP, x=195, y=625)).content[0].text
              .startswith("UIView 0x5000 gets the touch"))
        answer = await call("map", file="dump.txt")
        check("map lists what is dead", not answer.is_error and answer.structured_content["unreached"]
              and answer.content[0].text == answer.structured_content["headline"], answer.content[0].text)
        answer = await call("audit", paths=["."])
        check("audit counts", answer.content[0].text == "0 errors, 0 warnings and 0 notes in 1 file.", answer)
        check("explain explains", "in front" in (await call("explain", name="covered")).content[0].text)
        if "play" in names:
            answer = await call("play", scenario="button/click")
            check("play plays", answer.content[0].text.startswith("All "), answer)

        for name, arguments, words in [
            ("why", {"view": "Buy"}, "Give file or text."),
            ("why", {"file": "dump.txt"}, "Give the view"),
            ("why", {"file": "dump.txt", "view": "Sell"}, "Sell"),
            ("why", {"file": "../dump.txt", "view": "Buy"}, "There is no"),
            ("why", {"file": "/etc/passwd", "view": "Buy"}, "There is no"),
            ("why", {"file": "link.txt", "view": "Buy"}, "There is no"),
            ("why", {"file": "dump.txt", "view": "Buy", "ios": "9"}, "it takes 17"),
            ("why", {"text": "no dump", "view": "Buy"}, "dump.txt"),
            ("explain", {"name": "--names"}, "no reason and no rule"),
            ("audit", {"paths": "dump.txt"}, "a list of texts"),
            ("audit", {"paths": []}, "at least one"),
        ]:
            answer = await call(name, **arguments)
            check(f"{name} {arguments} is refused", answer.is_error and words in answer.content[0].text, answer)
        try:
            await call("nope")
            check("an unknown tool is an error", False)
        except MCPError as error:
            check("an unknown tool is an error", "There is no tool" in str(error), error)

        process = server_process()
        await call("explain", name="covered")
        before = None
        began = time.monotonic()
        for first in range(0, CALLS, 8):
            await asyncio.gather(*(call("explain", name="covered") for _ in range(min(8, CALLS - first))))
            if first >= CALLS // 10 and before is None:
                before = memory(process)
        after = memory(process)
        # An answer may come before the server has closed the pipes of its call.
        for _ in range(100):
            if after[1] <= before[1]:
                break
            await asyncio.sleep(0.1)
            after = memory(process)
        print(f"        {CALLS} calls in {time.monotonic() - began:.0f} s; kilobytes and open files: {before}, {after}")
        check("calls leave nothing behind", after[0] < before[0] + 1024 and after[1] <= before[1], (before, after))
    left = call_folders() - folders
    check("no folder of a call is left", not left, left)


def talk(lines, *arguments):
    """Sends bytes to a server, and returns what it answers."""
    result = subprocess.run([PROGRAM, "mcp", *arguments], input=lines, capture_output=True, timeout=60, check=False)
    return result.returncode, [json.loads(line) for line in result.stdout.splitlines()]


def malformed():
    ping = b'{"jsonrpc":"2.0","id":7,"method":"ping"}\n'
    cases = {
        "no JSON": (b"hello\n", -32700), "half a message": (b'{"jsonrpc":"2.0","id":1\n', -32700),
        "a list": (b"[]\n", -32600), "no version": (b'{"id":1,"method":"ping"}\n', -32600),
        "an identifier that is a list": (b'{"jsonrpc":"2.0","id":[1],"method":"ping"}\n', -32600),
        "a method that is a number": (b'{"jsonrpc":"2.0","id":1,"method":5}\n', -32600),
        "an unknown method": (b'{"jsonrpc":"2.0","id":1,"method":"nope"}\n', -32601),
        "a call without a name": (b'{"jsonrpc":"2.0","id":1,"method":"tools/call"}\n', -32602),
        "bytes that are not UTF-8": (b'{"jsonrpc":"2.0","id":"\xff","method":"ping"}\n', -32700),
        "a line of 17 MB": (b"x" * (17 << 20) + b"\n", -32600),
        "deep nesting": (b"[" * 100000 + b"\n", -32700),
    }
    for name, (line, code) in cases.items():
        status, answers = talk(line + ping)
        check(f"{name} is answered, and so is what follows", status == 0 and answers[0]["error"]["code"] == code
              and answers[1] == {"jsonrpc": "2.0", "id": 7, "result": {}}, answers)
    status, answers = talk(b'\n\n{"jsonrpc":"2.0","method":"nope"}\n{"jsonrpc":"2.0","id":3,"result":{}}\n' + ping)
    check("empty lines, notifications and answers get none", (status, len(answers)) == (0, 1), answers)
    status, answers = talk(ping.rstrip(b"\n"))
    check("the last line needs no line break", len(answers) == 1, answers)


def cancellation(folder):
    large = os.path.join(folder, "large.txt")
    with open(large, "w", encoding="ascii") as file:
        file.write("<UIWindow: 0x1; frame = (0 0; 390 844)>\n")
        for number in range(30_000):
            file.write(f"   | <UIView: 0x{number + 16:x}; frame = (0 0; 390 844); userInteractionEnabled = NO>\n")
    arguments = json.dumps({"file": "large.txt", "view": "0xffff"})
    call = '{"jsonrpc":"2.0","id":%s,"method":"tools/call","params":{"name":"why","arguments":' + arguments + "}}\n"
    cancel = '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":%s}}\n'
    lines = "".join(call % number for number in range(1, 7)) + "".join(cancel % number for number in range(1, 7))
    began = time.monotonic()
    status, answers = talk((lines + '{"jsonrpc":"2.0","id":"p","method":"ping"}\n').encode(), folder)
    check("canceled calls end without an answer", status == 0 and [answer["id"] for answer in answers] == ["p"],
          answers)
    print(f"        6 calls about 30 000 views, canceled: {time.monotonic() - began:.1f} s")
    status, answers = talk((call % 1 + call % 1).encode(), folder)
    check("an identifier in use is refused", "error" in answers[0] and "result" in answers[1], answers)


with tempfile.TemporaryDirectory() as outside, tempfile.TemporaryDirectory() as folder:
    for name, text in {"dump.txt": DUMP, "main.storyboard": STORYBOARD}.items():
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)
    with open(os.path.join(outside, "secret.txt"), "w", encoding="utf-8") as file:
        file.write(DUMP)
    os.symlink(os.path.join(outside, "secret.txt"), os.path.join(folder, "link.txt"))
    asyncio.run(with_client(folder))
    malformed()
    cancellation(folder)
print(f"{len(failures)} failed")
sys.exit(bool(failures))
