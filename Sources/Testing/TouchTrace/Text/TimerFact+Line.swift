// SPDX-License-Identifier: Apache-2.0

nonisolated extension TimerFact {
  var line: TraceLine {
    switch change {
    case .scheduled: TraceLine(label, "scheduled for \(due.short)")
    case .fired: TraceLine(label, "fired, due \(due.short)")
    case .cancelled: TraceLine(label, "cancelled, due \(due.short)")
    }
  }
}
