// SPDX-License-Identifier: Apache-2.0

/// The object that a value is.
///
/// This is `as AnyObject`, which on systems without Objective-C first looks whether the value is of a kind
/// that is bridged, and is slow and needs memory for it. Senders and targets of actions are objects, once for
/// each move of a finger.
nonisolated func object(in value: Any) -> AnyObject {
  opened(value)
}

private nonisolated func opened<Value>(_ value: Value) -> AnyObject {
  Value.self is AnyClass ? unsafeBitCast(value, to: AnyObject.self) : value as AnyObject
}

/// `value as? Object`; an object of that very class is known without a search.
@usableFromInline nonisolated func fitting<Object: AnyObject>(_ value: Any?, _ type: Object.Type) -> Object? {
  guard let value else { return nil }
  let object = object(in: value)
  return Swift.type(of: object) == type ? unsafeDowncast(object, to: type) : value as? Object
}

/// `value as? Value` for a value that is there.
///
/// Cast as it is, the optional itself would be taken for the value where anything fits.
nonisolated func fitting<Value>(_ value: Any?) -> Value? {
  if let value { return value as? Value }
  return value as? Value
}
