// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// Layers that belong to no view.
let layerCases: [GrowthCase] = [
  GrowthCase(name: "layers", title: "sublayers added, taken away from the back") { count in
    let top = CALayer()
    let layers = (0..<count).map { _ in CALayer() }
    return {
      for layer in layers { top.addSublayer(layer) }
      for layer in layers { layer.removeFromSuperlayer() }
    }
  },
  GrowthCase(name: "layers-shuffled", title: "sublayers of a view's layer, taken away in no order") { count in
    let stage = GrowthStage()
    let layers = (0..<count).map { _ in CALayer() }
    return {
      for layer in layers { stage.view.layer.addSublayer(layer) }
      for place in shuffled(count) { layers[place].removeFromSuperlayer() }
    }
  },
  GrowthCase(name: "layers-inserted", title: "sublayers put below one, above it, at the back, and replaced") {
    count in
    let top = CALayer()
    let middle = CALayer()
    top.addSublayer(middle)
    return {
      for place in 0..<count {
        let layer = CALayer()
        switch place % 4 {
        case 0: top.insertSublayer(layer, below: middle)
        case 1: top.insertSublayer(layer, above: middle)
        case 2: top.insertSublayer(layer, at: 0)
        default:
          top.addSublayer(layer)
          top.replaceSublayer(layer, with: CALayer())
        }
      }
    }
  },
  GrowthCase(name: "layers-moved", title: "sublayers brought to the front one by one") { count in
    let top = CALayer()
    let layers = (0..<count).map { _ in CALayer() }
    for layer in layers { top.addSublayer(layer) }
    return {
      for place in shuffled(count) { top.addSublayer(layers[place]) }
    }
  },
  GrowthCase(name: "layers-set", title: "all sublayers set at once, and turned over") { count in
    let stage = GrowthStage()
    let layers = (0..<count).map { _ in CALayer() }
    return {
      stage.view.layer.sublayers = layers
      stage.view.layer.sublayers = layers.reversed()
      stage.view.layer.sublayers = nil
    }
  },
  GrowthCase(name: "layers-nested", title: "layers put into each other from outside inwards") { count in
    let layers = (0..<count).map { _ in CALayer() }
    return {
      for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
      for inner in layers.dropFirst() { inner.removeFromSuperlayer() }
    }
  },
  GrowthCase(name: "layers-of-views", title: "subviews added and removed before sublayers") { count in
    let stage = GrowthStage()
    for _ in 0..<count { stage.view.layer.addSublayer(CALayer()) }
    return {
      let tiles = stage.tiles(count)
      for place in shuffled(count) { tiles[place].removeFromSuperview() }
    }
  },
]
