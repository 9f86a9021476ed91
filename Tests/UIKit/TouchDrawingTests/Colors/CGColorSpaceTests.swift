// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchDrawing
import TouchGraphics

@Suite nonisolated struct CGColorSpaceTests {
  @Test func `colors of other spaces are converted`() throws {
    let cmyk = CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: [0, 1, 1, 0.5, 0.25])
    #expect(cmyk == CGColor(red: 0.5, green: 0, blue: 0, alpha: 0.25))
    let gray = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])
    #expect(gray == CGColor(gray: 0.5, alpha: 1))
    #expect(gray?.colorSpace == CGColorSpaceCreateDeviceGray())
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = CGColor(colorSpace: p3, components: [1, 0, 0, 1])
    #expect(color == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    #expect(color?.colorSpace?.name == CGColorSpace.sRGB)
  }

  @Test func `a space is found by its name`() {
    #expect(CGColorSpace(name: "of no kind") == nil)
    #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpace(name: CGColorSpace.genericCMYK)?.numberOfComponents == 4)
    #expect(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)?.numberOfComponents == 1)
    #expect(CGColorSpace(name: CGColorSpace.extendedSRGB)?.numberOfComponents == 3)
  }

  @Test func `components set the colors of a context`() {
    let context = CGContext(ContextRecording(bounds: CGRect(x: 0, y: 0, width: 9, height: 9), scale: 1))
    context.setFillColor(gray: 1, alpha: 0.5)
    context.setStrokeColor(red: 1, green: 1, blue: 0, alpha: 1)
    context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.drawPath(using: .eoFillStroke)
    #expect(
      context.lines == [
        "fill rect 0 0 1 1 even-odd #FFFFFF alpha 0.5", "stroke rect 0 0 1 1 #FFFF00 width 1",
      ])
  }
}
