// SPDX-License-Identifier: Apache-2.0
#if canImport(UIKit)
  public import UIKit
#else
  public import Touchstone
#endif

/// Follows a finger for a control in UIKit's stead, and sends the control's events.
///
/// ``PreciseControl`` and ``PreciseButton`` have one each. So can any other subclass of `UIControl` that
/// hands its touches over in the same lines as those two. The methods `beginTracking`, `continueTracking`,
/// `endTracking` and `cancelTracking` of the control are called as UIKit calls them. What the tracker leaves
/// to UIKit, a control that is disabled or has the region ``TrackingRegion/system``, goes to `super`.
@preconcurrency @MainActor public final class PreciseTracker {
  /// Where the finger counts as inside; of a finger that is followed already, from its next move on.
  ///
  /// A finger that UIKit follows, because the region was ``TrackingRegion/system`` when it came down, stays
  /// UIKit's to its end.
  public var region: TrackingRegion = .bounds
  /// What becomes of a finger that leaves.
  public var exitBehavior: ExitBehavior = .resume
  /// How far beyond its bounds the control can be hit.
  public var hitOutsets = HitOutsets(minimumSize: HitOutsets.comfortableSize)
  /// Whether a lift inside is the control's primary action, as it is a button's.
  public var sendsPrimaryAction = false
  /// Passes the control's touches on to the next responder, too, if it is switched on.
  public let passing = TouchPassing()

  /// The touches that UIKit's own way has got, and gets to the end.
  var systemTouches = TouchList()
  private var tracking = PreciseTracking()
  private weak var touch: UITouch?
  /// Whether the finger came down beyond the bounds, where only the outsets let the control be hit.
  private var cameDownBeyond = false
  /// Counts the fingers that were followed, so that whoever called out can see whether his is still the one.
  private var number = 0
  /// Whether the finger has left, and the control is being told that this is the end.
  private var isLeaving = false
  /// Whether the last event of the finger is being sent, and whether the finger was inside then.
  private var isEnding = false
  private var endsInside = false

  /// Makes a tracker that follows no finger.
  public init() {}

  /// Whether a finger is followed; true still while its last event is sent.
  public var isTracking: Bool { tracking.stage != .idle || isEnding }

  /// Whether the finger that is followed is inside.
  public var isTouchInside: Bool { isEnding ? endsInside : tracking.stage == .inside && !isLeaving }

  /// What the region is laid around now, in the control's own coordinates: the bounds, or all that can be hit
  /// while a finger is followed that came down beyond them.
  public func regionBase(of control: UIControl) -> CGRect {
    isTracking ? surroundings(of: control) : control.bounds
  }

  private func surroundings(of control: UIControl) -> CGRect {
    cameDownBeyond ? hitOutsets.grownArea(of: control) : control.bounds
  }

  /// The finger that is followed, if it is among `touches`.
  func followed(among touches: Set<UITouch>) -> UITouch? {
    guard tracking.stage != .idle, let touch, touches.contains(touch) else { return nil }
    return touch
  }

  /// Whether the finger that is followed is no more, and nobody has said so.
  var hasLostFinger: Bool { tracking.stage != .idle && touch == nil }

  // MARK: Steps

  /// The finger is over while the control is still being asked about it: then it is not followed.
  func forget(_ touches: Set<UITouch>) {
    if tracking.stage == .idle, let touch, touches.contains(touch) { self.touch = nil }
  }

  /// Begins to follow the first of the touches, if no other finger is followed.
  func follow(firstOf touches: Set<UITouch>, _ event: UIEvent?, _ control: UIControl) {
    guard touch == nil, let first = Self.first(of: touches) else { return }
    // The finger before was lost without an end, which its down is owed.
    if hasLostFinger { cancel(event, control) }
    number += 1
    let mine = number
    touch = first
    guard control.beginTracking(first, with: event) else {
      if number == mine { touch = nil }
      return
    }
    guard number == mine, touch === first, tracking.stage == .idle else { return }
    isEnding = false
    isLeaving = false
    cameDownBeyond = !control.bounds.includes(first.location(in: control))
    guard let events = take(.down(tapCount: first.tapCount), first, control) else { return }
    show(events, mine, event, control)
  }

