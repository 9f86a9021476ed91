// SPDX-License-Identifier: Apache-2.0

/// What is not here, counted by subject, the most frequent one first.
public struct MissingSummary: Sendable, Hashable {
  /// One subject with its places.
  public struct Entry: Sendable, Hashable {
    /// What is not here.
    public var subject: Subject
    /// How many places use it.
    public var places: Int
    /// How many files use it.
    public var files: Int
    /// The first place.
    public var first: MissingUse
  }

  /// The subjects.
  public private(set) var entries: [Entry] = []

  /// Counts uses.
  public init(_ uses: [MissingUse]) {
    let groups = Dictionary(grouping: uses, by: \.subject.name)
    entries = groups.compactMap { _, uses in
      guard let first = uses.first else { return nil }
      return Entry(
        subject: first.subject, places: uses.count, files: Set(uses.map(\.path)).count, first: first)
    }.sorted { ($1.places, $0.subject.name) < ($0.places, $1.subject.name) }
  }

  /// A line for each subject: “Table views: 12 places in 3 files, not here yet”, and its first place.
  public var lines: [String] {
    entries.map { entry in
      let places = "\(entry.places) \(entry.places == 1 ? "place" : "places")"
      let files = entry.files == 1 ? "" : " in \(entry.files) files"
      return
        "\(entry.subject.name): \(places)\(files), \(entry.subject.reason) (\(entry.first.path):\(entry.first.line))"
    }
  }
}
