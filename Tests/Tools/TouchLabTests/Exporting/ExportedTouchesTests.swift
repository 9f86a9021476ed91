// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing
import TextSources
import TouchFrames
import TouchInput
import TouchLab
import TouchScene
import TouchTesting
import TouchTrace

/// What a page does at one time, after a pause.
private struct PageStep: RunStep {
  var pause: Double
  /// The members of a message without its times, which `T` stands for.
  var message: String

  var simpler: [PageStep] { pause == 0 ? [] : [PageStep(pause: 0, message: message)] }

  static func steps(_ random: inout SplitMix64) -> [PageStep] {
    var phases: [String: String] = [:]
    return (0..<random.within(1...60)).map { _ in
      let pause = random.pick([0, 0, 0.0037, 1.0 / 60, 0.021, 0.5])
      return PageStep(pause: pause, message: message(&random, &phases))
    }
  }

  private static func message(_ random: inout SplitMix64, _ phases: inout [String: String]) -> String {
    if random.oneIn(25) { return #""type":"cancel""# }
    if random.oneIn(15) {
      return
        #""type":"input","frames":[{"t":T,"contacts":[{"id":9,"phase":"hovering","kind":"pointer","at":\(point(&random))}],"wheel":[\(random.within(-9...9)),\(Double(random.within(-900...900)) / 7)]}]"#
    }
    var contacts: [String] = []
    for (kind, id) in [("finger", 1), ("finger", 2), ("finger", 3), ("pen", 4), ("pointer", 0)]
    where random.oneIn(3) {
      let known = phases["\(kind)\(id)"]
      let next: String
      if kind == "pointer" {
        next = known == nil ? "entered" : random.oneIn(4) ? "exited" : "hovering"
      } else if known == nil {
        next = kind == "pen" && random.oneIn(3) ? "entered" : "began"
      } else if known == "entered" || known == "hovering" {
        next = random.pick(["hovering", "began", "exited"])
      } else {
        next = random.pick(["moved", "moved", "moved", "stationary", "ended", "lifted", "cancelled"])
      }
      phases["\(kind)\(id)"] =
        ["ended", "exited", "cancelled"].contains(next) ? nil : next == "lifted" ? "hovering" : next
      contacts.append(
        #"{"id":\#(id),"phase":"\#(next)","kind":"\#(kind)","at":\#(point(&random))\#(details(kind, &random))}"#
      )
    }
    return #""type":"input","frames":[{"t":T,"contacts":["# + contacts.joined(separator: ",") + "]}]"
  }

  private static func point(_ random: inout SplitMix64) -> String {
    "[\(Double(random.within(0...31999)) / 100),\(Double(random.within(0...47999)) / 100)]"
  }

  private static func details(_ kind: String, _ random: inout SplitMix64) -> String {
    var text = ""
    func number(_ limit: Int) -> Double { Double(random.within(0...limit)) / 997 }
    if random.oneIn(2), kind != "pointer" { text += #","force":\#(number(997))"# }
    if kind == "finger", random.oneIn(3) { text += #","radius":[\#(number(20_000)),\#(number(20_000))]"# }
    if kind == "pen" {
      text += #","altitude":\#(number(1500)),"azimuth":\#(number(6000)),"roll":\#(number(6000))"#
    }
    return text
  }
}

@MainActor @Suite struct ExportedTouchesTests {
  private static let scene = """
    { name: "mixed", size: [320, 480], views: [
      { class: "UIScrollView", name: "list", frame: [0, 0, 320, 480], contentSize: [900, 3000], views: [
        { class: "UIButton", name: "row", frame: [20, 20, 200, 60], title: "Row", actions: { touchUpInside: "row", touchDragExit: "exit" } },
        { class: "UISlider", name: "slider", frame: [20, 100, 250, 40] },
        { class: "UISwitch", name: "switch", frame: [250, 30, 51, 31] },
        { name: "card", frame: [20, 200, 280, 260], backgroundColor: "#336699", isMultipleTouchEnabled: true, recognizers: [
          { class: "UIPinchGestureRecognizer", name: "pinch", action: "pinch" },
          { class: "UIHoverGestureRecognizer", name: "hover", action: "hover" },
          { class: "UITapGestureRecognizer", name: "double", numberOfTapsRequired: 2, action: "double" },
          { class: "UITapGestureRecognizer", name: "single", requires: ["double"], action: "single" },
          { class: "UILongPressGestureRecognizer", name: "long", action: "long" } ] } ] } ] }
    """

  private static func kept(_ kind: String, _ page: LabPageDouble) -> JSONNode? {
    page.clear()
    page.send(#"{"type":"export","id":1,"as":"\#(kind)"}"#)
    page.read()
    return page.last("exported")
  }

  private static func left(_ kept: JSONNode?) -> [String] {
    kept?["left"]?.elements?.compactMap { $0["text"]?.string } ?? ["nothing was kept"]
  }

  private static func page(after steps: [PageStep]) throws -> LabPageDouble {
    let page = try LabPageDouble(scene)
    page.wait(0.0123)
    for step in steps {
      page.wait(step.pause)
      page.send("{" + step.message.replacing("T", with: "\(page.now * 1000 - 1.25)") + "}")
    }
    page.wait(0.3)
    return page
  }

  private static func fault(_ steps: [PageStep]) -> String? {
    defer { UIApplication.current = nil }
    do {
      let page = try page(after: steps)
      guard let trace = kept("trace", page)?["text"]?.string else { return nil }
      let script = kept("script", page)
      guard let text = script?["text"]?.string else {
        return page.last("error")?["message"]?.string?.hasPrefix("nothing was touched") == true
          ? nil : "no script"
      }
      let left = left(script).filter { !$0.hasPrefix("angles and heights") }
      guard left.isEmpty else { return "left out: \(left)" }
      let staged = try SceneFile(text: scene).build()
      let result = staged.run(try Script(text))
      guard result.stop == nil else { return "\(result)\n\(text)" }
      let again = TraceJSON.text(of: staged.stage.trace)
      guard again == trace else { return "another trace: \(difference(trace, again))\n\(text)" }

      guard let bytes = kept("recording", page)?["text"]?.string else { return "no recording" }
      let (log, notes) = try TouchLog.read(bytes: Array(bytes.utf8), file: "f")
      guard notes.isEmpty else { return "\(notes)" }
      let replayed = try SceneFile(text: scene).build()
      let feed = FrameFeed(replayed.stage.application)
      replayed.stage.makeCurrent()
      for frame in log.frames { feed.handle(frame) }
      replayed.stage.application.advance(to: staged.stage.now)
      let third = TraceJSON.text(of: replayed.stage.trace)
      guard third == trace else { return "the recording has another trace: \(difference(trace, third))" }
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func difference(_ one: String, _ other: String) -> String {
    let (one, other) = (one.split(separator: "\n"), other.split(separator: "\n"))
    for (a, b) in zip(one, other) where a != b { return "\(a)\n\(b)" }
    return "\(one.count) and \(other.count) lines: \((one.count > other.count ? one : other).last ?? "")"
  }

  @Test func `the script and the recording of random touches lead to the same trace, byte for byte`() {
    RandomRuns(name: "kept touches", make: PageStep.steps, fault: Self.fault).check(100)
  }

  @Test func `a jump is a jump, a position keeps its decimals, and a lift has its own place`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    page.finger("began", 60.25, 40)
    page.wait(0.1)
    page.finger("moved", 115.37, 41)
    page.wait(0.1)
    page.finger("ended", 116.02, 40)
    page.wait(0.1)
    let text = try #require(Self.kept("script", page)?["text"]?.string)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("wait until") }
    #expect(
      lines == [
        "# Touched in the lab: test: 1 touch, 3 events.", "finger 1 down at (60.25, 40)",
        "finger 1 move to (115.37, 41)", "finger 1 up at (116.02, 40)",
      ])
    let swift = try #require(Self.kept("swift", page)?["text"]?.string)
    #expect(swift.contains("@MainActor func touchTest(_ stage: Stage) throws {\n  try stage.wait(until: 0."))
    #expect(swift.contains("  try stage.finger(1).up(at: .screen(116.02, 40))\n"))
  }

  @Test func `what a format cannot say is listed at the head of its file and for the page`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    page.tap(60, 40)
    for phase in ["down", "up"] {
      page.send(#"{"type":"key","phase":"\#(phase)","code":"KeyA","key":"a"}"#)
      page.wait(0.1)
    }
    page.send(#"{"type":"text","text":"é"}"#)
    page.send(#"{"type":"screen","size":[390,844]}"#)
    page.send(#"{"type":"appearance","style":"dark"}"#)
    for (phase, buttons) in [("entered", 0), ("began", 1), ("ended", 0)] {
      page.send(
        #"{"type":"input","frames":[{"t":\#(page.now * 1000),"contacts":[{"id":0,"phase":"\#(phase)","kind":"pointer","at":[90,60]}],"buttons":\#(buttons)}]}"#
      )
      page.wait(0.05)
    }
    page.finger("began", 330, 700)
    page.wait(0.05)
    page.finger("ended", 330, 700)
    let kinds = [
      "keys pressed or released: 2", "texts of an input method: 1", "changes of the screen’s size: 1",
      "changes to dark or light: 1", "clicks and drags of a pointer: 1",
      "touches that began off the screen: 1",
    ]
    for (kind, start, count) in [
      ("script", "# ", 6), ("swift", "// ", 6), ("recording", "", 4), ("report", "", 0), ("trace", "", 0),
    ] {
      let kept = try #require(Self.kept(kind, page))
      let left = Self.left(kept)
      #expect(left.map { $0.prefix { $0 != "," } } == kinds.prefix(count).map { $0[...] }, "\(kind)")
      let head = try #require(kept["text"]?.string).split(separator: "\n").prefix(count + 1)
      for text in left {
        #expect(head.contains { $0.contains("\(start)Left out: \(text)") }, "\(kind): \(text)")
      }
      #expect(
        kept["left"]?.elements?.allSatisfy { $0["count"]?.int != nil && $0["first"]?.number != nil } == true)
    }
    #expect(
      Self.left(Self.kept("script", page))[0].hasPrefix("keys pressed or released: 2, the first at 0.2"))
  }

  @Test func `of keys alone no script is kept, and the page learns why`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.send(#"{"type":"key","phase":"down","code":"KeyA","key":"a"}"#)
    #expect(Self.kept("script", page) == nil)
    #expect(
      page.last("error")?["message"]?.string
        == "nothing was touched that a script or a test can repeat: keys pressed or released: 1, the first at 0.000 s"
    )
  }

  @Test func `a script that is longer than scripts may be says so`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.session.limit = 60_000
    page.wait(0.1)
    for id in 1...10 { page.finger("began", 60.25, 40, id: id) }
    // A number just above a ten-thousandth has the most characters, so that few moves make a script too long.
    for part in 0..<550 {
      let frames = (0..<6).map { step in
        let contacts = (1...10).map { id in
          let number = 0.0001 + Double((part * 7 + step * 10 + id) % 1999) / 7e8
          return #"{"id":\#(id),"phase":"moved","at":[\#(number),\#(number)]}"#
        }
        return #"{"t":\#(page.now * 1000),"contacts":["# + contacts.joined(separator: ",") + "]}"
      }
      page.now += 0.00123
      page.send(#"{"type":"input","frames":["# + frames.joined(separator: ",") + "]}")
    }
    let kept = try #require(Self.kept("script", page))
    let warning = try #require(kept["warning"]?.string)
    #expect(warning.hasPrefix("This is longer than a script may be"))
    #expect(kept["text"]?.string?.contains("# " + warning) == true)
    #expect(throws: Script.ParsingError.self) { try Script(kept["text"]?.string ?? "") }
    #expect(Self.kept("recording", page)?["warning"] == nil)
  }
}
