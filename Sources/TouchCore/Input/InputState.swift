// SPDX-License-Identifier: Apache-2.0

/// The input that waits in an application, and whether it may be dispatched.
struct InputState {
  var queue = EventQueue()
  /// Whether input is being dispatched or held, so that what comes now waits.
  var isDraining = false
  /// Whether a dispatch was requested meanwhile.
  var isDispatchDue = false
}

extension InputState: @preconcurrency CustomStringConvertible {
  var description: String {
    var parts = ["\(queue.count) waiting"]
    if isDraining { parts.append("draining") }
    if isDispatchDue { parts.append("dispatch due") }
    return parts.joined(separator: ", ")
  }
}
