// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TouchTrace

extension Output {
  /// Writes the entries of a trace in groups, with an empty line after each.
  func groups(of trace: Trace) {
    for group in TraceGroups(of: trace).groups {
      for entry in group {
        line(style(.faint, entry.time) + "  " + style(.name, entry.area) + "  " + entry.text)
      }
      line()
    }
  }
}
