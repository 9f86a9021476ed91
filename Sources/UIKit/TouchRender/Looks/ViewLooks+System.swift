// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore
import TouchDrawing
import TouchGraphics

extension ViewLooks {
  /// The looks of the controls, as iOS draws them, in light and dark appearance and in every state.
  ///
  /// The proportions are those of the pictures in the Human Interface Guidelines. They are near enough to
  /// recognize a control; they are not measured.
  public static var system: ViewLooks {
    var looks = ViewLooks()
    looks.add(UISwitch.self) { $0.drawSwitch(&$1) }
    looks.add(UISlider.self) { $0.drawSlider(&$1) }
    looks.add(UIStepper.self) { $0.drawStepper(&$1) }
    looks.add(UISegmentedControl.self) { $0.drawSegments(&$1) }
    looks.add(UIPageControl.self) { $0.drawDots(&$1) }
    looks.add(UITextField.self) { $0.drawField(&$1) }
    looks.add(UIProgressView.self) { $0.drawProgress(&$1) }
    looks.add(UIActivityIndicatorView.self) { $0.drawSpinner(&$1) }
    looks.add(UIRefreshControl.self) { $0.drawRefresh(&$1) }
    looks.addFront(UIControl.self) { $0.drawFocus(&$1) }
    looks.addFront(UIScrollView.self) { $0.drawIndicators(&$1) }
    return looks
  }
}

extension UIControl {
  /// Draws the ring around a control that has the keyboard's focus, in front of what every kind of control
  /// shows.
  func drawFocus(_ pass: inout LookPass) {
    guard state.contains(.focused) else { return }
    pass.color(tintColor).setStroke()
    let radius = self is UISwitch ? bounds.height / 2 : max(madeLayer?.cornerRadius ?? 0, 6)
    let ring = UIBezierPath(roundedRect: bounds.insetBy(dx: -2, dy: -2), cornerRadius: radius + 2)
    ring.lineWidth = 3
    ring.stroke()
  }
}
