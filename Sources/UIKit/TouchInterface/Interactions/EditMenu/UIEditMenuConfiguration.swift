// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Where an edit menu opens.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// Identifies the configuration for the delegate.
  public final let identifier: AnyHashable
  /// The point in the view that the menu points at, unless the delegate gives a rectangle.
  public final let sourcePoint: CGPoint
  /// Where the menu's arrow points, for code that shows it.
  ///
  /// A kept value: it changes nothing here.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration; without an identifier it gets a unique one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(NSObject())
    self.sourcePoint = sourcePoint
    super.init()
  }

  deinit {}
}

/// Where the arrow of an edit menu points.
public nonisolated enum UIEditMenuArrowDirection: Int, Sendable, Hashable {
  /// Where there is room.
  case automatic = 0
  /// Up, from below.
  case up = 1
  /// Down, from above.
  case down = 2
  /// To the left.
  case left = 3
  /// To the right.
  case right = 4
}

/// Runs animations along with the coming or going of an edit menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Adds animations; they run at once, because a menu comes and goes at once here.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the menu has come or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Collects what runs along with the coming or going of an edit menu.
final class EditMenuAnimator: UIEditMenuInteractionAnimating {
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func finish() {
    let all = completions
    completions = []
    for completion in all { completion() }
  }
}
