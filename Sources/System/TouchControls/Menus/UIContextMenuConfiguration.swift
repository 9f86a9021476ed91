// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// What a context menu shows.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Identifies the configuration for the delegate.
  public final let identifier: any NSCopying
  /// The order in which code that shows the menu lists its elements.
  ///
  /// A kept value: it changes nothing here.
  public final var preferredMenuElementOrder = ElementOrder.automatic
  /// How many things the menu is for.
  ///
  /// A kept value: it changes nothing here.
  public final var badgeCount = 0

  private final let previewProvider: UIContextMenuContentPreviewProvider?
  private final let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: Identifies the configuration for the delegate; a unique one if nil.
  ///   - previewProvider: Makes the controller of a preview, which is loaded and not shown: nothing is drawn
  ///     here.
  ///   - actionProvider: Makes the menu when it is about to open.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSObjectCopy()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  deinit {}

  /// The menu, if there is one.
  final func menu() -> UIMenu? { actionProvider?([]) }

  /// The controller of the preview, if there is one.
  final func preview() -> UIViewController? { previewProvider?() }

  /// The order of the elements of a menu.
  public nonisolated enum ElementOrder: Int, Sendable, Hashable {
    /// What the system prefers.
    case automatic
    /// The first element nearest to the finger.
    case priority
    /// As they were given.
    case fixed
  }
}

/// Makes the menu of a context menu; the system suggests no elements here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Makes the controller of the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// An identifier that is equal only to itself.
private final class NSObjectCopy: NSObject, NSCopying {
  nonisolated override init() { super.init() }
  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Runs animations and completions alongside the appearance or disappearance of a menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds animations; they run at once, because a menu comes and goes at once here.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the menu has come or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Collects what runs along with the coming or going of a menu.
final class MenuAnimator: UIContextMenuInteractionAnimating {
  let previewViewController: UIViewController?
  private var completions: [() -> Void] = []

  init(preview: UIViewController?) {
    previewViewController = preview
  }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func finish() {
    let all = completions
    completions = []
    for completion in all { completion() }
  }
}
