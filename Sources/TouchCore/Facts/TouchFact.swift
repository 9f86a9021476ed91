// SPDX-License-Identifier: Apache-2.0

/// One decision of the touch system, and when it was taken.
///
/// The kinds are split by the part of the system that decides, each in a file of its own.
public nonisolated struct TouchFact: Sendable, Hashable {
  /// What was decided.
  public nonisolated enum Kind: Sendable, Hashable {
    /// Contacts came in, or were refused.
    case input(InputFact)
    /// A view was asked whether it is hit.
    case hitTest(HitTestFact)
    /// An event went through the door.
    case event(EventFact)
    /// A view was handed touches, or was not.
    case delivery(DeliveryFact)
    /// Something happened among the gesture recognizers.
    case gesture(GestureFact)
    /// A control followed a touch or told its targets.
    case control(ControlFact)
    /// The responder chain was asked.
    case responder(ResponderFact)
    /// A timer was set, fired or cancelled.
    case timer(TimerFact)
    /// An animation of a view began or ended.
    case animation(AnimationFact)
    /// A scroll view decided about its fingers, its content's touches or its offset.
    case scroll(ScrollFact)
    /// Something came from the process that owns the touchscreen.
    case port(PortFact)
  }

  /// The time on the application's clock, in seconds.
  public var time: TimeInterval
  /// What was decided.
  public var kind: Kind

  /// Makes a fact.
  public init(time: TimeInterval, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
