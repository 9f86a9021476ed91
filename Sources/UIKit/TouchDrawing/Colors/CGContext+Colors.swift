// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

extension CGContext {
  /// Sets the color of fills.
  public func setFillColor(_ color: CGColor) {
    change { $0.state.fillColor = color }
  }

  /// Sets the color of fills to red, green and blue, each from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of fills to a gray, from 0 for black to 1 for white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the color of strokes.
  public func setStrokeColor(_ color: CGColor) {
    change { $0.state.strokeColor = color }
  }

  /// Sets the color of strokes to red, green and blue, each from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of strokes to a gray, from 0 for black to 1 for white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
}

extension UIColor {
  /// Makes it the color of fills and strokes in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes it the color of fills in the current context.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes it the color of strokes in the current context.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
