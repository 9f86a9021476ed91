// SPDX-License-Identifier: Apache-2.0

/// The object in a value.
nonisolated func object(in value: Any) -> AnyObject {
  value as AnyObject
}

/// `value as? Object` for a value that is there.
@usableFromInline nonisolated func fitting<Object: AnyObject>(_ value: Any?, _ type: Object.Type) -> Object? {
  guard let value else { return nil }
  return value as? Object
}

/// `value as? Value` for a value that is there.
///
/// Cast as it is, the optional itself would be taken for the value where anything fits.
nonisolated func fitting<Value>(_ value: Any?) -> Value? {
  if let value { return value as? Value }
  return value as? Value
}
