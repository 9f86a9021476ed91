// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TextSources

@Suite struct TextPartsTests {
  static let texts = [
    "", "a", "a, b", ", a", "a, ", ", , ", "über, Ö, ", "a,b", "\ta b \u{3000}", "\na b\n ", " \t ",
  ]

  @Test func `parts and replacements are those of Foundation`() {
    for text in Self.texts {
      #expect(text.parts(around: ", ") == text.components(separatedBy: ", "))
      #expect(text.exchanging(", ", for: "-") == text.replacingOccurrences(of: ", ", with: "-"))
      #expect(text.withoutOuterBlanks == text.trimmingCharacters(in: .whitespaces))
    }
  }

  @Test func `a text is found at its first place`() throws {
    let text = "ä = 1 = 2"
    let found = try #require(text.place(of: " = "))
    #expect(text[..<found.lowerBound] == "ä")
    #expect(text[found.upperBound...] == "1 = 2")
    #expect(text.place(of: "3") == nil)
    #expect(text[found.upperBound...].place(of: " = ") != nil)
  }
}
