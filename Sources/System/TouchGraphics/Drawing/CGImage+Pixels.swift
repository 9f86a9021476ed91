// SPDX-License-Identifier: Apache-2.0

nonisolated extension CGImage {
  /// The pixels of a picture, row by row from the top.
  ///
  /// The module TouchRaster reads and makes them.
  public struct Pixels: Hashable, Sendable {
    /// The bytes of all rows.
    package let bytes: [UInt8]
    /// What the bytes mean.
    package let layout: PixelLayout

    /// Creates pixels from their bytes.
    package init(bytes: [UInt8], layout: PixelLayout) {
      self.bytes = bytes
      self.layout = layout
    }
  }
}

/// How pixels of 8 bits per component are stored.
package nonisolated struct PixelLayout: Hashable, Sendable {
  /// The bytes of one pixel.
  package var bytesPerPixel: Int
  /// The bytes from one row to the next.
  package var bytesPerRow: Int
  /// The bits of the `CGBitmapInfo`.
  package var bitmapInfo: UInt32
  /// Whether the colors are grays.
  package var isGray: Bool

  /// Creates a layout.
  package init(bytesPerPixel: Int, bytesPerRow: Int, bitmapInfo: UInt32, isGray: Bool) {
    self.bytesPerPixel = bytesPerPixel
    self.bytesPerRow = bytesPerRow
    self.bitmapInfo = bitmapInfo
    self.isGray = isGray
  }
}
