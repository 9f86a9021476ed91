// SPDX-License-Identifier: Apache-2.0

/// Recognizes fingers that drag.
///
/// The gesture begins once the middle of the fingers is a threshold's way from where it was, in a straight
/// line. The translation lacks that way, and no more: a first move of 40 points with a threshold of 10 begins
/// the gesture with a translation of 30. Fingers that join or leave do not make it jump. It ends when fewer
/// fingers are down than ``minimumNumberOfTouches``.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that drag.
  ///
  /// With fewer the gesture does not begin, does not change, and ends. It is asked anew each time, so an action may
  /// set it to 1 and keep a gesture that two fingers began.
  @exclusivity(unchecked) open var minimumNumberOfTouches = 1
  /// The most fingers that drag.
  ///
  /// With more the gesture fails before it begins. A finger that comes later is let go: it changes neither the
  /// location nor the translation, and does not take the place of one that lifts.
  open var maximumNumberOfTouches = Int.max
  /// Which scrolls of a pointer make the gesture too; none by default.
  ///
  /// A scroll begins the gesture with its first way, without a threshold, and has no touches.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The middle of the fingers in the window, as of the last event.
  private var middle = CGPoint.zero
  /// How far the middle has gone in the window since the fingers came down, or since the translation was set.
  private var travelled = CGVector.zero
  /// How far the middle has gone in all, which nothing resets while fingers are down.
  private var path = CGVector.zero
  @exclusivity(unchecked) private var speed = VelocityEstimator()
  /// How far the middle had gone when the gesture asked to begin and had to wait for others, and when that was.
  private var waiting: (way: CGVector, since: TimeInterval)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isOneTooMany = fingersDown > maximumNumberOfTouches
    if isOneTooMany, state != .possible { return letGo(of: touches, event) }
    join(touches, event)
    if isOneTooMany { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible, !isEnough { return restart() }
    follow(event)
    switch state {
    case .possible:
      if pendingState != nil {
        // It has not begun while others must fail first, and counts from where it will.
        waiting = nil
        if !tuned({ $0.panKeepsThreshold }) { travelled = .zero }
      } else if crossesThreshold(travelled), isEnough {
        begin()
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
    travelled = .zero
    path = .zero
    waiting = nil
    speed.forget()
  }

  /// How far the fingers have gone since they came down, less the threshold, in the coordinates of `view`.
  ///
  /// The threshold is taken out along the way that the fingers had gone when the gesture began. Until then,
  /// and so for a delegate that is asked whether it should begin, the translation is the whole way. A gesture
  /// that has waited for others to fail counts from where it begins.
  open func translation(in view: UIView?) -> CGPoint {
    let vector = convert(travelled, to: view)
    return CGPoint(x: vector.dx, y: vector.dy)
  }

  /// Says how far the fingers have gone, in the coordinates of `view`; the velocity starts anew.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    travelled = convert(CGVector(dx: translation.x, dy: translation.y), from: view)
    speed.forget()
  }

  /// How fast the fingers went in their last moves, in points a second in the coordinates of `view`.
  ///
  /// Fingers that have come to rest keep the velocity they had for a while.
  open func velocity(in view: UIView?) -> CGPoint {
    let vector = convert(velocity(of: speed), to: view)
    return CGPoint(x: vector.dx, y: vector.dy)
  }

  override class var ownPressTypes: [UIPress.PressType] { [] }

  override func takes(_ event: UIPointerEvent) -> Bool {
    guard case .scroll(_, let step) = event.action else { return false }
    return allowedScrollTypesMask.contains(step == .notch ? .discrete : .continuous)
  }

  override func pointerActed(_ phase: UITouch.Phase, with event: UIPointerEvent) {
    guard case .scroll(let way, _) = event.action else { return }
    if phase == .began {
      speed.forget()
      speed.add(CGPoint(x: path.dx, y: path.dy), at: event.timestamp)
    }
    // The scroll of a wheel is over once the wheel has rested.
    if phase == .ended, event.step == .notch { speed.forget() }
    follow(phase) { scroll(by: way, event) }
  }

  override func decode(_ values: ValueDecoder) {
    super.decode(values)
    if let count = values.integer("UIMinimumNumberOfTouches") { minimumNumberOfTouches = count }
    if let count = values.integer("UIMaximumNumberOfTouches") { maximumNumberOfTouches = count }
    if let bits = values.integer("UIAllowedScrollTypesMask") {
      allowedScrollTypesMask = UIScrollTypeMask(rawValue: bits)
    }
  }

  /// Whether as many fingers are down as drag.
  private var isEnough: Bool { fingersDown >= minimumNumberOfTouches }

  /// Whether a drag this far, in the window, is one.
  func crossesThreshold(_ travelled: CGVector) -> Bool {
    let counted = counted(travelled)
    return counted.reaches(tuned { $0.panThreshold })
  }

  override func granted(_ state: State) {
    // A scroll has no threshold, and all of it counts.
    if !isPointed, !tuned({ $0.panKeepsThreshold }) { takeOutThreshold() }
  }

  private func begin() {
    let way = travelled
    state = .began
    guard pendingState != nil, !tuned({ $0.panKeepsThreshold }) else { return }
    waiting = (way, currentEnvironment?.application.clock.now ?? 0)
    travelled = .zero
  }

  /// Takes the threshold out of the translation, along the way.
  ///
  /// Measured (the scroll view of an iOS 26.1 simulator under synthetic touches): the content follows by the
  /// travel less 10 points, in the event in which the drag begins and in every later one.
  private func takeOutThreshold() {
    if let waiting {
      self.waiting = nil
      // Others that fail at the same moment have cost nothing, whoever is asked first.
      if waiting.since == currentEnvironment?.application.clock.now { travelled = waiting.way }
    }
    guard travelled != .zero else { return }
    let counted = counted(travelled)
    let far = hypot(counted.dx, counted.dy)
    guard far > 0, far.isFinite else { return }
    let threshold = min(tuned { $0.panThreshold }, far)
    travelled.dx -= counted.dx * threshold / far
    travelled.dy -= counted.dy * threshold / far
  }

  /// The part of a drag this far, in the window, that counts towards the threshold.
  @inline(__always)
  private func counted(_ travelled: CGVector) -> CGVector {
    scrollGesture?.counted(travelled) ?? travelled
  }

  /// Goes on from the new middle when a finger has joined.
  private func join(_ touches: Set<UITouch>, _ event: UIEvent) {
    // What those that were there did in this event counts.
    let earlier = tracked.count - touches.count
    if earlier > 0, state == .possible || earlier >= minimumNumberOfTouches {
      follow(tracked.filter { !touches.contains($0) }, event)
    }
    middle = TouchCentroid.of(tracked, in: nil)
    // Fingers that were too few to drag have dragged nothing.
    if state == .possible, pendingState == nil, earlier < max(minimumNumberOfTouches, 1) {
      travelled = .zero
    }
    if tracked.count == touches.count { speed.forget() }
    speed.add(CGPoint(x: path.dx, y: path.dy), at: event.timestamp)
  }

  private func lift(_ touches: Set<UITouch>, _ event: UIEvent, to end: State) {
    // What the lifting fingers did in this event counts; then the middle is that of those that stay.
    if state == .possible || tracked.count >= minimumNumberOfTouches { follow(event) }
    let left = fingersDown
    let isEnough = left >= max(minimumNumberOfTouches, 1)
    if isEnough || left > 0 && state == .possible && pendingState == nil {
      middle = TouchCentroid.of(tracked.filter { !$0.isUp }, in: nil)
    } else {
      // A gesture that is over before others let it begin never was, as one that never went far enough.
      state = state == .possible ? .failed : end
    }
  }

  /// Lets go of the fingers of `touches` that are beyond the most; the others join.
  private func letGo(of touches: Set<UITouch>, _ event: UIEvent) {
    var joining = touches
    var tooMany = fingersDown - max(maximumNumberOfTouches, 0)
    for touch in touches.inOrder.reversed() where tooMany > 0 {
      tooMany -= 1
      joining.remove(touch)
      drop(touch)
    }
    if !joining.isEmpty { join(joining, event) }
  }

  /// Goes on from where the fingers are, because they have been too few to drag.
  private func restart() {
    // If one lifts in this event, what they did before it counts.
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
    travelled.dx += next.x - middle.x
    travelled.dy += next.y - middle.y
    path.dx += next.x - middle.x
    path.dy += next.y - middle.y
    middle = next
    speed.add(CGPoint(x: path.dx, y: path.dy), at: event.timestamp)
  }

  /// Counts a way; gives whether it is one.
  private func scroll(by way: CGVector, _ event: UIEvent) -> Bool {
    guard way.dx.isFinite, way.dy.isFinite, way != .zero else { return false }
    travelled.dx += way.dx
    travelled.dy += way.dy
    path.dx += way.dx
    path.dy += way.dy
    speed.add(CGPoint(x: path.dx, y: path.dy), at: event.timestamp)
    // While others must fail first it has not begun, and counts from where it will.
    if pendingState != nil { travelled = .zero }
    return state != .possible || isAlong(travelled)
  }

  /// Whether a scroll this far, in the window, is mostly one that counts, or far enough one.
  private func isAlong(_ travelled: CGVector) -> Bool {
    guard let counted = scrollGesture?.counted(travelled) else { return true }
    let far = hypot(counted.dx, counted.dy)
    let across = hypot(travelled.dx - counted.dx, travelled.dy - counted.dy)
    return far > 0 && (far >= across || far >= tuned { $0.panThreshold })
  }

  private func convert(_ vector: CGVector, to view: UIView?) -> CGVector {
    guard let view, let window = sequence.first?.window else { return vector }
    let start = view.converted(CGPoint.zero, from: window)
    let end = view.converted(CGPoint(x: vector.dx, y: vector.dy), from: window)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  private func convert(_ vector: CGVector, from view: UIView?) -> CGVector {
    guard let view, let window = sequence.first?.window else { return vector }
    let start = view.converted(CGPoint.zero, to: window)
    let end = view.converted(CGPoint(x: vector.dx, y: vector.dy), to: window)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }
}
