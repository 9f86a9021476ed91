// SPDX-License-Identifier: Apache-2.0

/// A value, or the knowledge that the source does not tell it.
///
/// What a source leaves out because it is the default is known; what it has no word for is not.
public enum Known<Value> {
  /// The source tells the value, by saying it or by leaving out the default.
  case known(Value)
  /// The source does not tell.
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
