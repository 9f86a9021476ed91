// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

/// What a conversion guessed or left out: which view, where it stands in the file, what became of it, and
/// why.
///
/// What happened to many views for the same reason is one note, which counts them.
nonisolated struct SceneTextNotes {
  private struct Note {
    var position: SourcePosition?
    var text: (_ subject: String, _ isOne: Bool) -> String
    var subject: String
    var plural: String
    var lines: [Int] = []
    var count = 1
  }

  private var notes: [Note] = []
  private var places: [String: Int] = [:]
  private var known: [Repair] = []

  /// How many notes are written, and how many lines each of them names.
  static let (most, mostLines) = (100, 8)

  /// Notes something about a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - reason: What notes for the same reason have in common.
  ///   - plural: What several of these views are called, such as “views of the class MKMapView”.
  ///   - text: The sentence for a subject, which is one view or several.
  mutating func add(
    _ view: ViewSnapshot, reason: String, plural: String,
    _ text: @escaping (_ subject: String, _ isOne: Bool) -> String
  ) {
    let line = view.position?.line
    guard let place = places[reason] else {
      places[reason] = notes.count
      notes.append(
        Note(position: view.position, text: text, subject: Self.name(of: view), plural: plural))
      return
    }
    notes[place].count += 1
    if let line, notes[place].lines.count < Self.mostLines { notes[place].lines.append(line) }
  }

  /// Notes something about the whole file.
  mutating func add(_ text: String) {
    guard places[text] == nil else { return }
    places[text] = notes.count
    notes.append(Note(position: nil, text: { _, _ in text }, subject: "", plural: ""))
  }

  /// Notes what the reader of the file corrected.
  mutating func add(_ repairs: [Repair]) { known += repairs }

  /// The sentences, in the order of the file; each begins with its place, such as `form.xib:6:1`.
  var sentences: [String] {
    var all: [(line: Int, text: String)] = notes.map { ($0.position?.line ?? 0, Self.sentence($0)) }
    all += known.map { ($0.position.line, "\($0.position): \($0.message).") }
    let sorted = all.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }.map(\.element.text)
    guard sorted.count > Self.most else { return sorted }
    return sorted.prefix(Self.most) + ["There are \(sorted.count - Self.most) more notes like these."]
  }

  private static func sentence(_ note: Note) -> String {
    let head = note.position.map { "\($0): " } ?? ""
    guard note.count > 1 else {
      return head + note.text(note.subject, true) + (note.subject.isEmpty ? "" : ".")
    }
    return head + note.text("\(note.count) \(note.plural)", false) + others(note) + "."
  }

  /// The lines of the other views that a note is about.
  private static func others(_ note: Note) -> String {
    let lines = note.lines.map(String.init)
    let rest = note.count - 1 - lines.count
    guard let first = lines.first else { return "" }
    if lines.count == 1, rest == 0 { return "; the other is on line \(first)" }
    let more = rest > 0 ? " and \(rest) more" : ""
    return "; the others are on lines " + lines.joined(separator: ", ") + more
  }

  /// A view as notes call it: its class, and what distinguishes it.
  static func name(of view: ViewSnapshot) -> String {
    let className = view.className.split(separator: ".").last.map(String.init) ?? view.className
    let words = [view.accessibilityIdentifier, view.outlineLabel, view.text, view.accessibilityLabel]
    if let word = words.compactMap(\.self).first(where: { !$0.isEmpty }) {
      let short = word.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "\(className) “\(short.prefix(40))\(short.count > 40 ? "…" : "")”"
    }
    return view.identifier.map { "\(className) \($0)" } ?? className
  }
}
