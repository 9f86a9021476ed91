// SPDX-License-Identifier: Apache-2.0
import Foundation
public import TouchGraphics

/// Recognizes a finger that drags inward from an edge of the window.
///
/// A scroll comes from no edge, so none makes the gesture, whatever
/// ``UIPanGestureRecognizer/allowedScrollTypesMask`` says.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges a drag may come from.
  open var edges: UIRectEdge = []

  /// The edges the first finger came down at.
  private var startEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, tracked.count == touches.count {
      startEdges = edges.intersection(nearEdges(of: touches.inOrder))
      if startEdges.isEmpty {
        noteFailure("no finger came down within \(tuning.screenEdgeWidth.points) of its edge")
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  override func takes(_ event: UIPointerEvent) -> Bool { false }

  override func decode(_ values: ValueDecoder) {
    super.decode(values)
    if let bits = values.integer("UIEdges") { edges = UIRectEdge(rawValue: UInt(truncatingIfNeeded: bits)) }
  }

  /// Whether the drag goes far enough, and more inward from the edge than along it.
  override func crossesThreshold(_ traveled: CGVector) -> Bool {
    guard super.crossesThreshold(traveled) else { return false }
    let (x, y) = (traveled.dx, traveled.dy)
    return (startEdges.contains(.left) && x >= abs(y)) || (startEdges.contains(.right) && -x >= abs(y))
      || (startEdges.contains(.top) && y >= abs(x)) || (startEdges.contains(.bottom) && -y >= abs(x))
  }

  private func nearEdges(of touches: [UITouch]) -> UIRectEdge {
    guard let touch = touches.first, let window = touch.window else { return [] }
    let place = touch.location(in: nil)
    let bounds = window.bounds
    let width = tuning.screenEdgeWidth
    var near: UIRectEdge = []
    if place.x - bounds.minX <= width { near.insert(.left) }
    if bounds.maxX - place.x <= width { near.insert(.right) }
    if place.y - bounds.minY <= width { near.insert(.top) }
    if bounds.maxY - place.y <= width { near.insert(.bottom) }
    return near
  }
}
