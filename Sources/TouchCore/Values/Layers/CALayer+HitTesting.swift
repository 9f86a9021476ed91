// SPDX-License-Identifier: Apache-2.0

extension CALayer {
  /// What ``hitTest(_:)`` answers unless it is overridden.
  final func layerMet(by p: CGPoint) -> CALayer? {
    guard !isHidden, let local = place(of: p) else { return nil }
    let isInside = contains(local)
    if masksToBounds, !isInside { return nil }
    for sublayer in childrenFromTheFront {
      if let met = sublayer.hitTest(local) { return met }
    }
    return isInside ? self : nil
  }

  /// The sublayers by their place in depth, then by their order, the frontmost first.
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
