// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchDrawing
import TouchGraphics
import TouchRaster

/// A context with four rows of six pixels, as UIKit makes them for images, or another size.
func picture(width: CGFloat = 6, height: CGFloat = 4, scale: CGFloat = 1, _ draw: (CGContext) -> Void)
  -> CGImage
{
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    .image { draw($0.cgContext) }
  return image.cgImage ?? CGImage(width: 0, height: 0)
}

extension CGImage {
  /// The opacity of each pixel: `·` for none, 1 to 9 for parts, `#` for all.
  var coverageMap: String {
    signs { alpha, _ in alpha == 0 ? "·" : alpha == 255 ? "#" : String(max(1, min(9, alpha * 10 / 255))) }
  }

  /// The bytes of each pixel: red, green, blue and alpha, premultiplied, as hexadecimal digits.
  var hexMap: String {
    (0..<height).map { y in
      (0..<width).map { x in pixel(x, y).map { String(format: "%02x", $0) }.joined() }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  private func signs(_ sign: (Int, [UInt8]) -> String) -> String {
    (0..<height).map { y in
      (0..<width).map { x in
        let parts = pixel(x, y)
        return sign(Int(parts[3]), parts)
      }.joined()
    }.joined(separator: "\n")
  }

  /// Red, green, blue and alpha of a pixel, premultiplied.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    return Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4])
  }
}

/// Expects the opacities of a picture.
func expect(
  width: CGFloat = 6, height: CGFloat = 4, _ draw: (CGContext) -> Void, _ map: String,
  at location: SourceLocation = #_sourceLocation
) {
  #expect(picture(width: width, height: height, draw).coverageMap == map, sourceLocation: location)
}
