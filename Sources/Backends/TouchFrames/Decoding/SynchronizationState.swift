// SPDX-License-Identifier: Apache-2.0

/// The synchronization of a decoder with its device, by the kernel's rules for `SYN_DROPPED`.
///
/// Everything up to and including the next `SYN_REPORT` is ignored; then the state of the device must be
/// read.
enum SynchronizationState: Sendable, CaseIterable {
  /// Events are decoded.
  case reading
  /// Events were dropped, and the rest of the report is ignored.
  case dropping
  /// The state of the device must be read.
  case waiting

  /// The kinds of events that matter here.
  enum Kind: Sendable, CaseIterable {
    /// `SYN_REPORT`.
    case report
    /// `SYN_DROPPED`.
    case dropped
    /// Any other.
    case other
  }

  /// What to do with an event.
  enum Action: Sendable {
    /// Apply it.
    case apply
    /// End a frame.
    case report
    /// Ignore it.
    case ignore
    /// Discard the current report.
    case lose
    /// Resynchronize with the device.
    case recover
  }

  /// What to do with a kind of event, and the next state.
  func handling(_ kind: Kind) -> (action: Action, next: SynchronizationState) {
    switch (self, kind) {
    case (.reading, .report): (.report, .reading)
    case (.reading, .dropped): (.lose, .dropping)
    case (.reading, .other): (.apply, .reading)
    case (.dropping, .report): (.recover, .reading)
    case (.dropping, .dropped): (.lose, .dropping)
    case (.dropping, .other): (.ignore, .dropping)
    case (.waiting, .report): (.ignore, .waiting)
    case (.waiting, .dropped): (.lose, .waiting)
    case (.waiting, .other): (.ignore, .waiting)
    }
  }

  /// What to do with an event, and the next state.
  func handling(_ event: EvdevEvent) -> (action: Action, next: SynchronizationState) {
    guard event.type == EvdevType.synchronization else { return handling(.other) }
    switch event.code {
    case EvdevCode.report: return handling(.report)
    case EvdevCode.dropped: return handling(.dropped)
    default: return handling(.other)
    }
  }
}
