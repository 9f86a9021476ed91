// SPDX-License-Identifier: Apache-2.0

/// How code said where a subview goes; sublayers that belong to no view stand in the same order.
enum SubviewPlace {
  /// On top: in front of every sublayer.
  case top
  /// At the bottom: behind every sublayer.
  case bottom
  /// At an index: right behind the layer of the subview above it.
  case index
  /// Right above another subview.
  case above(UIView)
}

extension UIView {
  /// Puts the layer of a subview where the subview is; says whether the order of the sublayers has changed.
  ///
  /// Callbacks may have moved the siblings since code said where; then their order alone counts.
  final func placeLayer(of view: UIView, _ wanted: SubviewPlace) -> Bool {
    guard let layer = extras?.layer, layer.keepsOrder else { return false }
    let place = place(of: view)
    let upper = place + 1 < children.count ? children[place + 1] : nil
    let lower = place > 0 ? children[place - 1] : nil
    switch wanted {
    case .bottom where lower == nil: return layer.place(view.ownLayer, at: .back)
    case .above(let sibling) where sibling === lower:
      return layer.place(view.ownLayer, at: .above(sibling.ownLayer))
    default: return layer.place(view.ownLayer, at: upper.map { .below($0.ownLayer) } ?? .front)
    }
  }

  /// Forgets the layer of a subview that goes.
  final func forgetLayer(of view: UIView) {
    guard let layer = extras?.layer, layer.keepsOrder else { return }
    layer.forget(view.ownLayer)
  }

  /// Lets the layers of two subviews change places.
  final func exchangeLayers(of a: UIView, _ b: UIView) {
    guard let layer = extras?.layer, layer.keepsOrder else { return }
    layer.exchange(a.ownLayer, with: b.ownLayer)
  }
}
