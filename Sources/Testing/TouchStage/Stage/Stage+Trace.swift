// SPDX-License-Identifier: Apache-2.0
import TouchCore
public import TouchTrace

extension Stage {
  /// Writes a line into the log, between the facts; each line of a longer text becomes one.
  public func log(_ text: String) {
    guard !isAsking else { return }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      recorder.note(String(line), time: clock.now)
    }
  }

  /// The lines written so far with ``log(_:)``, by probes and by the test.
  public var lines: [String] { recorder.trace.notes }

  /// The facts and lines so far, in order.
  public var trace: Trace { recorder.trace }

  /// The facts and lines so far as aligned text, restricted to `areas`.
  public func text(only areas: Set<TraceArea> = Set(TraceArea.allCases)) -> String {
    trace.text(only: areas)
  }

  /// Discards the facts and lines so far; views, fingers and time stay as they are.
  public func clear() {
    recorder.trace = Trace()
  }
}
