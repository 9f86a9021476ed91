// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

private func rgba(_ color: UIColor) -> [CGFloat] {
  var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
  #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
  return [red, green, blue, alpha]
}

private func hsb(_ color: UIColor) -> [CGFloat] {
  var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
  #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
  return [hue, saturation, brightness]
}

struct UIColorTests {
  @Test func `a color describes itself in UIKit's words`() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.black.description == "UIExtendedGrayColorSpace 0 1")
    #expect(UIColor.clear.description == "UIExtendedGrayColorSpace 0 0")
    #expect(UIColor.darkGray.description == "UIExtendedGrayColorSpace 0.333333 1")
    #expect("\(UIColor.brown)" == "UIExtendedSRGBColorSpace 0.6 0.4 0.2 1")
    #expect(UIColor.systemBlue.description == "<UIDynamicCatalogSystemColor; name = systemBlueColor>")
  }

  @Test func `a color gives back the numbers it was made of`() {
    #expect(rgba(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(rgba(UIColor(white: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
    #expect(rgba(.systemBlue) == [0, 122.0 / 255, 1, 1] as [CGFloat])
    #expect(rgba(.purple) == [0.5, 0, 0.5, 1])
  }

  @Test func `only a gray has a white`() {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    #expect(white == -1)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect([white, alpha] == [0.25, 0.5])
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1).getWhite(&white, alpha: nil))
  }

  @Test func `hue, saturation and brightness go around the circle of colors`() {
    let colors: [(UIColor, CGFloat)] = [
      (.red, 0), (.yellow, 1.0 / 6), (.green, 2.0 / 6), (.cyan, 3.0 / 6), (.blue, 4.0 / 6),
      (.magenta, 5.0 / 6),
    ]
    for (color, hue) in colors {
      #expect(hsb(color) == [hue, 1, 1])
      let made = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
      for (a, b) in zip(rgba(made), rgba(color)) { #expect(abs(a - b) < 1e-12) }
    }
    #expect(rgba(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)) == [1, 0, 0, 1])
    #expect(hsb(.gray) == [0, 0, 0.5])
    #expect(hsb(.black) == [0, 0, 0])
  }

  @Test func `alpha stays within 0 and 1, and a number that is none is 0`() {
    #expect(rgba(UIColor(red: 2, green: -1, blue: .nan, alpha: 7)) == [2, -1, 0, 1])
    #expect(rgba(UIColor(white: .infinity, alpha: .nan)) == [0, 0, 0, 0])
    #expect(rgba(UIColor(hue: .nan, saturation: 9, brightness: -1, alpha: -1)) == [0, 0, 0, 0])
  }

  @Test func `colors are equal by their numbers in the same form`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != .white)
    #expect(UIColor.systemGray6 != UIColor.secondarySystemBackground)
    #expect(UIColor.systemBlue == .systemBlue)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1), .blue]).count == 2)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
  }

  @Test func `another alpha makes another color with the same numbers`() {
    #expect(UIColor.red.withAlphaComponent(0.5).description == "UIExtendedSRGBColorSpace 1 0 0 0.5")
    #expect(UIColor.white.withAlphaComponent(0) == UIColor(white: 1, alpha: 0))
    #expect(UIColor.systemRed.withAlphaComponent(1) != .systemRed)
  }

  @Test func `CoreGraphics' color has its numbers with alpha last`() {
    #expect(UIColor.orange.cgColor.components == [1, 0.5, 0, 1])
    #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
    #expect(CGColor(gray: 0.5, alpha: 0.25).numberOfComponents == 2)
    #expect(CGColor(gray: 0.5, alpha: 0.25).copy(alpha: 1) == CGColor(gray: 0.5, alpha: 1))
    #expect(
      CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
