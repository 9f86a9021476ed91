// SPDX-License-Identifier: Apache-2.0

/// The severity of a finding: how certain it is, and how much harm it does.
///
/// What is certain and costs a target a good part of its touches is an error, as `why` says of such a part
/// that it gets none. What is likely is an error only if it costs the target most of them. What cannot be
/// known is a note.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Worth knowing, but nothing needs to be done.
  case note
  /// Touches go wrong occasionally.
  case warning
  /// A touch does not reach its target.
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// Whether the first is less severe than the second.
  public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }
}
