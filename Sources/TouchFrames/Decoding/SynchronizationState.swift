// SPDX-License-Identifier: Apache-2.0

/// How a decoder stands to its device, by the kernel's rules for `SYN_DROPPED`: what comes up to and with the next
/// `SYN_REPORT` is ignored, and then the state of the device is to be read.
enum SynchronizationState: Sendable, CaseIterable {
  /// Events are taken.
  case reading
  /// Events were dropped, and the rest of the report is ignored.
  case dropping
  /// The state of the device is to be read.
  case waiting

  /// The kinds of events that make a difference.
  enum Kind: Sendable, CaseIterable {
    /// `SYN_REPORT`.
    case report
    /// `SYN_DROPPED`.
    case dropped
    /// Any other.
    case other
  }

  /// What is done with an event.
  enum Action: Sendable {
    /// It counts.
    case apply
    /// It ends a frame.
    case report
    /// Nothing.
    case ignore
    /// What the report has had is lost.
    case lose
    /// What was lost is made good.
    case recover
  }

  /// What is done with an event of a kind, and what follows.
  func taking(_ kind: Kind) -> (action: Action, next: SynchronizationState) {
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

  /// What is done with an event, and what follows.
  func taking(_ event: EvdevEvent) -> (action: Action, next: SynchronizationState) {
    guard event.type == EvdevType.synchronization else { return taking(.other) }
    switch event.code {
    case EvdevCode.report: return taking(.report)
    case EvdevCode.dropped: return taking(.dropped)
    default: return taking(.other)
    }
  }
}
