// SPDX-License-Identifier: Apache-2.0

/// Collects notes: equal ones are merged, and only a limited number of different ones is kept from a hostile
/// file.
struct NoteList {
  /// The maximum number of different notes.
  private static let limit = 100

  private let file: String
  private(set) var notes: [RecordingNote] = []
  private var further: RecordingNote?

  init(file: String) { self.file = file }

  /// Adds a note about a line.
  mutating func add(line: Int, _ message: String, count: Int = 1) {
    if let index = notes.firstIndex(where: { $0.message == message }) {
      notes[index].count += count
    } else if notes.count < Self.limit {
      notes.append(RecordingNote(file: file, line: line, message: message, count: count))
    } else {
      further?.count += count
      further =
        further
        ?? RecordingNote(
          file: file, line: line, message: "further notes were omitted", count: count)
    }
  }

  /// All notes, in the order of their first occurrence.
  var all: [RecordingNote] { notes + (further.map { [$0] } ?? []) }
}
