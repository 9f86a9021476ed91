// SPDX-License-Identifier: Apache-2.0

extension UIWindow {
  /// The z-order level of a window.
  public nonisolated struct Level: RawRepresentable, Sendable, Hashable, Comparable {
    /// The number of the level; windows with greater levels are in front.
    public var rawValue: CGFloat

    /// Creates a level of its height.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level of its height.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of usual windows: 0.
    public static let normal = Level(0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts: 2000.
    public static let alert = Level(2000)

    /// Whether a level is behind another one.
    public static func < (a: Level, b: Level) -> Bool {
      a.rawValue < b.rawValue
    }

    /// The level that is higher by an amount, as in `.alert + 1`.
    public static func + (level: Level, amount: CGFloat) -> Level {
      Level(level.rawValue + amount)
    }

    /// The level that is lower by an amount.
    public static func - (level: Level, amount: CGFloat) -> Level {
      Level(level.rawValue - amount)
    }
  }
}
