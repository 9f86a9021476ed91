// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Every error in the command's input, with its message.
///
/// The transcripts below Golden/errors show the messages as in a terminal.
struct WrongInputTests {
  /// Unreadable files, and files of the wrong kind.
  private static let damaged = [
    "nofile", "folder", "empty", "binary", "latin1.txt", "utf16.txt", "huge", "deep.scene.json5",
  ]
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try FileManager.default.createDirectory(atPath: folder("folder"), withIntermediateDirectories: false)
    try folder.write("", to: "empty")
    try folder.write((0..<2048).map { UInt8(truncatingIfNeeded: $0 &* 7) }, to: "binary")
    try folder.write([0x63, 0x61, 0x66, 0xE9, 0x0A], to: "latin1.txt")
    try folder.write(Samples.dumpInUTF16, to: "utf16.txt")
    try folder.write("", to: "huge")
    // A sparse file of this size takes no space on a disk.
    let huge = try FileHandle(forWritingTo: URL(filePath: folder("huge")))
    try huge.truncate(atOffset: 300 << 20)
    try huge.close()
    try folder.write(String(repeating: "[", count: 100_000), to: "deep.scene.json5")
    try folder.write(Samples.dump, to: "dump.txt")
    try folder.write(Samples.scene, to: "form.scene.json5")
    try folder.write(Samples.script, to: "form.touch")
    try folder.write(Samples.script, to: "alone.touch")
    try folder.write(Samples.scene, to: "lonely.scene.json5")
    try folder.write(Samples.storyboard, to: "two.storyboard")
    try folder.write(Samples.macNib, to: "mac.xib")
    try folder.write(Samples.autolayoutTrace, to: "autolayout.txt")
  }

  @Test func `a wrong command line`() throws {
    var shown = Transcript(in: folder)
    for line in [
      "plya", "button/click", "-", "--bogus", "-x", "--json", "--color never", "help paly", "help play more",
      "completion", "completion ksh", "completion bash zsh", "play", "play a b c",
      "play --onyl hits button/click",
      "play button/click --only", "play button/click --only contrls",
      "play button/click --only hit-test,contrls",
      "play button/click --only hit-test,", "play button/click --tuning ios",
      "play button/click --format xml",
      "play button/click --format=", "play button/click --json=yes",
      "play button/click --at soon --svg a.svg",
      "play button/click --at -1 --svg a.svg", "play button/click --svg a --svg b", "play ''",
      "list button gestures",
      "explain a b", "demo now", "demo --report", "why", "why dump.txt --at 1", "why dump.txt --at 1,2,3",
      "why dump.txt --at a,b", "why dump.txt --expect ''", "why dump.txt --at 1,1 --scene -1",
      "why dump.txt --at 1,1 --scene one", "map dump.txt --at 1,1", "map dump.txt --scene -1", "map a b",
      "audit", "audit a --fail-on bad", "audit a --show all",
      "audit a --sarif",
    ] {
      shown.fail(line)
    }
    try expectGolden(shown.text, "errors/command-line.txt")
  }

  @Test func `options that exclude each other`() throws {
    var shown = Transcript(in: folder)
    for line in [
      "play button/click --at 1", "play button/click --json --format log",
      "play button/click --json --report -",
      "play button/click --report - --svg -", "list --names --json", "explain --names --json",
      "explain --names hidden", "demo --json --report -", "demo --at 1", "audit @dump.txt --json --sarif -",
      "audit @dump.txt --sarif - --write-baseline -", "audit @dump.txt --html - --json",
      "audit - --baseline -", "map @dump.txt --json --svg -",
    ] {
      shown.fail(line)
    }
    try expectGolden(shown.text, "errors/exclusion.txt")
  }

  @Test func `what play cannot play`() throws {
    var shown = Transcript(in: folder)
    for line in [
      "play button/clcik", "play Button/click", "play button", "play nothing-like-it", "play @folder",
      "play @dump.txt",
      "play -", "play - -", "play @nothing.touch", "play @nothing.scene.json5", "play @alone.touch",
      "play @lonely.scene.json5",
      "play @form.touch @form.scene.json5", "play button/click @nofile", "list buton", "list Button",
    ] {
      shown.fail(line)
    }
    for file in Self.damaged {
      shown.fail("play @\(file) @form.touch")
      // An empty script is a valid script; it does nothing.
      if file != "empty" { shown.fail("play @form.scene.json5 @\(file)") }
    }
    shown.run("play @form.scene.json5 @empty")
    try expectGolden(shown.text, "errors/play.txt")
  }

  @Test func `what is wrong in a scene`() throws {
    var shown = Transcript(in: folder)
    for scene in [
      "{ views: [ }", "[]", "{ views: [{ class: \"UIBotton\" }] }", "{ views: [{ tilte: \"Buy\" }] }",
      "{ views: [{ name: \"a\" }, { name: \"a\" }] }", "{ views: [{ frame: [0, 0, -1] }] }",
      "{ sise: 3,\n  views: [{ class: \"UIButton\", alpha: \"half\" }, { tag: 1.5 }] }",
      """
      { views: [{ recognizers: [
        { class: "UITapGestureRecognizer", name: "a", requires: ["b"] },
        { class: "UITapGestureRecognizer", name: "b", requires: ["a"] },
      ] }] }
      """,
    ] {
      shown.fail("play - @form.touch", input: Array(scene.utf8))
    }
    try expectGolden(shown.text, "errors/scene.txt")
  }

  @Test func `what is wrong in a script`() throws {
    var shown = Transcript(in: folder)
    for script in [
      "finger 1 dwon on \"buy\"", "# fine\ntap \"buy\"\n  tap buy", "expect \"buy\" touchUpInsid",
      "together\nfinger 1 down on \"buy\"", "wait 1 minute", "end",
    ] {
      shown.fail("play @form.scene.json5 -", input: Array(script.utf8))
    }
    for script in [
      "tap \"sell\"", "tap \"buy\"\nfinger 1 move by (1, 1)",
      "finger 1 down on \"buy\"\nfinger 1 down on \"buy\"",
      "tap \"buy\"\nexpect \"buy\" touchCancel", "tap \"buy\"\nexpect no \"buy\" touchDown",
    ] {
      shown.run("play @form.scene.json5 - --only controls", input: Array(script.utf8))
    }
    try expectGolden(shown.text, "errors/script.txt")
  }

  @Test func `what why cannot explain`() throws {
    var shown = Transcript(in: folder)
    for file in Self.damaged where file != "utf16.txt" { shown.fail("why @\(file) --at 1,1") }
    for line in [
      "why @mac.xib --at 1,1", "why @autolayout.txt --at 1,1", "why @form.touch --at 1,1",
      "why @dump.txt --expect UIButton", "why @dump.txt --expect UIButon", "why @dump.txt --expect Checkout",
      "why @dump.txt --expect 0/9", "why @dump.txt --at 1,1 --scene 4", "why @two.storyboard --at 1,1",
    ] {
      shown.fail(line)
    }
    shown.fail("why - --at 1,1")
    shown.run("why @utf16.txt --at 1,1")
    shown.run("why @dump.txt --at 9999,1")
    try expectGolden(shown.text, "errors/why.txt")
  }

  @Test func `what map cannot draw`() throws {
    var shown = Transcript(in: folder)
    for file in Self.damaged where file != "utf16.txt" { shown.fail("map @\(file)") }
    for line in [
      "map @mac.xib", "map @form.touch", "map @dump.txt --scene 4", "map @two.storyboard", "map -",
    ] {
      shown.fail(line)
    }
    shown.run("map @utf16.txt")
    try expectGolden(shown.text, "errors/map.txt")
  }

  @Test func `what audit and explain cannot do`() throws {
    var shown = Transcript(in: folder)
    try folder.write("{\"format\": \"touchstone-baseline\", \"version\": 2}", to: "later.json")
    try folder.write(
      "{\"format\": \"touchstone-baseline\", \"version\": 1, \"findings\": [{}]}", to: "broken.json")
    for line in [
      "audit @nofile", "audit @folder", "audit @huge", "audit @deep.scene.json5",
      "audit @dump.txt --disable target-too-smal", "audit @dump.txt --disable foo",
      "audit @dump.txt --baseline @nofile", "audit @dump.txt --baseline @dump.txt",
      "audit @dump.txt --baseline @later.json", "audit @dump.txt --baseline @broken.json",
      "explain outside-ancester", "explain nothing-like-it",
    ] {
      shown.fail(line)
    }
    for line in [
      "audit @empty", "audit @binary", "audit @latin1.txt", "audit @utf16.txt", "audit @mac.xib",
      "audit @autolayout.txt", "audit @dump.txt @nofile @deep.scene.json5 @folder/../empty",
      "audit @nofile --json", "audit @deep.scene.json5 --json",
    ] {
      shown.run(line)
    }
    try expectGolden(shown.text, "errors/audit.txt")
  }

  @Test func `files that cannot be written`() throws {
    var shown = Transcript(in: folder)
    for line in [
      "play button/point-inside-false --only log --report @none/a.html",
      "play button/point-inside-false --only log --svg @folder", "demo --report @none/a.html",
      "audit @form.scene.json5 --sarif @none/a.sarif", "audit @form.scene.json5 --write-baseline @folder",
      "audit @form.scene.json5 --sarif @dump.txt/a.sarif",
    ] {
      shown.run(line)
    }
    try expectGolden(shown.text, "errors/files.txt")
  }
}
