// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchRender

/// What a page knows of a window: its layers as JSON, each with the number of the picture in which it changed
/// last.
///
/// Each page has the number of the picture that it got last, and gets every layer with a greater one. So a
/// page that misses pictures gets what changed meanwhile once, and nothing is kept for it.
struct WindowRecord {
  /// A layer as JSON.
  struct Layer {
    var json: [UInt8] = []
    /// The picture in which the layer changed last.
    var generation = 0
  }

  /// The number of the window, which no other window gets.
  let number: Int
  let window: UIWindow
  let watcher: WindowWatcher
  /// Where the zero of the window's coordinates is on the screen.
  var origin: CGPoint
  /// The picture in which the origin or the bounds changed last.
  var placed = 0
  /// The picture in which layers came, went or changed their order.
  var reordered = 0
  /// The layers by number.
  private(set) var layers: [Int: Layer] = [:]
  private(set) var identifiers: [Int: String] = [:]
  private var drawings = DrawingRecord()

  init(_ window: UIWindow, number: Int, looks: ViewLooks) {
    self.window = window
    self.number = number
    watcher = WindowWatcher(window, looks: looks)
    origin = Self.origin(of: window)
  }

  /// Follows the changes of the window; returns whether there were any.
  mutating func update(generation: Int) -> Bool {
    let oldBounds = watcher.picture.bounds
    let changes = watcher.update()
    let origin = Self.origin(of: window)
    if origin != self.origin || oldBounds != watcher.picture.bounds || placed == 0 {
      (self.origin, placed) = (origin, generation)
    }
    guard !changes.isEmpty else { return placed == generation }
    drawings.add(changes.rectangles, in: generation)
    if !changes.added.isEmpty || !changes.removed.isEmpty || changes.isReordered {
      reordered = generation
      for id in changes.removed {
        layers[id.number] = nil
        identifiers[id.number] = nil
      }
      for (id, view) in watcher.views where identifiers[id.number] == nil {
        identifiers[id.number] = view?.accessibilityIdentifier
      }
    }
    let touched = Set((changes.added + changes.changed).map(\.number))
    for layer in watcher.picture.layers where touched.contains(layer.id.number) {
      watcher.looks.layerRead?()
      var json = CompactJSON()
      json.layer(layer, view: identifiers[layer.id.number])
      layers[layer.id.number] = Layer(json: json.bytes, generation: generation)
    }
    return true
  }

  /// Writes the window for a page that has the picture of a number; 0 for none.
  func write(into json: inout CompactJSON, since old: Int) {
    json.raw("{\"id\":")
    json.integer(number)
    json.raw(",\"origin\":")
    json.point(origin)
    json.raw(",\"bounds\":")
    json.rect(watcher.picture.bounds)
    if placed <= old, let rectangles = drawings.rectangles(since: old) {
      json.raw(",\"draw\":[")
      for (index, rectangle) in rectangles.enumerated() {
        if index > 0 { json.raw(",") }
        json.rect(rectangle)
      }
      json.raw("]")
    }
    if reordered > old {
      json.raw(",\"order\":[")
      for (index, layer) in watcher.picture.layers.enumerated() {
        if index > 0 { json.raw(",") }
        json.integer(layer.id.number)
        json.raw(",")
        json.integer(layer.depth)
      }
      json.raw("]")
    }
    json.raw(",\"layers\":[")
    var isFirst = true
    for layer in watcher.picture.layers {
      guard let known = layers[layer.id.number], known.generation > old else { continue }
      if !isFirst { json.raw(",") }
      isFirst = false
      json.raw(known.json)
    }
    json.raw("]}")
  }

  private static func origin(of window: UIWindow) -> CGPoint {
    CGPoint(x: window.frame.minX - window.bounds.minX, y: window.frame.minY - window.bounds.minY)
  }
}
