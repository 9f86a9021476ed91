// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchTrace

/// Facts as pages get them.
nonisolated enum FactText {
  /// An entry of a trace with its number: as data, and as a person reads it.
  static func json(_ number: Int, _ entry: Trace.Entry) -> String {
    "{\"n\":\(number),\"fact\":\(TraceJSON.line(for: entry)),\"text\":\(JSONText.quoted(TraceText.explainedLine(for: entry)))}"
  }
}
