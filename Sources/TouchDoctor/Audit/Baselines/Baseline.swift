// SPDX-License-Identifier: Apache-2.0

/// Findings that are known already, so that an old project sees what is new.
///
/// A finding is known by its file and its ``Fingerprint``, and as often as the baseline has it. Lines may move, and
/// sizes may change, without making a known finding new.
public struct Baseline: Sendable, Hashable {
  /// One finding, or several that have the same fingerprint.
  public struct Entry: Sendable, Hashable {
    /// The file, from the root of the checkout or as the audit was given it; a leading `./` does not count.
    public var file: String
    /// The name of the rule.
    public var rule: String
    /// The view's name, for readers of the baseline.
    public var view: String
    /// What the finding is known by.
    public var fingerprint: Fingerprint
    /// How many findings have it.
    public var count: Int

    /// Makes an entry.
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

  /// Makes an empty baseline.
  public init() {}

  /// Makes a baseline of entries; equal ones are counted together.
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
