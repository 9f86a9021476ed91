// SPDX-License-Identifier: Apache-2.0

/// The pixels of an image.
final class RasterImage: Sendable {
  let width: Int
  let height: Int
  let pixels: [Pixel]
  /// Whether pixels can be transparent.
  let hasAlpha: Bool

  init(width: Int, height: Int, pixels: [Pixel], hasAlpha: Bool = true) {
    (self.width, self.height, self.pixels, self.hasAlpha) = (width, height, pixels, hasAlpha)
  }

  /// The number of bytes in memory.
  var cost: Int { pixels.count * 4 }

  /// The pixel at a place, or the nearest one for a place outside.
  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
  }

  /// The mean of the four pixels around a place, weighted by their distances.
  func smoothed(_ x: Double, _ y: Double) -> Pixel {
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let across = UInt32(((x - 0.5 - left) * 255).rounded())
    let down = UInt32(((y - 0.5 - top) * 255).rounded())
    let (column, row) = (Int(left), Int(top))
    if across == 0, down == 0 { return pixel(column, row) }
    let above = pixel(column, row).mixed(with: pixel(column + 1, row), across)
    let below = pixel(column, row + 1).mixed(with: pixel(column + 1, row + 1), across)
    return above.mixed(with: below, down)
  }

  /// The part of the image in a rectangle inside of it.
  func part(_ rect: PixelRect) -> RasterImage {
    var part: [Pixel] = []
    part.reserveCapacity(rect.width * rect.height)
    for y in rect.top..<rect.bottom { part += pixels[y * width + rect.left..<y * width + rect.right] }
    return RasterImage(width: rect.width, height: rect.height, pixels: part, hasAlpha: hasAlpha)
  }

  /// The image with fewer pixels, each the mean of those that it stands for.
  func reduced(toWidth newWidth: Int, height newHeight: Int) -> RasterImage {
    guard newWidth < width || newHeight < height else { return self }
    let (newWidth, newHeight) = (min(newWidth, width), min(newHeight, height))
    let columns = Self.shares(of: width, in: newWidth)
    let rows = Self.shares(of: height, in: newHeight)
    var reduced: [Pixel] = []
    reduced.reserveCapacity(newWidth * newHeight)
    for row in rows {
      for column in columns {
        var sum = SIMD4<Double>.zero
        for (y, down) in row {
          for (x, across) in column {
            let pixel = pixels[y * width + x]
            let parts = SIMD4(
              Double(pixel.red), Double(pixel.green), Double(pixel.blue), Double(pixel.alpha))
            sum += parts * (across * down)
          }
        }
        // The weights of a share add up to 1, but for what rounding leaves.
        func byte(_ value: Double) -> UInt32 { UInt32(min(max(value.rounded(), 0), 255)) }
        reduced.append(
          Pixel(red: byte(sum.x), green: byte(sum.y), blue: byte(sum.z), alpha: byte(sum.w)))
      }
    }
    return RasterImage(width: newWidth, height: newHeight, pixels: reduced, hasAlpha: hasAlpha)
  }

  /// The old pixels that each of fewer new ones stands for, and the weight of each.
  private static func shares(of old: Int, in new: Int) -> [[(Int, Double)]] {
    let length = Double(old) / Double(new)
    return (0..<new).map { index in
      let (from, to) = (Double(index) * length, Double(index + 1) * length)
      return (Int(from)..<min(Int(to.rounded(.up)), old)).map { place in
        let share = min(to, Double(place + 1)) - max(from, Double(place))
        return (place, max(share, 0) / length)
      }
    }
  }
}
