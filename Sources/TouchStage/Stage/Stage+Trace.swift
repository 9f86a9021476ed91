// SPDX-License-Identifier: Apache-2.0

extension Stage {
  /// Writes a line into the log, between the facts; a text of several lines becomes several.
  public func log(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      recorder.note(String(line), time: clock.now)
    }
  }

  /// What was written with ``log(_:)`` so far, by probes and by the test.
  public var lines: [String] { recorder.trace.notes }

  /// The facts and lines so far, in the order in which they came.
  public var trace: Trace { recorder.trace }

  /// The facts and lines so far as aligned text; `areas` leaves the other parts of the touch system out.
  public func text(only areas: Set<TraceArea> = Set(TraceArea.allCases)) -> String {
    trace.text(only: areas)
  }

  /// Forgets the facts and lines so far; views, fingers and time stay as they are.
  public func clear() {
    recorder.trace = Trace()
  }
}
