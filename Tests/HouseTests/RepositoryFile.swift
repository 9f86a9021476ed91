// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file of the repository.
///
/// A debug build looks at each character slowly, so rules search the bytes with the C library, and look
/// closely only at the lines that have what they search for.
struct RepositoryFile: Sendable {
  /// The path from the root.
  let path: String
  /// The bytes of the file and a zero, so that the C library can search them.
  private let bytes: [CChar]
  /// Whether the file can be run.
  let isExecutable: Bool

  init(path: String, data: Data, isExecutable: Bool = false) {
    self.path = path
    self.isExecutable = isExecutable
    bytes = data.withUnsafeBytes { Array($0.bindMemory(to: CChar.self)) } + [0]
  }

  init(path: String, text: String, isExecutable: Bool = false) {
    self.init(path: path, data: Data(text.utf8), isExecutable: isExecutable)
  }

  /// The name with its suffix.
  var name: String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// The name without its last suffix.
  var stem: String { name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name }

  /// The folder that contains the file; empty for the root.
  var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

  /// Whether the file contains no byte zero.
  var isText: Bool { strlen(bytes) == bytes.count - 1 }

  /// The whole text.
  var text: String { text(0..<bytes.count - 1) }

  /// Whether the text contains any of these words.
  func contains(_ words: String...) -> Bool { words.contains { offset(of: $0, from: 0) != nil } }

  /// The number of ends of lines.
  var lineCount: Int { newlines(in: 0..<bytes.count - 1) }

  /// One of the first lines, by its number; empty behind the end.
  func line(_ number: Int) -> String {
    var start = 0
    for _ in 1..<number { start = min(line(around: start).upperBound + 1, bytes.count - 1) }
    return text(line(around: start))
  }

  /// All lines.
  var lines: [Line] { lines(where: { _ in true }) }

  /// The lines of more bytes than this.
  func lines(longerThan count: Int) -> [Line] { lines(where: { $0.count > count }) }

  /// The lines that contain any of these words.
  func lines(with words: String...) -> [Line] { lines(withAnyOf: words) }

  /// The lines that contain any of these words.
  func lines(withAnyOf words: [String]) -> [Line] {
    var starts: Set<Int> = []
    for word in words {
      var from = 0
      while let found = offset(of: word, from: from) {
        let line = line(around: found)
        starts.insert(line.lowerBound)
        from = line.upperBound
      }
    }
    var number = 1
    var last = 0
    return starts.sorted().map { start in
      number += newlines(in: last..<start)
      last = start
      return Line(number: number, text: text(line(around: start)))
    }
  }
}

/// A line of a file.
struct Line: Sendable, Equatable {
  let number: Int
  let text: String

  /// The text before a comment.
  var code: String { text.before("//") }
}

// MARK: - Bytes

extension RepositoryFile {
  private func lines(where isWanted: (Range<Int>) -> Bool) -> [Line] {
    var lines: [Line] = []
    var number = 1
    var start = 0
    while start < bytes.count - 1 {
      let line = line(around: start)
      if isWanted(line) { lines.append(Line(number: number, text: text(line))) }
      number += 1
      start = line.upperBound + 1
    }
    return lines
  }

  private func offset(of word: String, from: Int) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress, let found = strstr(start + from, word) else { return nil }
      return UnsafePointer(found) - start
    }
  }

  /// The line that contains the byte at an offset, without its end.
  private func line(around offset: Int) -> Range<Int> {
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return 0..<0 }
      var lower = offset
      while lower > 0, start[lower - 1] != 10 { lower -= 1 }
      let end = memchr(start + offset, 10, buffer.count - offset)
      return lower..<(end.map { UnsafeRawPointer($0) - UnsafeRawPointer(start) } ?? buffer.count - 1)
    }
  }

  private func newlines(in range: Range<Int>) -> Int {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      var count = 0
      var from = range.lowerBound
      while from < range.upperBound, let found = memchr(start + from, 10, range.upperBound - from) {
        count += 1
        from = UnsafeRawPointer(found) - start + 1
      }
      return count
    }
  }

  private func text(_ range: Range<Int>) -> String {
    bytes.withUnsafeBytes { String(decoding: $0[range], as: UTF8.self) }
  }
}
