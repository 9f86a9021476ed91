// SPDX-License-Identifier: Apache-2.0

/// What an element of a path does.
public nonisolated enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath at one point.
  case moveToPoint
  /// Adds a line to one point.
  case addLineToPoint
  /// Adds a curve of a control point and an end.
  case addQuadCurveToPoint
  /// Adds a curve of two control points and an end.
  case addCurveToPoint
  /// Closes the subpath, without a point.
  case closeSubpath
}

/// An element of a path, as ``CGPath/applyWithBlock(_:)`` shows it.
public nonisolated struct CGPathElement {
  /// What the element does.
  public var type: CGPathElementType
  /// Its points, as many as the type has; they are there only while the block runs.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element of its parts.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

nonisolated extension CGPath {
  /// Calls the block with each element, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    let points = UnsafeMutablePointer<CGPoint>.allocate(capacity: 3)
    points.initialize(repeating: .zero, count: 3)
    defer { points.deallocate() }
    for element in outline.elements {
      for (index, point) in element.points.enumerated() { points[index] = point }
      var shown = CGPathElement(type: element.type, points: points)
      block(&shown)
    }
  }
}

nonisolated extension OutlineElement {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
