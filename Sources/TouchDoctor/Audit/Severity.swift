// SPDX-License-Identifier: Apache-2.0

/// How bad a finding is.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Worth knowing; nothing has to be done.
  case note
  /// It makes touches go wrong now and then.
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

  /// Whether the first is less bad than the second.
  public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }
}
