// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@Suite nonisolated struct FontCatalogTests {
  @Test func `a font has the weight of its name`() throws {
    let bold = try #require(UIFont(name: "AvenirNext-Bold", size: 28))
    #expect(bold.pointSize == 28 && bold.weight == .bold && bold.fontName == "AvenirNext-Bold")
    #expect(UIFont(name: "AvenirNext-DemiBold", size: 1)?.weight == .semibold)
    #expect(UIFont(name: "AvenirNext-UltraLight", size: 1)?.weight == .ultraLight)
    #expect(UIFont(name: "Helvetica", size: 1)?.weight == .regular)
    #expect(UIFont(name: "HelveticaNeue-LightItalic", size: 1)?.design == .italic)
    #expect(UIFont(name: "Menlo-Bold", size: 1)?.design == .monospaced)
    #expect(UIFont(name: "Times New Roman", size: 1) != nil)
    #expect(bold != UIFont.boldSystemFont(ofSize: 28))
    #expect(bold.withSize(12).fontName == "AvenirNext-Bold")
  }

  @Test func `a font of the app is found after it was added`() {
    #expect(UIFont(name: "Grotesk-Black", size: 12) == nil)
    FontCatalog.add("Grotesk-Black")
    #expect(UIFont(name: "Grotesk-Black", size: 12)?.weight == .black)
    #expect(UIFont(name: "Grotesk-Thin", size: 12) == nil)
  }

  @Test func `system fonts say their weight`() {
    #expect(UIFont.systemFont(ofSize: 12).fontName == ".SFUI-Regular")
    #expect(UIFont.boldSystemFont(ofSize: 12).fontName == ".SFUI-Bold")
    #expect(UIFont.italicSystemFont(ofSize: 12).fontName == ".SFUI-Italic")
    #expect(
      UIFont.monospacedSystemFont(ofSize: 12, weight: .medium).fontName
        == ".AppleSystemUIFontMonospaced-Medium")
  }

  @Test func `digits are as wide as in the system font`() {
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .medium)
    let system = UIFont.systemFont(ofSize: 20, weight: .medium)
    #expect(digits.width(of: "0123") == system.width(of: "0123"))
    #expect(digits.width(of: "1") == digits.width(of: "8"))
    #expect(digits != system)
  }
}
