// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore
import TouchGraphics

extension LookPass {
  /// Draws eight rounded spokes; the one at the front of the turn is the darkest.
  mutating func drawSpokes(in rect: CGRect, _ color: UIColor, isTurning: Bool) {
    let (count, radius) = (8, min(rect.width, rect.height) / 2)
    // A turn takes a second, and goes spoke by spoke.
    let turn = isTurning ? Int((time * Double(count)).rounded(.down)) % count : 0
    let base = UIColor(cgColor: self.color(color).cgColor)
    let opacity = base.cgColor.alpha
    for spoke in 0..<count {
      let age = (turn - spoke + count) % count
      let angle = CGFloat(spoke) / CGFloat(count) * 2 * .pi - .pi / 2
      let faded = base.withAlphaComponent(opacity * (1 - 0.1 * CGFloat(age)))
      let (x, y) = (cos(angle), sin(angle))
      strokeLine(
        [
          CGPoint(x: rect.midX + x * radius * 0.5, y: rect.midY + y * radius * 0.5),
          CGPoint(x: rect.midX + x * radius * 0.88, y: rect.midY + y * radius * 0.88),
        ], faded, width: radius * 0.24)
    }
    if isTurning { isMoving = true }
  }
}

extension UIActivityIndicatorView {
  /// The wheel, which turns while it animates.
  func drawSpinner(_ pass: inout LookPass) {
    pass.drawSpokes(in: bounds, color, isTurning: isAnimating)
  }
}

extension UIRefreshControl {
  /// The wheel in the middle, while the control refreshes.
  func drawRefresh(_ pass: inout LookPass) {
    guard isRefreshing else { return }
    let side: CGFloat = 28
    let wheel = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    pass.drawSpokes(in: wheel, tintColor == .systemBlue ? .secondaryLabel : tintColor, isTurning: true)
  }
}
