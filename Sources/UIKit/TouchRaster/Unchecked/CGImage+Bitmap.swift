// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

#if canImport(ObjectiveC)
  import TouchDrawing
#else
  public import TouchDrawing
#endif

extension CGImage {
  /// Creates an image from bytes; nil for a format that is not supported.
  ///
  /// Supported are 8 bits per component: colors with 32 bits per pixel, whether premultiplied or not, or
  /// with 24 and no alpha; grays with 8, or with 16 and alpha; and opacity alone with 8. The `decode` array
  /// must be nil. Bytes that the provider does not have count as 0.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, unsafe decode == nil,
      canMakeBitmap(width: width, height: height, bytesPerRow: bytesPerRow),
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
        components: space.numberOfComponents, bitmapInfo: bitmapInfo.rawValue),
      width <= bytesPerRow / layout.bytesPerPixel, let data = provider.data
    else { return nil }
    let count = min(CFDataGetLength(data), bytesPerRow * height)
    let bytes = unsafe [UInt8](UnsafeBufferPointer(start: CFDataGetBytePtr(data), count: count))
    self.init(width: width, height: height, content: .pixels(Pixels(bytes: bytes, layout: layout)))
  }

  /// How the bytes of `dataProvider` store pixels.
  ///
  /// As on iOS, what a context of UIKit has drawn is stored with alpha first and as 32-bit numbers whose
  /// least significant byte is first: blue, green, red, alpha. What comes from bytes keeps its format.
  var storedLayout: PixelLayout {
    switch content {
    case .pixels(let pixels): return pixels.layout
    case .part(let whole, _):
      var layout = whole.storedLayout
      layout.bytesPerRow = width * layout.bytesPerPixel
      return layout
    default:
      if let layout { return layout }
      return PixelLayout(
        bytesPerPixel: 4, bytesPerRow: width * 4,
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGImageByteOrderInfo.order32Little.rawValue,
        isGray: false)
    }
  }

  /// The bits of a component: 8.
  public var bitsPerComponent: Int { 8 }

  /// The bits of a pixel.
  public var bitsPerPixel: Int { storedLayout.bytesPerPixel * 8 }

  /// The bytes from one row to the next.
  public var bytesPerRow: Int { storedLayout.bytesPerRow }

  /// How the bytes of the image store pixels: what UIKit's contexts draw as blue, green, red and alpha, as on
  /// iOS.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: storedLayout.bitmapInfo) }

  /// How the bytes of the image store opacity.
  public var alphaInfo: CGImageAlphaInfo { storedLayout.alphaInfo }

  /// The order of the image's bytes.
  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: storedLayout.bitmapInfo & 0x7000) ?? .orderDefault
  }

  /// The color space of the image: grays, or sRGB.
  public var colorSpace: CGColorSpace? {
    storedLayout.isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpace(name: CGColorSpace.sRGB)
  }

  /// The bytes of the image, row by row from the top.
  ///
  /// What was drawn becomes pixels now. Text is drawn as boxes.
  public var dataProvider: CGDataProvider? {
    let data = RasterCache.data(of: self) { self.bytes }
    #if canImport(ObjectiveC)
      let bytes = unsafe data.bytes.assumingMemoryBound(to: UInt8.self)
      return unsafe CFDataCreate(nil, bytes, data.length).flatMap { CGDataProvider(data: $0) }
    #else
      return CGDataProvider(data: data)
    #endif
  }

  /// The bytes in the image's own layout.
  private var bytes: [UInt8] {
    if case .pixels(let pixels) = content { return pixels.bytes }
    let layout = storedLayout
    guard canMakeBitmap(width: width, height: height, bytesPerRow: layout.bytesPerRow) else { return [] }
    // Reading the pixels keeps them, and with them the bytes.
    guard let raster else { return [UInt8](repeating: 0, count: layout.bytesPerRow * height) }
    return layout.bytes(of: raster.pixels, width: width, height: height)
  }
}
