// SPDX-License-Identifier: Apache-2.0
import TouchTesting

class DrawingView: UIView {
  private(set) var path = UIBezierPath()
  private(set) var pointCount = 0
  private var predicted: [CGPoint] = []

  override class var layerClass: AnyClass { return CAShapeLayer.self }
  // swift-format-ignore: NeverForceUnwrap
  private var shapeLayer: CAShapeLayer { return layer as! CAShapeLayer }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    path.lineWidth = touch.type == .pencil ? 1 : 4
    path.lineJoinStyle = .round
    path.move(to: touch.preciseLocation(in: self))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    for sample in event?.coalescedTouches(for: touch) ?? [touch] {
      let from = sample.precisePreviousLocation(in: self)
      let to = sample.preciseLocation(in: self)
      path.addLine(to: to)
      pointCount += 1
      setNeedsDisplay(
        CGRect(
          x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y)
        )
        .insetBy(dx: -path.lineWidth, dy: -path.lineWidth))
    }
    predicted = event?.predictedTouches(for: touch)?.map { $0.location(in: self) } ?? []
    shapeLayer.path = path.cgPath
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    predicted.removeAll()
    if touches.first?.tapCount == 2 { path.removeAllPoints() }
    shapeLayer.path = path.cgPath
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}
