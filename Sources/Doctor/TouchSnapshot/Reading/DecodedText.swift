// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// The content of a file as UTF-8, whatever it was written in.
struct DecodedText {
  /// The text.
  let text: SourceText
  /// The corrections that were needed.
  let repairs: [Repair]

  /// Decodes UTF-8 and UTF-16, and refuses anything that is not text.
  ///
  /// A byte order mark decides; without one, zeros in every other byte of the beginning do.
  init(bytes: [UInt8], file: String) throws(ReadingFailure) {
    func refusal(_ message: String) -> ReadingFailure {
      ReadingFailure(position: SourcePosition(file: file, line: 1), message: message)
    }
    guard !bytes.isEmpty else { throw refusal("the file is empty; \(NearFormat.instead(ofEmpty: file))") }
    if let nature = Self.natureOfMagic(bytes) {
      throw refusal("this is \(nature), not text; \(NearFormat.readable)")
    }
    let start = SourcePosition(file: file, line: 1)
    if let order = Self.utf16Order(of: bytes) {
      let decoded = Self.decodeUTF16(bytes, order)
      guard !Self.isBinary(decoded) else {
        throw refusal("this looks like UTF-16 and is no text; \(NearFormat.readable)")
      }
      text = SourceText(file: file, bytes: decoded)
      repairs = [Repair(position: start, message: "the text is in UTF-16; it is read as such")]
      return
    }
    guard !Self.isBinary(bytes) else {
      throw refusal("this is binary data, not text; \(NearFormat.readable)")
    }
    let plain = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard !plain.isEmpty else { throw refusal("the file is empty; \(NearFormat.instead(ofEmpty: file))") }
    guard !Self.isUTF8(plain) else {
      text = SourceText(file: file, bytes: plain)
      repairs = []
      return
    }
    text = SourceText(file: file, bytes: Array(String(decoding: plain, as: UTF8.self).utf8))
    repairs = [Self.repairOfEncoding(from: plain, to: text)]
  }

  /// The kind of file by its first bytes; nil if unknown.
  private static func natureOfMagic(_ bytes: [UInt8]) -> String? {
    let natures: [(magic: [UInt8], nature: String)] = [
      (Array("bplist0".utf8), "a binary property list or keyed archive"),
      ([0x1F, 0x8B], "a gzip file"),
      ([0x50, 0x4B, 0x03, 0x04], "a zip file"),
      ([0x89, 0x50, 0x4E, 0x47], "a PNG image"),
      ([0xFF, 0xD8, 0xFF], "a JPEG image"),
      (Array("%PDF-".utf8), "a PDF file"),
      (Array("NIBArchive".utf8), "a compiled nib"),
    ]
    return natures.first { bytes.starts(with: $0.magic) }?.nature
  }

  /// Whether the beginning holds more control characters than a text has.
  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    let end = min(bytes.count, 4096)
    var controls = 0
    for place in 0..<end where bytes[place] < 0x20 {
      // White space and the escape of a terminal are none.
      controls += 0x0800_3E00 >> UInt32(bytes[place]) & 1 == 0 ? 1 : 0
    }
    return controls * 32 > end
  }

  /// The order of bytes in the units of UTF-16.
  private enum ByteOrder { case bigFirst, littleFirst }

  /// The order of bytes if the text is UTF-16; nil if it is not.
  private static func utf16Order(of bytes: [UInt8]) -> ByteOrder? {
    if bytes.starts(with: [0xFF, 0xFE]) { return .littleFirst }
    if bytes.starts(with: [0xFE, 0xFF]) { return .bigFirst }
    let beginning = bytes.prefix(512)
    guard beginning.count >= 4 else { return nil }
    var zeros = [0, 0]
    for (place, byte) in beginning.enumerated() where byte == 0 { zeros[place & 1] += 1 }
    if zeros[0] == 0, zeros[1] * 4 > beginning.count { return .littleFirst }
    if zeros[1] == 0, zeros[0] * 4 > beginning.count { return .bigFirst }
    return nil
  }

  /// The text as UTF-8, without the byte order mark; a byte too many at the end is dropped.
  private static func decodeUTF16(_ bytes: [UInt8], _ order: ByteOrder) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count / 2)
    let units = (0..<bytes.count / 2).lazy.map { unit in
      let (first, second) = (UInt16(bytes[2 * unit]), UInt16(bytes[2 * unit + 1]))
      return order == .bigFirst ? first << 8 | second : second << 8 | first
    }
    let marks = units.first == 0xFEFF ? 1 : 0
    _ = transcode(
      units.dropFirst(marks).makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false
    ) { decoded.append($0) }
    return decoded
  }

  /// Whether bytes are UTF-8; those of ASCII are, and need no copy to be seen as such.
  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    var all: UInt8 = 0
    for byte in bytes { all |= byte }
    return all < 0x80 || String(validating: bytes, as: UTF8.self) != nil
  }

  /// The repair that says how much was not UTF-8, and where the first of it is.
  private static func repairOfEncoding(from bytes: [UInt8], to text: SourceText) -> Repair {
    let same = zip(bytes, text.bytes).prefix { $0 == $1 }.count
    let (line, column) = text.lineAndColumn(at: same)
    return Repair(
      position: SourcePosition(file: text.file, line: line, column: column),
      message: "some bytes, from here on, are not UTF-8; each is read as the character U+FFFD")
  }
}
