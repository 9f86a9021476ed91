// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchDrawing
import TouchGraphics
import TouchRaster

@Suite nonisolated struct CGBitmapInfoTests {
  @Test func `a bitmap info holds three values, and contexts take it`() {
    let info = CGBitmapInfo(
      rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    #expect(
      info.alpha == .premultipliedFirst && info.byteOrder == .order32Little && info.component == .integer)
    #expect(info == CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little))
    #expect(info.contains(.byteOrder32Little) && !info.contains(.floatComponents))
    #expect(CGBitmapInfo(rawValue: 31).alpha == nil && CGBitmapInfo(rawValue: 7 << 12).byteOrder == nil)
    let context = CGContext(
      data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 16,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
    #expect(context?.width == 4 && context?.height == 2)
  }
}
