// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// Sees where fingers come down while a menu is open, and takes no touch.
final class OutsideWatch: UIGestureRecognizer {
  /// Called with a point of the window.
  var touched: (CGPoint) -> Void = { _ in }

  init() {
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
    for touch in touches.sorted(by: { $0.number < $1.number }) { touched(touch.location(in: nil)) }
  }
}
