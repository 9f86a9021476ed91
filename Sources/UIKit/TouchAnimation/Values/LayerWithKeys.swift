// SPDX-License-Identifier: Apache-2.0
import Foundation
public import TouchCore
import TouchGraphics

/// A layer class with properties of its own that animations and key paths name.
///
/// QuartzCore finds the properties of any layer class through the Objective-C runtime. Swift code lists them
/// instead:
///
/// ```swift
/// final class RingLayer: CALayer, LayerWithKeys, LayerShownByCopy {
///   var progress: CGFloat = 0
///
///   class var animatableKeys: [LayerKey] { [LayerKey("progress", \RingLayer.progress)] }
/// }
/// ```
///
/// An animation of such a key gives its values to the copies that ``/TouchCore/CALayer/presentation()``
/// makes. If the class answers true to ``/TouchCore/CALayer/needsDisplay(forKey:)``, the layer is drawn at
/// each frame of the animation, by such a copy.
@preconcurrency @MainActor public protocol LayerWithKeys: CALayer {
  /// The properties, those of the superclass included.
  static var animatableKeys: [LayerKey] { get }
}

/// A property of a layer class that animations name.
@preconcurrency @MainActor public struct LayerKey {
  /// The name, as key paths have it.
  public let name: String
  let property: LayerProperty

  /// Names a property.
  ///
  /// Numbers, points, sizes, rectangles, transforms, colors and paths take the values between two others; a
  /// value of any other type jumps.
  public init<Layer: CALayer, Value>(_ name: String, _ property: ReferenceWritableKeyPath<Layer, Value>) {
    self.name = name
    self.property = LayerProperty(
      get: { ($0 as? Layer).map { MediaValue($0[keyPath: property]) } },
      set: { layer, value in
        guard let layer = layer as? Layer else { return }
        if let new: Value = value.value(like: layer[keyPath: property]) { layer[keyPath: property] = new }
      })
  }
}

extension MediaValue {
  /// The value in the type of an old one, as far as that can be.
  func typed(like old: Any) -> Any {
    func typed<Value>(_ old: Value) -> Any { value(like: old) ?? any as Any }
    return typed(old)
  }

  /// The value as the type of another one; nil if it cannot be.
  func value<Value>(like old: Value) -> Value? {
    if let same = any as? Value { return same }
    switch self {
    case .number(let number):
      let numbers: [Any] = [
        Double(number), Float(number), Int(exactly: number.rounded()) as Any, number != 0,
        NSNumber(value: Double(number)),
      ]
      return numbers.lazy.compactMap { $0 as? Value }.first
    case .color(let color): return color.map { UIColor(cgColor: $0) } as? Value
    case .path(let path): return path.map { UIBezierPath(cgPath: $0) } as? Value
    case .transform(let transform): return CATransform3DGetAffineTransform(transform) as? Value
    default: return nil
    }
  }
}