  /// The finger has moved.
  func move(_ touch: UITouch, _ event: UIEvent?, _ control: UIControl) {
    let mine = number
    let before = tracking
    guard let events = take(.move, touch, control) else { return }
    // Who is asked and told on the way to a cancellation sees a control that still tracks.
    let cancels = events == [.touchCancel]
    if cancels { leave(before) }
    let goesOn = control.continueTracking(touch, with: event)
    guard number == mine, tracking.stage != .idle else { return }
    if !goesOn { return stop(control) }
    if cancels { return cancel(event, control) }
    show(events, mine, event, control)
  }

  /// The finger has lifted.
  func lift(_ touch: UITouch, _ event: UIEvent?, _ control: UIControl) {
    let mine = number
    let before = tracking
    guard let events = take(.up, touch, control) else { return }
    if events == [.touchCancel] {
      leave(before)
      return cancel(event, control)
    }
    endsInside = events == [.touchUpInside]
    isEnding = true
    control.endTracking(touch, with: event)
    show(events, mine, event, control)
    if number == mine, isEnding, endsInside, sendsPrimaryAction {
      control.send(.primaryActionTriggered, with: event)
    }
    finish(mine)
  }

  /// The finger is taken away; a control that does not tell its superclass has let go all the same.
  func cancel(_ event: UIEvent?, _ control: UIControl) {
    let mine = number
    control.cancelTracking(with: event)
    guard number == mine, tracking.stage != .idle else { return }
    stop(control)
  }

  /// Takes `cancelTracking(with:)`: follows the finger no more and sends `touchCancel`.
  ///
  /// `system` is what UIKit would do.
  public func cancelTracking(with event: UIEvent?, in control: UIControl, system: () -> Void) {
    guard tracking.stage != .idle else {
      touch = nil
      return system()
    }
    let mine = number
    endsInside = isTouchInside
    let events = tracking.take(.cancel, at: .zero, in: .zero)
    isEnding = true
    show(events, mine, event, control)
    finish(mine)
  }

  // MARK: Parts of them

  /// Goes back to following a finger that has left for good, until everybody has been told.
  private func leave(_ before: PreciseTracking) {
    tracking = before
    isLeaving = true
  }

  /// Of fingers that come down at once the upper left one; a set has no order to go by.
  private static func first(of touches: Set<UITouch>) -> UITouch? {
    touches.min { a, b in
      let (placeA, placeB) = (a.location(in: nil), b.location(in: nil))
      return (a.timestamp, placeA.y, placeA.x) < (b.timestamp, placeB.y, placeB.x)
    }
  }

  /// What a movement of the finger is; nil if a region of the control's own ended the tracking meanwhile.
  private func take(
    _ movement: PreciseTracking.Movement, _ touch: UITouch, _ control: UIControl
  ) -> [UIControl.Event]? {
    let (mine, stage) = (number, tracking.stage)
    // A region may ask the control how things stand, so the tracking itself is not being changed meanwhile.
    var next = tracking
    next.region = region
    next.exitBehavior = exitBehavior
    let events = next.take(movement, at: touch.location(in: control), in: surroundings(of: control))
    guard number == mine, self.touch === touch, tracking.stage == stage else { return nil }
    tracking = next
    return events
  }

  /// Brings the highlight up to date and sends events, as long as nobody ends the tracking meanwhile.
  private func show(_ events: [UIControl.Event], _ mine: Int, _ event: UIEvent?, _ control: UIControl) {
    let stage = tracking.stage
    if number == mine, control.isHighlighted != tracking.isHighlighted {
      control.isHighlighted = tracking.isHighlighted
    }
    for controlEvent in events where number == mine && tracking.stage == stage {
      control.send(controlEvent, with: event)
    }
  }

  /// Follows the finger no more, without an event.
  private func stop(_ control: UIControl) {
    tracking.stop()
    touch = nil
    isLeaving = false
    if control.isHighlighted { control.isHighlighted = false }
  }

  private func finish(_ mine: Int) {
    guard number == mine else { return }
    isEnding = false
    isLeaving = false
    touch = nil
  }
}
