// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An image: its size, and its name, what was drawn, or pixels.
///
/// A drawing becomes pixels only when code asks for them, with the module TouchRaster. An app adds its images
/// to the ``ImageCatalog`` and finds them by name as in UIKit. Two images are equal if all their properties
/// are.
open nonisolated class UIImage: NSObject, NSCopying, @unchecked Sendable {
  private final let compared = ComparedByFoundation()
  /// The size in points.
  public final let size: CGSize
  /// The number of pixels per point.
  public final let scale: CGFloat
  /// The rendering mode of the image.
  public final let renderingMode: RenderingMode
  /// The name by which the image was found, if any.
  package final let name: String?
  /// What the image shows, if it was made of that.
  package final let picture: CGImage?
  /// How the picture is turned to be upright.
  public final let imageOrientation: Orientation
  /// The margins that keep their size when the image is drawn larger; zero for an image that is scaled as a
  /// whole.
  public final let capInsets: UIEdgeInsets
  /// How the parts between the caps fill a larger rectangle.
  public final let resizingMode: ResizingMode

  /// How a picture is turned or mirrored to be upright.
  public enum Orientation: Int, Sendable {
    /// It is upright.
    case up = 0
    /// Turned by half a circle.
    case down = 1
    /// Turned by a quarter against the clock.
    case left = 2
    /// Turned by a quarter with the clock.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Turned by half a circle and mirrored.
    case downMirrored = 5
    /// Turned by a quarter against the clock and mirrored.
    case leftMirrored = 6
    /// Turned by a quarter with the clock and mirrored.
    case rightMirrored = 7
  }

  /// How an image is rendered.
  public enum RenderingMode: Int, Sendable {
    /// Determined by the context.
    case automatic = 0
    /// Drawn as it is.
    case alwaysOriginal = 1
    /// Drawn as a shape filled with the tint color.
    case alwaysTemplate = 2
  }

  /// How the parts between the caps of an image fill a larger rectangle.
  public enum ResizingMode: Int, Sendable {
    /// They are repeated.
    case tile = 0
    /// They are scaled.
    case stretch = 1
  }

  package init(
    size: CGSize, scale: CGFloat, renderingMode: RenderingMode, name: String?, picture: CGImage? = nil,
    orientation: Orientation = .up, capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .stretch
  ) {
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.name = name
    self.picture = picture
    imageOrientation = orientation
    self.capInsets = capInsets
    self.resizingMode = resizingMode
  }

  /// Creates an image without a size.
  public override convenience init() {
    self.init(size: .zero)
  }

  /// Creates a blank image; in UIKit this requires drawing one.
  ///
  /// A side that is negative or not finite counts as 0, and a scale that is not positive as 1.
  public convenience init(size: CGSize, scale: CGFloat = 1) {
    func side(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    self.init(
      size: CGSize(width: side(size.width), height: side(size.height)),
      scale: scale.isFinite && scale > 0 ? scale : 1, renderingMode: .automatic, name: nil)
  }

  /// Finds an image of the app; nil if the ``ImageCatalog`` has none with this name.
  public convenience init?(named name: String) {
    self.init(found: ImageCatalog.image(named: name), name: name)
  }

  /// Finds a system symbol; nil if the ``ImageCatalog`` has none with this name.
  public convenience init?(systemName name: String) {
    self.init(found: ImageCatalog.image(systemName: name), name: name)
  }

  package convenience init?(found image: UIImage?, name: String) {
    guard let image else { return nil }
    self.init(
      size: image.size, scale: image.scale, renderingMode: image.renderingMode, name: name,
      picture: image.picture, orientation: image.imageOrientation, capInsets: image.capInsets,
      resizingMode: image.resizingMode)
  }

  /// Finds an image of the app, for an image literal; the ``ImageCatalog`` must have it.
  public required convenience init(imageLiteralResourceName name: String) {
    let found = ImageCatalog.image(named: name)
    precondition(found != nil, "ImageCatalog has no image named \(name)")
    self.init(
      size: found?.size ?? .zero, scale: found?.scale ?? 1, renderingMode: found?.renderingMode ?? .automatic,
      name: name, picture: found?.picture, orientation: found?.imageOrientation ?? .up,
      capInsets: found?.capInsets ?? .zero, resizingMode: found?.resizingMode ?? .stretch)
  }

  /// The image itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// The same image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      size: size, scale: scale, renderingMode: renderingMode, name: name, picture: picture,
      orientation: imageOrientation, capInsets: capInsets, resizingMode: resizingMode)
  }

  /// Whether all properties of both images are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return size == other.size && scale == other.scale && renderingMode == other.renderingMode
      && name == other.name && imageOrientation == other.imageOrientation && picture == other.picture
      && capInsets == other.capInsets && resizingMode == other.resizingMode
  }

  /// The hash of the values that ``isEqual(_:)`` compares.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
    hasher.combine(renderingMode)
    hasher.combine(name)
    return hasher.finalize()
  }
}

nonisolated extension UIImage: _ExpressibleByImageLiteral {}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage

/// The name of orientations before Swift 4.2.
public typealias UIImageOrientation = UIImage.Orientation
/// The name of rendering modes before Swift 4.2.
public typealias UIImageRenderingMode = UIImage.RenderingMode
