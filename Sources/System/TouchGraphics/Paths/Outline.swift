// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// An element of an outline, which starts at the current point.
package nonisolated enum OutlineElement: Hashable, Sendable {
  /// Begins a subpath.
  case move(CGPoint)
  /// A straight line.
  case line(CGPoint)
  /// A curve with one control point.
  case quad(control: CGPoint, end: CGPoint)
  /// A curve with two control points.
  case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// A straight line back to the start of the subpath.
  case close

  /// The points of the element, in the order in which they are written.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }
}

/// A shape as a value: subpaths made of lines and curves.
///
/// `CGPath` and `UIBezierPath` are classes, as in UIKit, that wrap this value, which implements all their
/// queries.
package nonisolated struct Outline: Hashable, Sendable {
  /// The elements, in the order in which they were added.
  package private(set) var elements: [OutlineElement] = []
  /// The start of the next line; nil in an empty outline.
  package private(set) var currentPoint: CGPoint?
  private var subpathStart: CGPoint?

  /// Creates an empty outline.
  package init() {}

  /// Begins a subpath.
  package mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    currentPoint = point
    subpathStart = point
  }

  /// Adds a line; does nothing without a current point, as in CoreGraphics.
  package mutating func line(to end: CGPoint) {
    add(.line(end), to: end)
  }

  /// Adds a curve with one control point; does nothing without a current point.
  package mutating func quad(to end: CGPoint, control: CGPoint) {
    add(.quad(control: control, end: end), to: end)
  }

  /// Adds a curve with two control points; does nothing without a current point.
  package mutating func cubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.cubic(control1: control1, control2: control2, end: end), to: end)
  }

  /// Closes the subpath; does nothing without one or if it is already closed.
  package mutating func close() {
    guard let subpathStart, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = subpathStart
  }

  private mutating func add(_ element: OutlineElement, to end: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(element)
    currentPoint = end
  }

  /// Adds the elements of another outline, transformed.
  package mutating func append(_ other: Outline, transform: CGAffineTransform = .identity) {
    for element in other.elements { append(element, transform: transform) }
  }

  /// Adds one element, transformed.
  mutating func append(_ element: OutlineElement, transform t: CGAffineTransform = .identity) {
    switch element {
    case .move(let point):
      move(to: point.applying(t))
    case .line(let end):
      line(to: end.applying(t))
    case .quad(let control, let end):
      quad(to: end.applying(t), control: control.applying(t))
    case .cubic(let control1, let control2, let end):
      cubic(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .close:
      close()
    }
  }

  /// The outline with the transform applied to every point.
  package func applying(_ transform: CGAffineTransform) -> Outline {
    if transform.isIdentity { return self }
    var moved = Outline()
    moved.append(self, transform: transform)
    return moved
  }
}
