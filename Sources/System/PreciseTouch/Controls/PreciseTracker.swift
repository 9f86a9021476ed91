// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  public import Touchstone
#else
  public import UIKit
#endif

/// Follows a finger for a control instead of UIKit, and sends the control's events.
///
/// ``PreciseControl`` and ``PreciseButton`` have one each. Any other subclass of `UIControl` can have one if
/// it forwards its touches in the same way. The control's methods `beginTracking`, `continueTracking`,
/// `endTracking` and `cancelTracking` are called as UIKit calls them. The tracker leaves to `super` what
/// UIKit handles: a disabled control, or one with the region ``TrackingRegion/system``.
@preconcurrency @MainActor public final class PreciseTracker {
  /// Where the finger counts as inside; a change affects a tracked finger from its next move on.
  ///
  /// A finger that UIKit follows, because the region was ``TrackingRegion/system`` when it came down, stays
  /// with UIKit until it ends.
  public var region: TrackingRegion = .bounds
  /// What happens to a finger that leaves the region.
  public var exitBehavior: ExitBehavior = .resume
  /// How far beyond its bounds the control can be hit.
  public var hitOutsets = HitOutsets(minimumSize: HitOutsets.comfortableSize)
  /// Whether a lift inside sends the primary action, as it does for a button.
  public var sendsPrimaryAction = false
  /// Passes the control's touches on to the next responder too, if it is on.
  public let passing = TouchPassing()

  /// The touches that UIKit follows until they end.
  var systemTouches = TouchList()
  private var tracking = PreciseTracking()
  private weak var touch: UITouch?
  /// The touches that ended or were cancelled last without being followed.
  private var over: [Over] = []
  /// Whether the finger came down beyond the bounds, where the control can only be hit because of its
  /// outsets.
  private var beganOutsideBounds = false
  /// The transform of the control when the finger came down.
  private var startTransform = CGAffineTransform.identity
  /// Whether the targets believe that the finger is inside; a disabled control tells them nothing.
  private var toldInside = true
  /// The number of fingers followed so far, so that a caller of a callback can check that its finger is still
  /// followed.
  private var number = 0
  /// Whether the finger has left for good while callbacks about that are still running.
  private var isLeaving = false
  /// Whether the last event of the finger is being sent, and whether the finger was inside then.
  private var isEnding = false
  private var endsInside = false

  /// A touch that is over, and when: UIKit may use the object again for a later tap.
  private struct Over {
    weak var touch: UITouch?
    let timestamp: TimeInterval

    func isOver(_ other: UITouch) -> Bool { touch === other && timestamp == other.timestamp }
  }

  /// Creates a tracker that follows no finger.
  public init() {}

  /// Whether a finger is followed; false from its end on, so also while its last events are sent.
  public var isTracking: Bool { tracking.stage != .idle && !isEnding }

  /// Whether a finger is followed, or its last events are being sent.
  var isBusy: Bool { tracking.stage != .idle || isEnding }

  /// Whether the followed finger is inside.
  public var isTouchInside: Bool { isEnding ? endsInside : tracking.stage == .inside && !isLeaving }

  /// The rectangle around which the region currently lies, in the control's own coordinates.
  ///
  /// It is the bounds, or the whole hit area while the control follows a finger that came down beyond the
  /// bounds.
  public func regionBase(of control: UIControl) -> CGRect {
    isBusy ? currentBase(of: control) : control.bounds
  }

  private func currentBase(of control: UIControl) -> CGRect {
    beganOutsideBounds ? hitOutsets.grownArea(of: control) : control.bounds
  }

  /// The followed finger, if it is among `touches`.
  func followed(among touches: Set<UITouch>) -> UITouch? {
    guard tracking.stage != .idle, let touch, touches.contains(touch) else { return nil }
    return touch
  }

  /// Whether the followed finger was deallocated without an end.
  var hasLostFinger: Bool { tracking.stage != .idle && touch == nil }

  // MARK: Steps

