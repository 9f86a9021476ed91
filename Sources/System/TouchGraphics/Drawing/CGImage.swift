// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A picture: its size and what it shows.
///
/// It shows a picture of the ``ImageCatalog`` by its name, what a context recorded, pixels, or a part of
/// another picture. What was recorded becomes pixels only when code asks for them. Two pictures are equal if
/// they show the same at the same size.
public nonisolated final class CGImage: Hashable, Sendable {
  /// What a picture shows.
  public enum Content: Hashable, Sendable {
    /// Nothing.
    case blank
    /// The picture with this name.
    case named(String)
    /// What was drawn.
    case drawn(DisplayList)
    /// A part of a picture, in its pixels.
    case part(of: CGImage, CGRect)
    /// A picture whose opaque parts are cut out by a mask.
    case masked(CGImage, by: CGImage)
    /// Pixels.
    case pixels(Pixels)
  }

  /// The number of pixels from left to right.
  public let width: Int
  /// The number of pixels from top to bottom.
  public let height: Int
  /// What the picture shows.
  public let content: Content

  /// How the bytes of a drawing are stored once somebody asks for them; nil for what UIKit's contexts do.
  package let layout: PixelLayout?

  /// Creates a picture.
  public convenience init(width: Int, height: Int, content: Content = .blank) {
    self.init(width: width, height: height, content: content, layout: nil)
  }

  /// Creates a picture whose bytes are stored in a layout.
  package init(width: Int, height: Int, content: Content, layout: PixelLayout?) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    self.content = content
    self.layout = layout
  }

  /// Creates a picture of a size in pixels, which is rounded; a side that is not finite counts as 0.
  package convenience init(size: CGSize, content: Content) {
    func pixels(_ length: CGFloat) -> Int { Int(exactly: length.rounded()).map { max($0, 0) } ?? 0 }
    self.init(width: pixels(size.width), height: pixels(size.height), content: content)
  }

  /// A picture that shows the same.
  public func copy() -> CGImage? {
    CGImage(width: width, height: height, content: content, layout: layout)
  }

  /// Whether both pictures show the same at the same size.
  public static func == (a: CGImage, b: CGImage) -> Bool {
    a === b || (a.width == b.width && a.height == b.height && a.content == b.content)
  }

  /// Hashes the size; lists that draw much are compared, but not hashed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
