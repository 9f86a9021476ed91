// SPDX-License-Identifier: Apache-2.0

#if Cairo
  import Foundation
  public import TouchRender

  /// A picture of pixels.
  public nonisolated struct Bitmap: Equatable, Sendable {
    /// The number of pixels from left to right.
    public let width: Int
    /// The number of pixels from top to bottom.
    public let height: Int
    /// The pixels by rows, from the top: alpha, red, green and blue from the highest byte, multiplied by
    /// alpha.
    public internal(set) var pixels: [UInt32]

    /// Creates a picture of one color, transparent unless one is given.
    public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
      self.width = max(width, 0)
      self.height = max(height, 0)
      pixels = Array(repeating: pixel, count: self.width * self.height)
    }

    /// Draws what a window shows, one pixel of the bitmap for each of the window's.
    ///
    /// A background that is not covered is white.
    @MainActor public init(of picture: WindowPicture) {
      let scale = max(picture.scale, 0)
      func pixels(_ length: CGFloat) -> Int { Int(exactly: (length * scale).rounded(.up)) ?? 0 }
      let surface = CairoSurface(
        width: pixels(picture.bounds.width), height: pixels(picture.bounds.height), scale: scale,
        origin: picture.bounds.origin)
      surface.fillWithWhite()
      surface.draw(picture.layers)
      self = surface.bitmap
    }
  }
#endif
