// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchDrawing
import TouchTesting

private final class Track: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(UIColor.green.cgColor)
    ctx.fill(bounds)
    ctx.setFillColor(UIColor.black.cgColor)
    UIColor.red.setFill()
    UIBezierPath(rect: bounds).fill()
  }
}

private final class Painter: CALayerDelegate {
  var log: [String] = []
  func layerWillDraw(_ layer: CALayer) { log.append("will draw") }
  func draw(_ layer: CALayer, in ctx: CGContext) {
    log.append("draw")
    ctx.strokeEllipse(in: layer.bounds)
  }
}

private final class Setter: CALayerDelegate {
  func display(_ layer: CALayer) { layer.contents = "mine" }
  func draw(_ layer: CALayer, in ctx: CGContext) { Issue.record("is not asked to draw") }
}

private final class Tracked: UIView {
  override class var layerClass: AnyClass { MadeTrack.self }
}

private final class MadeTrack: CALayer, LayerMadeByView {
  required override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(layer: Any) { super.init(layer: layer) }
  override func draw(in ctx: CGContext) { ctx.fill(bounds) }
}

private final class LayerPainter: UIView {
  override func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fillEllipse(in: layer.bounds) }
}

private final class Shower: UIView {
  override func display(_ layer: CALayer) { layer.contents = "shown" }
}

@MainActor @Suite struct LayerDrawingTests {
  private let stage = Stage()
  private let box = CGRect(x: 0, y: 0, width: 8, height: 4)

  private func turn() throws { stage.application.finishTurn() }

  @Test func `a layer draws after it was asked to, and UIKit's current context is not its`() throws {
    let track = Track()
    track.frame = box
    stage.view.layer.addSublayer(track)
    try turn()
    #expect(track.displayList == nil)
    track.setNeedsDisplay()
    #expect(track.needsDisplay())
    try turn()
    #expect(!track.needsDisplay())
    #expect(track.displayList?.lines == ["fill rect 0 0 8 4 #00FF00"])
    #expect(track.displayList?.scale == 1)
  }

  @Test func `a layer that asked before a view contained it is drawn then`() throws {
    let (outer, track) = (CALayer(), Track())
    track.frame = box
    outer.addSublayer(track)
    track.setNeedsDisplay()
    try turn()
    #expect(track.displayList == nil)
    stage.view.layer.addSublayer(outer)
    try turn()
    #expect(track.displayList != nil)
  }

  @Test func `a part of a layer is drawn over the old content`() throws {
    let track = Track()
    track.frame = box
    track.setNeedsDisplay(CGRect(x: 100, y: 0, width: 1, height: 1))
    #expect(!track.needsDisplay())
    track.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    track.displayIfNeeded()
    #expect(track.displayList?.lines == ["fill rect 0 0 8 4 #00FF00"])
    track.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    track.setNeedsDisplay(CGRect(x: 2, y: 0, width: 1, height: 1))
    track.displayIfNeeded()
    #expect(track.displayList?.lines[2] == "  clip rect 0 0 3 1")
  }

  @Test func `a delegate draws, and one that displays is not asked to draw`() {
    let (layer, painter) = (CALayer(), Painter())
    layer.frame = box
    layer.delegate = painter
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(painter.log == ["will draw", "draw"])
    #expect(layer.displayList?.lines == ["stroke ellipse 0 0 8 4 #000000 width 1"])
    let setter = Setter()
    layer.delegate = setter
    layer.display()
    #expect(layer.contents as? String == "mine")
    #expect(layer.displayList == nil)
  }

  @Test func `a layer of its own class draws for its view`() throws {
    let view = Tracked(frame: box)
    stage.view.addSubview(view)
    try turn()
    #expect(view.layer.displayList?.lines == ["fill rect 0 0 8 4 #000000"])
  }

  @Test func `a view draws its layer by any of the three methods`() throws {
    let (painter, shower) = (LayerPainter(frame: box), Shower(frame: box))
    stage.view.addSubview(painter)
    stage.view.addSubview(shower)
    try turn()
    #expect(painter.layer.displayList?.lines == ["fill ellipse 0 0 8 4 #000000"])
    #expect(shower.layer.contents as? String == "shown")
  }

  @Test func `new bounds ask for a display if the layer wants that`() {
    let track = Track()
    track.frame = box
    track.bounds.size.width = 20
    #expect(!track.needsDisplay())
    track.needsDisplayOnBoundsChange = true
    track.bounds.size.width = 20
    #expect(!track.needsDisplay())
    track.bounds.size.width = 30
    #expect(track.needsDisplay())
  }
}
