// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources

struct ByteSearchTests {
  @Test(
    arguments: [
      ("a needle in hay", "needle", 2), ("needle", "needle", 0), ("nneedle", "needle", 1),
      ("needl", "needle", nil),
      ("", "needle", nil), ("hay", "", 0), ("", "", 0), ("zwölf Äpfel", "Äpfel", 7),
      ("hayneedl", "needle", nil),
    ] as [(String, String, Int?)])
  func `a text is found at its first place`(text: String, wanted: String, place: Int?) {
    #expect(text.utf8.distance(to: wanted) == place)
    #expect(Array(text.utf8).distance(to: wanted) == place)
    #expect(text.utf8.map { $0 }.lazy.map { $0 }.distance(to: wanted) == place)
    #expect(text.holds(wanted) == (place != nil))
  }

  @Test func `one of two bytes is found`() {
    let (bracket, point) = (UInt8(ascii: "<"), UInt8(ascii: "."))
    #expect("Shop.Button".utf8.holds(bracket, or: point))
    #expect("Box<Int>".utf8.holds(bracket, or: point))
    #expect(!"UIButton".utf8.holds(bracket, or: point))
    #expect(!"".utf8.holds(bracket, or: point))
  }

  @Test func `a text of any length is found at any place of a long one, and the first of two is`() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz".utf8)
    for length in 1...20 {
      let wanted = letters.prefix(length)
      for place in 0...40 {
        let filled = Array(repeating: UInt8(ascii: "a"), count: place)
        let bytes = filled + Array("-".utf8) + wanted + Array("-".utf8) + wanted
        let first = length == 1 && place > 0 ? 0 : place + 1
        #expect(bytes.distance(to: String(decoding: wanted, as: UTF8.self)) == first)
        #expect(bytes.dropLast().distance(to: String(decoding: wanted, as: UTF8.self) + "?") == nil)
      }
    }
  }

  @Test func `bytes are the same from one place on, or differ in any one of them`() {
    let bytes = Array("0123456789abcdefghij".utf8)
    for count in 0...20 {
      #expect(bytes.isSame(as: bytes, from: 0, at: 0, count: count))
      for place in 0..<count {
        var other = bytes
        other[place] = UInt8(ascii: "?")
        #expect(!bytes.isSame(as: other, from: 0, at: 0, count: count))
      }
    }
    #expect(bytes.isSame(as: bytes, from: 10, at: 10, count: 10))
    #expect(!bytes.isSame(as: bytes, from: 11, at: 10, count: 10))
    #expect(!bytes.isSame(as: bytes, from: 0, at: 0, count: 21))
    #expect(!bytes.isSame(as: bytes, from: -1, at: 0, count: 1))
  }
}
