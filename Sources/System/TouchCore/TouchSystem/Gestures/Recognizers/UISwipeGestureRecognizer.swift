// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchGraphics

/// Recognizes fingers that move fast and straight in a direction.
///
/// The gesture is recognized as soon as the fingers have moved far enough, while they are down.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe.
  public nonisolated struct Direction: OptionSet, Sendable, Hashable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of directions from its bits.
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

  /// The directions in which the fingers may move.
  open var direction: Direction = .right
  /// How many fingers swipe.
  open var numberOfTouchesRequired = 1

  private var starts: [(touch: UITouch, location: CGPoint)] = []
  private var timer: EventTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty {
      timer = schedule(afterMoreThan: tuning.swipeDuration, "swipe takes too long") {
        ($0 as? UISwipeGestureRecognizer)?.failAsSlow()
      }
    }
    for touch in touches.inOrder { starts.append((touch, touch.location(in: nil))) }
    if starts.count > numberOfTouchesRequired {
      fail("\(starts.count.of("finger")) came down; the swipe takes \(numberOfTouchesRequired)")
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, starts.count == numberOfTouchesRequired else { return }
    let displacement = averageDisplacement
    var isStillPossible = false
    for (direction, along, across) in Self.axes(displacement) where self.direction.contains(direction) {
      guard across <= tuning.swipeDrift else { continue }
      if along >= tuning.swipeDistance {
        timer?.cancel()
        state = .ended
        return
      }
      isStillPossible = true
    }
    if !isStillPossible {
      fail("\(asMoved); the swipe goes \(direction.words), at most \(tuning.swipeDrift.points) to the side")
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(asLiftedEarly)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail("its touches were cancelled")
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
    let sum = starts.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.location.x, y: $0.y + $1.location.y) }
    let middle = CGPoint(x: sum.x / CGFloat(starts.count), y: sum.y / CGFloat(starts.count))
    return converted(middle, to: view) ?? super.location(in: view)
  }

  /// How many fingers swipe, including those that have lifted since.
  open override var numberOfTouches: Int {
    starts.isEmpty || storedState == .failed ? super.numberOfTouches : starts.count
  }

  /// Where a finger of the swipe came down.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard storedState != .failed, starts.indices.contains(touchIndex),
      let location = converted(starts[touchIndex].location, to: view)
    else { return super.location(ofTouch: touchIndex, in: view) }
    return location
  }

  override class var ownPressTypes: [UIPress.PressType] { [] }

  override func decode(_ values: ValueDecoder) {
    super.decode(values)
    if let bits = values.integer("UIDirection") {
      direction = Direction(rawValue: UInt(truncatingIfNeeded: bits))
    }
    if let count = values.integer("UINumberOfTouchesRequired") { numberOfTouchesRequired = count }
  }

  private var averageDisplacement: CGVector {
    let sum = starts.reduce(CGVector.zero) { sum, start in
      let location = start.touch.location(in: nil)
      return CGVector(dx: sum.dx + location.x - start.location.x, dy: sum.dy + location.y - start.location.y)
    }
    return CGVector(dx: sum.dx / CGFloat(starts.count), dy: sum.dy / CGFloat(starts.count))
  }

  /// How far `displacement` goes along and across each direction.
  private static func axes(_ displacement: CGVector) -> [(Direction, along: CGFloat, across: CGFloat)] {
    [
      (.right, displacement.dx, abs(displacement.dy)), (.left, -displacement.dx, abs(displacement.dy)),
      (.up, -displacement.dy, abs(displacement.dx)), (.down, displacement.dy, abs(displacement.dx)),
    ]
  }

  private func fail(_ reason: @autoclosure () -> String) {
    timer?.cancel()
    noteFailure(reason())
    state = .failed
  }

  // MARK: Why it fails, for tracers

  private func failAsSlow() {
    noteFailure("\(asMoved) within \(tuning.swipeDuration.short) s; \(asWanted)")
    state = .failed
  }

  private var asLiftedEarly: String {
    if starts.count < numberOfTouchesRequired {
      return "\(starts.count.of("finger")) came down; the swipe takes \(numberOfTouchesRequired)"
    }
    return "\(asMoved) and lifted; \(asWanted)"
  }

  private var asWanted: String { "the swipe takes \(tuning.swipeDistance.points) \(direction.words)" }

  /// How far the fingers have moved, in the direction in which they moved farthest.
  private var asMoved: String {
    let farthest = Self.axes(averageDisplacement).max { $0.along < $1.along }
    guard let (direction, along, _) = farthest, along > 0 else { return "the finger did not move" }
    return "the finger moved \(along.points) \(direction.words)"
  }
}

nonisolated extension UISwipeGestureRecognizer.Direction {
  /// The directions as words: `left or right`.
  fileprivate var words: String {
    let all: [(Self, String)] = [(.right, "right"), (.left, "left"), (.up, "up"), (.down, "down")]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: " or ")
  }
}
