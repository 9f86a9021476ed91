// SPDX-License-Identifier: Apache-2.0

extension XMLReader {
  /// The maximum number of corrections that are reported individually.
  static var maximumReported: Int { 1000 }

  /// The minimum number of bytes per correction; a text with more errors is not XML at all.
  private static var bytesForEach: Int { 32 }

  /// Ends reading of a strict text; records the correction of a lenient one.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - mending: How it is corrected; not used for a strict text.
  ///   - offset: The position of the error.
  /// - Throws: An error at that position.
  mutating func mend(_ message: String, as mending: String? = nil, at offset: Int) throws(TextError) {
    guard isLenient else { throw failure(message, at: offset) }
    let message = mending.map { message + "; " + $0 } ?? message
    if mended.count < Self.maximumReported {
      mended.append(failure(message, at: offset))
    } else {
      mendedMore += 1
      guard mendedMore * Self.bytesForEach < bytes.count else {
        throw failure(
          "more than \(Self.maximumReported) errors up to here; this is not XML", at: offset)
      }
    }
  }

  /// The corrections, and a summary of further ones.
  var allMended: [TextError] {
    guard mendedMore > 0, var last = mended.last else { return mended }
    last.message = "from here on \(mendedMore) more errors were corrected in the same ways"
    return mended + [last]
  }

  /// The next character, as error messages name it.
  func seen() -> String {
    guard position < bytes.count else { return "the end of the text" }
    let character = String(decoding: bytes[position..<min(position + 16, bytes.count)], as: UTF8.self).first
    guard let character, let scalar = character.unicodeScalars.first, scalar.value >= 0x20 else {
      return "a control character"
    }
    return quote(String(character))
  }

  /// A text in quotes for an error message, shortened.
  func quote(_ text: String) -> String {
    text.count > 40 ? "“\(text.prefix(40))…”" : "“\(text)”"
  }
}
