// SPDX-License-Identifier: Apache-2.0

/// An image, reduced to its size and its name.
///
/// There are no pixels. An app adds its images to the ``ImageCatalog`` and finds them by name as in UIKit.
/// Two images are equal if all their properties are.
open nonisolated class UIImage: NSObject, NSCopying, @unchecked Sendable {
  /// The size in points.
  public final let size: CGSize
  /// The number of pixels per point.
  public final let scale: CGFloat
  /// The rendering mode of the image.
  public final let renderingMode: RenderingMode
  /// The name by which the image was found, if any.
  package final let name: String?

  /// How an image is rendered.
  public enum RenderingMode: Int, Sendable {
    /// Determined by the context.
    case automatic = 0
    /// Drawn as it is.
    case alwaysOriginal = 1
    /// Drawn as a shape filled with the tint colour.
    case alwaysTemplate = 2
  }

  init(size: CGSize, scale: CGFloat, renderingMode: RenderingMode, name: String?) {
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.name = name
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

  private convenience init?(found image: UIImage?, name: String) {
    guard let image else { return nil }
    self.init(size: image.size, scale: image.scale, renderingMode: image.renderingMode, name: name)
  }

  /// The image itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// The same image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(size: size, scale: scale, renderingMode: renderingMode, name: name)
  }

  /// Whether all properties of both images are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return size == other.size && scale == other.scale && renderingMode == other.renderingMode
      && name == other.name
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

/// The name of rendering modes before Swift 4.2.
public typealias UIImageRenderingMode = UIImage.RenderingMode
