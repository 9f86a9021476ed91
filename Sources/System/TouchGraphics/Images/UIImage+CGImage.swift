// SPDX-License-Identifier: Apache-2.0
public import Foundation

nonisolated extension UIImage {
  /// Creates an image with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a picture, which is turned to be upright.
  ///
  /// A scale that is not positive counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    let lies = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    self.init(
      size: lies ? CGSize(width: height, height: width) : CGSize(width: width, height: height), scale: scale,
      renderingMode: .automatic, name: nil, picture: cgImage, orientation: orientation)
  }

  /// What the image shows, without its orientation; nil without a size.
  public var cgImage: CGImage? {
    if let picture { return picture }
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    let image = CGImage(size: pixels, content: name.map { .named($0) } ?? .blank)
    return image.width > 0 && image.height > 0 ? image : nil
  }
}
