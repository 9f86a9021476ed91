#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Touches the page of the lab in real browsers, and checks what it shows.

    Scripts/lab-check.py .build/checks/debug/touchstone

Chromium gets touches, a mouse, a wheel and keys from its debugging protocol, up to ten fingers at a time; Firefox, where
it is installed, loads the page, touches it by mouse and keys, and shows each part of it. axe-core looks at each page of the lab, light and
dark, wide and on a telephone. With --shots DIRECTORY, pictures are written there for people to look at.
Scripts/lab-latency.py measures the time from a browser's event to its picture.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "report"))
import axe  # noqa: E402
from devtools import Browser, Missing, Socket, end  # noqa: E402
from lab import Lab  # noqa: E402

SCENE = """{
  name: "bench",
  size: [375, 667],
  views: [
    { class: "UIButton", name: "buy", frame: [40, 40, 120, 44], title: "Buy", actions: { touchUpInside: "bought" } },
    { class: "UISwitch", name: "toggle", frame: [200, 46, 51, 31], actions: { valueChanged: "toggled" } },
    { class: "UISlider", name: "volume", frame: [40, 120, 295, 34] },
    { class: "UIView", name: "veil", frame: [200, 180, 120, 60], isHidden: true },
    { class: "UIView", name: "cover", frame: [40, 180, 120, 60], backgroundColor: "#FF9500" },
    { class: "UIScrollView", name: "list", frame: [0, 260, 375, 300], contentSize: [375, 2000],
      views: [{ class: "UIView", name: "row", frame: [20, 20, 335, 80], backgroundColor: "#30B0C7",
        recognizers: [
          { class: "UITapGestureRecognizer", name: "single", requires: ["double"] },
          { class: "UITapGestureRecognizer", name: "double", numberOfTapsRequired: 2 },
        ] }] },
    { class: "UITextField", name: "field", frame: [40, 590, 200, 40] },
  ],
}
"""


XIB = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
<objects><view contentMode="scaleToFill" id="r"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
<button buttonType="system" id="b"><rect key="frame" x="20" y="100" width="120" height="44"/><state key="normal" title="Pay"/></button>
<view id="v"><rect key="frame" x="0" y="300" width="375" height="100"/>
<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
<mapView id="m"><rect key="frame" x="0" y="420" width="375" height="200"/></mapView>
<tableView id="t"><rect key="frame" x="200" y="20" width="150" height="200"/></tableView>
</subviews></view></objects></document>
"""

STORYBOARD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><scenes>
<scene sceneID="s1"><objects><viewController storyboardIdentifier="One" id="c1"><view key="view" id="v1">
<rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController></objects></scene>
<scene sceneID="s2"><objects><viewController storyboardIdentifier="Two" id="c2"><view key="view" id="v2">
<rect key="frame" x="0" y="0" width="375" height="667"/><subviews><button buttonType="system" id="b">
<rect key="frame" x="20" y="100" width="120" height="44"/><state key="normal" title="Pay"/></button></subviews></view>
</viewController></objects></scene></scenes></document>
"""


