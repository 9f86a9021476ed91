// SPDX-License-Identifier: Apache-2.0
import Foundation
public import TouchCore
import TouchGraphics

extension CALayer {
  /// The value of a property that a layer class declares without storage of its own.
  ///
  /// On Apple's platforms such a property is marked `@NSManaged`, and QuartzCore has the value. Here it reads
  /// and writes this subscript:
  ///
  /// ```swift
  /// var progress: CGFloat {
  ///   get { self[dynamic: "progress"] }
  ///   set { self[dynamic: "progress"] = newValue }
  /// }
  /// ```
  ///
  /// Before the first write it is zero, or nil where the type allows that. A new value of a layer in a window
  /// runs the layer's ``/TouchCore/CALayer/action(forKey:)``, unless the transaction turns actions off, and
  /// requests a display if the class needs one.
  public final subscript<Value>(dynamic key: String) -> Value {
    get {
      if let stored = motion?.values[key] {
        if let value = stored as? Value { return value }
        if let value: Value = MediaValue(stored).value(like: nil as Value?).flatMap({ $0 }) { return value }
      }
      return ZeroValues.zero()
    }
    set {
      if isInWindow, motion?.model == nil, !CATransaction.disableActions() {
        action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
      }
      setOwnValue(newValue, forKey: key)
    }
  }

  /// Stores a value under a key that names no property.
  final func setOwnValue(_ value: Any?, forKey key: String) {
    let content = value.flatMap { Mirror(reflecting: $0).isNil ? nil : $0 }
    ensuredMotion.values[key] = content
    noteLooks()
    if motion?.model == nil, type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}

extension Mirror {
  /// Whether it reflects an optional without a value.
  fileprivate var isNil: Bool { displayStyle == .optional && children.isEmpty }
}

/// What a property has before it is set.
private enum ZeroValues {
  private static let all: [Any] = [
    CGFloat.zero, Double.zero, Float.zero, Int.zero, false, CGPoint.zero, CGSize.zero, CGRect.zero,
    CATransform3DIdentity, CGAffineTransform.identity, UIEdgeInsets.zero,
  ]

  static func zero<Value>() -> Value {
    if let zero = all.lazy.compactMap({ $0 as? Value }).first { return zero }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type,
      let none = type.init(nilLiteral: ()) as? Value
    {
      return none
    }
    preconditionFailure("A property of type \(Value.self) was read before it was set.")
  }
}
