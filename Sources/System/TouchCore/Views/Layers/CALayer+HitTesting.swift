// SPDX-License-Identifier: Apache-2.0
import Foundation

extension CALayer {
  /// The implementation of ``hitTest(_:)``.
  ///
  /// It uses a list instead of recursion because layers may nest deeper than the stack allows. Layers that
  /// override ``hitTest(_:)`` are called, and recurse if they call `super`.
  final func hitLayer(at p: CGPoint) -> CALayer? {
    var path = [HitLevel(self, at: p)].compactMap { $0 }
    while let level = path.popLast() {
      var level = level
      guard let sublayer = level.waiting.popLast() else {
        if level.isInside { return level.layer }
        continue
      }
      path.append(level)
      if Self.hitTestSlot.isOverridden(by: type(of: sublayer)) {
        if let met = sublayer.hitTest(level.point) { return met }
      } else if let inner = HitLevel(sublayer, at: level.point) {
        path.append(inner)
      }
    }
    return nil
  }

  /// A layer whose sublayers are being asked.
  private struct HitLevel {
    let layer: CALayer
    /// The point in the layer's own coordinates.
    let point: CGPoint
    let isInside: Bool
    /// The sublayers that have not been asked yet, the frontmost last.
    var waiting: [CALayer]

    /// Nil if the point cannot hit the layer or its sublayers.
    init?(_ layer: CALayer, at p: CGPoint) {
      guard !layer.isHidden, let point = layer.localPoint(for: p) else { return nil }
      isInside = layer.contains(point)
      if layer.masksToBounds, !isInside { return nil }
      self.layer = layer
      self.point = point
      waiting = layer.childrenFromTheFront.reversed()
    }
  }

  private static let hitTestSlot = MethodSlot(
    of: CALayer.self, control: PlainLayer.self, probe: HitTestingLayer.self)

  /// The sublayers by `zPosition`, then by their order, the frontmost first.
  private var childrenFromTheFront: [CALayer] {
    let children = orderedChildren
    guard children.contains(where: { $0.zPosition != 0 }) else { return children.reversed() }
    func depth(_ layer: CALayer) -> CGFloat { layer.zPosition.isNaN ? 0 : layer.zPosition }
    let order = children.indices.sorted { a, b in
      let (depthA, depthB) = (depth(children[a]), depth(children[b]))
      return depthA == depthB ? a > b : depthA > depthB
    }
    return order.map { children[$0] }
  }
}

private final class PlainLayer: CALayer {}

private final class HitTestingLayer: CALayer {
  override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
