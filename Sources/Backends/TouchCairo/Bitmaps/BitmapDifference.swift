// SPDX-License-Identifier: Apache-2.0

#if Cairo
  /// How two bitmaps of one size differ.
  public nonisolated struct BitmapDifference: Equatable, Sendable {
    /// The number of pixels that differ by more than the tolerance.
    public var pixels: Int
    /// The greatest difference of a part of a color, from 0 to 255.
    public var greatest: Int
    /// The expected picture, pale, with the different pixels in red.
    public var picture: Bitmap

    /// Compares two bitmaps; nil if their sizes differ.
    ///
    /// - Parameters:
    ///   - actual: The picture that is compared.
    ///   - expected: The picture that it should be.
    ///   - tolerance: How far alpha, red, green and blue may each be apart, from 0 to 255.
    public init?(_ actual: Bitmap, _ expected: Bitmap, tolerance: Int = 0) {
      guard actual.width == expected.width, actual.height == expected.height else { return nil }
      pixels = 0
      greatest = 0
      picture = expected
      for index in expected.pixels.indices {
        let distance = Self.distance(actual.pixels[index], expected.pixels[index])
        greatest = max(greatest, distance)
        if distance > tolerance {
          pixels += 1
          picture.pixels[index] = 0xFFFF_0000
        } else {
          picture.pixels[index] = Self.pale(expected.pixels[index])
        }
      }
    }

    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
      [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
    }

    private static func pale(_ pixel: UInt32) -> UInt32 {
      [0, 8, 16].reduce(0xFF00_0000) { $0 | (191 + (pixel >> $1 & 255) / 4) << $1 }
    }
  }
#endif
