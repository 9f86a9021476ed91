// SPDX-License-Identifier: Apache-2.0
internal import TextSources
internal import TouchCore

/// Writes a trace as aligned text, one line per entry.
///
/// ```text
///    0.000  input      touch 1                           began at (150, 120), tap 1, finger 1
///    0.000  hit-test   UIWindow#1                        inside at (150, 120)
///    0.000  deliver    UIView "button"                   touchesBegan touch 1
/// ```
///
/// The columns have fixed widths, so that an additional entry does not change the other lines. A subject that
/// is too long for its column pushes its sentence to the right.
public nonisolated struct TraceText: Sendable, Hashable {
  /// The areas of the touch system to show; all of them initially.
  public var areas = Set(TraceArea.allCases)

  /// Creates a writer that shows every entry.
  public init() {}

  /// Creates a writer that shows some areas of the touch system.
  public init(only areas: Set<TraceArea>) {
    self.areas = areas
  }

  /// The lines of the shown entries.
  public func lines(of trace: Trace) -> [String] {
    trace.entries.filter { areas.contains($0.area) }.map(Self.line(for:))
  }

  /// The lines of the shown entries, separated by line breaks.
  public func text(of trace: Trace) -> String {
    lines(of: trace).joined(separator: "\n")
  }

  /// The line of one entry.
  public static func line(for entry: Trace.Entry) -> String {
    time(of: entry) + "  " + area(of: entry) + "  " + sentence(of: entry)
  }

  /// The line of one entry for people: a gesture that failed says why.
  package static func explainedLine(for entry: Trace.Entry) -> String {
    line(for: entry) + failure(of: entry)
  }

  /// Why a gesture failed, as the end of its sentence; empty for all else.
  static func failure(of entry: Trace.Entry) -> String {
    guard case .fact(let fact) = entry, let reason = fact.kind.failure else { return "" }
    return ": \(reason.onOneLine)"
  }

  package static func time(of entry: Trace.Entry) -> String { entry.time.milliseconds.padded(before: 8) }

  static func area(of entry: Trace.Entry) -> String { entry.area.rawValue.padded(after: 9) }

  /// The sentence of an entry, without the preceding columns.
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
  /// The trace as aligned text, restricted to `areas`.
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
