// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchDrawing
import TouchGraphics
import TouchRaster

@Suite struct StateTests {
  @Test func `clips meet, and end with their state`() {
    expect(
      { context in
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        context.addEllipse(in: CGRect(x: 2, y: 0, width: 4, height: 4))
        context.clip()
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
        context.restoreGState()
        context.fill(CGRect(x: 5, y: 3, width: 1, height: 1))
      },
      """
      ··39··
      ··9#··
      ··9#··
      ··39·#
      """)
  }

  @Test func `transforms turn and scale`() {
    expect(
      { context in
        context.translateBy(x: 4, y: 1)
        context.rotate(by: .pi / 2)
        context.scaleBy(x: 2, y: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 3))
      },
      """
      ······
      ·###··
      ·###··
      ······
      """)
  }

  @Test func `an eraser makes transparent, and half of what it half covers`() {
    expect(
      { context in
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
        context.setBlendMode(.clear)
        context.fill(CGRect(x: 1.5, y: 1, width: 3, height: 2))
      },
      """
      ######
      #4··4#
      #4··4#
      ######
      """)
  }

  @Test func `a group is painted as a whole`() {
    let image = picture { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
      context.endTransparencyLayer()
    }
    #expect(image.pixel(0, 0) == [128, 0, 0, 128])
    #expect(image.pixel(1, 0) == [0, 0, 128, 128])
    #expect(image.pixel(3, 0) == [0, 0, 0, 0])
  }

  @Test func `the opaque parts of a mask let through`() {
    let mask = picture { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1)) }
    expect(
      {
        // As with CGContext.draw, the bottom of a mask is at the smallest y.
        $0.clip(to: CGRect(x: 0, y: 0, width: 6, height: 4), mask: mask)
        $0.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
      },
      """
      ······
      ······
      ······
      ##····
      """)
  }

  @Test func `a shadow lies under what throws it`() {
    let image = picture { context in
      context.setShadow(
        offset: CGSize(width: 2, height: 1), blur: 0, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    #expect(image.pixel(2, 1) == [255, 0, 0, 255])
    #expect(image.pixel(4, 2) == [0, 0, 255, 255])
    #expect(image.coverageMap == "###···\n#####·\n··###·\n······")
  }

  @Test func `a shadow from far away leaves the rest of a group`() {
    let image = picture(width: 300, height: 2) { context in
      context.setShadow(offset: CGSize(width: 1e9, height: 1e9), blur: 4)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.endTransparencyLayer()
    }
    #expect(image.pixel(0, 0) == [0, 0, 0, 255])
  }

  @Test(arguments: [
    (CGBlendMode.multiply, [128, 0, 0, 255]), (.screen, [255, 128, 0, 255]), (.darken, [128, 0, 0, 255]),
    (.lighten, [255, 128, 0, 255]), (.difference, [127, 128, 0, 255]), (.copy, [255, 0, 0, 255]),
    (.clear, [0, 0, 0, 0]), (.plusLighter, [255, 128, 0, 255]), (.destinationOver, [128, 128, 0, 255]),
    (.xor, [0, 0, 0, 0]), (.sourceOut, [0, 0, 0, 0]), (.sourceIn, [255, 0, 0, 255]),
    (.exclusion, [127, 128, 0, 255]), (.hardLight, [255, 0, 0, 255]), (.plusDarker, [128, 0, 0, 255]),
  ])
  func `red mixes with olive by the blend modes`(_ mode: CGBlendMode, _ expected: [Int]) {
    let image = picture(width: 1, height: 1) { context in
      context.setFillColor(red: 128 / 255, green: 128 / 255, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setBlendMode(mode)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.pixel(0, 0).map(Int.init) == expected)
  }

  @Test func `a gradient runs from color to color, and on where it may`() throws {
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as CFArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    let image = picture { context in
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 1, y: 0), end: CGPoint(x: 5, y: 0), options: .drawsAfterEndLocation)
    }
    #expect(
      (0..<6).map { image.pixel($0, 0) } == [
        [0, 0, 0, 0], [32, 32, 32, 255], [96, 96, 96, 255], [159, 159, 159, 255], [223, 223, 223, 255],
        [255, 255, 255, 255],
      ])
    let round = picture(width: 4, height: 4) { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 2, y: 2), startRadius: 0, endCenter: CGPoint(x: 2, y: 2),
        endRadius: 2, options: [])
    }
    #expect(round.coverageMap == "·##·\n####\n####\n·##·")
    #expect(round.pixel(1, 1)[0] == round.pixel(2, 2)[0])
  }

  @Test func `the letters of a text are boxes`() {
    let image = picture(width: 12, height: 12) { context in
      UIGraphicsPushContext(context)
      NSString(string: "Ab").draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 8)])
      UIGraphicsPopContext()
    }
    #expect(image.coverageMap.contains("#"))
  }
}
