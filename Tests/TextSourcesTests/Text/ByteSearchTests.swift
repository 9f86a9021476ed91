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
}
