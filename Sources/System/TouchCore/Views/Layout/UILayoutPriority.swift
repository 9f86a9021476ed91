// SPDX-License-Identifier: Apache-2.0

/// How important a constraint is: one of a higher priority is satisfied before those of lower priorities.
public nonisolated struct UILayoutPriority: RawRepresentable, Equatable, Hashable, Sendable {
  /// The priority as a number, from 1 to 1000.
  public let rawValue: Float

  /// Creates a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The constraint has to be satisfied: 1000.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// With it, a button resists being compressed: 750.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// A drag that may resize the scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
  /// The scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
  /// A drag that does not resize the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
  /// With it, a button hugs its content: 250.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// With it, a view takes the size that `systemLayoutSizeFitting` asks for: 50.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

extension UILayoutPriority {
  /// A priority that is higher by a number, as in `.defaultLow + 1`.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue + number)
  }

  /// A priority that is lower by a number, as in `.required - 1`.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue - number)
  }

  /// Raises a priority by a number.
  public static func += (priority: inout UILayoutPriority, number: Float) {
    priority = priority + number
  }

  /// Lowers a priority by a number.
  public static func -= (priority: inout UILayoutPriority, number: Float) {
    priority = priority - number
  }
}
