// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// The way from a layer's coordinates to those of the picture, through the layers that clip it.
struct WayToPicture {
  /// The part of the way behind a layer that clips.
  private struct Stage {
    /// What the layer shows, in its coordinates.
    let clip: CGRect
    /// From its coordinates to those of the next layer that clips, or of the picture.
    var transform: CATransform3D
  }

  /// The way to the first layer that clips, or to the picture.
  private var start: CATransform3D
  private var stages: [Stage] = []

  init(from node: LayerNode) {
    start = node.value.transform.flat
    var next = node.parent
    while let above = next {
      let transform = above.value.transform.flat
      if above.value.clips {
        stages.append(Stage(clip: above.value.bounds, transform: transform))
      } else if stages.isEmpty {
        start = CATransform3DConcat(start, transform)
      } else {
        let last = stages.count - 1
        stages[last].transform = CATransform3DConcat(stages[last].transform, transform)
      }
      next = above.parent
    }
  }

  /// The way of a sublayer, if the layer itself does not clip.
  func preceded(by transform: CATransform3D) -> WayToPicture {
    var way = self
    way.start = CATransform3DConcat(transform.flat, start)
    return way
  }

  /// The box around a rectangle of the layer, as far as layers that clip show it.
  func box(around rect: CGRect) -> CGRect {
    stages.reduce(start.box(around: rect)) { box, stage in
      stage.transform.box(around: box.intersection(stage.clip))
    }
  }
}

extension CATransform3D {
  /// The transform between planes: each layer is flattened into the plane of its superlayer.
  fileprivate var flat: CATransform3D {
    var flat = self
    (flat.m13, flat.m23, flat.m43) = (0, 0, 0)
    (flat.m31, flat.m32, flat.m33, flat.m34) = (0, 0, 1, 0)
    return flat
  }
}
