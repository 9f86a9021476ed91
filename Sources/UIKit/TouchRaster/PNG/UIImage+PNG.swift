// SPDX-License-Identifier: Apache-2.0
public import TouchDrawing
public import TouchGraphics

extension UIImage {
  /// The image as a file in the format PNG; nil for one without pixels.
  ///
  /// What was drawn becomes pixels now; text is drawn as boxes. As in UIKit, the file has the pixels as they
  /// are stored, without the orientation.
  public func pngData() -> Data? {
    guard let image = cgImage, let pixels = image.straightBytes else { return nil }
    return Data(PNGWriter.file(of: pixels, width: image.width, height: image.height))
  }

  /// Reads a file in the format PNG, with one pixel per point; nil for another format.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Reads a file in the format PNG, with a number of pixels per point; nil for another format.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = PNGReader.image(of: Array(data)) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// Reads a file in the format PNG; nil if there is none or it has another format.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
}

extension UIGraphicsImageRenderer {
  /// Draws an image and gives it as a file in the format PNG, which is empty for an image without a size.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// The name of `UIImage.pngData()` before Swift 4.2.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? {
  image.pngData()
}

extension CGImage {
  /// The image as a file in the format PNG; nil for one that is too large.
  package var pngBytes: [UInt8]? {
    straightBytes.map { PNGWriter.file(of: $0, width: width, height: height) }
  }

  /// The image with its opaque parts in one color, or the image itself without one.
  package func tinted(_ tint: CGColor?) -> CGImage {
    guard let tint else { return self }
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let drawing = DisplayList.Operation.image(self, bounds, tint: tint, DisplayList.Effects())
    return CGImage(
      width: width, height: height, content: .drawn(DisplayList(bounds: bounds, operations: [drawing])))
  }

  /// The pixels of the image: alpha, red, green and blue from the highest byte, multiplied by alpha.
  package var premultipliedPixels: [UInt32]? {
    raster?.pixels.map { $0.alpha << 24 | $0.red << 16 | $0.green << 8 | $0.blue }
  }

  /// The bytes of red, green, blue and alpha, which are not multiplied by alpha, of the image or of a smaller
  /// one.
  package func straightPixels(longestSide: Int) -> (width: Int, height: Int, bytes: [UInt8])? {
    guard let raster else { return nil }
    let longest = max(raster.width, raster.height)
    let scale = longest > longestSide ? Double(longestSide) / Double(longest) : 1
    func side(_ length: Int) -> Int { max(Int((Double(length) * scale).rounded()), 1) }
    let reduced = raster.reduced(toWidth: side(raster.width), height: side(raster.height))
    return (reduced.width, reduced.height, reduced.straightBytes)
  }

  /// The bytes of red, green, blue and alpha, which are not multiplied by alpha; nil for an image that is too
  /// large.
  var straightBytes: [UInt8]? {
    let row = width.multipliedReportingOverflow(by: 4)
    guard !row.overflow, canMakeBitmap(width: width, height: height, bytesPerRow: row.partialValue) else {
      return nil
    }
    if case .pixels(let pixels) = content, pixels.layout.bytesPerRow == width * 4,
      pixels.layout.alphaInfo == .last, pixels.layout.kind == .color(red: 0, green: 1, blue: 2, alpha: 3),
      pixels.bytes.count == width * height * 4
    {
      return pixels.bytes
    }
    return raster?.straightBytes ?? [UInt8](repeating: 0, count: width * height * 4)
  }
}

extension RasterImage {
  /// The bytes of red, green, blue and alpha, which are not multiplied by alpha.
  var straightBytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: pixels.count * 4)
    for (index, pixel) in pixels.enumerated() {
      let (red, green, blue, alpha) = pixel.straight
      (bytes[index * 4], bytes[index * 4 + 1]) = (UInt8(red), UInt8(green))
      (bytes[index * 4 + 2], bytes[index * 4 + 3]) = (UInt8(blue), UInt8(alpha))
    }
    return bytes
  }
}
