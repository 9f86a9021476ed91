// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How a renderer draws its images.
open class UIGraphicsImageRendererFormat: NSObject, NSCopying {
  /// The number of pixels per point.
  open var scale: CGFloat = ImageScale.usual
  /// Whether the images have no transparent parts: what is not painted is black.
  open var opaque = false
  /// The rectangle that the renderer draws; zero in a format that has no renderer.
  open internal(set) var bounds = CGRect.zero

  /// Creates the usual format.
  public override init() {
    super.init()
  }

  /// The usual format.
  open class func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// The format that suits the device best: the usual one.
  open class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// A format with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsImageRendererFormat()
    copy.scale = scale
    copy.opaque = opaque
    copy.bounds = bounds
    return copy
  }
}
