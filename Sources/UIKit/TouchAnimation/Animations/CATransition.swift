// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An animation of a layer's contents from what they were to what they are.
///
/// It takes its time and calls its delegate; how it looks is for renderers.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The key under which every transition is added.
  static let key = "transition"

  /// How it looks.
  ///
  /// A kept value: it changes nothing here.
  open var type: CATransitionType = .fade
  /// The direction, nil for none.
  ///
  /// A kept value: it changes nothing here.
  open var subtype: CATransitionSubtype?
  /// Where in the transition it begins, from 0 to 1.
  ///
  /// A kept value: it changes nothing here.
  open var startProgress: Float = 0
  /// Where in the transition it ends, from 0 to 1.
  ///
  /// A kept value: it changes nothing here.
  open var endProgress: Float = 1

  /// A copy, of the same class and with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let transition = copy as? CATransition else { return copy }
    transition.type = type
    transition.subtype = subtype
    transition.startProgress = startProgress
    transition.endProgress = endProgress
    return transition
  }

  override var subject: String { Self.key }
}

#if !canImport(ObjectiveC)
  /// The key under which transitions are added, whatever key code gives.
  public nonisolated let kCATransition = "transition"

  /// How a transition looks.
  public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a type of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The old contents fade.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new contents slide over the old ones.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new contents push the old ones away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old contents are uncovered from the new ones.
    public static let reveal = CATransitionType(rawValue: "reveal")
  }

  /// The direction of a transition.
  public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a direction of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
  }
#endif
