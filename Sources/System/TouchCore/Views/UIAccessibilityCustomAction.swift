// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

/// An action that assistive technology offers for an element, by name.
///
/// No assistive technology runs here: a test or a host performs the action with ``perform()``.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Performs an action; returns whether it succeeded.
  public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name that is read aloud.
  open var name: String
  /// The picture shown beside the name.
  open var image: UIImage?
  /// The closure that performs the action; it takes precedence over ``target`` and ``selector``.
  open var actionHandler: ActionHandler?
  /// The object with the method that performs the action; held weakly.
  open weak var target: AnyObject?
  /// The method of ``target`` that performs the action.
  open var selector: Selector

  /// Creates an action that a closure performs.
  public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    selector = Selector("")
    super.init()
  }

  /// Creates an action that a method performs.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    self.target = target.map { $0 as AnyObject }
    super.init()
  }

  /// Performs the action as assistive technology would; returns whether it succeeded.
  ///
  /// A method succeeds if the target has it.
  @discardableResult
  public final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, selector.isAnswered(by: target) else { return false }
    return UIApplication.shared.sendAction(selector, to: target, from: self, for: nil)
  }
}

/// Where content moves when assistive technology scrolls.
public nonisolated enum UIAccessibilityScrollDirection: Int, Sendable, Hashable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}
