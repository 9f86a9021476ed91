// SPDX-License-Identifier: Apache-2.0
package import TouchCore

#if canImport(ObjectiveC)
  import TouchGraphics
#else
  package import TouchGraphics
#endif

/// What a view itself shows, without its subviews: the same values that a ``WindowPicture`` has of it.
package struct OwnPicture {
  /// The view's own layer and the layers in it that belong to no view, from back to front; empty if the view
  /// draws nothing.
  package private(set) var layers: [PictureLayer] = []
  /// Whether the view looks different at another time, though nothing changes it.
  package private(set) var isMoving = false
  /// The color behind the content, in the appearance of the view.
  package let background: CGColor?
  /// Whether the view has dark appearance.
  package let isDark: Bool

  /// Reads a view.
  ///
  /// A layer is made only of a view that draws something without having one: a label, an image view, or one
  /// with a look.
  package init(of view: UIView, looks: ViewLooks) {
    let ink = Ink(of: view)
    isDark = ink.isDark
    background = view.backgroundColor.map { ink.color($0) } ?? view.madeLayer?.backgroundColor
    guard
      view.madeLayer != nil || view is UILabel || view is UIImageView || looks.look(of: view) != nil
        || looks.front(of: view) != nil
    else { return }
    var waiting = [(layer: view.layer, depth: 0)]
    while let (layer, depth) = waiting.popLast() {
      let reading = LayerReading(layer, PictureLayer.ID(number: layers.count + 1), in: view, looks: looks)
      if reading.isMoving { isMoving = true }
      guard reading.isShown || depth == 0 else { continue }
      var value = reading.value
      value.depth = depth
      layers.append(value)
      for sublayer in (layer.sublayers ?? []).inDrawingOrder.reversed() where sublayer.ownView == nil {
        waiting.append((sublayer, depth + 1))
      }
    }
    // The background and the corners are known without the layers.
    if layers.count == 1, layers[0].content == nil, layers[0].front == nil, layers[0].border == nil {
      layers = []
    }
  }
}
