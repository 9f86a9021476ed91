// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

/// Touch code as apps have it.
private final class KnobLayer: CALayer {
  var angle: CGFloat = 0
  private let track = CAShapeLayer()

  override init() {
    super.init()
    track.fillColor = nil
    track.strokeColor = UIColor.systemBlue.withAlphaComponent(0.5).cgColor
    track.lineCap = .round
    addSublayer(track)
    shadowOffset = .init(width: 0, height: 2)
    shadowColor = UIColor.black.cgColor
  }

  override init(layer: Any) {
    super.init(layer: layer)
    if let knob = layer as? KnobLayer { angle = knob.angle }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var bounds: CGRect {
    didSet { setNeedsLayout() }
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    track.frame = bounds
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 4,
      startAngle: -.pi, endAngle: 0, clockwise: true)
    path.addLine(to: CGPoint(x: bounds.midX, y: bounds.midY))
    path.close()
    track.path = path.cgPath
  }

  override func contains(_ p: CGPoint) -> Bool {
    track.path?.contains(p) ?? false
  }
}

struct CustomLayerTests {
  @Test func `a layer of an app is met in its own shape`() {
    let knob = KnobLayer()
    knob.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    knob.sublayers?.first?.isHidden = true
    knob.layoutIfNeeded()
    #expect(knob.hitTest(CGPoint(x: 60, y: 40)) === knob)
    #expect(knob.hitTest(CGPoint(x: 60, y: 80)) == nil)
    #expect(knob.hitTest(CGPoint(x: 12, y: 12)) == nil)
    knob.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(knob.hitTest(CGPoint(x: 60, y: 80)) === knob)
    #expect(KnobLayer(layer: knob).frame == knob.frame)
  }
}
