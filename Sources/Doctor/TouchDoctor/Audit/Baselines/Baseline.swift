// SPDX-License-Identifier: Apache-2.0

/// Known findings, so that an existing project sees only new ones.
///
/// A finding is identified by its file and its ``Fingerprint``, and is known as many times as the baseline
/// contains it. Lines may move and sizes may change without making a known finding new.
public struct Baseline: Sendable, Hashable {
  /// One finding, or several with the same fingerprint.
  public struct Entry: Sendable, Hashable {
    /// The file, relative to the root of the checkout, or as it was given to the audit; a leading `./` is
    /// ignored.
    public var file: String
    /// The name of the rule.
    public var rule: String
    /// The name of the view, for readers of the baseline.
    public var view: String
    /// What identifies the finding.
    public var fingerprint: Fingerprint
    /// The number of findings with this fingerprint.
    public var count: Int

    /// Creates an entry.
    public init(file: String, rule: String, view: String, fingerprint: Fingerprint, count: Int = 1) {
      self.file = Baseline.plain(file)
      self.rule = rule
      self.view = view
      self.fingerprint = fingerprint
      self.count = count
    }
  }

  /// The entries, ordered by file, rule and fingerprint.
  public private(set) var entries: [Entry] = []
  private var places: [Key: Int] = [:]

  /// Creates an empty baseline.
  public init() {}

  /// Creates a baseline from entries; equal ones are merged.
  public init(entries: [Entry]) {
    var counts: [Key: Entry] = [:]
    for entry in entries {
      let key = Key(file: entry.file, fingerprint: entry.fingerprint)
      if counts[key] == nil { counts[key] = entry } else { counts[key]?.count += entry.count }
    }
    self.entries = counts.values.sorted {
      ($0.file, $0.rule, $0.fingerprint) < ($1.file, $1.rule, $1.fingerprint)
    }
    for (place, entry) in self.entries.enumerated() {
      places[Key(file: entry.file, fingerprint: entry.fingerprint)] = place
    }
  }

  /// The place of the entry for a finding in a file; nil if there is none.
  func place(of fingerprint: Fingerprint, in file: String) -> Int? {
    places[Key(file: Self.plain(file), fingerprint: fingerprint)]
  }

  /// The name of a file without what only says that it is below the present directory.
  static func plain(_ file: String) -> String {
    // Of bytes, as the system reads a path: a slash before a combining mark is no character of its own.
    var name = Substring(file).utf8
    while name.starts(with: "./".utf8) {
      name = name.dropFirst(2)
      while name.first == UInt8(ascii: "/") { name = name.dropFirst() }
    }
    return String(Substring(name))
  }

  private struct Key: Sendable, Hashable {
    /// The bytes of the name: two spellings of an accent are two files.
    var file: [UInt8]
    var fingerprint: Fingerprint

    init(file: String, fingerprint: Fingerprint) {
      self.file = Array(file.utf8)
      self.fingerprint = fingerprint
    }
  }
}
