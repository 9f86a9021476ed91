// SPDX-License-Identifier: Apache-2.0

#if Lab && os(Linux)
  import Foundation

  /// Notices that a file was written, by its time and its size.
  struct FileWatch {
    private let path: String
    private var last: Stamp?

    private struct Stamp: Equatable {
      var time: Date?
      var size: Int?
    }

    init(_ path: String) {
      self.path = path
      last = stamp
    }

    private var stamp: Stamp? {
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
      return Stamp(time: attributes[.modificationDate] as? Date, size: attributes[.size] as? Int)
    }

    /// The text of the file, if it has changed since the last time and can be read.
    mutating func changedText() -> String? {
      let now = stamp
      guard let now, now != last else { return nil }
      last = now
      return try? String(contentsOfFile: path, encoding: .utf8)
    }

    /// Takes the present state of the file as known, because this program has written it.
    mutating func update() { last = stamp }
  }
#endif
