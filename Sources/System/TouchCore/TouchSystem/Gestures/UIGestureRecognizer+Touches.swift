// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIGestureRecognizer {
  /// Removes a touch from the gesture.
  final func drop(_ touch: UITouch) {
    guard let index = tracked.firstIndex(where: { $0 === touch }) else { return }
    memory.tracked.remove(at: index)
    memory.trackedSet = nil
    memory.sequence.remove(touch)
    leave(touch)
    currentEnvironment?.checkLater(self)
    currentEnvironment?.application.registry.mayRelease(touch)
    currentEnvironment?.reportIgnored(touch, by: self)
    currentEnvironment?.settleUnlessBusy()
  }

  final func location(ofTracked index: Int, in view: UIView?) -> CGPoint {
    if !memory.knowsOfLifts, tracked.indices.contains(index) { return tracked[index].place(in: view) }
    let down = tracked.filter { !memory.knowsOfLifts || !$0.isUp }
    if down.indices.contains(index) { return down[index].place(in: view) }
    let lifted = tracked.filter { memory.knowsOfLifts && $0.isUp }
    // Code that asks for a finger that has just lifted gets the place where it lifted.
    let late = index >= down.count && index - down.count < lifted.count ? lifted[index - down.count] : nil
    let given = late == nil ? "the location of none" : "the place where it lifted"
    Misuse.report(
      "location(ofTouch: \(index), in:): \(type(of: self)) has \(down.count) touches, numbered from 0; \(given) is given. Look at numberOfTouches first."
    )
    return late?.place(in: view) ?? .zero
  }

  /// A place in the window of the gesture in the coordinates of `view`; nil if the gesture has no touches.
  final func converted(_ place: CGPoint, to view: UIView?) -> CGPoint? {
    guard let window = sequence.first?.window else { return nil }
    return view.map { $0.converted(place, from: window) } ?? place
  }

  /// How many fingers of the gesture are down.
  final var fingersDown: Int {
    if tracked.count == 1 { return tracked[0].isUp ? 0 : 1 }
    var count = 0
    tracked.each { if !$0.isUp { count += 1 } }
    return count
  }

  /// Whether the gesture goes on without touches, because code made it.
  ///
  /// Without a window for its view, nothing would end it.
  final var goesOnByCode: Bool { isByCode && storedView?.storedWindow != nil }

  /// Adds a touch to the gesture.
  ///
  /// Path of a touch: step 6.
  final func beginTracking(_ touch: UITouch) {
    memory.tracked.append(touch)
    join(touch)
    if memory.trackedSet != nil { memory.trackedSet = nil }
  }

  /// Whether the gesture still has fingers, buttons or a pointer.
  package final var hasInput: Bool { !tracked.isEmpty || !presses.isEmpty || isPointed }

  /// Removes touches whose fingers are up, and presses whose buttons are up.
  final func forgetLifted() {
    memory.knowsOfLifts = false
    if !presses.isEmpty { forgetReleased() }
    guard tracked.any({ $0.isUp }) else { return }
    if memory.trackedSet != nil { memory.trackedSet = nil }
    if tracked.count == 1 { _ = memory.tracked.popLast() } else { forgetLiftedOfSeveral() }
  }

  @inline(never)
  private final func forgetReleased() {
    let before = presses
    memory.presses.removeAll(where: \.isUp)
    withExtendedLifetime(before) {}
  }

  @inline(never)
  private final func forgetLiftedOfSeveral() {
    // In place, so that the list keeps its memory for the next gesture.
    var kept = 0
    for index in tracked.indices where !tracked[index].isUp {
      memory.tracked.swapAt(kept, index)
      kept += 1
    }
    while tracked.count > kept { memory.tracked.removeLast() }
  }

  /// The touch of the gesture, if it has had only one.
  package final var onlyTouch: UITouch? { sequence.count == 1 ? sequence[0] : nil }

  /// Whether the gesture has this touch and no other one whose finger is down.
  final func tracksOnly(_ touch: UITouch) -> Bool {
    tracked.count == 1 && tracked[0] === touch
  }

  /// The touches of the gesture as a set, stored so that a move allocates no memory.
  final var allTracked: Set<UITouch> {
    if let made = memory.trackedSet { return made }
    let made = Set(tracked)
    memory.trackedSet = made
    return made
  }
}

extension UIGestureRecognizer {
  /// The touches of the gesture whose fingers were down at the last event, in the order in which they came.
  package final var trackedTouches: [UITouch] { tracked }

  /// Withholds touches from their views for good, unless the views already have them.
  package final func keepFromViews(_ touches: [UITouch]) {
    guard let application = currentEnvironment?.application else { return }
    for touch in touches where touch.isKeptFromItsView {
      application.report(touch.advance(.refused), of: touch, because: .keptByRecognizer)
    }
    application.registry.forgetSettled()
  }
}

extension UITouch {
  /// Whether the finger has lifted or was cancelled.
  package var isUp: Bool {
    storedPhase == .ended || (storedPhase == .cancelled && !state.isOverForViewOnly)
  }

  /// Makes the stand-in of a press or a pointer in a gesture, which no view gets.
  convenience init(standingInFor number: Int) {
    self.init()
    state.number = number
    advance(.unrouted)
    state.wasHitTested = true
  }

  /// Whether the view of the touch has received its began, and not its end.
  package var isWithItsView: Bool { deliveryState.isWithReceiver }

  /// Whether the view of the touch has not received its began and still may.
  package var isKeptFromItsView: Bool { deliveryState.isBeforeBegan }

  /// The event the touch is or was in.
  package var presentEvent: UIEvent? { state.event }

  /// Whether its view receives its began late, after the finger has moved.
  package var isLate: Bool { storedPhase == .began && sample.location != start }
}

/// The middle of several touches.
enum TouchCentroid {
  static func of(_ touches: [UITouch], in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    var sum = CGPoint.zero
    touches.each { touch in
      let location = touch.place(in: view)
      sum.x += location.x
      sum.y += location.y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }
}
