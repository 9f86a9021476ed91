// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchDrawing
import TouchGraphics
import TouchRaster

@Suite struct BitmapContextTests {
  private let rgb = CGColorSpaceCreateDeviceRGB()
  private let gray = CGColorSpaceCreateDeviceGray()

  private func made(
    data: UnsafeMutableRawPointer? = nil, width: Int = 2, height: Int = 1, bits: Int = 8,
    bytesPerRow: Int = 0,
    space: CGColorSpace? = nil, _ info: UInt32
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: bits, bytesPerRow: bytesPerRow,
      space: space ?? rgb, bitmapInfo: info)
  }

  /// The bytes of one pixel in orange with half of the opacity.
  private func bytes(_ space: CGColorSpace, _ info: UInt32, size: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size)
    bytes.withUnsafeMutableBytes {
      let context = made(data: $0.baseAddress, width: 1, bytesPerRow: size, space: space, info)
      context?.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
      context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    return bytes
  }

  @Test func `the bytes of a pixel are in the order of the format`() {
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    let big = CGBitmapInfo.byteOrder32Big.rawValue
    let (last, first) = (
      CGImageAlphaInfo.premultipliedLast.rawValue, CGImageAlphaInfo.premultipliedFirst.rawValue
    )
    #expect(bytes(rgb, last, size: 4) == [128, 64, 0, 128])
    #expect(bytes(rgb, last | big, size: 4) == [128, 64, 0, 128])
    #expect(bytes(rgb, last | little, size: 4) == [128, 0, 64, 128])
    #expect(bytes(rgb, first, size: 4) == [128, 128, 64, 0])
    #expect(bytes(rgb, first | little, size: 4) == [0, 64, 128, 128])
    #expect(bytes(rgb, CGImageAlphaInfo.noneSkipLast.rawValue, size: 4) == [128, 64, 0, 0])
    #expect(bytes(rgb, CGImageAlphaInfo.noneSkipFirst.rawValue | little, size: 4) == [0, 64, 128, 0])
    #expect(bytes(gray, CGImageAlphaInfo.none.rawValue, size: 1) == [76])
    #expect(bytes(gray, CGImageAlphaInfo.alphaOnly.rawValue, size: 1) == [128])
  }

  @Test func `formats that are not supported, and sizes that cannot be had, have no context`() {
    let last = CGImageAlphaInfo.premultipliedLast.rawValue
    #expect(made(CGImageAlphaInfo.last.rawValue) == nil)
    #expect(made(CGImageAlphaInfo.none.rawValue) == nil)
    #expect(made(space: gray, last) == nil)
    #expect(made(bits: 16, last) == nil)
    #expect(made(bytesPerRow: 7, last) == nil)
    #expect(made(width: 0, last) == nil)
    #expect(made(height: -1, last) == nil)
    #expect(made(width: .max, last) == nil)
    #expect(made(width: 1 << 20, height: 1 << 20, last) == nil)
    #expect(made(height: .max, bytesPerRow: .max, last) == nil)
    #expect(made(0xFFFF_FFFF) == nil)
  }

  @Test func `the first row of the memory is at the top, where y is greatest`() {
    let context = made(width: 1, height: 3, CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.fill(CGRect(x: 0, y: 2, width: 1, height: 1))
    #expect(context?.makeImage()?.coverageMap == "#\n·\n·")
  }

  @Test func `what is written to the memory is in the image, and drawing goes on from there`() throws {
    let context = try #require(made(width: 3, height: 1, CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(bytes[1] == 255)
    (bytes[4], bytes[7]) = (255, 255)
    let before = context.makeImage()
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect(bytes[9] == 255)
    #expect(before?.hexMap == "00ff00ff ff0000ff 00000000")
    #expect(context.makeImage()?.hexMap == "00ff00ff ff0000ff 00ff00ff")
    #expect((context.bytesPerRow, context.bitsPerPixel, context.bitsPerComponent) == (12, 32, 8))
    #expect(context.alphaInfo == .premultipliedLast)
  }

  @Test func `the average of a picture is what it leaves in one pixel`() {
    let image = picture(width: 4, height: 2) { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 1))
    }
    let context = made(width: 1, CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context?.makeImage()?.hexMap == "800040bf")
  }

  @Test func `pictures grow in squares or smoothly`() {
    let small = picture(width: 2, height: 1) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    func large(_ quality: CGInterpolationQuality) -> String {
      picture(width: 8, height: 1) { context in
        context.interpolationQuality = quality
        context.draw(small, in: CGRect(x: 0, y: 0, width: 8, height: 1))
      }.coverageMap
    }
    #expect(large(.none) == "####····")
    #expect(large(.default) == "##8631··")
  }

  @Test func `a context is a drawing until its memory is asked for, whose bytes have its format`() throws {
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    let context = try #require(made(width: 1, height: 1, info))
    context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let drawing = try #require(context.makeImage())
    #expect(UIImage(cgImage: drawing).displayList != nil)
    let bytes = try #require(CFDataGetBytePtr(drawing.dataProvider?.data))
    #expect((0..<4).map { bytes[$0] } == [255, 128, 0, 255])
    _ = context.data
    #expect(try UIImage(cgImage: #require(context.makeImage())).displayList == nil)
    // What is opaque has no such drawing: it is black where nothing is drawn.
    let opaque = made(width: 1, height: 1, CGImageAlphaInfo.noneSkipLast.rawValue)
    #expect(opaque?.makeImage()?.hexMap == "000000ff")
  }

  @Test func `many threads draw into one bitmap`() async throws {
    let context = try #require(made(width: 8, height: 8, CGImageAlphaInfo.premultipliedLast.rawValue))
    await withTaskGroup(of: Void.self) { group in
      for row in 0..<8 {
        group.addTask {
          for column in 0..<8 { context.fill(CGRect(x: column, y: row, width: 1, height: 1)) }
          _ = context.makeImage()
        }
      }
    }
    #expect(
      context.makeImage()?.coverageMap == Array(repeating: "########", count: 8).joined(separator: "\n"))
  }
}