  /// Discards a finger that ended while `beginTracking` was still being asked about it.
  func forget(_ touches: Set<UITouch>) {
    over = touches.map { Over(touch: $0, timestamp: $0.timestamp) }
    if tracking.stage == .idle, let touch, touches.contains(touch) { self.touch = nil }
  }

  /// Starts following the first of the control's own touches, if no other finger is followed.
  func follow(firstOf touches: Set<UITouch>, _ event: UIEvent?, _ control: UIControl) {
    guard touch == nil, let first = Self.first(of: touches, in: control) else { return }
    // An override of touchesBegan may have removed the control before it called super. No end would follow.
    guard first.phase != .ended, first.phase != .cancelled, !over.contains(where: { $0.isOver(first) }) else {
      return
    }
    // The previous finger was lost without an end, but its touchDown still needs one.
    if hasLostFinger { cancel(event, control) }
    number += 1
    let startNumber = number
    touch = first
    guard control.beginTracking(first, with: event) else {
      if number == startNumber { touch = nil }
      return
    }
    guard number == startNumber, touch === first, tracking.stage == .idle else { return }
    isEnding = false
    isLeaving = false
    startTransform = control.transform
    beganOutsideBounds = !control.bounds.includes(first.location(in: control))
    guard let events = apply(.down(tapCount: first.tapCount), first, control) else { return }
    toldInside = true
    show(events, startNumber, event, control)
  }

  /// Handles a move of the finger.
  func move(_ touch: UITouch, _ event: UIEvent?, _ control: UIControl) {
    let startNumber = number
    let before = tracking
    guard let events = apply(.move, touch, control) else { return }
    // Callbacks before the cancellation see a control that is still tracking.
    let cancels = events == [.touchCancel]
    if cancels { leave(before) }
    let goesOn = control.continueTracking(touch, with: event)
    guard number == startNumber, tracking.stage != .idle else { return }
    if !goesOn { return stop(control) }
    if cancels { return cancel(event, control) }
    catchUp(to: before.stage, startNumber, event, control)
    show(events, startNumber, event, control)
  }

  /// Handles the lift of the finger.
  func lift(_ touch: UITouch, _ event: UIEvent?, _ control: UIControl) {
    let startNumber = number
    let before = tracking
    guard let events = apply(.up, touch, control) else { return }
    if events == [.touchCancel] {
      leave(before)
      return cancel(event, control)
    }
    endsInside = events == [.touchUpInside]
    isEnding = true
    control.endTracking(touch, with: event)
    catchUp(to: before.stage, startNumber, event, control)
    show(events, startNumber, event, control)
    if number == startNumber, isEnding, endsInside, sendsPrimaryAction {
      if let button = control as? UIButton, button.changesSelectionAsPrimaryAction, button.isEnabled {
        button.isSelected.toggle()
      }
      control.send(.primaryActionTriggered, with: event, inside: isTouchInside)
    }
    finish(startNumber)
  }

  /// Cancels tracking, and stops even if an override omits `super`.
  func cancel(_ event: UIEvent?, _ control: UIControl) {
    let startNumber = number
    control.cancelTracking(with: event)
    guard number == startNumber, tracking.stage != .idle else { return }
    stop(control)
  }

  /// Handles `cancelTracking(with:)`: stops following the finger and sends `touchCancel`.
  ///
  /// `system` is what UIKit would do.
  public func cancelTracking(with event: UIEvent?, in control: UIControl, system: () -> Void) {
    guard tracking.stage != .idle else {
      touch = nil
      return system()
    }
    let startNumber = number
    endsInside = isTouchInside
    let events = tracking.take(.cancel, at: .zero, in: .zero)
    isEnding = true
    show(events, startNumber, event, control)
    finish(startNumber)
  }

  // MARK: Parts of them

  /// Restores the tracking of a finger that has left for good until all callbacks about that have run.
  private func leave(_ before: PreciseTracking) {
    tracking = before
    isLeaving = true
  }

