// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// Axes of a view.
public nonisolated struct UIAxis: OptionSet, Sendable, Hashable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Creates a set of axes from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The x axis.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The y axis.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, NSCopying {
  /// The part of the view, in its coordinates.
  public final let rect: CGRect
  /// What tells regions with the same rectangle apart.
  public final let identifier: AnyHashable?
  /// The axes along which the region holds the pointer while its button is down, for code that shows the
  /// pointer.
  ///
  /// A kept value: it changes nothing here.
  open var latchingAxes: UIAxis = []

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  deinit {}

  /// The region itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  final func isSame(as other: UIPointerRegion?) -> Bool {
    guard let other else { return false }
    return rect == other.rect && identifier == other.identifier
  }
}

/// Where the pointer is, for the choice of a region.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// Where the pointer is, in the coordinates of the view.
  public final let location: CGPoint
  /// The modifier keys that are down.
  public final let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }

  deinit {}
}
