// SPDX-License-Identifier: Apache-2.0

/// How a bitmap stores opacity.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Not at all.
  case none = 0
  /// Last, with colours multiplied by it.
  case premultipliedLast
  /// First, with colours multiplied by it.
  case premultipliedFirst
  /// Last.
  case last
  /// First.
  case first
  /// Not at all, with a gap at the end.
  case noneSkipLast
  /// Not at all, with a gap at the start.
  case noneSkipFirst
  /// Nothing else.
  case alphaOnly
}

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