class Check:
    def __init__(self, browser, lab, shots, file=None):
        self.browser, self.lab, self.shots, self.file, self.failures = browser, lab, shots, file, []

    def expect(self, holds, sentence):
        if not holds:
            self.failures.append(sentence)

    def shot(self, name):
        if self.shots:
            with open(os.path.join(self.shots, name + ".png"), "wb") as file:
                file.write(self.browser.picture())

    def value(self, expression):
        return self.browser.value(expression)

    def text(self, identifier):
        return self.value(f"document.getElementById('{identifier}').textContent")

    def click(self, identifier):
        self.value(f"document.getElementById('{identifier}').click()")

    def until(self, expression, sentence):
        """Waits until something holds; a page that never shows it has a fault."""
        end = time.monotonic() + 10
        while time.monotonic() < end:
            if self.value(expression):
                return True
            time.sleep(0.05)
        self.failures.append(sentence)
        return False

    def until_text(self, identifier, part, sentence):
        holds = f"document.getElementById('{identifier}').textContent.includes({json.dumps(part)})"
        if not self.until(holds, sentence):
            self.failures[-1] += f": it says “{self.text(identifier)[:300]}”"

    def open(self, width=1280, height=800, mobile=False, scheme="light"):
        self.browser.media("", scheme)
        self.browser.size(width, height, mobile=mobile)
        self.browser.navigate(self.lab.address)
        self.until_text("state", "live", "the page does not connect")
        self.browser.settle()

    def at(self, x, y):
        """Where a point of the stage's screen is on the page."""
        return self.value(f"""(() => {{ const box = document.getElementById('surface').getBoundingClientRect();
            return [box.left + {x} * box.width / 375, box.top + {y} * box.height / 667]; }})()""")

    def restart(self):
        # What the browser still has to hand over may arrive after a first restart.
        for _ in range(5):
            self.click("restart")
            time.sleep(0.1)
            if "input 0 of 0" in self.text("clock"):
                return
        self.failures.append(f"Restart does not drop the inputs: it says “{self.text('clock')}”")

    def select(self, identifier, value):
        self.value(f"""(() => {{ const list = document.getElementById('{identifier}'); list.value = '{value}';
            list.dispatchEvent(new Event('change')); }})()""")

    # What people do.

    def taps(self):
        self.restart()
        self.expect(
            self.value("document.getElementById('pages').getBoundingClientRect().width > 300"), "the pages are not there")
        self.browser.touch("Start", self.at(100, 62))
        self.browser.touch("End")
        self.until_text("events", "touchUpInside", "a tap with a finger does not click the button")
        self.until_text("hits", "buy", "the hit path does not name the button")
        self.until_text("chain", "UIWindow", "there is no responder chain")
        self.browser.mouse("Pressed", *self.at(225, 61))
        self.browser.mouse("Released", *self.at(225, 61))
        self.until_text("events", "valueChanged", "a click of the mouse does not turn the switch")

    def many_fingers(self):
        self.restart()
        points = [self.at(30 + 30 * number, 200 + 40 * number) for number in range(10)]
        self.browser.touch("Start", *points)
        self.until_text("clock", "input 1 of 1", "ten fingers that come down at once are not one input")
        self.browser.touch("Move", *[(x + 3, y + 3) for x, y in points])
        self.browser.touch("End")
        self.until("document.getElementById('clock').textContent.match(/input [2-9]/)", "ten fingers do not move and lift")

    def drags(self):
        self.restart()
        self.browser.touch("Start", self.at(180, 330))
        for step in range(1, 12):
            self.browser.touch("Move", self.at(180, 330 - 10 * step))
        self.browser.touch("End")
        self.until_text("lanes", "list.pan", "the pan of the scroll view has no lane")
        self.shot("drag")
        self.restart()
        x, y = self.at(180, 400)
        self.browser.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=120)
        self.until("!document.getElementById('clock').textContent.includes('input 0 of 0')", "the wheel is not an input")
        # Its pointer leaves a little later, which is an input, too.
        time.sleep(0.7)

    def redraws(self):
        """What was drawn bit by bit looks as if all of it were drawn again; but for roundings at the edges of the bits."""
        self.restart()
        for x, y in [(225, 61), (100, 62), (60, 137), (180, 330), (225, 61)]:
            self.browser.touch("Start", self.at(x, y))
            for step in range(5):
                self.browser.touch("Move", self.at(x + 20 * step, y - 12 * step))
            self.browser.touch("End")
            time.sleep(0.2)
        time.sleep(1.5)
        different = self.value("""new Promise(done => requestAnimationFrame(() => {
            const surface = document.getElementById('surface'), context = surface.getContext('2d');
            const pixels = () => context.getImageData(0, 0, surface.width, surface.height).data;
            const parts = pixels();
            dispatchEvent(new Event('resize'));
            const whole = pixels();
            let count = 0;
            for (let i = 0; i < whole.length; i += 1) {
              const alpha = i | 3, [one, other] = [parts[i] * parts[alpha], whole[i] * whole[alpha]];
              count += Math.abs(one - other) > 24 * 255 ? 1 : 0;
            }
            done(count);
          }))""")
        self.expect(different == 0, f"{different} values differ between what was drawn bit by bit and as a whole")

    def waits(self):
        self.restart()
        self.browser.touch("Start", self.at(180, 320))
        self.browser.touch("End")
        self.until_text("arrows", "double", "it does not say that the single tap waits for the double tap")

    def keys(self):
        self.restart()
        self.browser.mouse("Pressed", *self.at(140, 610))
        self.browser.mouse("Released", *self.at(140, 610))
        self.browser.press("h", "KeyH")
        self.until("!!document.getElementById('clock').textContent.match(/input [4-9]/)", "keys are no inputs")
        self.restart()
        self.select("keys", "finger")
        self.value("document.getElementById('surface').focus()")
        for _ in range(8):
            self.browser.press("ArrowLeft")
        for _ in range(27):
            self.browser.press("ArrowUp")
        self.browser.press(" ", "Space")
        self.until_text("hits", "buy", "the finger of the keyboard does not touch the button")
        self.select("keys", "type")

    def time(self):
        self.restart()
        for _ in range(2):
            self.browser.touch("Start", self.at(100, 62))
            self.browser.touch("End")
        self.until_text("clock", "input 4 of 4", "two taps are not four inputs")
        self.click("live")
        self.until_text("state", "paused", "Pause does not pause")
        self.browser.touch("Start", self.at(100, 62))
        self.browser.touch("End")
        self.until_text("state", "2 inputs wait", "inputs do not wait while time is paused")
        self.click("step")
        self.until_text("clock", "input 5 of", "Step does not deliver one input")
        self.click("live")
        self.until_text("state", "live", "Live does not go on")
        self.until_text("clock", "input 6 of 6", "what waited is lost")
        count = int(re.search(r"of (\d+)", self.text("clock"))[1])
        self.click("back")
        self.until_text("state", "the past", "Back does not go back")
        self.until_text("clock", f"input {count - 1} of {count}", "Back does not go to the moment before the latest input")
        self.click("branch")
        # The finger that was down at that moment is cancelled, which is an input, too.
        self.until_text("state", "live", "Continue does not go on")
        self.until_text("clock", f"input {count} of {count}", "Continue does not drop what came later")

    def unfold(self, part):
        self.value(f"document.getElementById('{part}-panel').open = true")

    def press(self, x, y):
        self.browser.mouse("Pressed", *self.at(x, y))
        self.browser.mouse("Released", *self.at(x, y))

    def looks(self):
        """Why not? by pressing again and again, by the outline and by typing; with code to copy."""
        self.restart()
        self.click("look")
        self.browser.mouse("Moved", *self.at(100, 210))
        self.until_text("view", "cover", "Why not? does not show the view under the mouse")
        self.press(100, 62)
        self.until_text("why", "gets the touch at", "a press while asking does not say what happens there")
        self.until_text("view", "buy", "a press while asking does not choose the view that is seen")
        self.press(100, 62)
        self.until("!document.getElementById('view').textContent.includes('buy')", "a second press does not go down")
        self.value(axe.source() + ";1")
        for violation in self.value(axe.RUN):
            self.failures.append(f"axe, the answer: {violation}")
        self.shot("look")
        self.click("look")
        self.value("""(() => { const field = document.getElementById('find'); field.focus(); field.click(); })()""")
        self.until("document.querySelectorAll('#outline [role=option]').length > 10", "the outline does not list all views")
        for letter in "veil":
            self.browser.press(letter, "Key" + letter.upper())
        self.until("document.querySelectorAll('#outline [role=option]').length === 1", "typing does not find a view by its name")
        self.browser.press("Enter")
        self.until_text("why", "is hidden", "it does not say why a hidden view gets no touch")
        self.until_text("why", "veil.isHidden = false", "an answer has no code")
        self.expect(
            "Copy" in self.value("document.querySelector('#why .code button').textContent"), "the code cannot be copied")
        self.unfold("layers")
        self.unfold("facts")
        self.browser.touch("Start", self.at(100, 62))
        self.browser.touch("End")
        self.until_text("facts", "touchUpInside", "the facts do not come")
        self.expect(
            self.value("(box => box.scrollWidth <= box.clientWidth)(document.getElementById('facts-box'))"),
            "facts are wider than their table")
        self.browser.settle()
        self.shot("layers")

    def outlines(self):
        """The outline of a view goes where the view goes, and ends where the view is clipped."""
        self.restart()
        self.browser.touch("Start", self.at(60, 330))
        self.browser.touch("End")
        self.until_text("hits", "row", "the hit path does not name the row")
        top = """(() => { const points = document.querySelector('#view-marks .hit')?.getAttribute('points');
            return points ? Math.min(...points.split(' ').map(each => Number(each.split(',')[1]))) : null; })()"""
        self.until(f"{top} === 280", "the row that is hit has no outline")
        x, y = self.at(180, 400)
        self.browser.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=60)
        self.until(f"{top} === 260", "the outline is not clipped by the scroll view when the row scrolls")
        time.sleep(0.7)

    def stories(self):
        """An earlier touch can be chosen; the lanes and what was sent are those of its gesture."""
        self.restart()
        self.browser.touch("Start", self.at(100, 62))
        self.browser.touch("End")
        self.until_text("events", "bought", "it does not say what a handler wrote")
        time.sleep(1.3)
        self.browser.touch("Start", self.at(180, 330))
        self.browser.touch("End")
        self.until_text("hits", "row", "the latest touch is not told")
        self.select("touch", "1")
        self.until_text("hits-title", "Touch 1", "an earlier touch cannot be chosen")
        self.until_text("events", "touchUpInside", "what an earlier touch sent is not told")
        self.select("touch", "")
        self.until_text("hits-title", "Touch 2", "the latest touch cannot be chosen again")
        self.value("document.querySelector('#hits .hit-view').dispatchEvent(new PointerEvent('pointerenter'))")
        self.until("document.querySelector('#view-marks .pointed') !== null", "a row of the outline does not show its view")

    def sheet(self):
        """On a phone, what explains is a sheet of three heights, and fingers touch or scroll."""
        self.open(390, 844, True)
        self.restart()
        height = "document.getElementById('pages').getBoundingClientRect().height"
        heights = [self.value(height)]
        for _ in range(2):
            self.click("grab")
            self.browser.settle()
            heights.append(self.value(height))
        self.expect(heights[0] < 120 < heights[1] < 500 < heights[2], f"the sheet has not three heights: {heights}")
        self.click("grab")
        self.browser.settle()
        self.expect(self.value(height) == heights[0], "the sheet does not go down again")
        self.click("scrolling")
        self.browser.touch("Start", self.at(100, 62))
        self.browser.touch("End")
        time.sleep(0.3)
        self.expect("input 0 of 0" in self.text("clock"), "a finger that scrolls touches the scene")
        self.click("touching")
        self.browser.touch("Start", self.at(100, 62))
        self.browser.touch("End")
        self.until_text("clock", "input 2 of 2", "a finger does not touch the scene again")
        self.open()

    def edits(self):
        self.restart()
        self.browser.touch("Start", self.at(100, 62))
        self.browser.touch("End")
        self.until_text("events", "touchUpInside", "the button is not clicked before the change")
        self.click("scene-tab")
        change = """(() => { const text = document.getElementById('text');
            text.value = text.value.replace(%s, %s); text.dispatchEvent(new Event('input')); })()"""
        self.value(change % ('"frame: [40, 40,"', '"frme: [40, 40,"'))
        self.until_text("errors", "Line 5", "an error of the scene has no place")
        self.shot("error")
        self.value(change % ('"frme: [40, 40,"', '"frame: [40, 340,"'))
        self.until_text("comparison-summary", "part at", "the same fingers on the changed scene are not compared")
        self.until("document.querySelectorAll('#comparison tr:not(.same)').length > 1", "the comparison has no rows")
        self.until("""(() => { const row = document.querySelector('#comparison tbody tr:not(.same)').getBoundingClientRect();
            const box = document.getElementById('comparison-box').getBoundingClientRect();
            return row.top >= box.top && row.bottom <= box.bottom; })()""", "the comparison does not show where the traces part")
        self.until("document.getElementById('errors').children.length === 0", "the error stays when it is mended")
        self.value("""(() => { const text = document.getElementById('text'); text.focus();
            const place = text.value.indexOf('class'); text.setSelectionRange(place, place); })()""")
        self.browser.press(" ", "Space", 2)
        self.until_text("choices", "recognizers", "Control and Space do not show what may be written")
        self.shot("scene")
        self.value("document.getElementById('notice').textContent = ''")
        self.value(change % ('"frame: [40, 340,"', '"frame: [40, 40,"'))
        self.until_text("notice", "The same fingers", "a change of the scene is not announced")
        self.click("touch-tab")

    def open_file(self, name, text):
        self.value(f"""(() => {{ const data = new DataTransfer();
            data.items.add(new File([{json.dumps(text)}], {json.dumps(name)})); const input = document.getElementById('open-file');
            input.files = data.files; input.dispatchEvent(new Event('change')); }})()""")

    def converts(self):
        """A file that is opened becomes a screen with its colors; what is guessed is said at once, where one sees it."""
        self.open_file("Pay.xib", XIB)
        self.until_text("notes-tab", "Notes (2)", "a conversion does not say at once that there is a note")
        self.until_text("notice", "2 notes", "a conversion is not announced")
        self.click("notes-tab")
        self.until_text("notes", "Pay.xib:7:1: MKMapView", "a note does not name its view and its line")
        pixel = """(() => { const box = document.getElementById('surface'), scale = box.width / 375;
            return [...box.getContext('2d').getImageData(%d * scale, %d * scale, 1, 1).data].slice(0, 3); })()"""
        self.until(f"({pixel % (20, 310)}).join() === '255,0,0'", "the color of a view of a xib is not shown")
        self.shot("converted")
        self.select("appearance", "dark")
        self.until(f"({pixel % (5, 5)}).join() === '0,0,0'", "a converted screen is not dark in dark appearance")
        self.shot("converted-dark")
        self.select("appearance", "light")
        self.open_file("Main.storyboard", STORYBOARD)
        self.until_text("state", "Main.storyboard: ", "a storyboard is not opened")
        names = self.value("[...document.getElementById('scenes').options].map(each => each.value)")
        screens = [name for name in names if name.startswith("Main.storyboard: ")]
        self.expect(len(screens) == 2, f"the list of scenes does not have both screens of a storyboard: {names}")
        for screen in screens:
            self.select("scenes", screen)
            self.until_text("state", screen, f"{screen} is not opened")
        self.select("scenes", "bench.scene.json5")
        self.until("document.getElementById('notes-tab').hidden", "the notes stay when another scene is opened")
        self.until_text("state", "bench", "the list of scenes does not open the scene of the start")

    def keyboard(self):
        """The keyboard alone is enough: everything gets the focus, shows it, and works."""
        self.open()
        self.value("document.body.focus()")
        wanted = {
            "setup-button", "scenes", "open", "size", "appearance", "mouse", "keys", "show-path", "show-areas", "touching",
            "look", "surface", "live", "back", "step", "restart", "rate", "time", "touch-tab", "find"}
        self.click("setup-button")
        wanted -= self.walk(60)
        self.expect(not wanted, f"Tab does not reach {', '.join(sorted(wanted))}")

        self.click("setup-button")

        def focus(identifier):
            self.value(f"document.getElementById('{identifier}').focus()")

        focus("live")
        self.browser.press(" ", "Space")
        self.until_text("state", "paused", "Space on Pause does not pause")
        self.browser.press(" ", "Space")
        self.until_text("state", "live", "Space on Live does not go on")
        self.restart()
        self.select("keys", "finger")
        focus("surface")
        for key in ["ArrowLeft"] * 8 + ["ArrowUp"] * 27:
            self.browser.press(key)
        self.browser.press(" ", "Space")
        self.until_text("events", "touchUpInside", "the finger of the keyboard does not click the button")
        self.browser.press("i", "KeyI")
        self.until_text("view", "buy", "I does not show the view under the finger of the keyboard")
        self.browser.press("w", "KeyW")
        self.until_text("why", "gets the touch at", "W does not say what happens at a point")
        self.browser.press("w", "KeyW")
        self.until_text("why", "does not get the touch", "W again does not ask about the view below")
        self.browser.press("Tab")
        self.until("document.activeElement.id === 'restart'", "Tab does not leave the screen")
        self.select("keys", "type")
        focus("time")
        self.browser.press("Home")
        self.until_text("state", "the past", "the slider does not seek by keys")
        focus("play")
        self.browser.press(" ", "Space")
        self.until_text("state", "replaying", "Space on Play does not play")
        self.until_text("state", "paused", "Play does not arrive at the end")
        focus("back")
        self.browser.press(" ", "Space")
        self.until_text("state", "the past", "Space on Back does not go back")
        focus("branch")
        self.browser.press(" ", "Space")
        self.until_text("state", "live", "Space on Continue does not continue")
        self.until("document.activeElement.id === 'live'", "a button that becomes disabled loses the focus")
        self.value("document.querySelector('#layers-panel summary').focus()")
        self.browser.press("Enter", text="\r")
        before = self.value("document.getElementById('exploded').toDataURL().length && 1")
        focus("exploded")
        picture = self.value("document.getElementById('exploded').toDataURL()")
        self.browser.press("ArrowRight")
        self.until(
            f"document.getElementById('exploded').toDataURL().length !== {len(picture)} || "
            f"document.getElementById('exploded').toDataURL() !== {json.dumps(picture)}",
            "arrow keys do not turn the layers")
        self.expect(before == 1, "the layers are not drawn")
        focus("touch-tab")
        self.browser.press("ArrowRight")
        self.until("document.activeElement.id === 'scene-tab'", "arrow keys do not choose the next page")
        self.walk(8)
        focus("text")
        self.browser.press("Tab")
        self.until("document.activeElement.id !== 'text'", "Tab does not leave the text of the scene")
        focus("scene-tab")
        self.browser.press("ArrowRight")
        self.until("document.activeElement.id === 'export-tab'", "arrow keys do not skip pages that are not there")
        self.browser.press("Tab")
        self.browser.press("Tab")
        self.browser.press(" ", "Space")
        self.until("!document.getElementById('exported').hidden", "Space on a button of Export exports nothing")
        self.click("touch-tab")

    def walk(self, count):
        """The elements that Tab reaches; each must be seen to have the focus."""
        found = set()
        for _ in range(count):
            self.browser.press("Tab")
            seen = self.value("""(() => { const at = document.activeElement, style = getComputedStyle(at);
                const box = at.getBoundingClientRect();
                return [at.id || at.tagName, style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
                  box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth]; })()""")
            if seen[0] == "BODY":
                break
            found.add(seen[0])
            self.expect(seen[1], f"{seen[0]} does not show that it has the focus")
            self.expect(seen[2], f"{seen[0]} has the focus outside of what one sees")
        return found

    def narrow(self):
        """On a phone and at a zoom of 400 % the screen is the main thing, and everything can be reached by scrolling."""
        for name, width, height, mobile, least in [
            ("phone", 390, 844, True, 0.7), ("zoom-200", 640, 400, False, 0.6), ("zoom-400", 320, 256, False, 0.6),
        ]:
            self.open(width, height, mobile)
            header, screen = self.value("""['header', '#device'].map(each =>
                document.querySelector(each).getBoundingClientRect().height)""")
            self.expect(header <= 60, f"the header takes {header} of {height} points ({name})")
            self.expect(screen >= least * (height - header), f"the screen has only {screen} of {height} points ({name})")
            self.expect(self.value("document.documentElement.scrollWidth") <= width, f"the page is wider than {width} ({name})")
            small = self.value("""[...document.querySelectorAll('button:not(.plain),select')].filter(each => {
                const box = each.getBoundingClientRect();
                return box.height > 0 && (box.height < 44 || box.width < 44); }).map(each => each.id)""")
            self.expect(not small, f"smaller than 44 points: {', '.join(small)} ({name})")
            self.click("setup-button")
            self.browser.settle()
            self.expect(
                self.value("document.getElementById('scenes').getBoundingClientRect().height >= 44"),
                f"the scenes cannot be chosen ({name})")
            self.value("document.getElementById('scenes').focus()")
            self.browser.press("Escape")
            self.expect(
                self.value("document.activeElement.id") == "setup-button", f"Escape does not close the choices ({name})")
            self.click("setup-button")
            self.shot(name)
            self.value(axe.source() + ";1")
            for violation in self.value(axe.RUN):
                self.failures.append(f"axe, {name}: {violation}")
        self.open()

    def write(self, old, new):
        with open(self.file, encoding="utf-8") as file:
            text = file.read()
        with open(self.file, "w", encoding="utf-8") as file:
            file.write(text.replace(old, new))

    def type(self, old, new):
        """Changes the text of the scene, and waits until the lab has it."""
        self.value(f"""(() => {{ const text = document.getElementById('text');
            text.value = text.value.replace({json.dumps(old)}, {json.dumps(new)}); text.dispatchEvent(new Event('input')); }})()""")
        self.until("!document.getElementById('unsaved').hidden", "the page does not say that the text is not saved")

    def has(self, part, sentence):
        self.until(f"document.getElementById('text').value.includes({json.dumps(part)})", sentence)

    def files(self):
        """What is typed and not saved survives a change of the file, another page, and a lab that is started again."""
        self.restart()
        self.browser.touch("Start", self.at(100, 62))
        self.browser.touch("End")
        self.until_text("events", "touchUpInside", "the button is not clicked before the lab ends")
        self.click("scene-tab")
        hidden = "document.getElementById('choice').hidden"
        self.type('"Buy"', '"Mine"')
        self.write('"Buy"', '"Theirs"')
        self.until_text("choice-text", "was changed by another program", "a newer file is not told")
        self.has('"Mine"', "a newer file takes the place of a text that is not saved")
        self.shot("newer")
        self.click("save")
        self.until_text("choice-text", "is newer than the text on this page", "Save overwrites a newer file")
        self.click("take")
        self.has('"Theirs"', "the text of the file is not taken")
        self.until(hidden, "the choice stays when the text of the file was taken")
        self.type('"Theirs"', '"Mine"')
        self.write('"Theirs"', '"Others"')
        self.until(f"!{hidden}", "a newer file is not told again")
        self.click("keep-own")
        self.until(hidden, "the choice stays when the own text is kept")
        self.click("save")
        self.until("document.getElementById('unsaved').hidden", "the text is not saved")
        with open(self.file, encoding="utf-8") as file:
            self.expect('"Mine"' in file.read(), "the file does not have the text that was saved")
        os.rename(self.file, self.file + ".away")
        self.until_text("choice-text", "is gone", "a file that is gone is not told")
        os.rename(self.file + ".away", self.file)
        self.until(hidden, "a file that has come back is not told")
        # Another page types at the same time.
        other = PageDouble(self.lab)
        other.set(lambda text: text.replace('"Mine"', '"Second"'))
        self.has('"Second"', "what another page types does not come")
        self.value("""(() => { const text = document.getElementById('text'); text.value += ' ';
            text.dispatchEvent(new Event('input')); })()""")
        other.set(lambda text: text.replace('"Second"', '"Third"'))
        self.until_text("choice-text", "another page", "two pages that are typed into replace each other's text")
        self.has('"Second"', "the text of this page is gone")
        self.click("take")
        self.has('"Third"', "the text of the other page is not taken")
        # Undo brings back what a completion and a change of another page replaced.
        self.value("""(() => { const text = document.getElementById('text'); text.focus();
            const place = text.value.indexOf('class'); text.setSelectionRange(place, place); })()""")
        self.browser.press(" ", "Space", 2)
        self.until_text("choices", "recognizers", "Control and Space do not show what may be written")
        before = self.value("document.getElementById('text').value")
        self.browser.press("Enter")
        self.expect(self.value("document.getElementById('text').value") != before, "Enter does not take a completion")
        self.value("document.execCommand('undo')")
        self.expect(self.value("document.getElementById('text').value") == before, "Undo does not undo a completion")
        other.set(lambda text: text.replace('"Third"', '"Fourth"'))
        self.has('"Fourth"', "what another page types does not come")
        self.value("document.execCommand('undo')")
        self.has('"Third"', "Undo does not bring back what another page replaced")
        other.close()
        # Another scene takes the place of a text that is not saved, which can be brought back.
        self.type('"Third"', '"Own"')
        self.select("scenes", "button/click")
        self.until_text("choice-text", "was not saved", "a text that was not saved is lost without a word")
        self.click("keep-own")
        self.has('"Own"', "a text that was not saved is not brought back")
        self.until_text("file", "bench", "a text that was not saved is brought back into another scene")
        self.until("!document.getElementById('unsaved').hidden", "the lab does not know the text that was brought back")
        # The lab ends, and is started again.
        self.lab.again()
        name, value = self.lab.cookie().split("=", 1)
        self.browser.call("Network.setCookie", name=name, value=value, url=self.lab.address)
        self.until_text("state", "live", "the page does not connect to a lab that was started again")
        self.until("document.querySelectorAll('#events tbody tr').length === 0", "events of the lab that has ended stay")
        self.has('"Own"', "a text that was not saved is gone when the lab is started again")
        self.until("!document.getElementById('unsaved').hidden", "the lab does not know the text after it was started again")
        self.click("save")
        self.until("document.getElementById('unsaved').hidden", "the text is not saved after the lab was started again")
        self.type('"Own"', '"Buy"')
        self.click("save")
        self.until("document.getElementById('unsaved').hidden", "the text is not saved")
        self.click("touch-tab")

    def past(self):
        """The past takes no input, says so, and changes nothing."""
        self.restart()
        self.browser.touch("Start", self.at(100, 62))
        self.until_text("clock", "input 1 of 1", "a finger that comes down is no input")
        self.click("back")
        self.until_text("clock", "input 0 of 1", "Back with a finger down changes the record")
        self.browser.touch("End")
        self.browser.touch("Start", self.at(225, 61))
        self.until_text("notice", "This is the past", "a touch of the past is ignored without a word")
        self.browser.touch("End")
        self.value("document.getElementById('notice').textContent = ''")
        x, y = self.at(180, 400)
        self.browser.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=120)
        self.until_text("notice", "This is the past", "a wheel in the past is ignored without a word")
        self.click("live")
        self.until_text("clock", "input 2 of 2", "what lifted in the past is not cancelled")
        self.until_text("events", "touchCancel", "what lifted in the past is not cancelled")

    def exports(self):
        self.restart()
        self.browser.touch("Start", self.at(100, 62))
        self.browser.touch("End")
        self.until_text("events", "touchUpInside", "nothing is clicked that could be exported")
        self.click("export-tab")
        for kind, part in {"test": 'tap("buy")', "script": "finger", "swift": "finger", "recording": "", "report": "page", "trace": "input"}.items():
            self.value(f"document.querySelector('[data-form={kind}]').click()")
            self.until(
                f"document.getElementById('exported-text').value.includes({json.dumps(part)}) && "
                f"document.getElementById('exported-text').value.length > 20", f"Export does not write the {kind}")
        self.expect(self.value("document.getElementById('exported-left').children.length") == 0, "a trace leaves something out")
        self.value("document.getElementById('surface').focus()")
        self.browser.press("a", "KeyA")
        self.value("document.querySelector('[data-form=script]').click()")
        self.until_text("exported-left", "keys pressed or released", "the page does not list what a script leaves out")
        self.shot("export")
        self.click("touch-tab")

    def pages(self):
        """Every page of the lab in both appearances and sizes: nothing is wider than the screen, and axe is content."""
        for name, width, height, mobile in [("wide", 1280, 800, False), ("phone", 390, 844, True)]:
            for scheme in ("light", "dark"):
                self.open(width, height, mobile, scheme)
                self.browser.touch("Start", self.at(100, 62))
                self.browser.touch("End")
                self.until_text("events", "touchUpInside", f"nothing is clicked ({name})")
                for tab in ("touch-tab", "scene-tab", "export-tab"):
                    self.click(tab)
                    self.browser.settle()
                    self.expect(
                        self.value("document.documentElement.scrollWidth") <= width, f"{tab} is wider than {width}")
                    self.value(axe.source() + ";1")
                    for violation in self.value(axe.RUN):
                        self.failures.append(f"axe, {name}, {scheme}, {tab}: {violation}")
                    self.shot(f"{name}-{scheme}-{tab}")
        self.open()

    def run(self):
        self.open()
        for each in (
            self.taps, self.many_fingers, self.drags, self.redraws, self.waits, self.keys, self.time, self.past, self.looks,
            self.outlines, self.stories, self.edits, self.files, self.exports, self.converts, self.keyboard, self.sheet,
            self.narrow, self.pages,
        ):
            before = len(self.failures)
            each()
            print(f"chromium, {each.__name__}: " + ("ok" if len(self.failures) == before else "FAILED"))
        for event in self.browser.events:
            if event["method"] == "Runtime.exceptionThrown":
                self.failures.append("the page has an exception: " + json.dumps(event["params"])[:400])
        return self.failures


