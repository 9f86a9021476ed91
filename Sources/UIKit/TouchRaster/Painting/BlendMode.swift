// SPDX-License-Identifier: Apache-2.0
import TouchGraphics

/// A color of floating-point numbers for the blend modes that need them, multiplied by its alpha.
private typealias Parts = SIMD4<Double>

extension CGBlendMode {
  /// What a pixel becomes that paint of this kind covers.
  @inline(__always)
  func blend(_ source: Pixel, over below: Pixel) -> Pixel {
    switch self {
    case .normal: source.over(below)
    case .clear: 0
    case .copy: source
    default: blendParts(source, below)
    }
  }

  private func blendParts(_ source: Pixel, _ below: Pixel) -> Pixel {
    let (s, d) = (Self.parts(source), Self.parts(below))
    let (sa, da) = (s.w, d.w)
    let result: Parts
    switch self {
    case .sourceIn: result = s * da
    case .sourceOut: result = s * (1 - da)
    case .sourceAtop: result = s * da + d * (1 - sa)
    case .destinationOver: result = d + s * (1 - da)
    case .destinationIn: result = d * sa
    case .destinationOut: result = d * (1 - sa)
    case .destinationAtop: result = d * sa + s * (1 - da)
    case .xor: result = s * (1 - da) + d * (1 - sa)
    case .plusLighter: result = s + d
    case .plusDarker:
      let alpha = min(sa + da, 1)
      let dark = Parts(repeating: alpha) - (Parts(repeating: da) - d) - (Parts(repeating: sa) - s)
      result = Parts(dark.x, dark.y, dark.z, alpha)
    default:
      let mixed: SIMD3<Double>
      if sa > 0, da > 0 {
        mixed = mix(SIMD3(s.x, s.y, s.z) / sa, SIMD3(d.x, d.y, d.z) / da) * (sa * da)
      } else {
        mixed = .zero
      }
      let rest = s * (1 - da) + d * (1 - sa)
      result = Parts(rest.x + mixed.x, rest.y + mixed.y, rest.z + mixed.z, sa + da - sa * da)
    }
    return Self.pixel(result)
  }

  /// The mix of two colors that are not multiplied by alpha.
  private func mix(_ s: SIMD3<Double>, _ d: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .hue: return s.withSaturation(of: d).withLightness(of: d)
    case .saturation: return d.withSaturation(of: s).withLightness(of: d)
    case .color: return s.withLightness(of: d)
    case .luminosity: return d.withLightness(of: s)
    default:
      return SIMD3(mix(s.x, d.x), mix(s.y, d.y), mix(s.z, d.z))
    }
  }

  /// The mix of one part of two colors, by the formulas of the PDF reference.
  private func mix(_ s: Double, _ d: Double) -> Double {
    switch self {
    case .multiply: return s * d
    case .screen: return s + d - s * d
    case .overlay: return Self.hardLight(d, s)
    case .darken: return min(s, d)
    case .lighten: return max(s, d)
    case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .softLight:
      if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
      let root = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
      return d + (2 * s - 1) * (root - d)
    case .hardLight: return Self.hardLight(s, d)
    case .difference: return abs(s - d)
    case .exclusion: return s + d - 2 * s * d
    default: return s
    }
  }

  private static func hardLight(_ s: Double, _ d: Double) -> Double {
    s <= 0.5 ? 2 * s * d : 2 * s - 1 + d - (2 * s - 1) * d
  }

  private static func parts(_ pixel: Pixel) -> Parts {
    Parts(Double(pixel.red), Double(pixel.green), Double(pixel.blue), Double(pixel.alpha)) / 255
  }

  private static func pixel(_ parts: Parts) -> Pixel {
    func byte(_ part: Double, _ limit: Double) -> UInt32 {
      UInt32((min(max(part, 0), limit) * 255).rounded())
    }
    let alpha = min(max(parts.w, 0), 1)
    return Pixel(
      red: byte(parts.x, alpha), green: byte(parts.y, alpha), blue: byte(parts.z, alpha),
      alpha: byte(alpha, 1))
  }
}

extension SIMD3<Double> {
  fileprivate var lightness: Double { 0.3 * x + 0.59 * y + 0.11 * z }

  /// The color with the lightness of another one.
  fileprivate func withLightness(of other: SIMD3<Double>) -> SIMD3<Double> {
    var color = self + SIMD3(repeating: other.lightness - lightness)
    let light = color.lightness
    let middle = SIMD3(repeating: light)
    if color.min() < 0 { color = middle + (color - middle) * (light / (light - color.min())) }
    if color.max() > 1 { color = middle + (color - middle) * ((1 - light) / (color.max() - light)) }
    return color
  }

  /// The color with the saturation of another one.
  fileprivate func withSaturation(of other: SIMD3<Double>) -> SIMD3<Double> {
    let range = self.max() - self.min()
    guard range > 0 else { return .zero }
    return (self - SIMD3(repeating: self.min())) * ((other.max() - other.min()) / range)
  }
}
