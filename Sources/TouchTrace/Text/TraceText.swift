// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Writes a trace as aligned text, one line an entry.
///
/// ```text
///    0.000  input      touch 1                           began at (150, 120), tap 1, finger 1
///    0.000  hit-test   UIWindow#1                        inside at (150, 120)
///    0.000  deliver    UIView "button"                   touchesBegan touch 1
/// ```
///
/// The columns have fixed widths, so that one entry more or less does not change the other lines. A subject
/// that is too long for its column pushes its sentence to the right.
public nonisolated struct TraceText: Sendable, Hashable {
  /// The parts of the touch system that are shown; all of them at first.
  public var areas = Set(TraceArea.allCases)

  /// Makes a writer that shows every entry.
  public init() {}

  /// Makes a writer that shows some parts of the touch system.
  public init(only areas: Set<TraceArea>) {
    self.areas = areas
  }

  /// The lines of those entries that are shown.
  public func lines(of trace: Trace) -> [String] {
    trace.entries.filter { areas.contains($0.area) }.map(Self.line(for:))
  }

  /// The lines of those entries that are shown, with a line break between two.
  public func text(of trace: Trace) -> String {
    lines(of: trace).joined(separator: "\n")
  }

  /// The line of one entry.
  public static func line(for entry: Trace.Entry) -> String {
    time(of: entry) + "  " + area(of: entry) + "  " + sentence(of: entry)
  }

  package static func time(of entry: Trace.Entry) -> String { entry.time.milliseconds.padded(before: 8) }

  static func area(of entry: Trace.Entry) -> String { entry.area.rawValue.padded(after: 9) }

  /// What happened, without the columns before it.
  static func sentence(of entry: Trace.Entry) -> String {
    switch entry {
    case .note(let note, _): return note.onOneLine
    case .fact(let fact):
      let line = fact.kind.line
      let indented = String(repeating: "  ", count: min(max(line.depth, 0), 40)) + line.subject.onOneLine
      return indented.padded(after: 32) + "  " + line.sentence.onOneLine
    }
  }
}

extension Trace {
  /// The trace as aligned text; `areas` leaves the other parts of the touch system out.
  public nonisolated func text(only areas: Set<TraceArea> = Set(TraceArea.allCases)) -> String {
    TraceText(only: areas).text(of: self)
  }
}

extension String {
  nonisolated func padded(before width: Int) -> String {
    String(repeating: " ", count: max(width - count, 0)) + self
  }

  nonisolated func padded(after width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
