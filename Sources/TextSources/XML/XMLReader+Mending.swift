// SPDX-License-Identifier: Apache-2.0

extension XMLReader {
  /// How many things that were mended are told one by one.
  static var toldOneByOne: Int { 1000 }

  /// How many bytes there are for each thing that is mended, at least; what is more broken is no XML at all.
  private static var bytesForEach: Int { 32 }

  /// Ends reading of a strict text; notes of a lenient one that it was mended.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - mending: What is made of it; a strict text is not told, since nothing is.
  ///   - offset: Where it is.
  /// - Throws: An error at that place.
  mutating func mend(_ message: String, as mending: String? = nil, at offset: Int) throws(TextError) {
    guard isLenient else { throw failure(message, at: offset) }
    let message = mending.map { message + "; " + $0 } ?? message
    if mended.count < Self.toldOneByOne {
      mended.append(failure(message, at: offset))
    } else {
      mendedMore += 1
      guard mendedMore * Self.bytesForEach < bytes.count else {
        throw failure(
          "more than \(Self.toldOneByOne) things are wrong up to here; this is no XML", at: offset)
      }
    }
  }

  /// What was mended, and how much more.
  var allMended: [TextError] {
    guard mendedMore > 0, var last = mended.last else { return mended }
    last.message = "from here on \(mendedMore) more things are wrong and were mended in the same ways"
    return mended + [last]
  }

  /// What is at hand, as an error message says it.
  func seen() -> String {
    guard place < bytes.count else { return "the end of the text" }
    let character = String(decoding: bytes[place..<min(place + 16, bytes.count)], as: UTF8.self).first
    guard let character, let scalar = character.unicodeScalars.first, scalar.value >= 0x20 else {
      return "a control character"
    }
    return quote(String(character))
  }

  /// A text in the quotes of an error message, shortened.
  func quote(_ text: String) -> String {
    text.count > 40 ? "“\(text.prefix(40))…”" : "“\(text)”"
  }
}
