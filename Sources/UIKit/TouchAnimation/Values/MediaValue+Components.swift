// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

// Key paths reach into the values of properties: "position.x", "bounds.size.width", "transform.rotation.z".
// The names are those that Apple's Core Animation Programming Guide lists.

nonisolated extension MediaValue {
  /// The part of the value that the rest of a key path names; nil if there is none.
  func component(_ path: Substring) -> MediaValue? {
    if path.isEmpty { return self }
    let (name, rest) = path.firstKey
    switch (self, name) {
    case (.point(let point), "x"): return .number(point.x)
    case (.point(let point), "y"): return .number(point.y)
    case (.size(let size), "width"): return .number(size.width)
    case (.size(let size), "height"): return .number(size.height)
    case (.rect(let rect), "origin"): return MediaValue.point(rect.origin).component(rest)
    case (.rect(let rect), "size"): return MediaValue.size(rect.size).component(rest)
    case (.transform(let transform), _): return transform.component(path)
    default: return nil
    }
  }

  /// The value with another part; nil if there is no such part.
  func setting(_ part: MediaValue, at path: Substring) -> MediaValue? {
    if path.isEmpty { return part }
    let (name, rest) = path.firstKey
    switch (self, name, part) {
    case (.point(let point), "x", .number(let x)): return .point(CGPoint(x: x, y: point.y))
    case (.point(let point), "y", .number(let y)): return .point(CGPoint(x: point.x, y: y))
    case (.size(let size), "width", .number(let width)):
      return .size(CGSize(width: width, height: size.height))
    case (.size(let size), "height", .number(let height)):
      return .size(CGSize(width: size.width, height: height))
    case (.rect(let rect), "origin", _):
      guard case .point(let origin)? = MediaValue.point(rect.origin).setting(part, at: rest) else {
        return nil
      }
      return .rect(CGRect(origin: origin, size: rect.size))
    case (.rect(let rect), "size", _):
      guard case .size(let size)? = MediaValue.size(rect.size).setting(part, at: rest) else { return nil }
      return .rect(CGRect(origin: rect.origin, size: size))
    case (.transform(let transform), _, _): return transform.setting(part, at: path)
    default: return nil
    }
  }
}

nonisolated extension Substring {
  /// What is before the first dot, and what is behind it.
  var firstKey: (name: Substring, rest: Substring) {
    guard let dot = firstIndex(of: ".") else { return (self, "") }
    return (self[..<dot], self[index(after: dot)...])
  }
}

nonisolated extension CATransform3D {
  private static let axes: [Substring: Int] = ["x": 0, "y": 1, "z": 2]

  /// A part of the transform: `scale`, `rotation` and `translation`, along an axis.
  ///
  /// Without an axis, the scale is the mean of three, the rotation is about z, and the translation is that in
  /// the plane.
  fileprivate func component(_ path: Substring) -> MediaValue? {
    let parts = TransformParts(self)
    let (name, axis) = path.firstKey
    switch (name, Self.axes[axis]) {
    case ("scale", nil) where axis.isEmpty: return .number(CGFloat(parts.scale.sum() / 3))
    case ("scale", let index?): return .number(CGFloat(parts.scale[index]))
    case ("rotation", nil) where axis.isEmpty: return .number(CGFloat(parts.angles.z))
    case ("rotation", let index?): return .number(CGFloat(parts.angles[index]))
    case ("translation", nil) where axis.isEmpty:
      return .size(CGSize(width: parts.translation.x, height: parts.translation.y))
    case ("translation", let index?): return .number(CGFloat(parts.translation[index]))
    default: return nil
    }
  }

  fileprivate func setting(_ part: MediaValue, at path: Substring) -> MediaValue? {
    guard path.isTransformKey else { return nil }
    var parts = TransformParts(self)
    let (name, axis) = path.firstKey
    let index = Self.axes[axis]
    switch (name, part) {
    case ("scale", .number(let scale)):
      if let index {
        parts.scale[index] = Double(scale)
      } else {
        parts.scale = SIMD3(repeating: Double(scale))
      }
    case ("rotation", .number(let angle)): parts.angles[index ?? 2] = Double(angle)
    case ("translation", .number(let distance)):
      guard let index else { return nil }
      parts.translation[index] = Double(distance)
    case ("translation", .size(let size)):
      (parts.translation.x, parts.translation.y) = (Double(size.width), Double(size.height))
    case ("translation", .point(let point)):
      (parts.translation.x, parts.translation.y) = (Double(point.x), Double(point.y))
    default: return nil
    }
    return .transform(parts.transform)
  }
}

nonisolated extension Substring {
  fileprivate var isTransformKey: Bool {
    let (name, axis) = firstKey
    return ["scale", "rotation", "translation"].contains(name) && ["", "x", "y", "z"].contains(axis)
  }
}
