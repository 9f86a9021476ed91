// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchStage

@Suite struct ProbeTests {
  private let frame = CGRect(x: 100, y: 100, width: 100, height: 40)

  @Test func `a probe view writes every question and call`() throws {
    let stage = Stage()
    let button = try stage.add(ProbeView("Button", frame: frame), named: "button")
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "button"))
    try finger.move(by: CGVector(dx: 1, dy: 0))
    try finger.cancel()
    expectLog(
      stage,
      """
      Button is inside: 1
      Button hit: \(button.description.withoutAddresses)
      Button touches began
      Button touches moved
      Button touches cancelled
      """)
    #expect(button.probe.lines == stage.lines)
    #expect(stage.lines[1].hasPrefix("Button hit: <ProbeView: 0x…; frame = (100 100; 100 40); "))
  }

  @Test func `a method without super passes nothing on, and returns false`() throws {
    let stage = Stage()
    let parent = try stage.add(ProbeView("Parent", frame: frame), named: "parent")
    let child = try stage.add(
      ProbeView("Child", frame: parent.bounds, withoutSuper: [.touchesEnded]), named: "child", in: parent)
    let tap = try stage.tap("child")
    #expect(
      tap.lines.filter { $0.contains("touches") } == [
        "Child touches began", "Parent touches began", "Child touches ended",
      ])
    child.probe.withoutSuper = [.hitTest]
    #expect(try stage.tap("parent").lines.contains("Child hit: (null)"))
    child.probe.withoutSuper = [.pointInside]
    #expect(try stage.tap("parent").lines.contains("Child is inside: 0"))
    child.probe.withoutSuper = []
    child.probe.forcedInside = true
    #expect(try stage.tap(.point(-1, 5, in: "parent")).hit === stage.view)
    parent.probe.forcedInside = true
    #expect(try stage.tap(.point(-1, 5, in: "parent")).hit === child)
  }

  @Test func `any subclass is a probe with a stored one and a line in each method`() throws {
    final class Slider: UIView, Probed {
      let probe = Probe("Slider", style: .selectors)
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        probe.touchesBegan { super.touchesBegan(touches, with: event) }
      }
    }
    let stage = Stage()
    try stage.add(Slider(frame: frame), named: "slider")
    try stage.tap("slider")
    expectLog(stage, "-[Slider touchesBegan:withEvent:]")
  }

  @Test(arguments: [
    ("no address", "no address"), ("<A: 0x7fcef9508ae0; b = 0x10>", "<A: 0x…; b = 0x…>"), ("0x", "0x…"),
    ("", ""),
  ])
  func `addresses are left out`(text: String, expected: String) {
    #expect(text.withoutAddresses == expected)
  }
}