  /// The upper left one of fingers that come down in the control at once; a set has no order to go by.
  ///
  /// As UIKit does, it leaves out touches of views inside the control, and of those that pass theirs on to
  /// it.
  private static func first(of touches: Set<UITouch>, in control: UIControl) -> UITouch? {
    touches.filter { $0.view === control }.min { a, b in
      let (pointA, pointB) = (a.location(in: nil), b.location(in: nil))
      return (a.timestamp, pointA.y, pointA.x) < (b.timestamp, pointB.y, pointB.x)
    }
  }

  /// The events of a movement; nil if a custom region ended the tracking meanwhile.
  private func apply(
    _ movement: PreciseTracking.Movement, _ touch: UITouch, _ control: UIControl
  ) -> [UIControl.Event]? {
    let (startNumber, stage) = (number, tracking.stage)
    // A custom region may read the control's state, so the change is made on a copy.
    var next = tracking
    next.region = region
    next.exitBehavior = exitBehavior
    let events = next.take(movement, at: location(of: touch, in: control), in: currentBase(of: control))
    guard number == startNumber, self.touch === touch, tracking.stage == stage else { return nil }
    tracking = next
    return events
  }

  /// Updates the highlight and sends events, unless a callback ends the tracking.
  private func show(_ events: [UIControl.Event], _ startNumber: Int, _ event: UIEvent?, _ control: UIControl)
  {
    let stage = tracking.stage
    if number == startNumber, control.isHighlighted != tracking.isHighlighted {
      control.isHighlighted = tracking.isHighlighted
    }
    for controlEvent in events where number == startNumber && tracking.stage == stage {
      send(controlEvent, event, control)
    }
  }

  /// Sends the exit or enter that a disabled control did not send, now that it is enabled again.
  ///
  /// So exits and enters alternate whatever happens in between, and each enter has an exit before it.
  private func catchUp(
    to stage: PreciseTracking.Stage, _ startNumber: Int, _ event: UIEvent?, _ control: UIControl
  ) {
    let isInside = stage == .inside
    guard number == startNumber, control.isEnabled, toldInside != isInside else { return }
    send(isInside ? .touchDragEnter : .touchDragExit, event, control)
  }

  private func send(_ controlEvent: UIControl.Event, _ event: UIEvent?, _ control: UIControl) {
    if control.isEnabled {
      if controlEvent == .touchDragExit { toldInside = false }
      if controlEvent == .touchDragEnter { toldInside = true }
    }
    control.send(controlEvent, with: event, inside: isTouchInside)
  }

  /// Where a finger is, in the control's coordinates; not a number while the control has no points.
  ///
  /// The transform counts that the control had when the finger came down, so that an animation of the press,
  /// which makes the button smaller, does not move the edge away from a finger that rests on it.
  private func location(of touch: UITouch, in control: UIControl) -> CGPoint {
    guard control.hasPoints else { return CGPoint(x: CGFloat.nan, y: .nan) }
    guard control.transform != startTransform, let superview = control.superview else {
      return touch.location(in: control)
    }
    let (point, center) = (touch.location(in: superview), control.center)
    let way = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(startTransform.inverted())
    let (bounds, anchor) = (control.bounds, control.layer.anchorPoint)
    return CGPoint(
      x: bounds.minX + bounds.width * anchor.x + way.x, y: bounds.minY + bounds.height * anchor.y + way.y)
  }

  /// Stops following the finger, without an event.
  private func stop(_ control: UIControl) {
    tracking.stop()
    touch = nil
    isLeaving = false
    if control.isHighlighted { control.isHighlighted = false }
  }

  private func finish(_ startNumber: Int) {
    guard number == startNumber else { return }
    isEnding = false
    isLeaving = false
    touch = nil
  }
}

extension UIControl {
  /// Whether a piece of the control has a size in the window: nothing does after a transform that scales to
  /// 0.
  fileprivate var hasPoints: Bool {
    let origin = convert(CGPoint.zero, to: nil)
    let (right, down) = (convert(CGPoint(x: 1, y: 0), to: nil), convert(CGPoint(x: 0, y: 1), to: nil))
    return (right.x - origin.x) * (down.y - origin.y) != (right.y - origin.y) * (down.x - origin.x)
  }
}
