// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchControls
public import TouchCore
import TouchDrawing
public import TouchGraphics

/// A bar with a title in the middle, a back button and items at the sides.
///
/// That of a navigation controller shows the navigation item of the top controller, and its back button pops
/// that controller. Code can also show a bar of its own, with a stack of items.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning, ItemBar, BarShape {
  /// Decides about items that are pushed and popped; that of a navigation controller's bar is the controller.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The style of the bar.
  open var barStyle = UIBarStyle.default { didSet { lookChanged() } }
  /// Whether content shines through the bar, so that the views of controllers reach under it; true by
  /// default.
  open var isTranslucent = true { didSet { roomChanged() } }
  /// The color behind the items; nil for that of the style.
  open var barTintColor: UIColor? { didSet { lookChanged() } }
  /// The attributes of the title; its font and color are shown.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookChanged() } }
  /// Whether titles are large at first, and shrink while the content is scrolled up; false by default.
  open var prefersLargeTitles = false { didSet { roomChanged() } }
  /// The attributes of large titles; the font and the color are shown.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookChanged() } }
  /// The image at the lower edge, as a value for code that draws bars.
  open var shadowImage: UIImage?
  /// The image of the back button, as a value for code that draws bars.
  open var backIndicatorImage: UIImage?
  /// The mask of the image of the back button, as a value for code that draws bars.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceChanged() } }
  /// How the bar looks in landscape on a phone; nil for ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceChanged() } }
  /// How the bar looks while nothing is scrolled under it, as a value for code that draws bars.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How a low bar looks while nothing is scrolled under it, as a value for code that draws bars.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The navigation controller whose bar it is.
  final weak var navigation: UINavigationController?
  private final var storedItems: [UINavigationItem] = []
  private final var backgroundImages: [Int: UIImage] = [:]
  private final var usesAppearance = false
  final let background = UIView()
  final let back = BarButton(type: .system)
  final let titleLabel = UILabel()
  final let promptLabel = UILabel()
  final let largeTitle = LargeTitle()
  /// The views of items and the title view that are in the bar.
  final var shown: [UIView] = []

  /// Creates a bar with this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar from an archive, without items.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    background.isUserInteractionEnabled = false
    titleLabel.textAlignment = .center
    titleLabel.font = .boldSystemFont(ofSize: 17)
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 13)
    back.accessibilityIdentifier = "back"
    back.press = { [weak self] _ in self?.goBack() }
    for view in [background, titleLabel, promptLabel, back, largeTitle] { addSubview(view) }
    lookChanged()
  }

  // MARK: Items

  /// The items, the one that is shown last.
  open var items: [UINavigationItem]? {
    get { navigation?.viewControllers.map(\.navigationItem) ?? storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items; those of a navigation controller's bar follow from its stack.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard navigation == nil else { return refuse("setItems(_:animated:)") }
    storedItems = items ?? []
    contentChanged()
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? {
    guard let navigation else { return storedItems.last }
    return navigation.topViewController?.navigationItem
  }

  /// The item below the one that is shown, from which the back button has its title.
  open var backItem: UINavigationItem? {
    guard let navigation else { return storedItems.dropLast().last }
    return navigation.viewControllers.dropLast().last?.navigationItem
  }

  /// Shows an item, over the others.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard navigation == nil else { return refuse("pushItem(_:animated:)") }
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    storedItems.append(item)
    contentChanged()
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the item that is shown, and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard navigation == nil else {
      refuse("popItem(animated:)")
      return nil
    }
    guard let item = storedItems.last, delegate?.navigationBar(self, shouldPop: item) != false else {
      return nil
    }
    storedItems.removeLast()
    contentChanged()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func refuse(_ name: String) {
    Misuse.report(
      "\(name): the items of a navigation controller's bar follow from its stack; push and pop controllers instead."
    )
  }

  // MARK: Looks

  /// Sets the image behind the items, as a value for code that draws bars.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
    lookChanged()
  }

  /// The image behind the items.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics.rawValue]
  }

  /// Takes over the attributes, images and appearances of another bar, where this one has none.
  final func takeLooks(of other: UINavigationBar) {
    if titleTextAttributes == nil { titleTextAttributes = other.titleTextAttributes }
    if largeTitleTextAttributes == nil { largeTitleTextAttributes = other.largeTitleTextAttributes }
    if backgroundImages.isEmpty, !other.backgroundImages.isEmpty {
      backgroundImages = other.backgroundImages
      lookChanged()
    }
    guard other.usesAppearance, !usesAppearance else { return }
    (standardAppearance, compactAppearance) = (other.standardAppearance, other.compactAppearance)
    (scrollEdgeAppearance, compactScrollEdgeAppearance) = (
      other.scrollEdgeAppearance, other.compactScrollEdgeAppearance
    )
  }

  private func appearanceChanged() {
    usesAppearance = true
    lookChanged()
  }

  private func lookChanged() {
    let appearance = usesAppearance ? standardAppearance : nil
    let attributes = appearance?.titleTextAttributes ?? titleTextAttributes ?? [:]
    if let font = attributes[.font] as? UIFont { titleLabel.font = font }
    titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? (barStyle == .black ? .white : .label)
    let large = appearance?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:]
    largeTitle.label.font = large[.font] as? UIFont ?? .boldSystemFont(ofSize: 34)
    largeTitle.label.textColor = large[.foregroundColor] as? UIColor ?? (barStyle == .black ? .white : .label)
    if let appearance, !appearance.isUsual {
      background.backgroundColor = appearance.backgroundColor
    } else {
      background.backgroundColor = backgroundImages.isEmpty ? usualBackground : nil
    }
    navigation?.setNeedsStatusBarAppearanceUpdate()
  }

  /// Where the bar is: at the top of the screen, if it is a navigation controller's.
  open var barPosition: UIBarPosition {
    navigation != nil ? .topAttached : delegate?.position(for: self) ?? .any
  }

  // MARK: Layout

  /// The size of the bar in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightInEffect)
  }

  /// No width, and the height of the bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: heightInEffect)
  }

  /// Places the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItems()
  }

  /// The view that a touch hits; the bar itself while a transition is under way, as in UIKit.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found != nil && navigation?.isInTransition == true ? self : found
  }
}

/// Decides about the items of a navigation bar.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// An item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the item that is shown may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// An item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// True unless implemented.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  /// Does nothing unless implemented.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// True unless implemented.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  /// Does nothing unless implemented.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
