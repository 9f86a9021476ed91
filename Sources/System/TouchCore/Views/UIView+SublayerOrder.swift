// SPDX-License-Identifier: Apache-2.0

/// How code specified the position of a subview, which also determines its position among sublayers without a
/// view.
enum SubviewPosition {
  /// On top: in front of every sublayer.
  case top
  /// At the bottom: behind every sublayer.
  case bottom
  /// At an index: directly behind the layer of the subview above it.
  case index
  /// Directly above another subview.
  case above(UIView)
}

extension UIView {
  /// Moves the layer of a subview to the position of the subview and returns whether the order of the
  /// sublayers has changed.
  ///
  /// Callbacks may have moved the siblings in the meantime; then only their order counts.
  final func placeLayer(of view: UIView, _ wanted: SubviewPosition) -> Bool {
    guard let layer = extras?.layer, layer.recordsOrder else { return false }
    let index = childIndex(of: view)
    let upper = index + 1 < children.count ? children[index + 1] : nil
    let lower = index > 0 ? children[index - 1] : nil
    switch wanted {
    case .bottom where lower == nil: return layer.place(view.ownLayer, at: .back)
    case .above(let sibling) where sibling === lower:
      return layer.place(view.ownLayer, at: .above(sibling.ownLayer))
    default: return layer.place(view.ownLayer, at: upper.map { .below($0.ownLayer) } ?? .front)
    }
  }

  /// Removes the layer of a subview that is being removed.
  final func forgetLayer(of view: UIView) {
    guard let layer = extras?.layer, layer.recordsOrder else { return }
    layer.forget(view.ownLayer)
  }

  /// Exchanges the positions of the layers of two subviews.
  final func exchangeLayers(of a: UIView, _ b: UIView) {
    guard let layer = extras?.layer, layer.recordsOrder else { return }
    layer.exchange(a.ownLayer, with: b.ownLayer)
  }
}
