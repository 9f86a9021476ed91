// SPDX-License-Identifier: Apache-2.0
public import Foundation

// Both spaces have the curve of sRGB and the same white, so that a conversion is one matrix between linear
// components.

nonisolated extension CGColor {
  /// A color from components of Display P3; what sRGB does not have gets components beyond 0 and 1.
  package static func p3(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> CGColor {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    return .of(
      .rgb(
        Self.curved(1.2249402 * r - 0.2249402 * g), Self.curved(-0.0420570 * r + 1.0420570 * g),
        Self.curved(-0.0196376 * r - 0.0786361 * g + 1.0982737 * b)), alpha: alpha)
  }

  private static func linear(_ part: CGFloat) -> CGFloat {
    let size = abs(part)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return part < 0 ? -linear : linear
  }

  private static func curved(_ part: CGFloat) -> CGFloat {
    let size = abs(part)
    let curved = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return part < 0 ? -curved : curved
  }
}

nonisolated extension UIColor {
  /// Creates a color from components of Display P3, which are converted to sRGB and may go beyond 0 and 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor.p3(red: red, green: green, blue: blue, alpha: alpha))
  }
}
