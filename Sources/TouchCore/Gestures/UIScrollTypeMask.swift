// SPDX-License-Identifier: Apache-2.0

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
