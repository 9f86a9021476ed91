// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// Begins an image with one pixel per point, and makes its context the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image, and makes its context the current one; a scale of 0 means the usual one.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let bounds = CGRect(origin: .zero, size: size)
  UIGraphicsPushContext(CGContext(imageIn: bounds, scale: scale, isOpaque: opaque))
}

/// What has been drawn since the image began; nil without an image or for one without a size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().flatMap { UIImage($0) }
}

/// Ends the image, and makes the context before it current again.
public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}

extension CGContext {
  /// Creates a context that draws an image.
  convenience init(imageIn bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    let scale = scale.isFinite && scale > 0 ? scale : ImageScale.usual
    var recording = ContextRecording(bounds: bounds, scale: scale)
    // What is opaque and not painted is black.
    if isOpaque { recording.fill(DisplayList.Shape(rect: bounds).outline, .winding) }
    self.init(recording)
  }
}

/// The number of pixels per point of images.
enum ImageScale {
  /// The scale of images that do not ask for another one.
  ///
  /// UIKit takes that of the main screen. Images can be drawn on any thread, which may not ask for the
  /// screen, so that it is the scale of a screen that is not described further.
  static var usual: CGFloat { 2 }
}

extension UIImage {
  /// Creates an image that shows what a context has drawn; nil without a size.
  convenience init?(_ context: CGContext) {
    guard let image = context.makeImage() else { return nil }
    self.init(cgImage: image, scale: context.read { $0.list.scale }, orientation: .up)
  }
}
