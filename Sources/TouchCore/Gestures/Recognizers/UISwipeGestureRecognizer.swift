// SPDX-License-Identifier: Apache-2.0

/// Recognizes fingers that go fast and straight in a direction.
///
/// The gesture is recognized at once when the fingers are far enough, while they move.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes.
  public nonisolated struct Direction: OptionSet, Sendable, Hashable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of directions of its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// Where the fingers go; any of the set will do.
  open var direction: Direction = .right
  /// How many fingers swipe.
  open var numberOfTouchesRequired = 1

  private var starts: [(touch: UITouch, place: CGPoint)] = []
  private var timer: EventTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty {
      timer = schedule(afterMoreThan: tuning.swipeDuration, "swipe takes too long") { $0.state = .failed }
    }
    for touch in touches.inOrder { starts.append((touch, touch.location(in: nil))) }
    if starts.count > numberOfTouchesRequired { fail() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, starts.count == numberOfTouchesRequired else { return }
    let way = averageWay
    var isStillPossible = false
    for (direction, along, across) in Self.axes(way) where self.direction.contains(direction) {
      guard across <= tuning.swipeDrift else { continue }
      if along >= tuning.swipeDistance {
        timer?.cancel()
        state = .ended
        return
      }
      isStillPossible = true
    }
    if !isStillPossible { fail() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fail()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail()
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    starts = []
  }

  /// Where the swipe began.
  open override func location(in view: UIView?) -> CGPoint {
    guard !starts.isEmpty else { return super.location(in: view) }
    let sum = starts.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.place.x, y: $0.y + $1.place.y) }
    let middle = CGPoint(x: sum.x / CGFloat(starts.count), y: sum.y / CGFloat(starts.count))
    return converted(middle, to: view) ?? super.location(in: view)
  }

  /// How many fingers swipe, those that have lifted since included.
  open override var numberOfTouches: Int {
    starts.isEmpty || storedState == .failed ? super.numberOfTouches : starts.count
  }

  /// Where a finger of the swipe came down.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard storedState != .failed, starts.indices.contains(touchIndex),
      let place = converted(starts[touchIndex].place, to: view)
    else { return super.location(ofTouch: touchIndex, in: view) }
    return place
  }

  override class var ownPressTypes: [UIPress.PressType] { [] }

  override func decode(_ values: ValueDecoder) {
    super.decode(values)
    if let bits = values.integer("UIDirection") {
      direction = Direction(rawValue: UInt(truncatingIfNeeded: bits))
    }
    if let count = values.integer("UINumberOfTouchesRequired") { numberOfTouchesRequired = count }
  }

  private var averageWay: CGVector {
    let sum = starts.reduce(CGVector.zero) { sum, start in
      let place = start.touch.location(in: nil)
      return CGVector(dx: sum.dx + place.x - start.place.x, dy: sum.dy + place.y - start.place.y)
    }
    return CGVector(dx: sum.dx / CGFloat(starts.count), dy: sum.dy / CGFloat(starts.count))
  }

  /// For each direction how far `way` goes along and across it.
  private static func axes(_ way: CGVector) -> [(Direction, along: CGFloat, across: CGFloat)] {
    [
      (.right, way.dx, abs(way.dy)), (.left, -way.dx, abs(way.dy)),
      (.up, -way.dy, abs(way.dx)), (.down, way.dy, abs(way.dx)),
    ]
  }

  private func fail() {
    timer?.cancel()
    state = .failed
  }
}
