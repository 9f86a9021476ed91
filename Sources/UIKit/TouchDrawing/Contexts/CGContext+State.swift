// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

extension CGContext {
  /// Saves the transform, the clip, the colors and the styles.
  public func saveGState() {
    change { $0.save() }
  }

  /// Restores what ``saveGState()`` saved last.
  public func restoreGState() {
    change { $0.restore() }
  }

  /// The transform from the current coordinates to pixels.
  ///
  /// As in UIKit, the y of the pixels points up, so that the transform of a new context is a flip and the
  /// scale.
  public var ctm: CGAffineTransform { read { $0.currentTransform } }

  /// The transform from the current coordinates to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Scales what follows.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Moves what follows.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Rotates what follows by an angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Transforms what follows, before the transforms in effect.
  public func concatenate(_ transform: CGAffineTransform) {
    change { $0.transform(by: transform) }
  }

  /// Converts a point from the current coordinates to pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(ctm)
  }

  /// Converts a size from the current coordinates to pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(ctm)
  }

  /// Converts a rectangle from the current coordinates to the smallest one around it in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(ctm)
  }

  /// Converts a point from pixels to the current coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(ctm.inverted())
  }

  /// Converts a size from pixels to the current coordinates.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(ctm.inverted())
  }

  /// Converts a rectangle from pixels to the smallest one around it in the current coordinates.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(ctm.inverted())
  }
}
