#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes files of ten megabytes that are hard to read, for each fuzz target: `Fuzzing/large.py FOLDER`.

Targets that ask for whole answers have none: large files are for those that read. A file is called TARGET.CASE. The honest ones are what programs print of very large screens; the others are small
things repeated as often as ten megabytes hold them, depth, length, and names that never end.
"""
import itertools
import pathlib
import sys

SIZE = 10 * 1024 * 1024


def filled(head, pieces, tail=""):
    """The head, as many pieces as fit, and the tail."""
    parts, size = [head], len(head) + len(tail)
    for piece in pieces:
        size += len(piece)
        if size > SIZE:
            break
        parts.append(piece)
    return "".join(parts) + tail


def many(piece):
    """The same piece for ever."""
    return itertools.repeat(piece)


def numbered(form):
    """A form with the numbers from 0 in the places of its `#`."""
    return (form.replace("#", str(number)) for number in itertools.count())


def nested(head, opening, closing, tail=""):
    """As many levels as fit."""
    depth = (SIZE - len(head) - len(tail)) // (len(opening) + len(closing))
    return head + opening * depth + closing * depth + tail


def dumps():
    view = "<UIView: 0x#; frame = (0 0; 10 10); layer = <CALayer: 0x#>>\n"
    yield "honest", filled(
        "<UIWindow: 0x7f0; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x600>>\n",
        numbered("   | <UIButton: 0x10#; frame = (8 20; 359 44); opaque = NO; autoresize = RM+BM; "
                 "userInteractionEnabled = NO; tag = #; layer = <CALayer: 0x60#>>\n"))
    yield "tiny", filled("", many("<A: 0x1; frame = (0 0; 1 1)>\n"))
    yield "numbered", filled("", numbered(view))
    yield "deep", filled("", ("   | " * depth + "<A: 0x1; frame = (0 0; 1 1)>\n" for depth in itertools.count()))
    yield "bars", filled("<A: 0x1; frame = (0 0; 1 1)>\n", many("   | "))
    yield "lines", filled("<A: 0x1; frame = (0 0; 1 1)>", many("\n"))
    yield "prose", filled("<A: 0x1; frame = (0 0; 1 1)>\n", many("a\n"))
    yield "line", filled("", many("<A: 0x1; frame = (0 0; 1 1)> "))
    yield "fields", filled("<A: 0x1; frame = (0 0; 1 1)", many("; a = b"), ">")
    yield "quotes", filled("<A: 0x1; frame = (0 0; 1 1); text = '", many("'; text = '"), "'>")
    yield "long", filled("<A: 0x1; frame = (0 0; 1 1); text = '", many("x" * 1000), "'>")
    yield "open", filled("<A: 0x1; frame = (0 0; 1 1); ", many("<"), "")
    yield "wide", filled("<A: 0x1; frame = (0 0; 1 1); text = '", many("\u6f22" * 300), "'>").encode()[:SIZE]
    yield "recognizers", filled(
        "<A: 0x1; frame = (0 0; 1 1)>\n",
        many("<UITapGestureRecognizer: 0x2; state = Possible; view = <A: 0x1>>\n"))


STORYBOARD = ('<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" '
              'targetRuntime="iOS.CocoaTouch"><scenes><scene><objects><viewController id="c">'
              '<view key="view" id="v"><subviews>')
STORYBOARD_END = "</subviews></view></viewController></objects></scene></scenes></document>"


def interface_builder():
    yield "honest", filled(
        STORYBOARD,
        numbered('<button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" '
                 'translatesAutoresizingMaskIntoConstraints="NO" id="b#"><rect key="frame" x="20" y="#" width="80" '
                 'height="30"/><state key="normal" title="Title #"/><connections><action selector="go:" '
                 'destination="c" eventType="touchUpInside" id="a#"/></connections></button>\n'), STORYBOARD_END)
    yield "tiny", filled(STORYBOARD, many("<view/>"), STORYBOARD_END)
    yield "unknown", filled(STORYBOARD, many("<a/>"), STORYBOARD_END)
    yield "deep", nested(STORYBOARD, "<view>", "</view>", STORYBOARD_END)
    yield "nothing", nested(STORYBOARD.replace("<subviews>", ""), "<a>", "</a>",
                            STORYBOARD_END.replace("</subviews>", ""))
    yield "attributes", filled(STORYBOARD + "<view ", numbered('a#="" '), "/>" + STORYBOARD_END)
    yield "names", filled(STORYBOARD, numbered("<a#/>"), STORYBOARD_END)
    yield "spread", filled(STORYBOARD, many('<view a="" b="" c="" d="" e="" f="" g="" h=""/>'), STORYBOARD_END)
    yield "most", filled(STORYBOARD, itertools.repeat('<view a="" b="" c="" id="a"/>', 155_000), STORYBOARD_END)
    yield "long", filled(STORYBOARD + '<label text="', many("x" * 1000), '"/>' + STORYBOARD_END)
    yield "backgrounds", filled(STORYBOARD, many('<view key="backgroundView"/>'), STORYBOARD_END)
    yield "recognizers", filled(STORYBOARD, many("<tapGestureRecognizer/>"), STORYBOARD_END)
    yield "constraints", filled(STORYBOARD, numbered('<constraint firstItem="#"/>'), STORYBOARD_END)
    yield "owners", filled(
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>'
        '<placeholder placeholderIdentifier="IBFilesOwner" customClass="A"><connections>',
        itertools.chain(itertools.repeat('<outlet property="view" destination="a"/>', 100_000),
                        ["</connections></placeholder>"], many('<view id="b"/>')), "</objects></document>")
    yield "variations", filled(
        STORYBOARD + '<view id="a"><variation key="b"><mask key="subviews">',
        itertools.chain(itertools.repeat('<exclude reference="a"/>', 200_000), ["</mask></variation></view>"],
                        many('<view id="a"/>')), STORYBOARD_END)
    yield "shared", filled(
        STORYBOARD + '<view/></subviews></view></viewController><tapGestureRecognizer id="t"><connections>',
        itertools.chain(itertools.repeat('<action selector="a" destination="b"/>', 100_000),
                        ["</connections></tapGestureRecognizer>"],
                        many('<view><connections><outletCollection property="gestureRecognizers" destination="t"/>'
                             "</connections></view>")), "</objects></scene></scenes></document>")


ARCHIVE = '<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><data>'
ARCHIVE_END = "</data></archive>"


def old_archives():
    yield "honest", filled(
        ARCHIVE, numbered('<object class="IBUIButton" id="#"><reference key="NSNextResponder" ref="1"/>'
                          '<int key="NSvFlags">292</int><string key="NSFrame">{{20, 20}, {280, 37}}</string>'
                          '<reference key="NSSuperview" ref="0"/><bool key="IBUIOpaque">NO</bool>'
                          '<string key="IBUINormalTitle">Title #</string></object>\n'), ARCHIVE_END)
    yield "tiny", filled(ARCHIVE, many('<object class="IBUIView"><int key="NSvFlags"/></object>'), ARCHIVE_END)
    yield "references", filled(ARCHIVE, numbered('<reference id="#" ref="#"/>'), ARCHIVE_END)
    yield "loops", filled(
        ARCHIVE, numbered('<object class="IBUIView" id="#"><int key="NSvFlags"/><reference key="NSSuperview" ref="#"/>'
                          "</object>"), ARCHIVE_END)
    yield "lists", filled(
        ARCHIVE + '<object class="NSMutableArray" id="l">',
        itertools.chain(itertools.repeat('<reference ref="x"/>', 200_000), ["</object>"],
                        many('<object class="IBUIView"><int key="NSvFlags"/><reference key="NSSubviews" ref="l"/>'
                             "</object>")), ARCHIVE_END)
    yield "texts", filled(
        ARCHIVE + '<string id="t">' + "x" * (SIZE // 2) + "</string>",
        many('<object class="IBUIView"><int key="NSvFlags"/><reference key="IBUIText" ref="t"/></object>'), ARCHIVE_END)
    yield "records", filled(
        ARCHIVE, numbered('<object class="IBObjectRecord"><int key="objectID">#</int></object>'), ARCHIVE_END)


def sentry():
    head = '{"rendering_system": "UIKIT", "windows": ['
    yield "honest", filled(
        head + '{"type": "UIWindow", "identifier": "w", "x": 0, "y": 0, "width": 375, "height": 667, "children": [',
        numbered('{"type": "UIButton", "identifier": "button-#", "x": 8, "y": 20.5, "width": 359, "height": 44, '
                 '"alpha": 1, "visible": true, "tag": 0, "children": []},\n'), '{"type": "UIView"}]}]}')
    yield "tiny", filled(head + '{"type":"","children":[', many('{"type":""},'), "{}]}]}")
    yield "windows", filled(head, many('{"type":""},'), "{}]}")
    yield "lost", filled(head + '{"type":"","children":[', many("{},"), "{}]}]}")
    yield "numbers", filled(head, many("0,"), "0]}")
    yield "arrays", filled(head, many("[0],"), "0]}")
    yield "keys", filled(head + '{"type":""', many(',"a":0'), "}]}")
    yield "texts", filled(head + '{"type":""', many(',"a":"0123456789abcdef"'), "}]}")
    yield "long", filled(head + '{"type":"', many("x" * 1000), '"}]}')
    yield "escapes", filled(head + '{"type":"', many("\\u0041\\n"), '"}]}')
    yield "deep", nested(head, '{"children":[', "]}", "]}")
    yield "most", filled(head + '{"type":"","children":[', itertools.repeat(
        '{"type":"","a":0,"b":"","c":0,"d":""},', 132_000), "{}]}]}")
    yield "wide", (filled(head + '{"type":""', many(',"a":0'), "}]}")[: SIZE // 2 - 1] + "]").encode("utf-16-le")


def idb():
    yield "honest", filled(
        '[{"AXFrame": "{{0, 0}, {375, 667}}", "type": "Window"}',
        numbered(',\n{"AXFrame": "{{8, 20.5}, {359, 44}}", "AXUniqueId": "button-#", "frame": {"y": 20.5, "x": 8, '
                 '"width": 359, "height": 44}, "role_description": "button", "AXLabel": "Save #", '
                 '"content_required": false, "type": "Button", "title": null, "help": null, "custom_actions": [], '
                 '"AXValue": null, "enabled": true, "role": "AXButton", "subrole": null}'), "]")
    yield "tiny", filled('[{"AXFrame": ""}', many(',{"type":""}'), "]")
    yield "lost", filled('[{"AXFrame": ""}', many(",0"), "]")
    yield "most", filled('[{"AXFrame": ""}', itertools.repeat(',{"type":"","a":0,"b":"","c":0,"d":""}', 132_000), "]")


def maestro():
    yield "honest", filled(
        '{"attributes": {}, "children": [{}',
        numbered(',\n{"attributes": {"accessibilityText": "Save", "title": "", "value": "", "text": "#", '
                 '"hintText": "", "resource-id": "save-#", "bounds": "[8,20][367,64]", "enabled": "true", '
                 '"focused": "false", "selected": "false", "checked": "false"}, "children": []}'), "]}")
    yield "tiny", filled('[{"attributes":{"bounds":""}}', many(',{"attributes":{"a":"b"}}'), "]")
    yield "most", filled('[{"attributes":{"bounds":""}}',
                         itertools.repeat(',{"attributes":{"a":"b","c":"d"}}', 199_000), "]")


def kif():
    head = "UIWindow\n|\tUIView\n|\t|\tUIButton, label: Buy (enabled)\n"
    yield "honest", filled(head, numbered("|\t|\tUIButton, label: Save # (enabled) (not selected) (not highlighted)\n"), "")
    yield "tiny", filled(head, many("|\tA\n"), "")
    yield "fields", filled("UIWindow\n|\tUIView, label: ", many("label: (enabled)"), "")
    yield "deep", filled(head, ("|\t" * depth + "A\n" for depth in range(2, 3_000)), "")


def detox():
    yield "honest", filled(
        '<ViewHierarchy>\n  <UIWindow class="UIWindow" width="375" height="667">\n',
        numbered('    <UIButton class="UIButton" id="button-#" label="Save #" alpha="1" visibility="visible" '
                 'x="8" y="20.5" width="359" height="44" tag="0" focused="false" text="Save #" />\n'),
        "  </UIWindow>\n</ViewHierarchy>")
    yield "tiny", filled("<ViewHierarchy>", many("<a/>"))
    yield "window", filled("<ViewHierarchy><a>", many("<a/>"))
    yield "deep", filled("<ViewHierarchy>", many("<a>"))
    yield "spread", filled("<ViewHierarchy><a>", many('<a x="" y="" text="" tag="" value="" id="" focused=""/>'))
    yield "most", filled("<ViewHierarchy><a>", itertools.repeat('<a x="" y="" text="" id=""/>', 155_000))
    yield "attributes", filled("<ViewHierarchy><a ", numbered('a#="" '))
    yield "quotes", filled('<ViewHierarchy><a text="', many('"'))
    yield "brackets", filled("<ViewHierarchy><a", many("<"))
    yield "values", filled("<ViewHierarchy><a ", many('text="a" b" '))
    yield "ends", filled("<ViewHierarchy>", many("</a>"))


def web_driver_agent():
    head = '<?xml version="1.0" encoding="UTF-8"?>\n<XCUIElementTypeApplication type="XCUIElementTypeApplication">'
    yield "honest", filled(
        head, numbered('<XCUIElementTypeButton type="XCUIElementTypeButton" name="button-#" label="Save #" '
                       'enabled="true" visible="true" accessible="true" x="8" y="20" width="359" height="44" '
                       'index="#" traits="Button"/>\n'), "</XCUIElementTypeApplication>")
    yield "tiny", filled("<XCUIElementTypeWindow>", many("<a/>"))
    yield "deep", filled("<XCUIElementTypeWindow>", many("<a>"))
    yield "spread", filled("<XCUIElementTypeWindow>", many('<a b="" c="" d="" e="" f="" g="" h="" i=""/>'))
    yield "names", filled("<XCUIElementTypeWindow>", numbered("<a#/>"))
    yield "comments", filled("<XCUIElementTypeWindow>", many("<!---->"))
    yield "references", filled('<XCUIElementTypeWindow name="', many("&#65;"), '"/>')


def xcuitest():
    head = "Attributes: Application, 0x1, pid: 1, label: 'A'\nElement subtree:\n \u2192Application, 0x1, pid: 1\n"
    yield "honest", filled(
        head, numbered("    Button, 0x60#, {{8.0, 20.0}, {359.0, 44.0}}, identifier: 'button-#', label: 'Save #', "
                       "value: 1, Disabled\n"))
    yield "tiny", filled(head, many("A, 0x\n"))
    yield "deep", filled(head, (" " * depth + "A, 0x\n" for depth in itertools.count()))
    yield "lines", filled(head, many("\n"))
    yield "lost", filled("Element subtree:\n", many("a\n"))
    yield "trees", filled("", many("Element subtree:\nA, 0x\n"))
    yield "fields", filled(head + "A, ", many("value: 1, "))
    yield "words", filled(head + "A, ", many("Disabled, "))
    yield "quotes", filled(head + "A, label: '", many("', "))
    yield "label", filled(head + "A, label: '", many("a\n"), "'")
    yield "json", filled('{"value": "Element subtree:', many("\\nA, 0x"), '"}')


def scenes():
    head = "{views: ["
    yield "honest", filled(head, numbered(
        '{class: "UIButton", name: "button #", frame: [8, #, 359, 44], title: "Title #", logs: ["touchUpInside"]},\n'),
        "]}")
    yield "tiny", filled(head, many("{},"), "]}")
    yield "deep", nested(head, "{children: [", "]}", "]}")
    yield "unknown", filled("{", numbered("a#: 1,"), "}")
    yield "wrong", filled(head, many('{class: "UIButon", isHiden: 1},'), "]}")
    yield "names", filled(head, many('{name: "a"},'), "]}")
    yield "comments", filled("{", many("/**/"), "}")
    yield "long", filled('{about: "', many("x" * 1000), '"}')
    yield "open", filled("", many("["))


def scripts():
    yield "honest", filled("", numbered('finger 1 down on "button #"\nfinger 1 up\nexpect "button #" touchUpInside\n'))
    yield "tiny", filled("", many("wait 1s\n"))
    yield "empty", filled("", many("\n"))
    yield "comments", filled("", many("#\n"))
    yield "names", filled('tap "', many("\\\\"), '"')
    yield "spaces", filled("wait", many(" "), "1s")
    yield "together", filled("together\n", numbered("finger 1 wait 1ms\n"), "end\n")
    yield "lines", filled("lines 1ms\na = (0, 0)\n1: ", many("a-"), "\nend\n")
    yield "places", filled("lines 1ms\n", numbered("a = (#, 0)\n"), "1: a|\nend\n")


EVEMU = "N: A\nA: 2f 0 63 0 0 0\nA: 35 0 4095 0 0 0\nA: 36 0 4095 0 0 0\n"


def fingers(form):
    """Sixty-four fingers that come down at once, in a form with the places of type, code and value."""
    for slot in range(64):
        for code, value in ((0x2F, slot), (0x39, slot), (0x35, slot * 9), (0x36, slot)):
            yield form(3, code, value)


def evemu():
    def line(kind, code, value):
        return f"E: 1.0 {kind:x} {code:x} {value}\n"
    frames = (f"E: {n // 100}.{n % 100:02}0000 0003 0035 {n % 4096:04}\t# EV_ABS / ABS_MT_POSITION_X\n"
              f"E: {n // 100}.{n % 100:02}0000 0000 0000 0000\t# ------------ SYN_REPORT (0)\n"
              for n in itertools.count(1))
    yield "honest", filled(EVEMU + "E: 0.0 0003 0039 0001\n", frames)
    yield "tiny", filled("", many("E: 1. 3 35 1\n".replace("1.", "1.0")))
    yield "fingers", filled(EVEMU + "".join(fingers(line)), many("E: 1.0 3 35 1\nE: 1.0 0 0 0\n"))
    yield "taps", filled("", many("E: 1.0 3 39 1\nE: 1.0 3 35 1\nE: 1.0 3 36 1\nE: 1.0 0 0 0\nE: 1.0 3 39 -1\n"
                                  "E: 1.0 0 0 0\n"))
    yield "anonymous", filled("", many("E: 1.0 3 35 1\nE: 1.0 3 36 1\nE: 1.0 0 2 0\n" * 64 + "E: 1.0 0 0 0\n"))
    yield "axes", filled("", many("A: 35 0 1 0 0 0\n"))
    yield "bits", filled("B: 01", many(" ff"))
    yield "comments", filled("# EVEMU 1.3\n", many("#\n"))
    yield "line", filled("N: ", many("x" * 1000))


def libinput():
    yield "honest", filled("- evdev:\n", (f"    - [{n:3}, {n % 1000000:6},   3,  53, {n % 4096:7}] # EV_ABS\n"
                                          for n in itertools.count()))
    yield "tiny", filled("- evdev:\n", many("- [0,0,0,0,0]\n"))
    yield "devices", filled("", many("- node: /\n"))
    yield "numbers", filled("- node: a\ncodes:\n1: [", many("1,"), "]")
    yield "axes", filled("- node: a\nabsinfo:\n", many("1: [1,2,3,4]\n"))


def evtest():
    yield "honest", filled("", (f"Event: time {n}.{n % 1000000:06}, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), "
                                f"value {n % 4096}\nEvent: time {n}.{n % 1000000:06}, -------------- SYN_REPORT "
                                "------------\n" for n in itertools.count()))
    yield "prose", filled("Event: time 1.0, type 0 (EV_SYN), code 0 (SYN_REPORT), value 0\n", many("a\n"))
    yield "signs", filled("Event: time 1.0, ", many("-"), " SYN_REPORT")


def getevent():
    yield "honest", filled("", (f"[ {n:7}.{n % 1000000:06}] /dev/input/event1: EV_ABS       ABS_MT_POSITION_X    "
                                f"{n % 4096:08x}\n" for n in itertools.count()))
    yield "tiny", filled("", many("0000 0000 00000000\n"))
    yield "devices", filled("", numbered("/#: 0000 0000 00000000\n"))
    yield "lists", filled("", numbered("add device 1: /#\n"))
    yield "names", filled("", numbered("[ 1.0] EV_ABS ABS_# 00000000\n"))
    yield "codes", filled("add device 1: /a\nevents:\nABS (0003): ", many("0035 "))
    yield "prose", filled("0000 0000 00000000\n", many("a\n"))


def touchlog():
    head = '{"format": "touchlog", "version": 1}\n'
    contact = '{"id": 1, "phase": "PHASE", "x": 150.5, "y": 92.25, "majorRadius": 4.5, "force": 0.5}'
    yield "honest", filled(head + '{"t": 0, "contacts": [' + contact.replace("PHASE", "began") + "]}\n",
                           (f'{{"t": {n}.5, "contacts": [' + contact.replace("PHASE", "moved") + "]}\n"
                            for n in itertools.count()))
    yield "tiny", filled(head, many('{"t":0}\n'))
    yield "fingers", filled(head, (f'{{"t":0,"contacts":[{{"id":{n},"phase":"began","x":0,"y":0}}]}}\n'
                                   for n in itertools.count()))
    yield "wide", filled(head + '{"t":0,"contacts":[{"id":4000000000,"phase":"began","x":0,"y":0}',
                         numbered(',{"id":#,"phase":"began","x":0,"y":0}'), "]}")
    yield "blank", filled(head, many("\n"))
    yield "open", filled(head, many("["))


def streamed():
    for reader in evemu, libinput, evtest, getevent, touchlog:
        for name, content in reader():
            yield f"{reader.__name__}-{name}", "@" + content
    yield "line", "@" + filled("E: 0.1 3 39 1\n", many("E"))


TARGETS = {
    "FuzzEvemu": evemu, "FuzzLibinput": libinput, "FuzzEvtest": evtest, "FuzzGetevent": getevent,
    "FuzzTouchLog": touchlog, "FuzzRecordingStream": streamed,
    "FuzzDumps": dumps, "FuzzInterfaceBuilder": interface_builder, "FuzzOldArchives": old_archives,
    "FuzzSentry": sentry, "FuzzIdb": idb, "FuzzMaestro": maestro, "FuzzKIF": kif,
    "FuzzDetox": detox,
    "FuzzWebDriverAgent": web_driver_agent, "FuzzXCUITest": xcuitest, "FuzzScenes": scenes,
    "FuzzScripts": scripts,
}


def main():
    if len(sys.argv) < 2:
        sys.exit("Usage: Fuzzing/large.py FOLDER [TARGET...]")
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for target in sys.argv[2:] or TARGETS:
        for name, content in TARGETS.get(target, lambda: ())():
            (folder / f"{target}.{name}").write_bytes(content if isinstance(content, bytes) else content.encode())


main()
