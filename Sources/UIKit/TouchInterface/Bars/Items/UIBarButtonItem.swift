// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchControls
public import TouchCore
public import TouchGraphics

/// A button of a navigation bar or a toolbar.
///
/// A tap on it in the bar calls its ``action``; code that shows a bar of its own calls ``trigger()`` instead.
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
  open var style = Style.plain { didSet { changed() } }
  /// The width; 0 for that of the content.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// The color of the item; nil for that of the bar.
  open var tintColor: UIColor? { didSet { changed() } }
  /// The view that is shown instead of a button.
  open var customView: UIView? { didSet { changed() } }
  /// The object with the method ``action``; held weakly.
  ///
  /// If it is nil, the first in the responder chain that has the method is called.
  open weak var target: AnyObject?
  /// The method that the item calls, with the item as its argument.
  open var action: Selector?
  /// The action that the item performs instead of its ``action``.
  open var primaryAction: UIAction? { didSet { changed() } }
  /// Whether the bar leaves the item out.
  open var isHidden = false { didSet { changed() } }
  /// The menu of the item.
  open var menu: UIMenu? { didSet { changed() } }
  /// What the system draws, if the item was made of that.
  public final let systemItem: SystemItem?

  private final var button: BarButton?

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

  /// Creates an item with an image, and another one for bars in landscape on a phone.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item that the system draws, with an action or a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
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

  /// Creates an item from an archive, with its title.
  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  /// Does what a tap on the item does; returns whether the item is enabled and something performed its
  /// action.
  @discardableResult
  public final func trigger() -> Bool { trigger(for: nil) }

  final func trigger(for event: UIEvent?) -> Bool {
    guard isEnabled else { return false }
    if let primaryAction {
      primaryAction.performWithSender(self, target: target)
      return true
    }
    guard let action else { return false }
    // Without a target, the search begins at the first responder, else at the button: an item is no
    // responder.
    let hasFirstResponder = button?.window?.firstResponder != nil
    let found = target ?? (hasFirstResponder ? nil : button?.target(forAction: action, withSender: self))
    return UIApplication.shared.sendAction(action, to: found, from: self, for: event)
  }

  /// The view that shows the item, while it is in a bar.
  final var viewInBar: UIView? {
    let view = customView ?? button
    return view?.superview == nil ? nil : view
  }

  /// The view that shows the item: the custom view, or a button; nil for room.
  final var shownView: UIView? {
    if let customView { return customView }
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { return nil }
    let shown = button ?? BarButton(frame: .zero)
    if button == nil {
      button = shown
      shown.press = { [weak self] event in _ = self?.trigger(for: event) }
    }
    shown.show(self)
    return shown
  }

  private func set(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
}
