// SPDX-License-Identifier: Apache-2.0
public import TouchCore
public import TouchMenus

/// A button of a bar, as values.
///
/// There are no bars here. Code that shows a bar of its own calls ``trigger()`` where UIKit's bar is tapped.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The look of an item.
  public nonisolated enum Style: Int, Sendable, Hashable {
    /// As most items look.
    case plain = 0
    /// As the item that completes a task looks.
    case done = 2
  }

  /// An item that the system draws.
  public nonisolated enum SystemItem: Int, Sendable, Hashable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus.
    case add = 4
    /// Room that grows.
    case flexibleSpace = 5
    /// Room of a width.
    case fixedSpace = 6
    /// A new message.
    case compose = 7
    /// An answer.
    case reply = 8
    /// A list of actions.
    case action = 9
    /// A folder.
    case organize = 10
    /// Bookmarks.
    case bookmarks = 11
    /// A search.
    case search = 12
    /// A reload.
    case refresh = 13
    /// A stop.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// Play.
    case play = 17
    /// Pause.
    case pause = 18
    /// Back.
    case rewind = 19
    /// Forward.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// A cross.
    case close = 24
  }

  /// The look of the item.
  open var style = Style.plain
  /// The width; 0 for that of the content.
  open var width: CGFloat = 0
  /// The colour of the item; nil for that of the bar.
  open var tintColor: UIColor?
  /// The view that is shown instead of a button.
  open var customView: UIView?
  /// The object with the method ``action``; held weakly.
  ///
  /// If it is nil, the first in the responder chain that has the method is called.
  open weak var target: AnyObject?
  /// The method that the item calls, with the item as its argument.
  open var action: Selector?
  /// The action that the item performs instead of its ``action``.
  open var primaryAction: UIAction?
  /// The menu of the item.
  open var menu: UIMenu?
  /// What the system draws, if the item was made of that.
  public final let systemItem: SystemItem?

  /// Creates an item without a title.
  public override init() {
    systemItem = nil
    super.init()
  }

  /// Creates an item with a title.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    systemItem = nil
    super.init()
    (self.title, self.style) = (title, style)
    set(target, action)
  }

  /// Creates an item with an image.
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    systemItem = nil
    super.init()
    (self.image, self.style) = (image, style)
    set(target, action)
  }

  /// Creates an item that the system draws.
  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.systemItem = systemItem
    super.init()
    set(target, action)
  }

  /// Creates an item that shows a view.
  public init(customView: UIView) {
    systemItem = nil
    super.init()
    self.customView = customView
  }

  /// Creates an item with an action, whose title and image it has, or with a menu.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    systemItem = nil
    super.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// An item that takes the room that is left.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// An item that takes room of a width.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Does what a tap on the item does; returns whether the item is enabled and something performed its action.
  @discardableResult
  public final func trigger() -> Bool {
    guard isEnabled else { return false }
    if let primaryAction {
      primaryAction.performWithSender(self, target: target)
      return true
    }
    guard let action else { return false }
    return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }

  private func set(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
}
