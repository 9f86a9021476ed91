// SPDX-License-Identifier: Apache-2.0

/// A point of a snapshot, in points: UIKit's `CGPoint` as a value of any platform.
///
/// The modules that read snapshots need neither Foundation nor CoreGraphics. `TouchLive` converts the values
/// of this file from and to those of UIKit.
public struct ViewPoint: Sendable, Hashable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate, which grows downward.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The origin.
  public static let zero = ViewPoint(x: 0, y: 0)
}

/// A size in a snapshot, in points: UIKit's `CGSize` as a value of any platform.
public struct ViewSize: Sendable, Hashable {
  /// The width, which may be negative.
  public var width: Double
  /// The height, which may be negative.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// Neither wide nor high.
  public static let zero = ViewSize(width: 0, height: 0)
}

/// A rectangle of a snapshot, in points: UIKit's `CGRect` as a value of any platform.
///
/// Its members mean what UIKit's mean: a rectangle with a negative size extends to the left of its origin or
/// above it, and is equal to the same rectangle without a negative size.
public struct ViewRect: Sendable, Hashable {
  /// The corner from which the size extends.
  public var origin: ViewPoint
  /// The size, which may be negative.
  public var size: ViewSize

  /// Creates a rectangle from its corner and its size.
  public init(origin: ViewPoint, size: ViewSize) { (self.origin, self.size) = (origin, size) }

  /// Creates a rectangle from four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: ViewPoint(x: x, y: y), size: ViewSize(width: width, height: height))
  }

  /// The rectangle at the origin that has no size.
  public static let zero = ViewRect(x: 0, y: 0, width: 0, height: 0)

  /// The rectangle that has no place: the result of an intersection that does not exist.
  public static let null = ViewRect(x: .infinity, y: .infinity, width: 0, height: 0)
}

extension ViewRect {
  /// Whether two rectangles cover the same area, or neither has a place.
  public static func == (one: Self, other: Self) -> Bool {
    if one.isNull || other.isNull { return one.isNull && other.isNull }
    if one.origin == other.origin, one.size == other.size { return true }
    let (one, other) = (one.standardized, other.standardized)
    return one.origin == other.origin && one.size == other.size
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    if isNull { return }
    let rect = standardized
    hasher.combine(rect.origin)
    hasher.combine(rect.size)
  }
}

// Named as UIKit names it.
extension ViewRect {
  /// The width without its sign.
  public var width: Double { abs(size.width) }

  /// The height without its sign.
  public var height: Double { abs(size.height) }

  /// The left edge.
  public var minX: Double { origin.x + min(size.width, 0) }

  /// The horizontal middle.
  public var midX: Double { (minX + maxX) * 0.5 }

  /// The right edge.
  public var maxX: Double { origin.x + max(size.width, 0) }

  /// The upper edge.
  public var minY: Double { origin.y + min(size.height, 0) }

  /// The vertical middle.
  public var midY: Double { (minY + maxY) * 0.5 }

  /// The lower edge.
  public var maxY: Double { origin.y + max(size.height, 0) }

  /// Whether this is the rectangle that has no place.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether it has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// The same rectangle without a negative size.
  public var standardized: ViewRect {
    isNull ? .null : ViewRect(x: minX, y: minY, width: width, height: height)
  }

  /// Whether a point is inside: the left and upper edges are, the right and lower edges are not.
  public func contains(_ point: ViewPoint) -> Bool {
    !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle is entirely inside.
  public func contains(_ other: ViewRect) -> Bool { union(other) == self }

  /// The smallest rectangle around both.
  public func union(_ other: ViewRect) -> ViewRect {
    if isNull { return other }
    if other.isNull { return self }
    let (one, other) = (standardized, other.standardized)
    let (left, top) = (min(one.minX, other.minX), min(one.minY, other.minY))
    let (right, bottom) = (max(one.maxX, other.maxX), max(one.maxY, other.maxY))
    return ViewRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// What both have in common; rectangles that only touch share an edge.
  public func intersection(_ other: ViewRect) -> ViewRect {
    if isNull || other.isNull { return .null }
    let (one, other) = (standardized, other.standardized)
    let (left, top) = (max(one.minX, other.minX), max(one.minY, other.minY))
    let (right, bottom) = (min(one.maxX, other.maxX), min(one.maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    // A side that is the whole side of one of them keeps its length, without the rounding of a difference.
    let width =
      left == one.minX && right == one.maxX
      ? one.width : left == other.minX && right == other.maxX ? other.width : right - left
    let height =
      top == one.minY && bottom == one.maxY
      ? one.height : top == other.minY && bottom == other.maxY ? other.height : bottom - top
    return ViewRect(x: left, y: top, width: width, height: height)
  }

  /// The rectangle with each edge moved inward; null if nothing is left.
  public func insetBy(dx: Double, dy: Double) -> ViewRect {
    if isNull { return self }
    var rect = standardized
    rect.origin = ViewPoint(x: rect.origin.x + dx, y: rect.origin.y + dy)
    rect.size = ViewSize(width: rect.size.width - 2 * dx, height: rect.size.height - 2 * dy)
    return rect.size.width < 0 || rect.size.height < 0 ? .null : rect
  }

  /// The rectangle at another place.
  public func offsetBy(dx: Double, dy: Double) -> ViewRect {
    if isNull { return self }
    var rect = standardized
    rect.origin = ViewPoint(x: rect.origin.x + dx, y: rect.origin.y + dy)
    return rect
  }
}
