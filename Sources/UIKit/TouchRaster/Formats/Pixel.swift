// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// A pixel of the rasterizer: red, green, blue and alpha from the lowest byte, the colors multiplied by
/// alpha.
typealias Pixel = UInt32

extension Pixel {
  @inline(__always)
  init(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
    self = red | green << 8 | blue << 16 | alpha << 24
  }

  @inline(__always) var red: UInt32 { self & 255 }
  @inline(__always) var green: UInt32 { self >> 8 & 255 }
  @inline(__always) var blue: UInt32 { self >> 16 & 255 }
  @inline(__always) var alpha: UInt32 { self >> 24 }

  /// The pixel of a color with an opacity.
  init(_ color: CGColor, opacity: CGFloat = 1) {
    let (red, green, blue) = color.redGreenBlue
    let alpha = Swift.min(Swift.max(color.alpha * opacity, 0), 1)
    func byte(_ part: CGFloat) -> UInt32 { UInt32((Swift.min(Swift.max(part, 0), 1) * 255).rounded()) }
    self.init(
      red: byte(Swift.min(Swift.max(red, 0), 1) * alpha),
      green: byte(Swift.min(Swift.max(green, 0), 1) * alpha),
      blue: byte(Swift.min(Swift.max(blue, 0), 1) * alpha), alpha: byte(alpha))
  }

  /// A pixel of colors that are not multiplied by alpha.
  @inline(__always)
  init(straightRed red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
    self.init(
      red: Self.times(red, alpha), green: Self.times(green, alpha), blue: Self.times(blue, alpha),
      alpha: alpha)
  }

  /// The product of two parts of 255, rounded.
  @inline(__always)
  static func times(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let product = a * b + 128
    return (product + product >> 8) >> 8
  }

  /// The pixel with all its parts multiplied by a part of 255.
  @inline(__always)
  func scaled(by part: UInt32) -> Pixel {
    if part == 255 { return self }
    return Pixel(
      red: Self.times(red, part), green: Self.times(green, part), blue: Self.times(blue, part),
      alpha: Self.times(alpha, part))
  }

  /// The pixel over another one.
  @inline(__always)
  func over(_ below: Pixel) -> Pixel {
    // Premultiplied parts are at most alpha, so that no sum is more than 255 for well-formed pixels.
    let rest = below.scaled(by: 255 - alpha)
    return Pixel(
      red: Swift.min(red + rest.red, 255), green: Swift.min(green + rest.green, 255),
      blue: Swift.min(blue + rest.blue, 255), alpha: Swift.min(alpha + rest.alpha, 255))
  }

  /// A pixel between this one and another one, of which it has a part of 255.
  @inline(__always)
  func mixed(with other: Pixel, _ part: UInt32) -> Pixel {
    func mix(_ a: UInt32, _ b: UInt32) -> UInt32 {
      let sum = a * (255 - part) + b * part + 128
      return (sum + sum >> 8) >> 8
    }
    return Pixel(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// The colors divided by alpha, rounded; all 0 for a transparent pixel.
  var straight: (red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
    let alpha = alpha
    if alpha == 255 { return (red, green, blue, 255) }
    guard alpha > 0 else { return (0, 0, 0, 0) }
    func part(_ value: UInt32) -> UInt32 { Swift.min((value * 255 + alpha / 2) / alpha, 255) }
    return (part(red), part(green), part(blue), alpha)
  }

  /// The gray of the colors, weighted as the eye sees them.
  var gray: UInt32 { (red * 77 + green * 150 + blue * 29 + 128) >> 8 }
}