class PageDouble:
    """Another page that is open at the same time."""

    def __init__(self, lab):
        host, port = re.match(r"http://([^:/]+):(\d+)", lab.address).groups()
        self.socket, self.number = Socket(f"ws://{host}:{port}/socket", "touchstone-lab", lab.cookie()), 0

    def ask(self, **message):
        self.number += 1
        self.socket.send(json.dumps({"type": "scene", "id": self.number, **message}))
        while (answer := json.loads(self.socket.receive())).get("id") != self.number:
            pass
        return answer

    def set(self, change):
        self.ask(do="set", text=change(self.ask(do="get")["text"]))

    def close(self):
        self.socket.stream.close()


class Firefox:
    """A headless Firefox, driven by WebDriver BiDi."""

    def __init__(self):
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if program is None:
            raise Missing("Firefox is not installed")
        self.folder = tempfile.mkdtemp(prefix="lab-check-")
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", self.folder, "--remote-debugging-port", "0"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        address = None
        for line in self.process.stderr:
            found = re.search(r"WebDriver BiDi listening on (ws://\S+)", line)
            if found:
                address = found[1]
                break
        if address is None:
            raise Missing("Firefox did not start")
        threading.Thread(target=self.process.stderr.read, daemon=True).start()
        self.socket, self.number = Socket(address + "/session"), 0
        self.call("session.new", {"capabilities": {}})
        self.context = self.call("browsingContext.getTree", {})["contexts"][0]["context"]

    def call(self, method, parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.receive())
            if message.get("id") == self.number:
                if message["type"] == "error":
                    raise RuntimeError(f"{method}: {message['message']}")
                return message["result"]

    def navigate(self, url):
        self.call("browsingContext.navigate", {"context": self.context, "url": url, "wait": "complete"})

    def value(self, expression):
        answer = self.call("script.evaluate", {
            "expression": f"JSON.stringify({expression}) ?? 'null'", "target": {"context": self.context}, "awaitPromise": True})
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def click(self, x, y):
        pointer = [
            {"type": "pointerMove", "x": round(x), "y": round(y)}, {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0}]
        self.call("input.performActions", {
            "context": self.context,
            "actions": [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": pointer}]})

    def keys(self, text):
        """Presses and releases keys, one after the other."""
        presses = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self.call("input.performActions", {
            "context": self.context, "actions": [{"type": "key", "id": "keyboard", "actions": presses}]})

    def close(self):
        end(self.process, self.folder)


def check_firefox(lab):
    browser = Firefox()
    try:
        browser.navigate(lab.link())
        check = Check(browser, lab, None)
        check.until_text("state", "live", "Firefox: the page does not connect")
        check.restart()
        browser.click(*check.at(100, 62))
        check.until_text("events", "touchUpInside", "Firefox: a click does not reach the button")
        browser.click(*check.at(225, 61))
        check.until_text("events", "valueChanged", "Firefox: a click does not turn the switch")
        check.until("document.getElementById('latency').textContent !== ''", "Firefox: no picture follows an input")
        browser.value("document.getElementById('back').click()")
        check.until_text("state", "the past", "Firefox: Back does not go back")
        browser.value("document.getElementById('live').click()")
        check.until_text("state", "live", "Firefox: Live does not go on")
        check.select("keys", "finger")
        browser.value("document.getElementById('surface').focus()")
        browser.keys("\ue012" * 8 + "\ue013" * 27 + "i")
        check.until_text("view", "buy", "Firefox: I does not show the view under the finger of the keyboard")
        browser.keys(" ")
        check.until_text("hits", "buy", "Firefox: the finger of the keyboard does not touch the button")
        browser.keys("\ue004")
        check.until("document.activeElement.id === 'restart'", "Firefox: Tab does not leave the screen")
        check.unfold("layers")
        check.until("document.getElementById('exploded').width > 100", "Firefox: the layers are not drawn")
        check.click("scene-tab")
        browser.value("""(() => { const text = document.getElementById('text');
            text.value = text.value.replace('frame: [40, 40,', 'frame: [40, 340,');
            text.dispatchEvent(new Event('input')); })()""")
        check.until_text("comparison-summary", "part at", "Firefox: the same fingers are not compared")
        check.click("export-tab")
        browser.value("document.querySelector('[data-form=script]').click()")
        check.until("document.getElementById('exported-text').value.includes('finger')", "Firefox: Export writes no script")
        return check.failures
    finally:
        browser.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", help="touchstone, built with the trait Lab")
    parser.add_argument("--shots", help="a directory for pictures")
    arguments = parser.parse_args()
    if arguments.shots:
        os.makedirs(arguments.shots, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "bench.scene.json5")
        with open(path, "w") as file:
            file.write(SCENE)
        lab = Lab(arguments.program, path)
        try:
            browser = Browser()
            try:
                failures = Check(browser, lab, arguments.shots, path).run()
            finally:
                browser.close()
            try:
                failures += check_firefox(lab)
                print("firefox: " + ("FAILED" if any(each.startswith("Firefox") for each in failures) else "ok"))
            except Missing as reason:
                print(f"firefox: not checked; {reason}")

        finally:
            lab.close()
    for failure in failures:
        print(f"Scripts/lab-check.py: {failure}", file=sys.stderr)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    try:
        main()
    except (Missing, axe.Missing) as reason:
        print(f"Scripts/lab-check.py: {reason}", file=sys.stderr)
        sys.exit(69)
