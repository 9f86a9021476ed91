#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures the time from a browser's event to its picture in the lab, with a thousand views.

    swift build -c release --traits Lab --product touchstone
    Scripts/lab-latency.py .build/release/touchstone

A mouse, then a finger, drags a slider over a thousand views, sixty times a second, in a headless Chromium at 1280 × 800. Of
each move it takes the time of the browser's event, of the message to the lab, of the picture that includes the move, of the
end of drawing it on the canvas, and of the end of the frame that shows the canvas. All of these are times of the page's
clock, so that nothing is added by the connection over which the browser is driven. It prints medians, and how many pictures
a second there were.

The floor is what the same browser does without a lab: a page that fills a rectangle of a canvas of the same size when it
hears of the same event. Nothing of it is ours; a page can be no faster.
"""

import argparse
import json
import os
import statistics
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "report"))
from devtools import Browser, Missing  # noqa: E402
from lab import Lab  # noqa: E402

# Runs before the page's own script. The page's messages and pictures pass here.
PROBE = """(() => {
  const moves = window.measuredMoves = [], waiting = [];
  window.measuredPictures = [];
  const atEndOfFrame = action => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => action(performance.now());
    channel.port2.postMessage(0);
  });
  window.atEndOfFrame = atEndOfFrame;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type === "input") {
      waiting.push({ number: message.seq, event: message.frames.at(-1).t, sent: performance.now() });
    }
    send.call(this, text);
  };
  const property = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    ...property,
    set(listener) {
      property.set.call(this, event => {
        const arrived = performance.now();
        listener.call(this, event);
        if (!event.data.startsWith('{"type":"picture"')) { return; }
        const drawn = performance.now(), input = JSON.parse(event.data).input;
        window.measuredPictures.push(drawn);
        const included = [];
        while (waiting.length && waiting[0].number <= input) { included.push({ ...waiting.shift(), arrived, drawn }); }
        moves.push(...included);
        atEndOfFrame(now => { for (const each of included) { each.shown = now; } });
      });
    },
  });
})()"""

# The same canvas and the same event, without a lab.
FLOOR = """<!doctype html><meta charset="utf-8"><title>floor</title>
<style>body { margin: 0 } canvas { width: 375px; height: 667px; touch-action: none }</style><canvas></canvas><script>
const canvas = document.querySelector("canvas"), context = canvas.getContext("2d");
[canvas.width, canvas.height] = [375, 667];
window.measuredMoves = [];
window.measuredPictures = [];
canvas.addEventListener("onpointerrawupdate" in self ? "pointerrawupdate" : "pointermove", event => {
  context.fillStyle = context.fillStyle === "#ff0000" ? "#0000ff" : "#ff0000";
  context.fillRect(20, 300, 335, 34);
  const move = { event: event.timeStamp, drawn: performance.now() };
  measuredPictures.push(move.drawn);
  measuredMoves.push(move);
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => { move.shown = performance.now(); };
    channel.port2.postMessage(0);
  });
});
</script>"""


class Mouse:
    """A mouse whose button is down, which is a finger for the lab."""

    name = "mouse"

    def __init__(self, browser):
        self.browser = browser

    def down(self, at):
        self.browser.mouse("Pressed", *at)

    def move(self, at):
        self.browser.mouse("Moved", *at)

    def up(self, at):
        self.browser.mouse("Released", *at)


class Finger:
    """A finger on a touch screen."""

    name = "finger"

    def __init__(self, browser):
        self.browser = browser

    def down(self, at):
        self.browser.touch("Start", at)

    def move(self, at):
        self.browser.touch("Move", at)

    def up(self, at):
        self.browser.touch("End")


def scene(views):
    """So many small views, and a slider over them."""
    columns = 25
    parts = [
        f'{{class: "UIView", name: "v{n}", frame: [{n % columns * 15}, {n // columns * 16}, 14, 15], '
        f'backgroundColor: "#30B0C7"}}' for n in range(views)]
    parts.append('{class: "UISlider", name: "volume", frame: [20, 300, 335, 34]}')
    return f'{{name: "thousand", size: [375, 667], views: [{",".join(parts)}]}}'


def drag(contact, at, seconds):
    """Drags sixty times a second, and returns the rate of the moves, what the page measured, and the rate of pictures."""
    browser = contact.browser
    contact.down(at(40))
    time.sleep(0.3)
    browser.value("measuredMoves.length = measuredPictures.length = 0")
    start, count = time.monotonic(), 0
    while time.monotonic() - start < seconds:
        count += 1
        contact.move(at(40 + 290 * abs(count % 100 / 50 - 1)))
        time.sleep(max(0, start + count / 60 - time.monotonic()))
    elapsed = time.monotonic() - start
    time.sleep(0.2)
    moves = [each for each in browser.value("measuredMoves") if "shown" in each]
    pictures = browser.value("measuredPictures.length")
    # The slider follows a finger that touches its thumb: the next one finds it where this one did.
    contact.move(at(40))
    contact.up(at(40))
    time.sleep(0.3)
    return count / elapsed, moves, pictures / elapsed


def line(name, rate, moves, pictures):
    """What was measured, in one line."""
    def median(start, end):
        return statistics.median(each[end] - each[start] for each in moves)

    parts = [
        f"{median('event', 'drawn'):.1f} ms until it is drawn, {median('event', 'shown'):.1f} ms to the end of the frame; "
        f"{rate:.0f} moves and {pictures:.0f} pictures a second"]
    if "sent" in moves[0]:
        parts.append(
            f"({median('event', 'sent'):.1f} ms to the message, {median('sent', 'arrived'):.1f} ms until the picture "
            f"arrives, {median('arrived', 'drawn'):.1f} ms to draw it)")
    return f"{name}: " + " ".join(parts)


def measure(name, browser, at, seconds):
    # Nobody looks at the page through these, and each slows it.
    for domain in ("Accessibility", "DOM", "Log", "Network"):
        browser.call(f"{domain}.disable")
    for kind in (Mouse, Finger):
        contact = kind(browser)
        drag(contact, at, 1)
        print(line(f"{name}, {kind.name}", *drag(contact, at, seconds)), flush=True)


def measure_lab(program, seconds, views):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "thousand.scene.json5")
        with open(path, "w") as file:
            file.write(scene(views))
        lab, browser = Lab(program, path), Browser()
        try:
            browser.call("Page.addScriptToEvaluateOnNewDocument", source=PROBE)
            browser.size(1280, 800)
            browser.navigate(lab.address)
            time.sleep(1)
            left, top, width, height = browser.value(
                "(() => { const box = document.getElementById('surface').getBoundingClientRect(); "
                "return [box.left, box.top, box.width, box.height]; })()")
            measure("lab", browser, lambda x: (left + x * width / 375, top + 317 * height / 667), seconds)
        finally:
            browser.close()
            lab.close()


def measure_floor(seconds):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "floor.html")
        with open(path, "w") as file:
            file.write(FLOOR)
        browser = Browser()
        try:
            browser.size(1280, 800)
            browser.open(path)
            measure("floor", browser, lambda x: (x, 317), seconds)
        finally:
            browser.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", help="touchstone, built with the trait Lab")
    parser.add_argument("--seconds", type=float, default=10, help="how long each moves")
    parser.add_argument("--views", type=int, default=1000, help="how many views are behind the slider")
    arguments = parser.parse_args()
    measure_floor(arguments.seconds)
    measure_lab(arguments.program, arguments.seconds, arguments.views)


if __name__ == "__main__":
    try:
        main()
    except Missing as reason:
        print(f"Scripts/lab-latency.py: {reason}", file=sys.stderr)
        sys.exit(69)
