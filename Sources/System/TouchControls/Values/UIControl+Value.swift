// SPDX-License-Identifier: Apache-2.0
import Foundation
package import TouchCore

extension UIControl {
  /// Sends the events of a value that a finger or a key changed; a disabled control sends none.
  ///
  /// The primary action of these controls is the change of their value, so both events are one send: a
  /// handler of both is called once.
  final func sendValue(with event: UIEvent?) {
    send(touchEvent: [.valueChanged, .primaryActionTriggered], with: event)
  }

  /// The tuning that has the sizes of the control: that of its window's application, else of the current one.
  ///
  /// The control may be made before there is an application, and asking for its size makes none.
  package final var sizes: TouchTuning { storedWindow?.application?.tuning ?? Self.currentSizes }

  /// The tuning that has the sizes of a control that is made now.
  static var currentSizes: TouchTuning { UIApplication.current?.tuning ?? .uikit }

  /// The bounds with a non-negative size.
  final var area: CGRect {
    let bounds = bounds
    return bounds.size.width < 0 || bounds.size.height < 0 ? bounds.standardized : bounds
  }
}

extension UISlider: TunedSize {
  /// Lays out the knob and the track with the new sizes.
  package final func tuningChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension UIPageControl: TunedSize {
  /// Shows dots of the new size.
  package final func tuningChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

// Switches and steppers have the system's size, whatever frame they are given.

extension UIControl {
  /// A rectangle of a fixed size at the top left corner of `rect`.
  static func fixed(_ rect: CGRect, _ size: CGSize) -> CGRect {
    CGRect(
      x: min(rect.origin.x, rect.origin.x + rect.size.width),
      y: min(rect.origin.y, rect.origin.y + rect.size.height), width: size.width, height: size.height)
  }

  /// The center of the control if its frame has the origin of `rect`.
  final func middle(of rect: CGRect, frame: CGRect) -> CGPoint {
    let placed = UIControl.fixed(rect, frame.size)
    return CGPoint(x: placed.origin.x + placed.size.width / 2, y: placed.origin.y + placed.size.height / 2)
  }
}
