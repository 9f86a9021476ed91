// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchDrawing
import TouchGraphics
import TouchRaster

@Suite struct ImageBytesTests {
  private func image(
    _ bytes: [UInt8], width: Int, height: Int, bits: Int = 32, _ info: CGImageAlphaInfo,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  ) -> CGImage? {
    CGDataProvider(data: NSData(data: Data(bytes))).flatMap {
      CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits,
        bytesPerRow: min(width, 1 << 40) * bits / 8,
        space: space, bitmapInfo: CGBitmapInfo(rawValue: info.rawValue), provider: $0, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent)
    }
  }

  @Test func `bytes become a picture, in the order of their format`() {
    #expect(image([10, 20, 30, 255], width: 1, height: 1, .premultipliedLast)?.hexMap == "0a141eff")
    #expect(image([255, 10, 20, 30], width: 1, height: 1, .premultipliedFirst)?.hexMap == "0a141eff")
    #expect(image([100, 200, 50, 128], width: 1, height: 1, .last)?.hexMap == "32641980")
    #expect(image([1, 2, 3], width: 1, height: 1, bits: 24, .none)?.hexMap == "010203ff")
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(image([7], width: 1, height: 1, bits: 8, .none, space: gray)?.hexMap == "070707ff")
    #expect(image([], width: 1, height: 1, .premultipliedLast)?.hexMap == "00000000")
    #expect(image([1, 2, 3, 4], width: 1, height: 1, bits: 16, .none) == nil)
    #expect(image([], width: .max, height: 2, .last) == nil)
  }

  @Test func `a drawing has bytes like those of UIKit on a device`() throws {
    let image = picture(width: 2, height: 1) { context in
      context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(image.alphaInfo == .premultipliedFirst)
    #expect(image.bitmapInfo.contains(.byteOrder32Little))
    let data = try #require(image.dataProvider?.data)
    #expect(CFDataGetLength(data) == 8)
    let bytes = try #require(CFDataGetBytePtr(data))
    #expect((0..<8).map { bytes[$0] } == [0, 0, 0, 0, 0, 128, 255, 255])
  }

  @Test func `a part of a picture has its own rows`() throws {
    let whole = try #require(image([1, 2, 3, 255, 4, 5, 6, 255], width: 2, height: 1, .premultipliedLast))
    let part = try #require(whole.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))
    #expect((part.width, part.height, part.bytesPerRow, part.alphaInfo) == (1, 1, 4, .premultipliedLast))
    let bytes = try #require(CFDataGetBytePtr(part.dataProvider?.data))
    #expect((0..<4).map { bytes[$0] } == [4, 5, 6, 255])
  }

  @Test func `a picture in a picture, as deep as somebody draws, needs no stack`() {
    var image = UIImage(cgImage: picture { $0.fill(CGRect(x: 0, y: 0, width: 6, height: 4)) })
    for step in 0..<400 {
      UIGraphicsBeginImageContextWithOptions(image.size, false, 1)
      image.draw(at: .zero)
      UIGraphicsGetCurrentContext()?.clear(CGRect(x: CGFloat(step % 6), y: 0, width: 1, height: 1))
      image = UIGraphicsGetImageFromCurrentImageContext() ?? image
      UIGraphicsEndImageContext()
    }
    #expect(image.cgImage?.coverageMap == "······\n######\n######\n######")
  }
}
