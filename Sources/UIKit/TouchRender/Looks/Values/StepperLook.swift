// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchDrawing
import TouchGraphics

extension UIStepper {
  /// Two halves with a minus and a plus; the half under a finger is darker, and one without a next value
  /// paler.
  func drawStepper(_ pass: inout LookPass) {
    drawFocus(&pass)
    let halves = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    pass.fill(UIBezierPath(roundedRect: bounds, cornerRadius: 8), .tertiarySystemFill)
    for (isUp, half) in [(false, halves.slice), (true, halves.remainder)] {
      if heldHalf == isUp, isHighlighted {
        pass.context.saveGState()
        pass.context.clip(to: half)
        pass.fill(UIBezierPath(roundedRect: bounds, cornerRadius: 8), .systemFill)
        pass.context.restoreGState()
      }
      let isPossible = isEnabled && (wraps || (isUp ? value < maximumValue : value > minimumValue))
      let color: UIColor = isPossible ? .label : .tertiaryLabel
      if let image = isUp ? incrementImage(for: state) : decrementImage(for: state) {
        pass.draw(image, in: half, color)
        continue
      }
      let arm = Self.arm
      pass.strokeLine(
        [CGPoint(x: half.midX - arm, y: half.midY), CGPoint(x: half.midX + arm, y: half.midY)], color,
        width: 1.5)
      guard isUp else { continue }
      pass.strokeLine(
        [CGPoint(x: half.midX, y: half.midY - arm), CGPoint(x: half.midX, y: half.midY + arm)], color,
        width: 1.5)
    }
    pass.strokeLine(
      [CGPoint(x: bounds.midX, y: bounds.midY - 8), CGPoint(x: bounds.midX, y: bounds.midY + 8)], .separator,
      width: 1)
  }

  /// Half of the length of a plus or minus.
  private static var arm: CGFloat { 7 }
}
