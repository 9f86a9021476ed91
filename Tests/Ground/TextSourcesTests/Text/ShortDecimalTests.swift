// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources

struct ShortDecimalTests {
  @Test(arguments: [
    "0", "-0", "7", "-12.5", "0.1", "375", "44.333333333333", "0.000000000001", "999999999999999",
  ])
  func `a short number is the one that the general reader finds`(text: String) throws {
    let bytes = Array("<\(text)>".utf8)
    let found = try #require(bytes.shortDecimal(in: 1..<bytes.count - 1))
    #expect(found == Double(text) && found.sign == Double(text)?.sign)
  }

  @Test(arguments: [
    "", "-", ".", ".5", "5.", "1.2.3", "1e3", "+1", " 1", "nan", "0x10", "1234567890123456", "1:2",
  ])
  func `any other text is left to the general reader`(text: String) {
    let bytes = Array(text.utf8)
    #expect(bytes.shortDecimal(in: 0..<bytes.count) == nil)
  }

  @Test func `a range that ends behind the text has no number`() {
    #expect([UInt8(ascii: "1")].shortDecimal(in: 0..<2) == nil)
  }
}
