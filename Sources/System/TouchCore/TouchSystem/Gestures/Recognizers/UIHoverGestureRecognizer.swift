// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// Recognizes a pointer that is above its view, without a button down.
///
/// The gesture begins when the pointer comes over the view or one below it, changes when it moves there, and
/// ends when it leaves. It takes no touches, and neither prevents others nor is prevented by them.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far the pointer is above the screen, from 0 to 1 at the greatest distance the device can detect.
  open var zOffset: CGFloat { data?.zOffset ?? 0 }

  /// The angle between the pencil and the screen: upright is half of pi.
  open var altitudeAngle: CGFloat { data?.altitudeAngle ?? .pi / 2 }

  /// The turn of the pencil about its own axis.
  open var rollAngle: CGFloat { data?.rollAngle ?? 0 }

  private var data: PointerFrame?

  /// The direction in which the pencil leans, as an angle from the x axis of `view`, clockwise.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let direction = azimuthUnitVector(in: view)
    return atan2(direction.dy, direction.dx)
  }

  /// The direction in which the pencil leans, as a vector of length 1 in the coordinates of `view`.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    UITouch.direction(of: data?.azimuthAngle ?? 0, in: view, from: sequence.first?.window)
  }

  open override func reset() {
    super.reset()
    data = nil
  }

  /// True for hovering only.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

  override class var ownPressTypes: [UIPress.PressType] { [] }

  override func takes(_ event: UIPointerEvent) -> Bool { event.type == .hover }

  override func pointerActed(_ phase: UITouch.Phase, with event: UIPointerEvent) {
    data = event.frame
    switch phase {
    case .began: state = .began
    case .moved: state = .changed
    case .ended: state = .ended
    default: state = .cancelled
    }
  }
}
