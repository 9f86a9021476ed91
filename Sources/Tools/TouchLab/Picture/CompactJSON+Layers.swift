// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics
import TouchRender

nonisolated extension CompactJSON {
  /// A layer of a picture, without what has the usual value.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - view: The identifier of its view.
  ///   - isInMask: Whether the layer is part of a mask, so that its depth is written.
  mutating func layer(_ layer: PictureLayer, view: String? = nil, isInMask: Bool = false) {
    raw("{\"id\":")
    integer(layer.id.number)
    if isInMask {
      raw(",\"depth\":")
      integer(layer.depth)
    }
    raw(",\"name\":")
    string(layer.name)
    if let view {
      raw(",\"view\":")
      string(view)
    }
    raw(",\"bounds\":")
    rect(layer.bounds)
    raw(",\"transform\":")
    transform(layer.transform)
    if layer.opacity != 1 {
      raw(",\"opacity\":")
      number(Double(layer.opacity))
    }
    if layer.cornerRadius > 0 {
      raw(",\"radius\":")
      number(Double(layer.cornerRadius))
    }
    if layer.roundedCorners.rawValue != 15 {
      raw(",\"corners\":")
      integer(Int(layer.roundedCorners.rawValue))
    }
    if let background = layer.background {
      raw(",\"background\":")
      color(background)
    }
    if let border = layer.border {
      raw(",\"border\":{\"width\":")
      number(Double(border.width))
      raw(",\"color\":")
      color(border.color)
      raw("}")
    }
    if let shadow = layer.shadow { write(shadow) }
    if layer.clips { raw(",\"clips\":true") }
    if let content = layer.content, !content.isEmpty {
      raw(",\"content\":")
      operations(of: content)
    }
    if let front = layer.front, !front.isEmpty {
      raw(",\"front\":")
      operations(of: front)
    }
    let extent = layer.extent
    if !isInMask, extent != layer.bounds, !extent.isInfinite {
      raw(",\"extent\":")
      rect(extent)
    }
    if !layer.mask.isEmpty {
      raw(",\"mask\":[")
      for (index, part) in layer.mask.enumerated() {
        if index > 0 { raw(",") }
        self.layer(part, isInMask: true)
      }
      raw("]")
    }
    raw("}")
  }

  private mutating func write(_ shadow: PictureLayer.Shadow) {
    raw(",\"shadow\":{\"offset\":")
    numbers([Double(shadow.offset.width), Double(shadow.offset.height)])
    raw(",\"blur\":")
    number(Double(shadow.radius))
    raw(",\"color\":")
    color(shadow.color)
    if let shape = shadow.shape {
      raw(",\"path\":")
      path(shape)
    }
    raw("}")
  }

  /// The six numbers of a transform in the plane, or all sixteen.
  private mutating func transform(_ t: CATransform3D) {
    raw("[")
    let parts: [CGFloat]
    if CATransform3DIsAffine(t) {
      parts = [t.m11, t.m12, t.m21, t.m22, t.m41, t.m42]
    } else {
      parts = [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
        t.m43, t.m44,
      ]
    }
    for (index, part) in parts.enumerated() {
      if index > 0 { raw(",") }
      number(Double(part), factor: 1_000_000)
    }
    raw("]")
  }
}
