// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources
import TouchLab

@MainActor @Suite struct TestLinesTests {
  private static let scene = """
    { name: "shop", size: [320, 480], views: [
      { class: "UIButton", name: "buy", frame: [20, 20, 120, 44], title: "Buy", actions: { touchUpInside: "bought" } },
      { class: "UIScrollView", name: "list", frame: [0, 100, 320, 300], contentSize: [320, 1200], views: [
        { name: "card", frame: [20, 20, 280, 90], recognizers: [
          { class: "UITapGestureRecognizer", name: "double", numberOfTapsRequired: 2, action: "zoomed" },
          { class: "UITapGestureRecognizer", name: "single", requires: ["double"], action: "opened" },
          { class: "UILongPressGestureRecognizer", name: "hold", action: "held" } ] } ] },
      { name: "pad", frame: [20, 410, 280, 60], isMultipleTouchEnabled: true, recognizers: [
        { class: "UIPinchGestureRecognizer", name: "pinch", action: "pinched" } ] } ] }
    """

  /// The file that the page exports.
  private static func text(_ page: LabPageDouble) throws -> String {
    page.clear()
    page.send(#"{"type":"export","id":1,"as":"test"}"#)
    page.read()
    return try #require(page.last("exported")?["text"]?.string)
  }

  /// The touches in the function of the file.
  private static func lines(_ page: LabPageDouble) throws -> [String] {
    let text = try text(page)
    return text.split(separator: "\n").prefix { !$0.contains("expectLog") }.filter { $0.hasPrefix("  ") }
      .map { String($0.dropFirst(2)) }
  }

  @Test func `a tap on a button names it, and pauses that decide nothing are left out`() throws {
    let page = try LabPageDouble(Self.scene)
    page.wait(0.4)
    page.tap(31, 27)
    page.wait(1)
    page.tap(60, 350)
    page.wait(0.5)
    let lines = try Self.lines(page)
    #expect(lines == [#"try stage.tap("buy")"#, #"try stage.tap("list")"#])
  }

  @Test func `times stay where they decide: two taps that are apart are no double tap`() throws {
    let page = try LabPageDouble(Self.scene)
    page.wait(0.1)
    page.tap(60, 150)
    page.wait(0.6)
    page.tap(60, 150)
    page.wait(0.6)
    #expect(
      try Self.lines(page) == [
        #"try stage.tap("card")"#, "try stage.wait(0.7)", #"try stage.tap("card")"#, "try stage.wait(0.6)",
      ])
  }

  @Test func `the test says how to build the scene, taps twice in one line, and ends with the log`() throws {
    let page = try LabPageDouble(Self.scene)
    page.wait(0.2)
    page.tap(60, 150)
    page.wait(0.1)
    page.tap(60, 150)
    page.wait(0.3)
    page.tap(31, 27)
    page.wait(0.5)
    let text = try Self.text(page)
    #expect(
      text.split(separator: "\n").dropFirst().joined(separator: "\n") == #"""
        // The scene is a file; a test that also imports TouchScene builds it, and touches it:
        //   let text = try String(contentsOfFile: "test.scene.json5", encoding: .utf8)
        //   let scene = try SceneFile(text: text, file: "test.scene.json5").build()
        //   try touchTest(scene.stage)
        import TouchTesting
        /// Sends the same events and actions on a stage with the same scene as the touches did.
        @MainActor func touchTest(_ stage: Stage) throws {
          try stage.tap("card", count: 2)
          try stage.tap("buy")
          expectLog(
            stage,
            """
            zoomed
            bought
            """)
        }
        """#)
  }

  @Test func `a finger that stays is a long press, and one that moves is a drag`() throws {
    let page = try LabPageDouble(Self.scene)
    page.wait(0.1)
    page.finger("began", 60, 150)
    page.wait(0.8)
    page.finger("ended", 60, 150)
    page.wait(0.5)
    page.finger("began", 60, 350)
    for step in 1...10 {
      page.wait(0.02)
      page.finger("moved", 60, 350 - 8 * Double(step))
    }
    page.wait(0.1)
    page.finger("ended", 60, 270)
    page.wait(0.5)
    let lines = try Self.lines(page)
    #expect(lines.first == #"try stage.longPress("card", for: 0.8)"#)
    #expect(lines.last == #"try stage.drag("list", by: CGVector(dx: 0, dy: -80))"#)
  }

  @Test func `what no short line does stays as it was: two fingers that pinch`() throws {
    let page = try LabPageDouble(Self.scene)
    page.wait(0.1)
    page.finger("began", 100, 440, id: 1)
    page.finger("began", 140, 440, id: 2)
    for step in 1...5 {
      page.wait(0.02)
      page.finger("moved", 100 - 6 * Double(step), 440, id: 1)
    }
    page.finger("ended", 70, 440, id: 1)
    page.finger("ended", 140, 440, id: 2)
    page.wait(0.3)
    let lines = try Self.lines(page)
    #expect(lines.contains("try stage.finger(1).move(to: .screen(94, 440))"))
  }
}
