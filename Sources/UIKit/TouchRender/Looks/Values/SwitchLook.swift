// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchDrawing
import TouchGraphics

extension UISwitch {
  /// A capsule that is green while the knob is at the end that means on, and the knob, which a finger makes
  /// wider.
  func drawSwitch(_ pass: inout LookPass) {
    drawFocus(&pass)
    let off = pass.isDark ? UIColor(white: 0.224, alpha: 1) : UIColor(white: 0.914, alpha: 1)
    pass.faded(enabledOpacity) { [pass] in
      pass.fillCapsule(bounds, isShownOn ? onTintColor ?? .systemGreen : off)
      var knob = knobRect.insetBy(dx: 2, dy: 2)
      if isHighlighted {
        let isRight = knob.midX > bounds.midX
        knob.size.width += Self.stretch
        if isRight { knob.origin.x -= Self.stretch }
        pass.context.saveGState()
        pass.context.setShadow(
          offset: CGSize(width: 0, height: 3), blur: 8, color: UIColor(white: 0, alpha: 0.15).cgColor)
        pass.fillCapsule(knob, thumbTintColor ?? .white)
        pass.context.restoreGState()
      } else {
        pass.drawKnob(knob, thumbTintColor ?? .white)
      }
    }
  }

  /// How much wider the knob is under a finger.
  private static var stretch: CGFloat { 6 }
}
