// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

#if canImport(ObjectiveC)
  import TouchDrawing
#else
  public import TouchDrawing
#endif

extension CGContext {
  /// Creates a context that draws pixels, with y pointing up and the first row of the memory at the top.
  ///
  /// Pixels have 8 bits per component: colors in 32 bits, premultiplied or without alpha, with the byte
  /// orders of Core Graphics; grays in 8 bits without alpha; or opacity alone in 8 bits. The result is nil
  /// for other formats, for a side that is not positive, for too few bytes per row, and for more than a
  /// gigabyte of pixels. Color spaces are treated as sRGB or as grays.
  ///
  /// Without memory of the caller the context takes its own, and draws when somebody asks for its pixels.
  /// Memory of the caller is drawn into at once, and must have `bytesPerRow * height` bytes as long as the
  /// context is drawn into.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0,
      let layout = PixelLayout(
        contextOfWidth: width, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        components: space.numberOfComponents, bitmapInfo: bitmapInfo),
      let memory = unsafe PixelMemory(data, width: width, height: height, layout: layout)
    else { return nil }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    var recording = ContextRecording(DisplayList(bounds: bounds), device: flip)
    recording.transform(by: flip)
    let isImmediate = unsafe data != nil
    let target = BitmapTarget(memory, space, isImmediate: isImmediate)
    if isImmediate { target.draw(&recording.list.operations) }
    self.init(recording, target: target)
  }

  /// The address of the pixels of a bitmap context, from the top; nil for another context.
  ///
  /// What is written there is seen by `makeImage()`, and what is drawn is seen there.
  public var data: UnsafeMutableRawPointer? {
    guard let bitmap else { return nil }
    change { bitmap.draw(&$0.list.operations) }
    return unsafe bitmap.shared
  }

  /// The bytes from one row to the next; 0 for a context that is no bitmap context.
  public var bytesPerRow: Int { bitmap?.memory.layout.bytesPerRow ?? 0 }

  /// The bits of a component; 0 for a context that is no bitmap context.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }

  /// The bits of a pixel; 0 for a context that is no bitmap context.
  public var bitsPerPixel: Int { (bitmap?.memory.layout.bytesPerPixel ?? 0) * 8 }

  /// How a bitmap context stores its pixels.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: bitmap?.memory.layout.bitmapInfo ?? 0) }

  /// How a bitmap context stores opacity.
  public var alphaInfo: CGImageAlphaInfo { bitmap?.memory.layout.alphaInfo ?? .none }

  /// The color space of a bitmap context; nil for another context.
  public var colorSpace: CGColorSpace? { bitmap?.space }

  private var bitmap: BitmapTarget? { target as? BitmapTarget }
}
