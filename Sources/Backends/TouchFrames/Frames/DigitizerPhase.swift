// SPDX-License-Identifier: Apache-2.0

/// The distance of a contact.
public enum DigitizerState: UInt8, Sendable, Hashable, CaseIterable {
  /// The device does not detect it.
  case outOfRange
  /// It is above the surface.
  case inRange
  /// It touches the surface; for a mouse, a button is down.
  case touching
}

/// What a contact does in a frame.
public enum DigitizerPhase: String, Sendable, Hashable, CaseIterable {
  /// It comes into range and does not touch.
  case entered
  /// It is in range, moving or not.
  case hovering
  /// It leaves the range without having touched.
  case exited
  /// It comes down.
  case began
  /// It is down, and its position or another value changed.
  case moved
  /// It is down and unchanged.
  case stationary
  /// It lifts but stays in range.
  case lifted
  /// It lifts and leaves the range.
  case ended
  /// It is cancelled: a palm, a disconnected device, lost events.
  case cancelled

  /// A row of the table: a phase leads a contact from one state to another.
  typealias Row = (from: DigitizerState, phase: DigitizerPhase, to: DigitizerState)

  /// The possible phases in each state, with the states they lead to.
  static let table: [Row] = [
    (.outOfRange, .entered, .inRange),
    (.outOfRange, .began, .touching),
    (.inRange, .hovering, .inRange),
    (.inRange, .began, .touching),
    (.inRange, .exited, .outOfRange),
    (.inRange, .cancelled, .outOfRange),
    (.touching, .moved, .touching),
    (.touching, .stationary, .touching),
    (.touching, .lifted, .inRange),
    (.touching, .ended, .outOfRange),
    (.touching, .cancelled, .outOfRange),
  ]

  /// The state of the contact after the phase.
  public var state: DigitizerState {
    switch self {
    case .entered, .hovering, .lifted: .inRange
    case .began, .moved, .stationary: .touching
    case .exited, .ended, .cancelled: .outOfRange
    }
  }

  /// Whether the phase is possible for a contact in this state.
  public func canFollow(_ state: DigitizerState) -> Bool {
    Self.table.contains { $0.from == state && $0.phase == self }
  }

  /// Whether the contact only continues.
  public var isContinuation: Bool { self == .moved || self == .stationary || self == .hovering }

  /// The phase that leads from one state to another; nil for a contact that stays out of range.
  static func leading(from: DigitizerState, to: DigitizerState, hasChanged: Bool) -> DigitizerPhase? {
    switch (from, to) {
    case (.outOfRange, .outOfRange): nil
    case (.outOfRange, .inRange): .entered
    case (.outOfRange, .touching), (.inRange, .touching): .began
    case (.inRange, .inRange): .hovering
    case (.inRange, .outOfRange): .exited
    case (.touching, .touching): hasChanged ? .moved : .stationary
    case (.touching, .inRange): .lifted
    case (.touching, .outOfRange): .ended
    }
  }

  /// The changes of the contact, in the bits of IOKit's digitizer event.
  public var mask: DigitizerMask {
    switch self {
    case .entered: [.range, .position, .identity]
    case .began: [.range, .touch, .position, .identity]
    case .hovering: .position
    case .moved: [.position, .attribute]
    case .stationary: []
    case .lifted: .touch
    case .exited: .range
    case .ended: [.range, .touch]
    case .cancelled: [.range, .touch, .cancel]
    }
  }
}

/// The changes of a contact, in the bits that public headers give IOKit's digitizer event.
public struct DigitizerMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a mask from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Its presence in range.
  public static let range = DigitizerMask(rawValue: 1 << 0)
  /// Whether it touches the surface.
  public static let touch = DigitizerMask(rawValue: 1 << 1)
  /// Its position.
  public static let position = DigitizerMask(rawValue: 1 << 2)
  /// Its identity.
  public static let identity = DigitizerMask(rawValue: 1 << 5)
  /// Its size, force or angles.
  public static let attribute = DigitizerMask(rawValue: 1 << 6)
  /// Its cancellation.
  public static let cancel = DigitizerMask(rawValue: 1 << 7)
}
