// SPDX-License-Identifier: Apache-2.0

/// A picture, as far as touch code knows it: how large it is, and what it is called.
///
/// There are no pixels. An app says which pictures there are by adding them to the ``ImageCatalog``, and
/// finds them by name as it does with UIKit. Two pictures are equal if everything known about them is.
open nonisolated class UIImage: NSObject, NSCopying, @unchecked Sendable {
  /// The size in points.
  public final let size: CGSize
  /// How many pixels a point has.
  public final let scale: CGFloat
  /// How the picture is drawn.
  public final let renderingMode: RenderingMode
  /// The name it was found by, nil for one without.
  package final let name: String?

  /// How a picture is drawn.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it stands has it.
    case automatic = 0
    /// As it is.
    case alwaysOriginal = 1
    /// As a shape filled with the tint colour.
    case alwaysTemplate = 2
  }

  init(size: CGSize, scale: CGFloat, renderingMode: RenderingMode, name: String?) {
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.name = name
  }

  /// Makes a picture without a size.
  public override convenience init() {
    self.init(size: .zero)
  }

  /// Makes a blank picture, which UIKit has only by drawing one.
  ///
  /// A side that is not a number or negative is 0, and a scale that is not above 0 is 1.
  public convenience init(size: CGSize, scale: CGFloat = 1) {
    func side(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    self.init(
      size: CGSize(width: side(size.width), height: side(size.height)),
      scale: scale.isFinite && scale > 0 ? scale : 1, renderingMode: .automatic, name: nil)
  }

  /// Finds a picture of the app; nil if the ``ImageCatalog`` has none of this name.
  public convenience init?(named name: String) {
    self.init(found: ImageCatalog.image(named: name), name: name)
  }

  /// Finds a symbol of the system; nil if the ``ImageCatalog`` has none of this name.
  public convenience init?(systemName name: String) {
    self.init(found: ImageCatalog.image(systemName: name), name: name)
  }

  private convenience init?(found image: UIImage?, name: String) {
    guard let image else { return nil }
    self.init(size: image.size, scale: image.scale, renderingMode: image.renderingMode, name: name)
  }

  /// The picture itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// The same picture, drawn in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(size: size, scale: scale, renderingMode: renderingMode, name: name)
  }

  /// Whether everything known about both pictures is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return size == other.size && scale == other.scale && renderingMode == other.renderingMode
      && name == other.name
  }

  /// The hash of what ``isEqual(_:)`` compares.
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

/// The name that drawing modes had before Swift 4.2.
public typealias UIImageRenderingMode = UIImage.RenderingMode
