// SPDX-License-Identifier: Apache-2.0
import TouchTesting

class PinchView: UIView {
  private var startDistance: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { fatalError() }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { startDistance = nil }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let all = event?.touches(for: self), all.count == 2 else { return }
    let points = Array(all).map { $0.location(in: superview) }
    let distance = hypot(points[0].x - points[1].x, points[0].y - points[1].y)
    if let start = startDistance {
      transform = CGAffineTransform.identity.scaledBy(x: distance / start, y: distance / start)
    } else {
      startDistance = distance
    }
  }
}
