// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import TouchTesting
import Touchstone

/// A view that counts its touches.
private final class Cell: UIView {
  var lines: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
}

struct TouchPassingTests {
  private func scene() throws -> (bench: Bench<PreciseButton>, cell: Cell) {
    let bench = try Bench(PreciseButton())
    let cell = Cell(frame: bench.control.frame)
    try bench.stage.add(cell, named: "cell")
    cell.addSubview(bench.control)
    bench.control.frame = cell.bounds
    return (bench, cell)
  }

  @Test func `a control keeps its touches, unless it passes them on`() throws {
    let (bench, cell) = try scene()
    try bench.drag([(50, 30)])
    #expect(cell.lines == [])
    bench.control.passesTouchesOn = true
    try bench.drag([(50, 30), (50, 60)])
    #expect(cell.lines == ["began", "moved", "moved", "ended"])
    #expect(bench.sent == "down, inside, up inside, primary, down, repeat, inside, exit, up outside")
  }

  @Test func `a touch that was passed on is passed on to its end`() throws {
    let (bench, cell) = try scene()
    bench.control.passesTouchesOn = true
    try bench.down()
    bench.control.passesTouchesOn = false
    try bench.move(50, 30)
    try bench.finger.cancel()
    #expect(cell.lines == ["began", "moved", "cancelled"])
    bench.control.passesTouchesOn = false
    try bench.down()
    bench.control.passesTouchesOn = true
    try bench.up()
    #expect(cell.lines.count == 3)
  }

  @Test func `it goes on to the same responder when the control has moved elsewhere`() throws {
    let (bench, cell) = try scene()
    bench.control.passesTouchesOn = true
    try bench.down()
    let other = Cell(frame: cell.frame)
    try bench.stage.add(other, named: "other")
    other.addSubview(bench.control)
    try bench.up()
    #expect(cell.lines == ["began", "ended"])
    #expect(other.lines == [])
  }

  @Test func `a disabled control passes on once, as UIKit does`() throws {
    let (bench, cell) = try scene()
    bench.control.passesTouchesOn = true
    bench.control.isEnabled = false
    try bench.drag([(50, 30)])
    #expect(cell.lines == ["began", "moved", "ended"])
    // Enabled during the touch, it passes on the rest of a touch that it passed on before, where UIKit stops.
    cell.lines = []
    try bench.down()
    bench.control.isEnabled = true
    try bench.move(50, 30)
    try bench.up()
    #expect(cell.lines == ["began", "moved", "ended"])
    #expect(bench.sent == "")
  }

  @Test func `a touch that is over before it could be passed on is not`() throws {
    let (bench, cell) = try scene()
    bench.control.passesTouchesOn = true
    let other = Cell(frame: cell.frame)
    try bench.stage.add(other, named: "other")
    bench.log.during(of: "down") {
      bench.control.removeFromSuperview()
      other.addSubview(bench.control)
    }
    bench.stage.view.bringSubviewToFront(cell)
    try bench.down()
    try bench.up()
    #expect(cell.lines == [] && other.lines == [])
    #expect(bench.sent == "down, cancel")
  }

  @Test func `any responder passes touches on with its own TouchPassing`() {
    final class Panel: UIView {
      let passing = TouchPassing()
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        passing.began(touches, with: event, from: self)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        passing.ended(touches, with: event)
      }
    }
    let (panel, cell) = (Panel(), Cell())
    cell.addSubview(panel)
    panel.passing.isOn = true
    let touch = UITouch()
    panel.touchesBegan([touch], with: nil)
    panel.touchesBegan([touch], with: nil)
    panel.touchesEnded([touch], with: nil)
    panel.touchesEnded([touch], with: nil)
    #expect(cell.lines == ["began", "ended"])
  }
}
