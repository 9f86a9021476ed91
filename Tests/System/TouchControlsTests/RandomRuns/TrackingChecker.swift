// SPDX-License-Identifier: Apache-2.0

/// Checks the tracking methods of one control: each `beginTracking` that returned true gets one end.
///
/// The end is `endTracking`, `cancelTracking`, or false from `continueTracking`. Code may call
/// `cancelTracking` at any time; that is an end if one is due.
struct TrackingChecker {
  private enum Standing {
    case idle, asked, open
  }

  private var standing = Standing.idle
  /// Whether code calls `cancelTracking` directly.
  var isByHand = false
  /// Whether code has ended the tracking that `beginTracking` is still being asked about.
  private var isEndedWhileAsked = false
  /// Whether `beginTracking` has yet to return.
  var isAsked: Bool { standing == .asked }
  /// The first inconsistency.
  private(set) var fault: String?

  mutating func heard(_ method: String) {
    switch (method, standing) {
    case ("begin", .idle):
      standing = .asked
      isEndedWhileAsked = false
    case ("continue", .open): break
    case ("end", .open): standing = .idle
    case ("cancelTracking", .open): standing = .idle
    case ("cancelTracking", .asked) where isByHand: isEndedWhileAsked = true
    case ("cancelTracking", .idle) where isByHand: break
    default: fail("\(method) while \(standing)")
    }
  }

  mutating func answered(_ answer: Bool, to method: String) {
    switch method {
    case "begin": standing = answer && !isEndedWhileAsked ? .open : .idle
    default: if !answer { standing = .idle }
    }
  }

  /// All fingers are up.
  mutating func close() {
    if standing != .idle { fail("\(standing) when all fingers are up") }
  }

  private mutating func fail(_ what: String) {
    if fault == nil { fault = what }
  }
}
