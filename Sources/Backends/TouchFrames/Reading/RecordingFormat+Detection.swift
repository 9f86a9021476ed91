// SPDX-License-Identifier: Apache-2.0

extension RecordingFormat {
  /// The maximum number of lines examined to detect the format.
  static let detectionLimit = 2000

  /// The format of a file, detected from its content.
  static func detected(in bytes: [UInt8], file: String) throws(RecordingFailure) -> RecordingFormat {
    func refusal(_ message: String) -> RecordingFailure {
      RecordingFailure(file: file, line: 1, message: message)
    }
    guard !bytes.isEmpty else { throw refusal("the file is empty; \(readable)") }
    // Texts contain no zero bytes, and events of a device always do.
    if bytes.prefix(4096).contains(0) { return .bytes }
    var line = LineCursor(file: file, bytes: bytes)
    while line.line < detectionLimit, line.nextLine() {
      if let format = format(of: line) { return format }
    }
    throw refusal(unknown)
  }

  /// The message for a file without a recognized format.
  static let unknown = "this is not a recording of touches; \(readable)"

  /// The only format a line can belong to; nil if it fits several or none.
  static func format(of line: LineCursor) -> RecordingFormat? {
    var line = line
    line.skipBlanks()
    if line.byte == UInt8(ascii: "{") { return .touchlog }
    if EvemuReader.recognizes(line) { return .evemu }
    if LibinputReader.recognizes(line) { return .libinput }
    if EvtestReader.recognizes(line) { return .evtest }
    if GeteventReader.recognizes(line) { return .getevent }
    return nil
  }

  /// A reader of lines; nil for formats that do not consist of lines about devices.
  var lineReader: (any RecordingReader)? {
    switch self {
    case .evemu: EvemuReader()
    case .libinput: LibinputReader()
    case .evtest: EvtestReader()
    case .getevent: GeteventReader()
    case .touchlog, .bytes: nil
    }
  }
}

/// Decodes texts that are not UTF-8, as written by the consoles of Windows.
enum UnicodeBytes {
  /// The text without its byte order mark, as UTF-8; nil if there is no mark.
  static func decoded(_ bytes: [UInt8]) -> (bytes: [UInt8], wasUTF16: Bool)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (Array(bytes.dropFirst(3)), false) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count / 2)
    let units = (1..<max(bytes.count / 2, 1)).lazy.map { unit in
      let (first, second) = (UInt16(bytes[2 * unit]), UInt16(bytes[2 * unit + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    _ = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) {
      decoded.append($0)
    }
    return (decoded, true)
  }
}
