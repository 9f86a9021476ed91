// SPDX-License-Identifier: Apache-2.0
import TouchDrawing
import TouchGraphics

extension PixelLayout {
  /// What a bitmap of 8 bits per component stores in its bytes.
  enum Kind: Equatable {
    /// The bytes of red, green, blue and, unless it stores none, of alpha.
    case color(red: Int, green: Int, blue: Int, alpha: Int?)
    /// A gray, and the byte of alpha if it has one.
    case gray(value: Int, alpha: Int?)
    /// Opacity alone.
    case alpha
  }

  /// How opacity is stored.
  var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F) ?? .none }

  /// Whether colors are stored without being multiplied by alpha.
  var isStraight: Bool { alphaInfo == .last || alphaInfo == .first }

  /// Whether pixels can be transparent.
  var hasAlpha: Bool {
    switch alphaInfo {
    case .none, .noneSkipFirst, .noneSkipLast: false
    default: true
    }
  }

  /// What the bytes of a pixel are.
  var kind: Kind {
    let info = alphaInfo
    if info == .alphaOnly { return .alpha }
    if isGray {
      switch info {
      case .first, .premultipliedFirst: return .gray(value: 1, alpha: 0)
      case .last, .premultipliedLast: return .gray(value: 0, alpha: 1)
      default: return .gray(value: 0, alpha: nil)
      }
    }
    if bytesPerPixel == 3 { return .color(red: 0, green: 1, blue: 2, alpha: nil) }
    let isReversed = bitmapInfo & 0x7000 == CGImageByteOrderInfo.order32Little.rawValue
    func place(_ index: Int) -> Int { isReversed ? 3 - index : index }
    switch info {
    case .first, .premultipliedFirst:
      return .color(red: place(1), green: place(2), blue: place(3), alpha: place(0))
    case .noneSkipFirst: return .color(red: place(1), green: place(2), blue: place(3), alpha: nil)
    case .noneSkipLast: return .color(red: place(0), green: place(1), blue: place(2), alpha: nil)
    default: return .color(red: place(0), green: place(1), blue: place(2), alpha: place(3))
    }
  }

  /// The layout of an image; nil for one that is not supported.
  ///
  /// Supported are 8 bits per component: colors with 24 or 32 bits per pixel, grays with 8 or 16, and
  /// opacity with 8.
  init?(bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, components: Int, bitmapInfo: UInt32) {
    guard bitsPerComponent == 8, bitmapInfo & 0xF00 == 0, bitmapInfo & ~0xF7FFF == 0,
      let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F)
    else { return nil }
    let order = bitmapInfo & 0x7000
    let isWhole =
      order == 0 || order == CGImageByteOrderInfo.order32Little.rawValue
      || order == CGImageByteOrderInfo.order32Big.rawValue
    guard isWhole else { return nil }
    let isFitting =
      switch (components, alpha) {
      case (_, .alphaOnly): bitsPerPixel == 8 && order == 0
      case (1, .none): bitsPerPixel == 8 && order == 0
      case (1, .last), (1, .first), (1, .premultipliedLast), (1, .premultipliedFirst):
        bitsPerPixel == 16 && order == 0
      case (3, .none): bitsPerPixel == 24 && order == 0
      case (3, _): bitsPerPixel == 32
      default: false
      }
    guard isFitting else { return nil }
    self.init(
      bytesPerPixel: bitsPerPixel / 8, bytesPerRow: bytesPerRow, bitmapInfo: bitmapInfo,
      isGray: components == 1)
  }

  /// The layout of a bitmap context; nil for one that is not supported.
  ///
  /// As in Core Graphics, a context has colors with 32 bits per pixel, premultiplied or opaque, opaque grays
  /// with 8, or opacity alone. Contexts with more than 8 bits per component are not supported.
  init?(
    contextOfWidth width: Int, bitsPerComponent: Int, bytesPerRow: Int, components: Int, bitmapInfo: UInt32
  ) {
    let bits: Int
    switch CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F) {
    case .alphaOnly?: bits = 8
    case CGImageAlphaInfo.none? where components == 1: bits = 8
    case .premultipliedFirst?, .premultipliedLast?, .noneSkipFirst?, .noneSkipLast?:
      guard components == 3 else { return nil }
      bits = 32
    default: return nil
    }
    let (least, overflows) = width.multipliedReportingOverflow(by: bits / 8)
    guard !overflows, bytesPerRow == 0 || bytesPerRow >= least else { return nil }
    self.init(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bits,
      bytesPerRow: bytesPerRow == 0 ? least : bytesPerRow,
      components: components, bitmapInfo: bitmapInfo)
  }

  /// The layout that the rasterizer works with.
  static func working(width: Int) -> PixelLayout {
    PixelLayout(
      bytesPerPixel: 4, bytesPerRow: width * 4, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
      isGray: false)
  }
}

/// The greatest number of bytes of one bitmap; larger ones are not made.
let greatestBitmap = 1 << 30

/// Whether a bitmap of a size and with a number of bytes per row can be made.
func canMakeBitmap(width: Int, height: Int, bytesPerRow: Int) -> Bool {
  guard width > 0, height > 0, bytesPerRow > 0 else { return false }
  let (bytes, overflows) = height.multipliedReportingOverflow(by: bytesPerRow)
  return !overflows && bytes <= greatestBitmap
}
