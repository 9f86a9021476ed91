// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Which scrolls of a pointer a pan takes.
public nonisolated struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int

  /// Makes a mask of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Scrolls in notches, as of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Scrolls of fingers on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A set of kinds of touches, looked at for each touch and recognizer.
nonisolated struct TouchTypes: Sendable {
  private var bits: UInt8 = 0

  /// Every kind there is.
  static let all = TouchTypes(UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) })

  /// The kinds of these raw values; what is the raw value of none does not count.
  init(_ rawValues: [NSNumber]) {
    for type in UITouch.TouchType.all where rawValues.contains(where: { $0.intValue == type.rawValue }) {
      bits |= 1 << type.rawValue
    }
  }

  func contains(_ type: UITouch.TouchType) -> Bool {
    bits & 1 << type.rawValue != 0
  }
}

extension UITouch.TouchType {
  nonisolated static var all: [UITouch.TouchType] { [.direct, .indirect, .pencil, .indirectPointer] }
}
