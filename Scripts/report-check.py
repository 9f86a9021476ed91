#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Opens reports in a headless Chromium and checks that they show what they should.

    TOUCHSTONE_REPORTS=.build/reports swift test --filter ReportFilesTests
    Scripts/report-check.py .build/reports/*.html

Beside a report NAME.html lie NAME.0.trace, the lines of its first recording's trace, NAME.1.trace and so on,
and stills NAME.1234.svg of 1.234 s. With --pictures, screenshots are compared with those in
Tests/Tools/TouchReportTests/Pictures; --accept replaces these. With --shots DIRECTORY, the whole pages are written
there for people to look at.

With --axe, axe-core looks at each page, light and dark, wide and on a telephone, and finds nothing against accessibility.

Into a copy of each page markup is put that a browser must refuse: the policy of the page allows nothing but its own
style and script. Pages without a script are checked for that, too: those of audits, and those with a lane for each
frame.
"""

import argparse
import glob
import html
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "report"))
import axe  # noqa: E402
from devtools import Browser, Missing  # noqa: E402
from pictures import Picture, difference  # noqa: E402

LOADING_SECONDS = 2
LARGEST_BYTES = 5_000_000
LARGEST_PICTURE = 60_000
PICTURES = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "..", "Tests", "Tools", "TouchReportTests", "Pictures")

# The pictures that are kept: of these reports, looked at in these ways.
KEPT = {"leaving": ("light", "dark", "phone", "print", "plain"), "crowd": ("light", "dark")}

# What the page shows of the trace at the present moment, written as the lines of a trace are.
CURRENT = """[...document.querySelectorAll('.list table')].map(table =>
  [...table.querySelectorAll('tr[aria-current]')].map(row => {
    const [time, part, who, what] = [...row.cells].map(cell => cell.textContent);
    const depth = Number(row.cells[2].className.slice(1)) || 0;
    return [Number(row.dataset.entry), part === 'log'
      ? time.padStart(8) + '  ' + part.padEnd(9) + '  ' + what
      : time.padStart(8) + '  ' + part.padEnd(9) + '  ' + (' '.repeat(depth * 2) + who).padEnd(32) + '  ' + what];
  }))"""
NOW = "Number(document.getElementById('slider').dataset.time) / 1e6"
LIMITS = """['valuemin', 'valuemax'].map(name =>
  Number(document.getElementById('slider').getAttribute('aria-' + name)))"""
SCENES = "[...document.querySelectorAll('.rec .scene')].map(scene => scene.outerHTML)"
FOCUS = "document.getElementById('slider').focus()"

# The buttons in sight that are less than 44 points high or wide.
SMALL = """[...document.querySelectorAll('button')].filter(e => e.offsetWidth && !e.matches('LEFT_OUT'))
  .filter(e => { const r = e.getBoundingClientRect(); return r.height < 43.9 || r.width < 43.9 && !e.closest('.now, .who'); })
  .map(e => e.id || e.textContent)"""

# The labels through which a path goes.
COVERED = """[...document.querySelectorAll('.rec .scene')].flatMap(scene => {
  const points = [...scene.querySelectorAll('.dots')].flatMap(path =>
    [...path.getAttribute('d').matchAll(/M(\\S+) (\\S+)h0/g)].map(m => [Number(m[1]), Number(m[2])]));
  return [...scene.querySelectorAll('.label, .name')].filter(label => {
    const b = label.getBBox();
    return points.some(([x, y]) => x > b.x && x < b.x + b.width && y > b.y && y < b.y + b.height);
  }).map(label => label.textContent);
})"""

# The labels with a contrast below 4.5 to what is around them.
PALE = """[...document.querySelectorAll('.rec .scene')].flatMap(scene => {
  const light = color => color.match(/[\\d.]+/g).slice(0, 3).map(v => v / 255)
    .map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const paper = light(getComputedStyle(scene.querySelector('.screen')).fill);
  return [...scene.querySelectorAll('.label, .name')].filter(label => {
    const ink = light(getComputedStyle(label).fill);
    return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05) < 4.5;
  }).map(label => label.textContent);
})"""

# What would run and what would look different if something of a file became markup.
INJECTED = """<script>window.ran = 'a script'</script><img src="x" onerror="window.ran = 'an attribute'">
<svg onload="window.ran = 'a drawing'"></svg><a id="injected-link" href="javascript:void(window.ran = 'a link')">x</a>
<style>body { outline: 7px solid red }</style><p id="injected-style" style="position: fixed">x</p>
<iframe srcdoc="<script>parent.ran = 'a frame'</script>"></iframe><base href="https://example.com/">"""


class Check:
    def __init__(self, browser, path):
        self.browser, self.path = browser, path
        self.name = os.path.splitext(path)[0]
        self.failures = []

    def expect(self, holds, sentence):
        if not holds:
            self.failures.append(sentence)

    def run(self):
        browser = self.browser
        browser.scripts(True)
        browser.media()
        browser.size(1000, 760)
        size = os.path.getsize(self.path)
        self.expect(size < LARGEST_BYTES, f"it has {size} bytes; {LARGEST_BYTES} are allowed")
        seconds = browser.open(self.path)
        self.expect(seconds < LOADING_SECONDS, f"it opened in {seconds:.2f} s of a processor; {LOADING_SECONDS} are allowed")
        self.expect(
            browser.value("document.documentElement.classList.contains('js')"), "its script did not run to the end")
        self.check_page()
        self.check_trace()
        self.check_keys()
        self.check_pointer()
        self.check_layout()
        self.check_choosing()
        self.check_arrows()
        self.failures += browser.complaints()
        self.check_policy()
        return seconds, size

    def run_still(self):
        """A page that has no script."""
        browser = self.browser
        browser.scripts(True)
        browser.media()
        browser.size(1000, 760)
        size = os.path.getsize(self.path)
        seconds = browser.open(self.path)
        self.expect(browser.value("document.scripts.length") == 0, "it has a script")
        self.expect(
            browser.value("document.styleSheets.length") == 1 and browser.value(
                "getComputedStyle(document.body).maxWidth == '1180px'"
                " || getComputedStyle(document.querySelector('.lanes .rows')).display == 'grid'"),
            "its style does not count")
        self.expect(browser.value("document.documentElement.scrollWidth <= innerWidth"), "it is wider than the window")
        browser.size(390, 844, 1, mobile=True)
        browser.settle()
        # What is folded away must have room, too.
        browser.value("document.querySelectorAll('details').forEach(e => { e.open = true })")
        self.expect(
            browser.value("document.documentElement.scrollWidth <= innerWidth && innerWidth <= 390"),
            "it is wider than a telephone")
        browser.size(1000, 760)
        if browser.value("!!document.querySelector('.lanes')"):
            self.check_lanes()
        self.failures += browser.complaints()
        self.check_policy()
        return seconds, size

    def check_lanes(self):
        """A page with the way of each frame, a lane each."""
        value = self.browser.value
        lanes = value("document.querySelectorAll('.lanes .plot').length")
        self.expect(lanes > 0, "it has no lane")
        self.expect(
            value("[...document.querySelectorAll('.lanes .plot')].every(e => e.getAttribute('aria-label'))"),
            "a lane has no name")
        self.expect(
            value("[...document.querySelectorAll('.lanes .plot')].every(e => e.getBoundingClientRect().width > 100)"),
            "a lane is too narrow to be seen")
        self.expect(
            value("[...document.querySelectorAll('.lanes .plot .bar')].every(e => getComputedStyle(e).fill != 'rgb(0, 0, 0)')"),
            "a bar has no color")
        details = value("document.querySelectorAll('details').length")
        self.expect(details == lanes, f"{lanes} lanes have {details} tables")
        value("document.querySelector('details').open = true")
        self.expect(
            value("document.querySelector('details table').getBoundingClientRect().height > 10"),
            "the table of a lane does not open")

    def check_accessibility(self, script):
        """Whether axe-core finds nothing, however the page is looked at."""
        browser = self.browser
        browser.scripts(True)
        for scheme, width, mobile in [("light", 1000, False), ("dark", 1000, False), ("light", 390, True)]:
            browser.media("", scheme)
            browser.size(width, 760, 1, mobile)
            browser.open(self.path)
            browser.value("document.querySelectorAll('details').forEach(e => { e.open = true })")
            # The facts of a view are looked at on a telephone, and what stands in their place elsewhere.
            if mobile:
                browser.value("document.querySelector('.now [data-pick]')?.click()")
            browser.value(script + "; 0")
            for violation in browser.value(axe.RUN):
                self.expect(False, f"axe-core, {scheme}, {width} wide: {violation}")
        browser.media()
        browser.size(1000, 760)

    # What is not on the page.

    def check_policy(self):
        """Whether nothing runs that gets into the page, and the page goes on working."""
        browser = self.browser
        with open(self.path, encoding="utf-8", newline="") as file:
            page = file.read()
        changed = f"{self.name}.injected.htm"
        with open(changed, "w", encoding="utf-8", newline="") as file:
            file.write(page.replace("<body>", "<body>" + INJECTED, 1))
        browser.open(changed)
        value = browser.value
        value("document.body.insertAdjacentHTML('beforeend', `<img src=x onerror=\"window.ran = 'text'\">`)")
        value("(e => { e.textContent = `window.ran = 'an element'`; document.body.append(e) })"
              "(document.createElement('script'))")
        value("document.getElementById('injected-link').click()")
        value("new Promise(done => setTimeout(done, 50))")
        self.expect(value("window.ran === undefined"), f"{value('window.ran')} ran that is not of the page")
        self.expect(
            value("getComputedStyle(document.getElementById('injected-style')).position") == "static",
            "an attribute is a style")
        self.expect(
            value("getComputedStyle(document.body).outlineStyle") == "none", "a style counts that is not its own")
        self.expect(value("document.baseURI.startsWith('file:')"), "its links lead elsewhere")
        if "<script>" in page:
            self.expect(
                value("document.documentElement.classList.contains('js')"), "its own script does not run beside others")
        refused = browser.complaints()
        self.expect(len(refused) >= 5, f"the browser refused {len(refused)} things only")
        os.remove(changed)

    # What is on the page.

    def check_page(self):
        value = self.browser.value
        self.expect(value("document.images.length") == 0, "it has pictures that nobody put there")
        self.expect(value("document.scripts.length") == 2, "it has scripts that nobody put there")
        self.expect(
            value("[...document.querySelectorAll('svg[role=img]')].every(e => e.getAttribute('aria-label'))"),
            "a picture has no name")
        self.expect(
            value("[...document.querySelectorAll('button')].every(e => e.ariaLabel || e.textContent.trim())"),
            "a button has no name")
        self.expect(
            value("document.documentElement.scrollWidth <= innerWidth"), "it is wider than the window")
        self.expect(
            value("[...document.querySelectorAll('.rec [role^=graphics]')].every(e => e.getAttribute('aria-label'))"),
            "something drawn has no name")
        nodes = self.browser.call("Accessibility.getFullAXTree")["nodes"]
        sliders = [
            node for node in nodes
            if node.get("role", {}).get("value") == "slider" and node.get("name", {}).get("value") == "Time"]
        self.expect(len(sliders) == 1, "there is no slider with the name Time")

    # The trace.

    def traces(self):
        found = []
        for number in range(26):
            path = f"{self.name}.{number}.trace"
            if not os.path.exists(path):
                break
            with open(path, encoding="utf-8", newline="\n") as file:
                found.append(file.read().removesuffix("\n").split("\n"))
        return [[] if lines == [""] else lines for lines in found]

    def check_trace(self):
        traces = self.traces()
        if not traces:
            return
        browser = self.browser
        shown = [{} for _ in traces]
        stills = 0
        browser.value(FOCUS)
        browser.press("Home")
        if max(map(len, traces)) < 2000:
            # Every moment, one after the other.
            while True:
                self.read(shown)
                stills += self.check_still()
                before = browser.value(NOW)
                browser.press("ArrowRight")
                if browser.value(NOW) == before:
                    break
            for number, (lines, found) in enumerate(zip(traces, shown)):
                self.expect(
                    [found.get(i) for i in range(len(lines))] == lines and len(found) == len(lines),
                    f"recording {number} shows other events than its trace has: "
                    + first_difference(lines, found))
        else:
            # A few moments all over it, and their neighbors.
            for part in range(1, 20):
                self.drag_to(part / 20)
                for _ in range(3):
                    browser.press("ArrowRight")
                    self.read(shown)
            for number, (lines, found) in enumerate(zip(traces, shown)):
                self.expect(len(found) > 100, f"recording {number} shows {len(found)} events only")
                for entry, line in found.items():
                    if entry >= len(lines) or lines[entry] != line:
                        self.expect(False, f"entry {entry} of recording {number} is shown as {line!r}")
                        break
        expected = len(glob.glob(glob.escape(self.name) + ".[0-9]*.svg"))
        if max(map(len, traces)) < 2000:
            self.expect(stills >= expected, f"{stills} of {expected} stills were compared")

    def read(self, shown):
        for found, rows in zip(shown, self.browser.value(CURRENT)):
            found.update(map(tuple, rows))

    def check_still(self):
        """Whether the page draws what the still of this moment has."""
        now = round(self.browser.value(NOW) * 1000)
        path = f"{self.name}.{now}.svg"
        if not os.path.exists(path):
            return 0
        with open(path, encoding="utf-8") as file:
            wanted = [plain(part) for part in re.findall(r'<svg class="scene[ \w]*".*?</svg>', file.read(), re.S)]
        found = [plain(part) for part in self.browser.value(SCENES)]
        if found != wanted:
            place = next(
                (i for a, b in zip(found, wanted) for i, (c, d) in enumerate(zip(a, b)) if c != d), 0)
            self.expect(
                False, f"the picture of {now} ms is not that of the page: page …{found[0][place:place + 160]!r}, "
                f"still …{wanted[0][place:place + 160]!r}")
        return 1

    # Keys and pointers.

    def state(self):
        return self.browser.value(NOW), self.browser.value(SCENES)

    def check_keys(self):
        browser = self.browser
        limits = browser.value(LIMITS)
        if limits[1] - limits[0] < 0.5:
            # There is too little time to go about in.
            return
        browser.value(FOCUS)
        browser.press("End")
        self.expect(abs(browser.value(NOW) - limits[1]) < 0.001, "End does not go to the end")
        browser.press("PageDown")
        tenth = browser.value(NOW)
        self.expect(limits[0] <= tenth < limits[1], "Page Down does not go back")
        browser.press("PageUp")
        self.expect(browser.value(NOW) > tenth, "Page Up does not go on")
        browser.press("Home")
        self.expect(abs(browser.value(NOW) - limits[0]) < 0.001, "Home does not go to the beginning")
        if not any(self.traces()):
            return
        seen, times = set(), []
        for _ in range(12):
            browser.press("n", "KeyN")
            now, scenes = self.state()
            seen.add(tuple(scenes))
            times.append(now)
        self.expect(times == sorted(times), "N does not go on")
        self.expect(len(seen) > 1, "going from event to event does not change the picture")
        spoken = browser.value("document.getElementById('slider').getAttribute('aria-valuetext')")
        self.expect(" s" in spoken, "the slider does not say the time")
        browser.press("p", "KeyP")
        self.expect(browser.value(NOW) <= times[-1], "P does not go back")
        browser.press("Home")
        browser.press(" ", "Space")
        browser.value("new Promise(done => setTimeout(done, 150))")
        browser.press(" ", "Space")
        stopped = browser.value(NOW)
        self.expect(stopped > limits[0], "Space does not play")
        browser.value("new Promise(done => setTimeout(done, 80))")
        self.expect(browser.value(NOW) == stopped, "Space does not stop")

    def frame(self, selector):
        return self.browser.value(
            f"(e => {{ e.scrollIntoView({{block: 'center'}}); const r = e.getBoundingClientRect();"
            f" return [r.left, r.top, r.width, r.height] }})(document.querySelector('{selector}'))")

    def drag_to(self, part):
        left, top, width, height = self.frame("#slider")
        x, y = left + width * part, top + height / 2
        self.browser.mouse("Pressed", x, y)
        self.browser.mouse("Released", x, y)

    def check_pointer(self):
        browser = self.browser
        low, high = browser.value(LIMITS)
        span = high - low
        if span < 0.5:
            return
        left, top, width, height = self.frame("#slider")
        y = top + height / 2
        browser.mouse("Pressed", left + width * 0.25, y)
        first = self.state()
        self.expect(abs(first[0] - low - span * 0.25) < span * 0.02,
                    "a click on the slider goes elsewhere")
        for part in (0.35, 0.45, 0.55):
            browser.mouse("Moved", left + width * part, y + 200)
        second = self.state()
        browser.mouse("Released", left + width * 0.55, y)
        self.expect(second[0] > first[0], "dragging does not move the time")
        if any(self.traces()):
            self.expect(second[1] != first[1], "dragging does not change the picture")
        browser.mouse("Moved", left + width * 0.9, y)
        self.expect(browser.value(NOW) == second[0], "a pointer that was lifted still drags")
        # The lanes show a part of the time.
        if browser.value("!!document.querySelector('.lanes .plot')"):
            left, top, width, height = self.frame(".lanes .plot")
            first, _, room, _ = (float(word) / 1000 for word in browser.value(
                "document.querySelector('.lanes .plot').getAttribute('viewBox')").split())
            for part in (0.2, 0.7):
                wanted = low + first + room * part
                browser.mouse("Pressed", left + width * part, top + height / 2)
                browser.mouse("Released", left + width * part, top + height / 2)
                now = browser.value(NOW)
                self.expect(
                    abs(now - wanted) < room * 0.02, f"a click on a lane goes to {now} s instead of {wanted} s")
        browser.size(390, 844, 1, mobile=True)
        browser.settle()
        self.expect(browser.value("document.documentElement.scrollWidth <= innerWidth"),
                    "it is wider than a telephone")
        left, top, width, height = self.frame("#slider")
        browser.touch("Start", (left + width * 0.2, top + height / 2))
        browser.settle()
        first = browser.value(NOW)
        browser.touch("Move", (left + width * 0.5, top + height / 2))
        browser.touch("Move", (left + width * 0.8, top + height / 2))
        browser.settle()
        second = browser.value(NOW)
        browser.touch("End")
        self.expect(second > first, "dragging with a finger does not move the time")
        browser.size(1000, 760)

    # What is where.

    def check_layout(self):
        """The screen fills its place, the panel beside it is above the bar, and labels leave the paths free."""
        browser = self.browser
        browser.size(1280, 800)
        browser.open(self.path)
        self.expect(browser.value(
            "[...document.querySelectorAll('.rec figure')].every(e => e.firstChild.getBoundingClientRect().width"
            " >= e.getBoundingClientRect().width - 2)"), "a screen does not fill its place")
        if os.path.basename(self.name) in KEPT:
            self.expect(browser.value(
                "[...document.querySelectorAll('.rec .pair')].every(e => e.getBoundingClientRect().bottom"
                " <= document.querySelector('.transport').getBoundingClientRect().top)"),
                "the bar covers a screen or a hit path at 1280 × 800")
        small = browser.value(SMALL.replace("LEFT_OUT", ".who, .now button, .facts li button"))
        self.expect(not small, f"buttons are smaller than 44 points: {small}")
        covered = browser.value(COVERED)
        self.expect(not covered, f"labels are in the way of a finger: {covered}")
        for scheme in ("light", "dark"):
            browser.media("", scheme)
            browser.settle()
            pale = browser.value(PALE)
            self.expect(not pale, f"labels have too little contrast, {scheme}: {pale}")
        browser.media()
        browser.size(390, 844, 1, mobile=True)
        browser.open(self.path)
        small = browser.value(SMALL.replace("LEFT_OUT", "none"))
        self.expect(not small, f"buttons are smaller than 44 points on a telephone: {small}")
        flips = browser.value("document.querySelectorAll('.flip button').length")
        if flips > 1:
            places = []
            for number in range(flips):
                browser.value(f"document.querySelectorAll('.flip button')[{number}].click()")
                places.append(browser.value(
                    "[...document.querySelectorAll('.rec')].filter(e => e.offsetWidth > 0).map(e =>"
                    " [e.dataset.rec, e.querySelector('figure').getBoundingClientRect().top])"))
            self.expect(
                [[place[0] for place in each] for each in places] == [[str(i)] for i in range(flips)]
                and len({place[1] for each in places for place in each}) == 1,
                f"recordings do not flip in place: {places}")
        browser.size(1000, 760)
        browser.open(self.path)

    def check_choosing(self):
        """A click on a view shows its facts and what happened to it; keys do so, too, wherever the focus is."""
        browser = self.browser
        if not browser.value("!!document.querySelector('.now [data-pick]')"):
            return
        name = browser.value("document.querySelector('.now .hitview[data-pick]')?.textContent")
        if name:
            number = browser.value("document.querySelector('.now .hitview[data-pick]').dataset.pick")
            browser.value(
                f"document.querySelector('.rec .scene [data-view=\"{number}\"] > .body')"
                ".dispatchEvent(new MouseEvent('click', {bubbles: true}))")
            self.check_facts(name)
            browser.press("Escape")
            self.expect(browser.value("!document.querySelector('.facts').firstChild"), "Escape does not close facts")
        browser.value("document.querySelector('.now [data-pick]').focus()")
        name = browser.value("document.activeElement.textContent")
        browser.press("Enter", text="\r")
        self.check_facts(name)
        browser.press("Escape")
        # The focus is back on the name; the keys move time all the same.
        self.expect(browser.value("document.activeElement.matches('.now button')"), "the focus is lost")
        times = []
        for key in ("End", "Home"):
            browser.press(key)
            times.append(browser.value(NOW))
        self.expect(times == browser.value(LIMITS)[::-1], f"End and Home lead to {times} where the focus is")

    def check_facts(self, name):
        value = self.browser.value
        self.expect(value("document.querySelector('.facts h3')?.textContent") == name, f"{name} has no facts")
        self.expect(value("document.querySelectorAll('.facts dt').length") > 2, f"{name} has too few facts")
        self.expect(value("document.querySelectorAll('.facts li button').length") > 0, f"nothing happened to {name}")

    def check_arrows(self):
        """Decisions between recognizers are drawn, two traces are compared, and the time can be stretched."""
        value = self.browser.value
        wanted, _ = value("[JSON.parse(document.getElementById('data').textContent).recordings"
                          ".reduce((sum, r) => sum + r.links.length, 0), document.getElementById('whole').click()]")
        self.expect(
            value("document.querySelectorAll('.arrow').length") == wanted, f"{wanted} decisions have no arrows")
        if value("document.querySelectorAll('.rec').length") == 2:
            self.expect(value("!!document.querySelector('.comparison')"), "two traces are not compared")
        whole = value("document.querySelector('.lanes .plot')?.viewBox.baseVal.width")
        value("document.getElementById('narrower').click()")
        part = value("document.querySelector('.lanes .plot')?.viewBox.baseVal.width")
        self.expect(whole is None or whole < 50 or part < whole, "the time does not stretch")

    # Pictures.

    def looks(self):
        """The ways a page is looked at: a name, and what is done for it."""
        browser = self.browser

        def look(width, height, scale=0.6, kind="", scheme="light", scripts=True, mobile=False):
            browser.scripts(scripts)
            browser.media(kind, scheme)
            browser.size(width, height, scale, mobile)
            browser.open(self.path)

        yield "light", lambda: look(1000, 760)
        yield "dark", lambda: look(1000, 760, scheme="dark")
        yield "phone", lambda: look(390, 760, mobile=True)
        yield "print", lambda: look(760, 1000, kind="print")
        yield "plain", lambda: look(1000, 1000, scripts=False)

    def check_pictures(self, accept, shots):
        name = os.path.basename(self.name)
        for look, prepare in self.looks():
            is_kept = accept != "never" and look in KEPT.get(name, ())
            if not (is_kept or shots):
                continue
            prepare()
            label = f"{name}-{look}.png"
            if shots:
                with open(os.path.join(shots, label), "wb") as file:
                    file.write(self.browser.picture(whole=True))
            if not is_kept:
                continue
            path = os.path.join(PICTURES, label)
            data = self.browser.picture()
            if accept == "yes":
                os.makedirs(PICTURES, exist_ok=True)
                self.expect(len(data) <= LARGEST_PICTURE, f"{label} has {len(data)} bytes")
                with open(path, "wb") as file:
                    file.write(data)
            elif not os.path.exists(path):
                self.expect(False, f"there is no {path} to compare with; --accept makes it")
            else:
                with open(path, "rb") as file:
                    reference = Picture(file.read())
                found = difference(Picture(data), reference)
                if found:
                    saved = f"{self.name}-{look}.new.png"
                    with open(saved, "wb") as file:
                        file.write(data)
                    self.expect(False, f"it looks different in {label}: {found}; see {saved}")
        self.browser.scripts(True)
        self.browser.media()


def plain(markup):
    """Markup as it is compared: the same whoever wrote it, a browser or we."""
    markup = markup[markup.index(">") + 1 :]
    markup = re.sub(r"^<title>.*?</title>", "", markup, flags=re.S)
    markup = re.sub(r"></(rect|path|circle)>", "/>", markup)
    markup = re.sub(r"\b[a-z]\d+(-\d+)?-c(\d+)", r"c\2", markup)
    return html.unescape(markup)


def first_difference(lines, found):
    for place in range(max(len(lines), len(found))):
        line = lines[place] if place < len(lines) else None
        if found.get(place) != line:
            return f"entry {place} is {line!r} in the trace and {found.get(place)!r} on the page"
    return "their order"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("reports", nargs="+", metavar="REPORT.html")
    parser.add_argument("--pictures", action="store_true", help="compare screenshots")
    parser.add_argument("--accept", action="store_true", help="replace the screenshots that are compared with")
    parser.add_argument("--axe", action="store_true", help="check accessibility with axe-core")
    parser.add_argument("--shots", metavar="DIRECTORY", help="write screenshots of the whole pages there")
    options = parser.parse_args()
    try:
        browser = Browser()
    except Missing as reason:
        sys.exit(f"Scripts/report-check.py: {reason}")
    failed = 0
    try:
        script = axe.source() if options.axe else None
    except axe.Missing as reason:
        browser.close()
        sys.exit(f"Scripts/report-check.py: {reason}")
    try:
        for path in options.reports:
            check = Check(browser, path)
            with open(path, encoding="utf-8", newline="") as file:
                is_still = "<script" not in file.read()
            seconds, size = check.run_still() if is_still else check.run()
            if script:
                check.check_accessibility(script)
            if options.pictures or options.accept or options.shots:
                if options.shots:
                    os.makedirs(options.shots, exist_ok=True)
                accept = "yes" if options.accept else "no" if options.pictures else "never"
                check.check_pictures(accept, options.shots)
            print(f"{path}: {size / 1000:.0f} kB, open in {seconds:.2f} s of a processor, {len(check.failures)} failures")
            for failure in check.failures:
                print(f"  {failure}")
            failed += bool(check.failures)
    finally:
        browser.close()
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
