// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchCore
import TouchGraphics

/// A type of property that a value in a scene can be converted to.
nonisolated protocol SceneReadable: Sendable {
  /// The value as this type; nil if it is of another kind.
  static func read(_ value: SceneValue) -> Self?
}

/// A type of property that says by itself what a scene can state.
///
/// Numbers are none: the field of each names its limit.
nonisolated protocol SceneTyped: SceneReadable {
  /// The type of a field for such a property.
  static var sceneType: SceneType { get }
}

extension SceneValue {
  /// The numbers, if there are exactly this many.
  fileprivate nonisolated func numbers(_ count: Int) -> [CGFloat]? {
    guard case .numbers(let numbers) = self, numbers.count == count else { return nil }
    return numbers.map { CGFloat($0) }
  }
}

nonisolated extension Bool: SceneTyped {
  static var sceneType: SceneType { .bool }
  static func read(_ value: SceneValue) -> Bool? {
    if case .bool(let value) = value { value } else { nil }
  }
}

nonisolated extension Double: SceneReadable {
  static func read(_ value: SceneValue) -> Double? {
    if case .number(let value) = value { value } else { nil }
  }
}

nonisolated extension CGFloat: SceneReadable {
  static func read(_ value: SceneValue) -> CGFloat? { Double.read(value).map { CGFloat($0) } }
}

nonisolated extension Float: SceneReadable {
  static func read(_ value: SceneValue) -> Float? { Double.read(value).map { Float($0) } }
}

nonisolated extension Int: SceneReadable {
  static func read(_ value: SceneValue) -> Int? { Double.read(value).flatMap { Int(exactly: $0) } }
}

nonisolated extension String: SceneTyped {
  static var sceneType: SceneType { .text }
  static func read(_ value: SceneValue) -> String? {
    if case .text(let value) = value { value } else { nil }
  }
}

nonisolated extension CGPoint: SceneTyped {
  static var sceneType: SceneType { .numbers(["x", "y"], .coordinate) }
  static func read(_ value: SceneValue) -> CGPoint? {
    value.numbers(2).map { CGPoint(x: $0[0], y: $0[1]) }
  }
}

nonisolated extension CGSize: SceneTyped {
  static var sceneType: SceneType { .numbers(["width", "height"], .coordinate) }
  static func read(_ value: SceneValue) -> CGSize? {
    value.numbers(2).map { CGSize(width: $0[0], height: $0[1]) }
  }
}

nonisolated extension CGRect: SceneTyped {
  static var sceneType: SceneType { .numbers(["x", "y", "width", "height"], .coordinate) }
  static func read(_ value: SceneValue) -> CGRect? {
    value.numbers(4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }
}

nonisolated extension UIEdgeInsets: SceneTyped {
  static var sceneType: SceneType { .insets }
  static func read(_ value: SceneValue) -> UIEdgeInsets? {
    value.numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }
}

nonisolated extension CGAffineTransform: SceneTyped {
  static var sceneType: SceneType { .transform }
  static func read(_ value: SceneValue) -> CGAffineTransform? {
    value.numbers(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
  }
}
