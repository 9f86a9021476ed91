// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchAnimation
import TouchCore

@MainActor @Suite struct LayerTests {
  private let stage = AnimationStage()
  private var root: CALayer { stage.view.layer }

  @Test func `a transform layer is never hit, its sublayers are`() {
    let drum = CATransformLayer()
    drum.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    drum.masksToBounds = true
    let row = CATextLayer()
    row.frame = CGRect(x: 10, y: 0, width: 20, height: 10)
    drum.addSublayer(row)
    root.addSublayer(drum)
    #expect(drum.hitTest(CGPoint(x: 25, y: 5)) === row)
    #expect(drum.hitTest(CGPoint(x: 5, y: 15)) == nil)
    #expect(!drum.masksToBounds)
  }

  @Test func `a sublayer transform moves sublayers, not the layer`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let dot = CALayer()
    dot.frame = CGRect(x: 70, y: 45, width: 10, height: 10)
    layer.addSublayer(dot)
    layer.sublayerTransform = CATransform3DMakeScale(-1, 1, 1)
    #expect(layer.hitTest(CGPoint(x: 25, y: 50)) === dot)
    #expect(layer.hitTest(CGPoint(x: 75, y: 50)) === layer)
    #expect(dot.convert(CGPoint(x: 0, y: 0), to: layer) == CGPoint(x: 30, y: 45))
    #expect(dot.convert(dot.bounds, to: layer) == CGRect(x: 20, y: 45, width: 10, height: 10))
    #expect(dot.convert(CGPoint(x: 30, y: 45), from: layer) == .zero)
  }

  @Test func `perspective makes what is near larger`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 200
    layer.sublayerTransform = perspective
    let dot = CALayer()
    dot.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    dot.zPosition = 100
    layer.addSublayer(dot)
    #expect(dot.convert(dot.bounds, to: layer) == CGRect(x: 30, y: 30, width: 40, height: 40))
    #expect(layer.hitTest(CGPoint(x: 31, y: 31)) === dot)
  }

  @Test func `layers keep what renderers need, and copies have it`() {
    let text = CATextLayer()
    (text.string, text.fontSize, text.alignmentMode, text.isWrapped) = ("Mon 1 Jan", 18, .center, true)
    text.contentsGravity = .center
    root.addSublayer(text)
    let shown = text.presentation()
    #expect(shown?.string as? String == "Mon 1 Jan")
    #expect(shown?.fontSize == 18)
    #expect(shown?.alignmentMode == .center)
    #expect(shown?.contentsGravity == .center)
    let replicator = CAReplicatorLayer()
    (replicator.instanceCount, replicator.instanceDelay) = (3, 0.1)
    replicator.instanceTransform = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(replicator.presentation()?.instanceCount == 3)
    #expect(replicator.presentation()?.instanceTransform == replicator.instanceTransform)
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime, cell.velocity) = (10, 2, 100)
    let emitter = CAEmitterLayer()
    (emitter.emitterCells, emitter.emitterShape, emitter.renderMode) = ([cell], .line, .additive)
    #expect(emitter.presentation()?.emitterCells?.first === cell)
    #expect(emitter.presentation()?.emitterShape == .line)
    root.addSublayer(emitter)
    let stop = CABasicAnimation(keyPath: "birthRate")
    (stop.fromValue, stop.toValue, stop.duration) = (1, 0, 1)
    emitter.add(stop, forKey: nil)
    stage.advance(to: 0.5)
    #expect(emitter.presentation()?.birthRate == 0.5)
  }

  @Test func `a view can have a layer of these classes`() {
    final class Drum: UIView {
      override class var layerClass: AnyClass { CATransformLayer.self }
    }
    final class Title: UIView {
      override class var layerClass: AnyClass { CATextLayer.self }
    }
    #expect(Drum().layer is CATransformLayer)
    #expect(Title().layer is CATextLayer)
  }

  @Test func `a layer class of an app is shown by its copy`() {
    final class Ring: CAShapeLayer, LayerShownByCopy {
      var progress: CGFloat = 0
      override init() { super.init() }
      required override init(layer: Any) {
        super.init(layer: layer)
        if let ring = layer as? Ring { progress = ring.progress }
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Other: CALayer {}
    let ring = Ring()
    ring.progress = 0.5
    #expect(ring.presentation()?.progress == 0.5)
    #expect(ring.presentation()?.model() === ring)
    var said: [String] = []
    let handler = Misuse.handler
    Misuse.handler = { said.append($0) }
    defer { Misuse.handler = handler }
    #expect(Other().presentation() == nil)
    #expect(said.count == 1 && said[0].contains("LayerShownByCopy"))
  }
}
