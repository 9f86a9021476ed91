// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchDrawing
import TouchTesting

private final class Dial: UIView {
  var color = UIColor.red
  var drawn: [CGRect] = []
  var forgets = false

  override func draw(_ rect: CGRect) {
    drawn.append(rect)
    if forgets, let context = UIGraphicsGetCurrentContext() {
      UIGraphicsPushContext(context)
      context.saveGState()
    }
    color.setFill()
    UIBezierPath(ovalIn: bounds).fill()
  }
}

@MainActor @Suite struct ViewDrawingTests {
  private let stage = Stage()
  private let dial = Dial(frame: CGRect(x: 10, y: 20, width: 40, height: 30))

  private func turn() throws { stage.application.finishTurn() }

  @Test func `a view that overrides draw shows what it drew`() throws {
    stage.view.addSubview(dial)
    #expect(dial.layer.displayList == nil)
    try turn()
    let list = try #require(dial.layer.displayList)
    #expect(list.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(list.scale == dial.contentScaleFactor)
    #expect(list.description == "fill ellipse 0 0 40 30 #FF0000")
    #expect(!dial.layer.needsDisplay())
    dial.color = .blue
    try turn()
    #expect(dial.layer.displayList == list)
    dial.setNeedsDisplay()
    #expect(dial.layer.needsDisplay())
    try turn()
    #expect(dial.layer.displayList?.lines == ["fill ellipse 0 0 40 30 #0000FF"])
    #expect(dial.drawn == [dial.bounds, dial.bounds])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a part is drawn over the old content`() throws {
    stage.view.addSubview(dial)
    try turn()
    dial.color = .blue
    dial.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    try turn()
    #expect(dial.drawn.last == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      dial.layer.displayList?.lines == [
        "fill ellipse 0 0 40 30 #FF0000", "save", "  clip rect 0 0 10 10", "  clear 0 0 10 10",
        "  fill ellipse 0 0 40 30 #0000FF", "restore",
      ])
    for _ in 1...100 {
      dial.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
      try turn()
    }
    #expect(try #require(dial.layer.displayList).operations.count < 100)
    dial.bounds.size.width = 50
    dial.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    try turn()
    #expect(dial.layer.displayList?.lines == ["fill ellipse 0 0 50 30 #0000FF"])
  }

  @Test func `bounds that scroll move what is drawn`() throws {
    dial.bounds.origin = CGPoint(x: 5, y: 6)
    stage.view.addSubview(dial)
    try turn()
    #expect(dial.drawn == [CGRect(x: 5, y: 6, width: 40, height: 30)])
    #expect(dial.layer.displayList?.bounds.origin == CGPoint(x: 5, y: 6))
    #expect(dial.layer.displayList?.lines == ["fill ellipse 5 6 40 30 #FF0000"])
  }

  @Test func `a new size draws again only in the mode redraw`() throws {
    stage.view.addSubview(dial)
    try turn()
    dial.bounds.size.width = 50
    try turn()
    #expect(dial.drawn.count == 1)
    dial.contentMode = .redraw
    dial.bounds.size.width = 60
    try turn()
    #expect(dial.drawn.count == 2)
  }

  @Test func `a view that forgets to restore and to pop affects no other view`() throws {
    dial.forgets = true
    let other = Dial(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    stage.view.addSubview(dial)
    stage.view.addSubview(other)
    try turn()
    #expect(dial.layer.displayList?.lines == ["save", "  fill ellipse 0 0 40 30 #FF0000", "restore"])
    #expect(other.layer.displayList?.lines == ["fill ellipse 0 0 5 5 #FF0000"])
  }

  @Test func `a view without a size and a plain view draw nothing`() throws {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    stage.view.addSubview(plain)
    dial.frame.size = .zero
    stage.view.addSubview(dial)
    try turn()
    #expect(dial.drawn == [])
    #expect(plain.layer.contents == nil)
    #expect(!plain.layer.needsDisplay())
  }

  @Test func `displayIfNeeded draws at once`() throws {
    dial.layer.displayIfNeeded()
    #expect(dial.drawn.count == 1)
    dial.layer.displayIfNeeded()
    #expect(dial.drawn.count == 1)
    dial.layer.setNeedsDisplay()
    dial.layer.displayIfNeeded()
    #expect(dial.drawn.count == 2)
    stage.view.addSubview(dial)
    try turn()
    #expect(dial.drawn.count == 2)
  }
}
