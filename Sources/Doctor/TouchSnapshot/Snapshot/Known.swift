// SPDX-License-Identifier: Apache-2.0

/// A value, or the information that the source does not contain it.
///
/// A value that a source omits because it is the default is known. A value that the source cannot express is
/// unknown.
public enum Known<Value> {
  /// The source contains the value, explicitly or by omitting the default.
  case known(Value)
  /// The source does not contain the value.
  case unknown

  /// The value; nil if it is unknown.
  public var value: Value? {
    switch self {
    case .known(let value): value
    case .unknown: nil
    }
  }

  /// Whether the value is known.
  public var isKnown: Bool { value != nil }
}

extension Known: Equatable where Value: Equatable {}
extension Known: Hashable where Value: Hashable {}
extension Known: Sendable where Value: Sendable {}
