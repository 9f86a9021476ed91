// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchDrawing
import TouchGraphics

nonisolated extension WindowPicture: CustomStringConvertible {
  /// One line for each layer and for each operation of its content, indented by depth.
  ///
  /// The same picture has the same text on every machine.
  public var description: String { lines.joined(separator: "\n") }

  /// The lines of the description.
  public var lines: [String] { layers.flatMap(\.lines) }
}

nonisolated extension PictureLayer: CustomStringConvertible {
  /// The layer's own line and those of its mask and its content.
  public var description: String { lines.joined(separator: "\n") }

  /// The lines of the description.
  var lines: [String] {
    let space = String(repeating: "  ", count: depth)
    var lines = [space + line]
    lines += mask.flatMap(\.lines).map { "\(space)  | mask \($0)" }
    lines += (content?.lines ?? []).map { "\(space)  | \($0)" }
    lines += (front?.lines ?? []).map { "\(space)  | front \($0)" }
    return lines
  }

  private var line: String {
    var words = ["\(id.number) \(name) \(place)"]
    if opacity != 1 { words.append("opacity \(opacity.listed)") }
    if cornerRadius > 0 {
      words.append("radius \(cornerRadius.listed)")
      if roundedCorners.rawValue != 15 { words.append("corners \(roundedCorners.rawValue)") }
    }
    if clips { words.append("clips") }
    if let background { words.append(background.listed) }
    if let border { words.append("border \(border.width.listed) \(border.color.listed)") }
    if let shadow {
      words.append("shadow \(shadow.offset.width.listed) \(shadow.offset.height.listed)")
      words.append("blur \(shadow.radius.listed) \(shadow.color.listed)")
      if let shape = shadow.shape { words.append("of \(shape)") }
    }
    return words.joined(separator: " ")
  }

  /// The frame, if the layer is only moved; else the bounds and the transform.
  private var place: String {
    guard CATransform3DIsAffine(transform) else {
      let t = transform
      let numbers = [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
        t.m43,
        t.m44,
      ]
      return "\(bounds.listed) in space \(numbers.map(\.listed).joined(separator: " "))"
    }
    let affine = CATransform3DGetAffineTransform(transform)
    guard affine.a == 1, affine.b == 0, affine.c == 0, affine.d == 1 else {
      return "\(bounds.listed) \(affine.listed)"
    }
    let frame = bounds.offsetBy(dx: affine.tx, dy: affine.ty).listed
    return bounds.origin == .zero ? frame : "\(frame) from \(bounds.origin.listed)"
  }
}
