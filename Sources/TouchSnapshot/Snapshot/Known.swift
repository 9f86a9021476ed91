// SPDX-License-Identifier: Apache-2.0

/// A value, or the information that the source does not contain it.
///
/// What a source leaves out because it is the default is known; what it has no word for is not.
public enum Known<Value> {
  /// The source contains the value, explicitly or by omitting the default.
  case known(Value)
  /// The source does not contain the value.
  case unknown

  /// The value; nil if it is not known.
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
