// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchDrawing
import TouchGraphics

@testable import TouchRaster

@Suite struct FileTests {
  @Test func `a picture survives a file`() throws {
    let image = picture(width: 5, height: 3) { context in
      context.setFillColor(red: 1, green: 0.25, blue: 0, alpha: 0.5)
      context.fill(CGRect(x: 0.5, y: 0, width: 3, height: 2))
    }
    let file = try #require(UIImage(cgImage: image, scale: 1, orientation: .up).pngData())
    #expect(file.prefix(8).elementsEqual([137, 80, 78, 71, 13, 10, 26, 10]))
    let read = try #require(UIImage(data: file, scale: 2))
    #expect(read.size == CGSize(width: 2.5, height: 1.5))
    #expect(read.cgImage?.alphaInfo == .last)
    #expect(read.cgImage?.hexMap == image.hexMap)
    #expect(read.pngData() == file)
  }

  @Test func `a renderer gives files as well, and the names of Swift 4 do`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format)
    func draw(_ context: UIGraphicsImageRendererContext) {
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    }
    let image = renderer.image(actions: draw)
    #expect(renderer.pngData(actions: draw) == UIImagePNGRepresentation(image))
    #expect(UIImage(data: renderer.pngData(actions: draw))?.cgImage?.coverageMap == "·##\n···")
  }

  @Test func `what is no file of a picture makes none`() throws {
    let file = try #require(UIImage(cgImage: picture { _ in }).pngData())
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    for length in stride(from: 0, to: file.count, by: 3) {
      #expect(UIImage(data: file.prefix(length)) == nil)
    }
    for place in file.indices.dropFirst(16) where place < file.count - 12 {
      var broken = file
      broken[place] ^= 0x55
      #expect(UIImage(data: broken) == nil)
    }
  }

  @Test func `bytes survive compression`() {
    let squares = (0..<5000).map { (index: Int) in UInt8(truncatingIfNeeded: index * index / 8) }
    let texts: [[UInt8]] = [
      [], [1], Array(repeating: 7, count: 1000), squares, Array("a text with a text in a text".utf8),
      Array(repeating: squares, count: 20).flatMap(\.self),
    ]
    for text in texts { #expect(Inflater.expand(Deflater.compress(text), limit: text.count) == text) }
    #expect(Inflater.expand(Deflater.compress([1, 2, 3]), limit: 2) == nil)
  }

  @Test func `a stream that another program has compressed is expanded`() {
    // By zlib, with codes of the stream's own.
    let stream: [UInt8] = [
      120, 218, 61, 144, 65, 14, 68, 33, 8, 67, 207, 218, 100, 72, 62, 27, 72, 198, 222, 63, 211, 130, 127,
      92, 160, 34, 125, 96, 35, 24, 90, 55, 128, 14, 209, 161, 16, 137, 103, 50, 187, 180, 179, 125, 217, 12,
      211, 41, 23, 3, 57, 242, 189, 105, 159, 119, 76, 109, 56, 166, 41, 229, 183, 90, 18, 94, 32, 116, 54,
      238, 129, 58, 242, 168, 212, 173, 239, 18, 85, 149, 130, 135, 133, 109, 174, 38, 227, 81, 86, 199, 230,
      96, 250, 99, 136, 155, 252, 133, 53, 195, 239, 68, 219, 80, 116, 136, 100, 133, 25, 108, 207, 234, 161,
      232, 10, 171, 73, 174, 160, 175, 17, 53, 77, 48, 24, 248, 7, 195, 73, 84, 227, 59, 122, 247, 118, 27,
      152, 236, 105, 83, 62, 244, 142, 185, 238, 84, 94, 211, 38, 218, 168, 241, 47, 247, 207, 71, 58, 17, 20,
      101, 13, 203, 78, 48, 53, 225, 15, 255, 97, 163, 197,
    ]
    let letters = Array("etaoinshrdlucmfw".utf8)
    var (state, text) = (1, [UInt8]())
    for _ in 0..<400 {
      state = (state * 1_103_515_245 + 12_345) % (1 << 31)
      text.append(letters[min((state >> 12).trailingZeroBitCount, 15)])
    }
    #expect(Inflater.expand(stream, limit: 1000) == text)
  }
}
