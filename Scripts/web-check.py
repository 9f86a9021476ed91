#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Uses the page of the doctor in Chromium, as people do and as nobody should.

    Scripts/web-check.py site [--shots DIRECTORY]

The page is opened from its folder, without a server. Every example is asked, by pointer, by keys and by a link; axe-core looks
at each page, light and dark, wide, on a tablet and on a telephone, and at 200 %. Hostile texts are pasted. With --shots,
pictures are written for people to look at.
"""

import argparse
import json
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "report"))
import axe  # noqa: E402
from devtools import Browser, Missing  # noqa: E402

SIZES = [("wide", 1440, 900, 1, False), ("tablet", 820, 1180, 1, False), ("phone", 390, 844, 2, True)]
HEADLINE = "(document.querySelector('#answer:not([hidden]) #headline') || {}).textContent || ''"
READY = "document.body.classList.contains('opened') && !document.getElementById('after').hidden"
# Pastes a text that an expression makes.
PASTE = """(() => {{ const data = new DataTransfer(); data.setData("text/plain", {text});
  document.getElementById("paste").dispatchEvent(new ClipboardEvent("paste", {{clipboardData: data, bubbles: true, cancelable: true}})); }})()"""

WINDOW = "<UIWindow: 0x10; frame = (0 0; 375 812); layer = <UIWindowLayer: 0x2>>\\n"
HOSTILE = {
    "markup in names": '"' + WINDOW + r"""   | <UIButton: 0x11; frame = (0 0; 100 100); text = '<img src=x onerror=alert(1)>'; layer = <CALayer: 0x3>>\n"
      + "   | <Shop.<script>alert(2)<\/script>: 0x12; frame = (0 200; 100 100); accessibilityIdentifier = '\"><svg onload=alert(3)>'>\n" """,
    "a name of a prototype": '"' + WINDOW + r"""   | <__proto__: 0x11; frame = (0 0; 100 100); text = 'constructor'>\n" """,
    "a line of 2 MB": '"' + WINDOW + "   | <UIView: 0x11; frame = (0 0; 100 100); text = '\" + \"x\".repeat(2 << 20) + \"'>\\n\"",
    "views in each other": '"' + WINDOW + '" + Array.from({length: 2000}, (_, depth) => "   | ".repeat(depth + 1) + '
        + '`<UIView: 0x${(depth + 17).toString(16)}; frame = (0 0; 100 100)>`).join("\\n")',
    "directions and invisible letters": '"' + WINDOW + r"""   | <UIButton: 0x11; frame = (0 0; 100 100); text = '\u202egnol\u200b\u2066'>\n" """,
}


