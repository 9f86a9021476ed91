// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  /// The kind of a path element.
  public nonisolated enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath at one point.
    case moveToPoint
    /// Adds a line to a point.
    case addLineToPoint
    /// Adds a curve with one control point and an end point.
    case addQuadCurveToPoint
    /// Adds a curve with two control points and an end point.
    case addCurveToPoint
    /// Closes the subpath, without a point.
    case closeSubpath
  }

  /// An element of a path, as passed by ``CGPath/applyWithBlock(_:)``.
  @unsafe public nonisolated struct CGPathElement {
    /// The kind of the element.
    public var type: CGPathElementType
    /// The points, as many as the type requires; valid only while the block runs.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element from its parts.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
      unsafe self.type = type
      unsafe self.points = unsafe points
    }
  }

  nonisolated extension CGPath {
    /// Calls the block with each element, in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
      let points = UnsafeMutablePointer<CGPoint>.allocate(capacity: 3)
      unsafe points.initialize(repeating: .zero, count: 3)
      defer { unsafe points.deallocate() }
      for element in outline.elements {
        for (index, point) in element.points.enumerated() { unsafe points[index] = point }
        var shown = unsafe CGPathElement(type: element.type, points: points)
        unsafe block(&shown)
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
#endif
