// SPDX-License-Identifier: Apache-2.0
import TouchTesting

class LargeTargetView: UIView {
  var touchInsets = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return false }
    return bounds.inset(by: touchInsets).contains(point)
  }
}
