// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// The value of a property that can be animated.
nonisolated enum MediaValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  case list([MediaValue])
  /// A value between which and others there is nothing.
  case other(Any?)

  /// What code gives as `Any`, read as a value of the same kind as `model` where it can be.
  init(_ value: Any?, like model: MediaValue = .other(nil)) {
    switch model {
    case .color: self = .color(MediaValue.color(in: value))
    case .path: self = .path(CGPath.value(value) ?? (value as? UIBezierPath)?.cgPath)
    case .other where value == nil: self = .other(nil)
    default: self = MediaValue.known(value) ?? .other(value)
    }
  }

  private static func color(in value: Any?) -> CGColor? {
    CGColor.value(value) ?? (value as? UIColor)?.cgColor
  }

  /// The value of a type that says by itself what it is.
  private static func known(_ value: Any?) -> MediaValue? {
    switch value {
    case let value as MediaValue: value
    case let value as CGFloat: .number(value)
    case let value as Double: .number(CGFloat(value))
    case let value as Float: .number(CGFloat(Double("\(value)") ?? Double(value)))
    case let value as Int: .number(CGFloat(value))
    case let value as Bool: .number(value ? 1 : 0)
    case let value as CGPoint: .point(value)
    case let value as CGSize: .size(value)
    case let value as CGRect: .rect(value)
    case let value as CATransform3D: .transform(value)
    case let value as CGAffineTransform: .transform(CATransform3DMakeAffineTransform(value))
    case let value as UIColor: .color(value.cgColor)
    case let value as UIBezierPath: .path(value.cgPath)
    case let value as [Any]: .list(value.map { MediaValue($0) })
    default:
      if let color = CGColor.value(value) {
        .color(color)
      } else if let path = CGPath.value(value) {
        .path(path)
      } else {
        (value as? NSValue).flatMap { boxed($0) } ?? number(value)
      }
    }
  }

  /// The struct in an `NSValue`; a number is one, too.
  private static func boxed(_ value: NSValue) -> MediaValue? {
    if let number = value as? NSNumber { return .number(CGFloat(number.doubleValue)) }
    switch unsafe String(cString: value.objCType) {
    case unsafe String(cString: NSValue(cgPoint: .zero).objCType): return .point(value.cgPointValue)
    case unsafe String(cString: NSValue(cgSize: .zero).objCType): return .size(value.cgSizeValue)
    case unsafe String(cString: NSValue(cgRect: .zero).objCType): return .rect(value.cgRectValue)
    default: return value.boxedTransform.map { .transform($0) }
    }
  }

  private static func number(_ value: Any?) -> MediaValue? {
    (value as? any BinaryInteger).map { .number(CGFloat(Int(clamping: $0))) }
  }

  /// The number, if it is one.
  var number: CGFloat? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The value as code expects it.
  var any: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .list(let values): values.map { $0.any as Any }
    case .other(let value): value
    }
  }
}
