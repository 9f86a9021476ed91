// SPDX-License-Identifier: Apache-2.0

extension CGContext {
  /// Creates a context that draws an image, with y pointing up.
  ///
  /// There are no pixels: it is nil if the caller has memory for them, which would stay as it is, or if a side is not
  /// positive.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard unsafe data == nil, width > 0, height > 0, CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F) != nil
    else {
      return nil
    }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    var recording = ContextRecording(DisplayList(bounds: bounds), device: flip)
    recording.transform(by: flip)
    self.init(recording)
  }
}
