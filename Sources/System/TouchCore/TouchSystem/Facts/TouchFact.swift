// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One decision of the touch system, with its time.
///
/// There is one kind per part of the system, each in its own file.
public nonisolated struct TouchFact: Sendable, Hashable {
  /// What was decided.
  public nonisolated enum Kind: Sendable, Hashable {
    /// A contact was accepted or refused.
    case input(InputFact)
    /// A view was asked whether it is hit.
    case hitTest(HitTestFact)
    /// An event was sent.
    case event(EventFact)
    /// A view received touches, or did not.
    case delivery(DeliveryFact)
    /// A decision about gesture recognizers.
    case gesture(GestureFact)
    /// A control tracked a touch or called its targets.
    case control(ControlFact)
    /// The responder chain was searched or changed.
    case responder(ResponderFact)
    /// A timer was scheduled, fired or cancelled.
    case timer(TimerFact)
    /// An animation of a view began or ended.
    case animation(AnimationFact)
    /// Constraints were solved, gave way or left a frame open.
    case layout(LayoutFact)
    /// A scroll view decided about its fingers, its content's touches or its offset.
    case scroll(ScrollFact)
    /// The process that owns the touchscreen sent something.
    case port(PortFact)
    /// A menu opened, something was dragged, or another interaction of a view did something.
    case interaction(InteractionFact)
    /// The application requested something from the device around the screen.
    case system(SystemFact)
  }

  /// The time on the application's clock, in seconds.
  public var time: TimeInterval
  /// What was decided.
  public var kind: Kind

  /// Creates a fact.
  public init(time: TimeInterval, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}

nonisolated extension TouchFact.Kind {
  /// Tells the fact.
  package func tell<Teller: FactTeller>(_ teller: Teller) -> Teller.Account {
    switch self {
    case .input(let fact): fact.tell(teller)
    case .hitTest(let fact): fact.tell(teller)
    case .event(let fact): fact.tell(teller)
    case .delivery(let fact): fact.tell(teller)
    case .gesture(let fact): fact.tell(teller)
    case .control(let fact): fact.tell(teller)
    case .responder(let fact): fact.tell(teller)
    case .timer(let fact): fact.tell(teller)
    case .animation(let fact): fact.tell(teller)
    case .layout(let fact): fact.tell(teller)
    case .scroll(let fact): fact.tell(teller)
    case .port(let fact): fact.tell(teller)
    case .interaction(let fact): fact.tell(teller)
    case .system(let fact): fact.tell(teller)
    }
  }
}
