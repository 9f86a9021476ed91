// SPDX-License-Identifier: Apache-2.0

/// The middle of several touches.
enum TouchCentroid {
  static func of(_ touches: [UITouch], in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    var sum = CGPoint.zero
    touches.each { touch in
      let location = touch.place(in: view)
      sum.x += location.x
      sum.y += location.y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }
}