class Check:
    def __init__(self, browser, site, shots):
        self.browser, self.site, self.shots, self.failures = browser, site, shots, []
        self.index = "file://" + os.path.abspath(os.path.join(site, "index.html"))

    def expect(self, holds, sentence):
        if not holds:
            self.failures.append(sentence)

    def open(self, fragment=""):
        # The same address with another fragment would not be loaded anew.
        self.browser.navigate("about:blank")
        self.browser.navigate(self.index + fragment)

    def until(self, expression, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.browser.value(f"!!({expression})"):
                return True
            time.sleep(0.02)
        return False

    def shot(self, name):
        if self.shots:
            os.makedirs(self.shots, exist_ok=True)
            with open(os.path.join(self.shots, name + ".png"), "wb") as file:
                file.write(self.browser.picture(whole=True))

    def look(self, name):
        """What axe-core finds, and whether anything sticks out at the side."""
        self.browser.settle()
        wide = self.browser.value("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        self.expect(wide <= 0, f"{name}: {wide} points stick out at the side")
        self.browser.value(axe.source() + ";0")
        for violation in self.browser.value(axe.RUN):
            self.expect(False, f"{name}: {violation}")

    def complaints(self, name):
        for complaint in self.browser.complaints():
            if not complaint.startswith(("the page asks for data:", "the page asks for blob:null")):
                self.expect(False, f"{name}: {complaint[:300]}")

    # MARK: What people do

    def examples(self):
        with open(os.path.join(os.path.dirname(__file__), "../Web/Doctor/Examples/examples.json"), encoding="utf-8") as file:
            names = [each["name"] for each in json.load(file)]
        first = None
        for name in names:
            self.open("#example=" + name)
            self.expect(self.until(HEADLINE), f"{name}: there is no answer")
            if first is None:
                first = self.browser.value("performance.now()")
                loaded = self.browser.value("performance.getEntriesByType('navigation')[0].loadEventEnd")
                print(f"first answer {first:.0f} ms after the navigation began, {first - loaded:.0f} ms after the load event")
            text = self.browser.value("document.getElementById('answer').textContent")
            self.expect(f"[{name}]" in text, f"{name}: the answer does not give its reason")
            self.expect(self.browser.value("!!document.querySelector('.told, .finger')"), f"{name}: nothing is marked in the picture")
            self.complaints(name)
        # The machine may be busy; the bar is half a second on an idle one.
        self.expect(first < 10_000, f"the first answer takes {first:.0f} ms")

    def looks(self):
        states = [("empty", ""), ("answer", "#example=outside-ancestor"), ("audit", "#example=interaction-off")]
        for scheme in ("light", "dark"):
            self.browser.media(scheme=scheme)
            for size, *numbers in SIZES:
                self.browser.size(*numbers)
                for state, fragment in states:
                    self.open(fragment)
                    if fragment:
                        self.expect(self.until(HEADLINE), f"{state} {size}: there is no answer")
                        bottom = self.browser.value("document.getElementById('headline')?.getBoundingClientRect().bottom")
                        self.expect(bottom < numbers[1], f"{state} {size}: the answer is below the fold, at {bottom}")
                    if state == "audit":
                        self.browser.value("document.getElementById('mode-audit').click()")
                        self.until("!document.getElementById('audit').hidden && document.querySelector('#audit p')")
                    self.look(f"{state} {size} {scheme}")
                    self.shot(f"{state}-{size}-{scheme}")
        self.browser.media()
        # At 200 %, a window of 1280 points has 640.
        self.browser.size(640, 400, 2)
        self.open("#example=label-or-image")
        self.until(HEADLINE)
        self.look("at 200 %")
        self.browser.size(1440, 900)
        for name in ("index", "outside-ancestor", "target-too-small"):
            self.browser.navigate("file://" + os.path.abspath(os.path.join(self.site, "manual", name + ".html")))
            self.look("manual " + name)
            self.shot("manual-" + name)
            self.complaints("manual " + name)

    def keys(self):
        self.open()
        text = '"' + WINDOW + r"""   | <UIView: 0x11; frame = (0 0; 375 812); userInteractionEnabled = NO>\n   |    | <UIButton: 0x12; frame = (20 20; 100 44)>\n" """
        self.browser.value(PASTE.format(text=text))
        self.expect(self.until(READY), "keys: the pasted text is not read")
        self.browser.value("document.getElementById('tree').focus()")
        for key in ("End", "ArrowUp", "ArrowDown"):
            self.browser.press(key)
        current = self.browser.value("document.getElementById(document.getElementById('tree').getAttribute('aria-activedescendant')).textContent")
        self.expect("UIButton" in current, f"keys: the current view is {current}")
        self.browser.press("Enter", text="\r")
        self.expect(self.until(HEADLINE), "keys: Return does not ask")
        self.expect("does not get the touch" in self.browser.value(HEADLINE), "keys: the answer is another one")
        self.browser.value("document.getElementById('question').value = '0x12'; document.getElementById('question').focus()")
        self.browser.press("Enter", text="\r")
        self.until(HEADLINE)
        # Every control is reached by Tab, and shows that it is.
        self.browser.value("document.activeElement.blur()")
        reached = set()
        for _ in range(60):
            self.browser.press("Tab")
            reached.add(self.browser.value("document.activeElement.id || document.activeElement.className"))
        for name in ("question", "point", "tree", "mode-audit", "show-text", "copy-link", "clear", "system"):
            self.expect(name in reached, f"keys: Tab does not reach {name}")
        self.complaints("keys")

    def pointer(self):
        self.open("#example=label-or-image")
        self.until(HEADLINE)
        spot = self.browser.value("""(() => { const box = document.querySelector('.phone').getBoundingClientRect();
          return [box.x + box.width * 0.3, box.y + box.height * 0.12]; })()""")
        self.browser.mouse("Pressed", *spot)
        self.browser.mouse("Released", *spot)
        self.expect(self.until("document.getElementById('question').value === 'Shop'"), "pointer: a click in the picture does not ask")
        self.until("(" + HEADLINE + ").includes('Shop')")
        self.expect("Shop" in self.browser.value(HEADLINE), "pointer: the answer is not about the label")

    def links(self):
        self.open("#example=covered")
        self.until(HEADLINE)
        headline = self.browser.value(HEADLINE)
        self.browser.value("document.getElementById('copy-link').click()")
        self.expect(self.until("location.hash.startsWith('#q=')"), "links: there is none")
        fragment = self.browser.value("location.hash")
        self.open(fragment)
        self.expect(self.until(HEADLINE), "links: it does not open")
        self.expect(self.browser.value(HEADLINE) == headline, "links: the answer is another one")
        for damaged in (fragment[: len(fragment) // 2], "#q=AAAA", "#q=!!", "#example=nothing", "#example=../x"):
            self.open(damaged)
            time.sleep(0.3)
            self.expect(not self.browser.value(HEADLINE), f"links: {damaged[:20]} gives an answer")
        self.complaints("links")

    def files(self):
        with tempfile.TemporaryDirectory() as folder:
            paths = []
            for name in ("outside-ancestor", "interaction-off"):
                path = os.path.join(folder, name + ".txt")
                with open(os.path.join(os.path.dirname(__file__), "../Web/Doctor/Examples", name + ".txt"), "rb") as file:
                    content = file.read()
                with open(path, "wb") as file:
                    file.write(content)
                paths.append(path)
            with open(os.path.join(folder, "none.lookin"), "wb") as file:
                file.write(b"\x00\x01")
            paths.append(file.name)
            self.open()
            node = self.browser.call("DOM.querySelector", nodeId=self.browser.call("DOM.getDocument")["root"]["nodeId"], selector="#file-input")
            self.browser.call("DOM.setFileInputFiles", files=paths, nodeId=node["nodeId"])
            self.expect(self.until("document.querySelectorAll('#audit .findings li').length > 0"), "files: no findings")
            self.browser.value("(() => { const list = document.getElementById('files'); list.value = '1'; list.dispatchEvent(new Event('change')); })()")
            self.expect(self.until("document.getElementById('source-title').textContent.includes('interaction-off')"), "files: the second does not open")
            self.complaints("files")

    # MARK: What nobody should do

    def hostile(self):
        for name, text in HOSTILE.items():
            self.open()
            self.browser.value("window.alert = () => { window.broken = true; }")
            self.browser.value(PASTE.format(text=text))
            self.expect(self.until(READY), f"{name}: it is not read")
            self.browser.value("document.getElementById('tree').focus()")
            self.browser.press("End")
            self.browser.press("Enter", text="\r")
            self.expect(self.until("!document.getElementById('answer').hidden"), f"{name}: there is no answer")
            self.browser.value("document.getElementById('show-text').click(); document.getElementById('mode-audit').click()")
            self.until("!document.getElementById('audit').hidden && document.querySelector('#audit p')")
            self.browser.settle()
            self.expect(not self.browser.value("window.broken"), f"{name}: a script ran")
            strange = "document.querySelectorAll('main img, main script, main iframe, main [onload], main [onerror]').length"
            self.expect(self.browser.value(strange) == 0, f"{name}: there are strange elements")
            wide = self.browser.value("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            self.expect(wide <= 0, f"{name}: {wide} points stick out at the side")
            self.complaints(name)

    def large(self):
        lines = ('["<UIWindow: 0x10; frame = (0 0; 375 812)>", ...Array.from({length: 100000}, (_, line) => "   | ".repeat(1 + line % 7)'
                 ' + `<UIView: 0x${(line + 4096).toString(16)}; frame = (${line % 300} ${line % 700}; 44 44); layer = <CALayer: 0x1>>`)].join("\\n")')
        watch = """(() => { window.longest = 0; let last = performance.now();
          const tick = () => { const now = performance.now(); window.longest = Math.max(window.longest, now - last); last = now; window.watching && requestAnimationFrame(tick); };
          window.watching = true; requestAnimationFrame(tick); })()"""
        self.open()
        self.browser.value("window.text = " + lines + "; 0")
        self.browser.value(watch)
        start = time.monotonic()
        self.browser.value(PASTE.format(text="window.text"))
        self.expect(self.until(READY, 120), "100 000 lines: they are not read")
        print(f"100 000 lines are shown after {time.monotonic() - start:.1f} s; the longest pause of the page was {self.browser.value('window.longest'):.0f} ms")
        self.expect(self.browser.value("window.longest") < 5000, "100 000 lines: the tab stands still")
        rows = self.browser.value("document.querySelectorAll('.item').length")
        self.expect(rows < 100, f"100 000 lines: the tree has {rows} rows")
        # Canceled, and asked again.
        self.browser.value("document.getElementById('clear').click()")
        self.browser.value(PASTE.format(text="window.text"))
        self.browser.value("document.getElementById('cancel').click()")
        self.open("#example=hidden")
        self.expect(self.until(HEADLINE), "after a cancellation nothing is answered")
        self.complaints("large")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("site")
    parser.add_argument("--shots")
    options = parser.parse_args()
    try:
        browser = Browser()
        axe.source()
    except (Missing, axe.Missing) as missing:
        print(missing)
        sys.exit(77)
    try:
        browser.size(1440, 900)
        check = Check(browser, options.site, options.shots)
        for part in (check.examples, check.pointer, check.keys, check.links, check.files, check.hostile, check.large, check.looks):
            start = time.monotonic()
            part()
            print(f"{part.__name__}: {time.monotonic() - start:.1f} s")
    finally:
        browser.close()
    for failure in check.failures:
        print(failure)
    print("The page works." if not check.failures else f"{len(check.failures)} failures")
    sys.exit(1 if check.failures else 0)


if __name__ == "__main__":
    main()
