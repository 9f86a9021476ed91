// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchControls
public import TouchCore

/// What a navigation bar shows for one view controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title in the middle of the bar; a view controller sets it with its own.
  open var title: String? { didSet { changed() } }
  /// The view that is shown instead of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// A line above the title, which makes the bar higher.
  open var prompt: String? { didSet { changed() } }
  /// The item from which the back button of the next controller has its title and image.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title of the back button of the next controller, unless ``backBarButtonItem`` has one.
  open var backButtonTitle: String? { didSet { changed() } }
  /// How much of the titles the back button of the next controller shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// What the back button does instead of going back.
  open var backAction: UIAction? { didSet { changed() } }
  /// Whether there is no back button.
  open var hidesBackButton: Bool {
    get { storedHidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }
  /// Whether the left items are beside the back button, and not instead of it.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// Whether the title is large at first, in a bar that prefers that.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  private final var storedHidesBackButton = false
  final var storedLeftBarButtonItems: [UIBarButtonItem] = []
  final var storedRightBarButtonItems: [UIBarButtonItem] = []
  /// The bar that shows the item.
  final weak var bar: UINavigationBar?

  /// Whether a title is large.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable, Hashable {
    /// As that of the controller below; the first one's is large.
    case automatic = 0
    /// It is large.
    case always = 1
    /// It is not.
    case never = 2
  }

  /// How much of the titles a back button shows.
  public nonisolated enum BackButtonDisplayMode: Int, Sendable, Hashable {
    /// The title of the controller that it leads to.
    case `default` = 0
    /// A short general title.
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive, with its title.
  public required init?(coder: NSCoder) {
    super.init()
    if coder.allowsKeyedCoding { title = coder.decodeObject(forKey: "UITitle") as? String }
  }

  /// Sets whether there is no back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    storedHidesBackButton = hidesBackButton
    changed()
  }

  /// The items at the leading end, the outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { storedLeftBarButtonItems.isEmpty ? nil : storedLeftBarButtonItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// The items at the trailing end, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { storedRightBarButtonItems.isEmpty ? nil : storedRightBarButtonItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// The outermost item at the leading end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { storedLeftBarButtonItems.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// The outermost item at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { storedRightBarButtonItems.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  /// Sets the items at the leading end.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedLeftBarButtonItems = items ?? []
    changed()
  }

  /// Sets the items at the trailing end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedRightBarButtonItems = items ?? []
    changed()
  }

  /// Sets the outermost item at the leading end; the others stay (documented).
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    storedLeftBarButtonItems.replaceSubrange(
      0..<min(1, storedLeftBarButtonItems.count), with: item.map { [$0] } ?? [])
    changed()
  }

  /// Sets the outermost item at the trailing end; the others stay (documented).
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    storedRightBarButtonItems.replaceSubrange(
      0..<min(1, storedRightBarButtonItems.count), with: item.map { [$0] } ?? [])
    changed()
  }

  /// The title of the back button of the next controller.
  final var titleOfBackButton: String? {
    switch backButtonDisplayMode {
    case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
    case .generic: "Back"
    case .minimal: nil
    }
  }

  private final func changed() { bar?.contentChanged() }
}
