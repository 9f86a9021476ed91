// SPDX-License-Identifier: Apache-2.0
import TouchGraphics

extension PixelLayout {
  /// The pixel that bytes store, from a closure that gives the byte at a place in it.
  @inline(__always)
  func decoded(_ kind: Kind, _ byte: (Int) -> UInt8) -> Pixel {
    switch kind {
    case .alpha: return Pixel(red: 0, green: 0, blue: 0, alpha: UInt32(byte(0)))
    case .gray(let place, let alphaPlace):
      let value = UInt32(byte(place))
      guard let alphaPlace else { return Pixel(red: value, green: value, blue: value, alpha: 255) }
      return whole(value, value, value, UInt32(byte(alphaPlace)))
    case .color(let red, let green, let blue, let alphaPlace):
      let (red, green, blue) = (UInt32(byte(red)), UInt32(byte(green)), UInt32(byte(blue)))
      guard let alphaPlace else { return Pixel(red: red, green: green, blue: blue, alpha: 255) }
      return whole(red, green, blue, UInt32(byte(alphaPlace)))
    }
  }

  @inline(__always)
  private func whole(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32) -> Pixel {
    isStraight
      ? Pixel(straightRed: red, green: green, blue: blue, alpha: alpha)
      : Pixel(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Stores a pixel with a closure that changes the byte at a place in it.
  ///
  /// A byte that means nothing stays as it is.
  @inline(__always)
  func encode(_ pixel: Pixel, _ kind: Kind, _ set: (Int, UInt8) -> Void) {
    switch kind {
    case .alpha: set(0, UInt8(pixel.alpha))
    case .gray(let place, let alphaPlace):
      let (red, green, blue, alpha) = stored(pixel)
      set(place, UInt8(Pixel(red: red, green: green, blue: blue, alpha: alpha).gray))
      if let alphaPlace { set(alphaPlace, UInt8(alpha)) }
    case .color(let redPlace, let greenPlace, let bluePlace, let alphaPlace):
      let (red, green, blue, alpha) = stored(pixel)
      set(redPlace, UInt8(red))
      set(greenPlace, UInt8(green))
      set(bluePlace, UInt8(blue))
      if let alphaPlace { set(alphaPlace, UInt8(alpha)) }
    }
  }

  @inline(__always)
  private func stored(_ pixel: Pixel) -> (UInt32, UInt32, UInt32, UInt32) {
    isStraight ? pixel.straight : (pixel.red, pixel.green, pixel.blue, pixel.alpha)
  }

  /// The pixels that bytes store; bytes that are missing count as 0.
  func pixels(in bytes: [UInt8], width: Int, height: Int) -> [Pixel] {
    var pixels = [Pixel](repeating: 0, count: width * height)
    let kind = kind
    for y in 0..<height {
      for x in 0..<width {
        let start = y * bytesPerRow + x * bytesPerPixel
        pixels[y * width + x] = decoded(kind) { start + $0 < bytes.count ? bytes[start + $0] : 0 }
      }
    }
    return pixels
  }

  /// The bytes that store pixels.
  func bytes(of pixels: [Pixel], width: Int, height: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: bytesPerRow * height)
    let kind = kind
    for y in 0..<height {
      for x in 0..<width {
        let start = y * bytesPerRow + x * bytesPerPixel
        encode(pixels[y * width + x], kind) { bytes[start + $0] = $1 }
      }
    }
    return bytes
  }
}
