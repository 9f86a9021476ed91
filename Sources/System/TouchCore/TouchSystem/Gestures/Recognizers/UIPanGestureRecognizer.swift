// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchGraphics

/// Recognizes fingers that drag.
///
/// The gesture begins once the middle of the fingers has moved as far as a threshold, in a straight line. The
/// translation lacks the threshold: a first move of 40 points with a threshold of 10 begins the gesture with
/// a translation of 30. Fingers that join or leave do not make it jump. It ends when fewer fingers are down
/// than ``minimumNumberOfTouches``.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that drag.
  ///
  /// With fewer the gesture does not begin, does not change, and ends. It is read each time, so an action may
  /// set it to 1 and keep a gesture that two fingers began.
  @safe @exclusivity(unchecked) open var minimumNumberOfTouches = 1
  /// The most fingers that drag.
  ///
  /// With more the gesture fails before it begins. A finger that comes later is ignored: it changes neither
  /// the location nor the translation, and does not replace one that lifts.
  @safe @exclusivity(unchecked) open var maximumNumberOfTouches = Int.max
  /// Which scrolls of a pointer make the gesture too; none by default.
  ///
  /// A scroll begins the gesture with its first movement, without a threshold, and has no touches.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The middle of the fingers in the window, as of the last event.
  private var middle = CGPoint.zero
  /// How far the middle has moved in the window since the fingers came down, or since the translation was
  /// set.
  private var traveled = CGVector.zero
  /// How far the middle has moved in total, which nothing resets while fingers are down.
  private var path = CGVector.zero
  @safe @exclusivity(unchecked) private var speed = VelocityEstimator()
  /// How far the middle had moved when the gesture asked to begin and had to wait for others, and when that
  /// was.
  private var waiting: (traveled: CGVector, since: TimeInterval)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isOneTooMany = fingersDown > maximumNumberOfTouches
    if isOneTooMany, state != .possible { return ignoreExtra(touches, event) }
    join(touches, event)
    if isOneTooMany {
      noteFailure("\(fingersDown.of("finger")) came down; at most \(maximumNumberOfTouches) are allowed")
      state = .failed
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible, !isEnough { return restart() }
    follow(event)
    switch state {
    case .possible:
      if pendingState != nil {
        // It has not begun while others must fail first, and counts from where it will.
        waiting = nil
        if !tuned({ $0.panKeepsThreshold }) { traveled = .zero }
      } else if crossesThreshold(traveled), isEnough {
        state = .began
      }
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches, event, to: .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches, event, to: .cancelled)
  }

  open override func reset() {
    super.reset()
    traveled = .zero
    path = .zero
    waiting = nil
    speed.forget()
  }

  /// How far the fingers have moved since they came down, less the threshold, in the coordinates of `view`.
  ///
  /// The threshold is subtracted in the direction in which the fingers had moved when the gesture began.
  /// Until then, and so for a delegate that is asked whether it should begin, the translation is the whole
  /// distance. A gesture that has waited for others to fail counts from where it begins.
  open func translation(in view: UIView?) -> CGPoint {
    let vector = convert(traveled, to: view)
    return CGPoint(x: vector.dx, y: vector.dy)
  }

  /// Sets how far the fingers have moved, in the coordinates of `view`.
  ///
  /// The velocity stays as it is, although UIKit's documentation says that it is reset. Reported: the
  /// best-known tutorial and at least six programs set the translation in each action, also at the lift, and
  /// then fling by the velocity.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    traveled = convert(CGVector(dx: translation.x, dy: translation.y), from: view)
  }

  /// The velocity of the fingers in their last moves, in points a second in the coordinates of `view`.
  ///
  /// Fingers that have come to rest keep their velocity for a while.
  open func velocity(in view: UIView?) -> CGPoint {
    // In perspective that of a moment: a second later the fingers would be elsewhere on the plane.
    let velocity = velocity(of: speed)
    let moment: CGFloat = view?.isSeenInSpace == true ? 0.001 : 1
    let vector = convert(CGVector(dx: velocity.dx * moment, dy: velocity.dy * moment), to: view)
    return CGPoint(x: vector.dx / moment, y: vector.dy / moment)
  }

  /// Whether the fingers have rested for longer than the moves that count for the velocity.
  package final var hasRested: Bool {
    guard let last = speed.lastMove, let now = currentEnvironment?.application.clock.now else { return false }
    return now - last > tuned { $0.velocityWindow }
  }

  override class var ownPressTypes: [UIPress.PressType] { [] }

  override func takes(_ event: UIPointerEvent) -> Bool {
    guard case .scroll(_, let step) = event.action else { return false }
    return allowedScrollTypesMask.contains(step == .notch ? .discrete : .continuous)
  }

  override func pointerActed(_ phase: UITouch.Phase, with event: UIPointerEvent) {
    guard case .scroll(let delta, _) = event.action else { return }
    if phase == .began {
      speed.forget()
      speed.add(CGPoint(x: path.dx, y: path.dy), at: event.storedTimestamp)
    }
    // The scroll of a wheel is over once the wheel has rested.
    if phase == .ended, event.step == .notch { speed.forget() }
    follow(phase) { scroll(by: delta, event) }
  }

  override func decode(_ values: ValueDecoder) {
    super.decode(values)
    if let count = values.integer("UIMinimumNumberOfTouches") { minimumNumberOfTouches = count }
    if let count = values.integer("UIMaximumNumberOfTouches") { maximumNumberOfTouches = count }
    if let bits = values.integer("UIAllowedScrollTypesMask") {
      allowedScrollTypesMask = UIScrollTypeMask(rawValue: bits)
    }
  }

  /// Whether enough fingers are down.
  private var isEnough: Bool { fingersDown >= minimumNumberOfTouches }

  /// Whether a drag this far, in the window, begins the gesture.
  func crossesThreshold(_ traveled: CGVector) -> Bool {
    let counted = counted(traveled)
    return counted.reaches(tuned { $0.panThreshold })
  }

  override func didRecognize(_ state: State) {
    // A scroll has no threshold, and all of it counts.
    if !isPointed, !tuned({ $0.panKeepsThreshold }) { subtractThreshold() }
  }

  override func didBeginToWait() {
    guard !isPointed, !tuned({ $0.panKeepsThreshold }) else { return }
    waiting = (traveled, currentEnvironment?.application.clock.now ?? 0)
    traveled = .zero
  }

  /// Subtracts the threshold from the translation, in its direction.
  ///
  /// Measured (the scroll view of an iOS 26.1 simulator under synthetic touches): the content follows by the
  /// travel less 10 points, in the event in which the drag begins and in every later one.
  private func subtractThreshold() {
    if let waiting {
      self.waiting = nil
      // Waiting for others that fail at the same moment costs nothing, in whatever order they are asked.
      if waiting.since == currentEnvironment?.application.clock.now { traveled = waiting.traveled }
    }
    guard traveled != .zero else { return }
    let counted = counted(traveled)
    let far = hypot(counted.dx, counted.dy)
    guard far > 0, far.isFinite else { return }
    let threshold = min(tuned { $0.panThreshold }, far)
    traveled.dx -= counted.dx * threshold / far
    traveled.dy -= counted.dy * threshold / far
  }

  /// The part of a drag this far, in the window, that counts towards the threshold.
  @inline(__always)
  private func counted(_ traveled: CGVector) -> CGVector {
    scrollGesture?.counted(traveled) ?? traveled
  }

  /// Continues from the new middle when a finger has joined.
  private func join(_ touches: Set<UITouch>, _ event: UIEvent) {
    // The moves of the earlier fingers in this event count.
    let earlier = tracked.count - touches.count
    if earlier > 0, state == .possible || earlier >= minimumNumberOfTouches {
      follow(tracked.filter { !touches.contains($0) }, event)
    }
    middle = TouchCentroid.of(tracked, in: nil)
    // The moves of too few fingers do not count.
    if state == .possible, pendingState == nil, earlier < max(minimumNumberOfTouches, 1) {
      traveled = .zero
    }
    if tracked.count == touches.count { speed.forget() }
    speed.add(CGPoint(x: path.dx, y: path.dy), at: event.storedTimestamp)
  }

  private func lift(_ touches: Set<UITouch>, _ event: UIEvent, to end: State) {
    // The moves of lifting fingers in this event count; then the middle is that of those that stay.
    if state == .possible || tracked.count >= minimumNumberOfTouches { follow(event) }
    let left = fingersDown
    let isEnough = left >= max(minimumNumberOfTouches, 1)
    if isEnough || left > 0 && state == .possible && pendingState == nil {
      middle = TouchCentroid.of(tracked.filter { !$0.isUp }, in: nil)
    } else {
      // A gesture that ends before others let it begin fails, as one that did not move far enough.
      noteFailure(end == .cancelled ? "its touches were cancelled" : shortfall)
      state = state == .possible ? .failed : end
    }
  }

  /// Why the gesture has not begun although its fingers lift, for tracers.
  private var shortfall: String {
    if pendingState != nil { return "the finger lifted while the drag waited for others to fail" }
    if sequence.count < minimumNumberOfTouches {
      return "\(sequence.count.of("finger")) came down; the drag takes \(minimumNumberOfTouches)"
    }
    let (counted, threshold) = (counted(traveled), tuned { $0.panThreshold })
    let (far, part) = (hypot(traveled.dx, traveled.dy), hypot(counted.dx, counted.dy))
    if far == 0 { return "the finger lifted without having moved" }
    if far < threshold {
      return "the finger moved \(far.points) and lifted; the drag begins at \(threshold.points)"
    }
    if part >= threshold { return "the finger moved \(far.points), but not inward from the edge" }
    return part > 0
      ? "the finger moved \(far.points), but only \(part.points) in a direction in which there is something to scroll"
      : "the finger moved \(far.points), but there is nothing to scroll in that direction"
  }

  /// Ignores the fingers of `touches` that exceed the maximum; the others join.
  private func ignoreExtra(_ touches: Set<UITouch>, _ event: UIEvent) {
    var joining = touches
    var tooMany = fingersDown - max(maximumNumberOfTouches, 0)
    for touch in touches.inOrder.reversed() where tooMany > 0 {
      tooMany -= 1
      joining.remove(touch)
      drop(touch)
    }
    if !joining.isEmpty { join(joining, event) }
  }

  /// Continues from where the fingers are, because there were too few to drag.
  private func restart() {
    // If one lifts in this event, their moves before it count.
    if tracked.any({ $0.isUp }) { return }
    middle = TouchCentroid.of(tracked, in: nil)
  }

  private func follow(_ event: UIEvent) { follow(tracked, event) }

  /// Follows the middle of the fingers, with every sample of a single one.
  @inline(__always)
  private func follow(_ fingers: [UITouch], _ event: UIEvent) {
    let next = TouchCentroid.of(fingers, in: nil)
    if fingers.count == 1, !fingers[0].state.earlierSamples.isEmpty {
      for sample in fingers[0].state.earlierSamples {
        let ahead = CGPoint(
          x: path.dx + sample.location.x - middle.x, y: path.dy + sample.location.y - middle.y)
        speed.add(ahead, at: sample.timestamp)
      }
    }
    traveled.dx += next.x - middle.x
    traveled.dy += next.y - middle.y
    path.dx += next.x - middle.x
    path.dy += next.y - middle.y
    middle = next
    speed.add(CGPoint(x: path.dx, y: path.dy), at: event.storedTimestamp)
  }

  /// Adds the movement of a scroll; returns whether there is any.
  private func scroll(by delta: CGVector, _ event: UIEvent) -> Bool {
    guard delta.dx.isFinite, delta.dy.isFinite, delta != .zero else { return false }
    traveled.dx += delta.dx
    traveled.dy += delta.dy
    path.dx += delta.dx
    path.dy += delta.dy
    speed.add(CGPoint(x: path.dx, y: path.dy), at: event.storedTimestamp)
    // While others must fail first it has not begun, and counts from where it will.
    if pendingState != nil { traveled = .zero }
    return state != .possible || isAlong(traveled)
  }

  /// Whether a scroll this far, in the window, goes mostly in a direction that counts, or far enough in it.
  private func isAlong(_ traveled: CGVector) -> Bool {
    guard let counted = scrollGesture?.counted(traveled) else { return true }
    let far = hypot(counted.dx, counted.dy)
    let across = hypot(traveled.dx - counted.dx, traveled.dy - counted.dy)
    return far > 0 && (far >= across || far >= tuned { $0.panThreshold })
  }

  // In perspective a vector is as long as it is where the fingers are.
  private func convert(_ vector: CGVector, to view: UIView?) -> CGVector {
    guard let view, let window = sequence.first?.window else { return vector }
    let origin = view.isSeenInSpace ? CGPoint(x: middle.x - vector.dx, y: middle.y - vector.dy) : .zero
    let start = view.converted(origin, from: window)
    let end = view.converted(CGPoint(x: origin.x + vector.dx, y: origin.y + vector.dy), from: window)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  private func convert(_ vector: CGVector, from view: UIView?) -> CGVector {
    guard let view, let window = sequence.first?.window else { return vector }
    var origin = CGPoint.zero
    if view.isSeenInSpace {
      let end = view.converted(middle, from: window)
      origin = CGPoint(x: end.x - vector.dx, y: end.y - vector.dy)
    }
    let start = view.converted(origin, to: window)
    let end = view.converted(CGPoint(x: origin.x + vector.dx, y: origin.y + vector.dy), to: window)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }
}
