// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

@testable import TouchStage

/// Whole gestures in scripts are those of the stage.
@Suite struct ScriptGestureTests {
  private func stage() throws -> Stage {
    let stage = Stage()
    let map = ProbeView("map", frame: CGRect(x: 20, y: 40, width: 300, height: 300))
    map.isMultipleTouchEnabled = true
    map.addGestureRecognizer(UIPinchGestureRecognizer())
    try stage.add(map, named: "map")
    let list = UIScrollView(frame: CGRect(x: 20, y: 360, width: 300, height: 200))
    list.contentSize = CGSize(width: 300, height: 900)
    try stage.add(list, named: "list")
    return stage
  }

  private static let pencil = Finger.Tip.pencil(force: 0.5, altitude: .pi / 4)

  /// Lines of scripts, and the same in code.
  private static let pairs: [(String, @MainActor @Sendable (Stage) throws -> Void)] = [
    (#"tap "map" twice with 2 fingers"#, { try $0.tap("map", count: 2, fingers: 2) }),
    (
      #"tap "map" for 80ms with pencil force 0.5 altitude 45deg"#,
      { try $0.tap("map", for: 0.08, with: pencil) }
    ),
    (#"pinch "map" by 2"#, { try $0.pinch("map", scale: 2) }),
    (
      #"pinch "map" by 0.5 over 1s turning 90deg easing out"#,
      { try $0.pinch("map", scale: 0.5, rotation: .pi / 2, over: 1, easing: .easeOut) }
    ),
    (#"rotate "map" by 90deg"#, { try $0.rotate("map", by: .pi / 2) }),
    (#"swipe "map" left"#, { try $0.swipe("map", .left) }),
    (
      #"swipe "map" up by 80 with 2 fingers over 100ms"#,
      { try $0.swipe("map", .up, distance: 80, over: 0.1, fingers: 2) }
    ),
    (#"pan "list" by (0, -90)"#, { try $0.pan("list", by: CGVector(dx: 0, dy: -90)) }),
    (
      #"pan "list" to "map" over 300ms easing in with pencil force 0.5 altitude 45deg"#,
      { try $0.pan("list", to: .center(of: "map"), over: 0.3, easing: .easeIn, with: pencil) }
    ),
    (#"drag "list" by (0, -90)"#, { try $0.drag("list", by: CGVector(dx: 0, dy: -90)) }),
    (
      #"drag "list" to "map" holding 600ms over 1s easing linear resting 0s"#,
      { try $0.drag("list", to: "map", holding: 0.6, over: 1, easing: .linear, resting: 0) }
    ),
    (#"scroll "list" by (0, -40)"#, { try $0.scroll("list", by: CGVector(dx: 0, dy: -40)) }),
    (
      #"scroll "list" by (0, -40) over 200ms easing out"#,
      { try $0.scroll("list", by: CGVector(dx: 0, dy: -40), over: 0.2, easing: .easeOut) }
    ),
    (
      "hover \"map\"\nhover \"list\" over 100ms\nhover off",
      {
        try $0.hover("map")
        try $0.hover("list", over: 0.1)
        try $0.stopHovering()
      }
    ),
    (
      "finger 1 becomes pencil force 0.5 altitude 45deg\nfinger 1 down on \"map\"\n"
        + "finger 1 move by (40, 0) over 100ms easing in-out becoming pencil force 1\nfinger 1 up",
      {
        $0.finger(1).tip = pencil
        try $0.finger(1).down(at: .center(of: "map"))
        try $0.finger(1).move(
          by: CGVector(dx: 40, dy: 0), over: 0.1, easing: .easeInOut, becoming: .pencil(force: 1))
        try $0.finger(1).up()
      }
    ),
  ]

  @Test func `a gesture in a script leaves the trace of the same gesture in code`() throws {
    for (text, act) in Self.pairs {
      let (scripted, coded) = (try stage(), try stage())
      let result = scripted.run(try Script(text))
      try act(coded)
      #expect(result.isMet && result.stop == nil, "\(result)")
      #expect(scripted.text() == coded.text() && !coded.text().isEmpty, "\(text)")
    }
  }

  @Test func `options and what is known of a pencil come in any order, and print in one`() throws {
    let script = try Script(
      #"drag "a" to "b" with pencil roll 5deg force 1 altitude 30deg resting 0s over 1s"#)
    #expect(
      script.description
        == "drag \"a\" to \"b\" over 1s resting 0ms with pencil force 1 altitude 30deg roll 5deg\n")
    #expect(throws: Script.ParsingError.self) { try Script(#"tap "a" with pencil force 1 force 2"#) }
  }

  @Test func `an unknown name is marked where it stands, also if it is the second one`() throws {
    let result = try stage().run(try Script(#"drag "map" to "lisst""#))
    #expect(
      result.stop?.description
        == """
        line 1, column 15: nothing on the stage is named "lisst"; did you mean "list"? the names are "map", "list".
          drag "map" to "lisst"
                        ^~~~~~~
        """)
  }

  @Test func `a gesture that hits something else stops the script, and no finger stays down`() throws {
    let stage = try stage()
    let result = stage.run(try Script("set \"map\" hidden\npinch \"map\" by 2"))
    #expect(result.stop?.line == 2 && result.stop?.kind == .missed)
    #expect((1...3).allSatisfy { !stage.finger($0).isDown })
  }

  @Test func `gestures count as samples of all their fingers`() throws {
    let long = Array(repeating: #"pinch "map" by 2 over 100s"#, count: 17).joined(separator: "\n")
    let stop = try stage().run(try Script(long)).stop
    #expect(stop?.line == 17 && stop?.message.contains("200000") == true)
    #expect(ScriptBudget.excess(in: try Script(long.replacing("\n", with: "\n#\n")), rate: 10) == nil)
  }
}
