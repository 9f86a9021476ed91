// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics
import TouchInterface

struct FontDescriptorTests {
  private let font = UIFont.systemFont(ofSize: 20)

  @Test func `traits make a font bold, italic or monospaced, and take that away`() throws {
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 20, weight: .bold))
    #expect(bold.symbolicTraits == .traitBold)
    let italic = try #require(bold.withSymbolicTraits(.traitItalic))
    #expect(UIFont(descriptor: italic, size: 30) == .italicSystemFont(ofSize: 30))
    let both = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    let plain = try #require(both.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0) == font)
    let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
    #expect(mono.symbolicTraits == .traitMonoSpace)
  }

  @Test func `a weight that is bold enough stays when the font is made bold`() throws {
    let heavy = UIFont.systemFont(ofSize: 12, weight: .heavy)
    let bold = try #require(heavy.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == heavy)
  }

  @Test func `attributes name a font, a size and a weight`() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .name: "AvenirNext-Bold", .size: 18, .textStyle: UIFont.TextStyle.body,
    ])
    #expect(descriptor.postscriptName == "AvenirNext-Bold")
    #expect(descriptor.pointSize == 18)
    #expect(descriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
    let medium = descriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.medium]
    ])
    #expect(medium.pointSize == 18)
    #expect(UIFont(descriptor: medium, size: 0) == .systemFont(ofSize: 18, weight: .medium))
    #expect(UIFontDescriptor(name: "No such font", size: 9).pointSize == 9)
    #expect(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline).symbolicTraits == .traitBold)
  }
}
