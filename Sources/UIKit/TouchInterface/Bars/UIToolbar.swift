// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchControls
public import TouchCore
public import TouchGraphics

/// A bar with items in a row.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, ItemBar, BarShape {
  /// Decides where the bar is.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The style of the bar.
  open var barStyle = UIBarStyle.default { didSet { lookChanged() } }
  /// Whether content shines through the bar, so that the views of controllers reach under it; true by
  /// default.
  open var isTranslucent = true { didSet { navigation?.barsMayHaveMoved() } }
  /// The color behind the items; nil for that of the style.
  open var barTintColor: UIColor? { didSet { lookChanged() } }
  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance() { didSet { lookChanged() } }
  /// How the bar looks in landscape on a phone, as a value for code that draws bars.
  open var compactAppearance: UIToolbarAppearance?
  /// How the bar looks while nothing is scrolled under it, as a value for code that draws bars.
  ///
  /// A kept value: it changes nothing here.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// How a low bar looks while nothing is scrolled under it, as a value for code that draws bars.
  ///
  /// A kept value: it changes nothing here.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// The navigation controller whose toolbar it is.
  final weak var navigation: UINavigationController?
  private final var storedItems: [UIBarButtonItem] = []
  private final var backgroundImages: [Int: UIImage] = [:]
  private final var shown: [UIView] = []

  /// Creates a bar with this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    lookChanged()
  }

  /// Creates a bar from an archive, without items.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    lookChanged()
  }

  /// The items, from the leading end.
  open var items: [UIBarButtonItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedItems = items ?? []
    setNeedsLayout()
  }

  /// Where the bar is, as its delegate says; at the bottom without one.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  /// Sets the image behind the items, as a value for code that draws bars.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom.rawValue * 1000 + barMetrics.rawValue] = backgroundImage
  }

  /// The image behind the items.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
    -> UIImage?
  {
    backgroundImages[topOrBottom.rawValue * 1000 + barMetrics.rawValue]
  }

  /// Takes over the appearances of another bar, where this one has none.
  final func takeLooks(of other: UIToolbar) {
    if standardAppearance.isUsual, !other.standardAppearance.isUsual {
      standardAppearance = other.standardAppearance
    }
    if compactAppearance == nil { compactAppearance = other.compactAppearance }
  }

  private func lookChanged() {
    backgroundColor = standardAppearance.isUsual ? usualBackground : standardAppearance.backgroundColor
  }

  /// The size of the bar in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightOfItems)
  }

  /// No width, and the height of the bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: heightOfItems)
  }

  final func itemsChanged() { setNeedsLayout() }

  /// Places the items; flexible room takes equal parts of what is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(heightOfItems, bounds.height)
    let tuning = UIApplication.shared.tuning
    var (views, placed): ([UIView], [(view: UIView?, width: CGFloat, size: CGSize)]) = ([], [])
    for item in storedItems where !item.isHidden {
      item.bar = self
      guard let view = item.shownView else {
        placed.append((nil, item.systemItem == .flexibleSpace ? .infinity : item.width, .zero))
        continue
      }
      if view.superview !== self { addSubview(view) }
      views.append(view)
      let size = size(of: item, view, height: height)
      placed.append((view, size.width, size))
    }
    let gaps = tuning.barItemGap * CGFloat(max(views.count - 1, 0))
    let (left, right) = (tuning.barMargin + safeAreaInsets.left, tuning.barMargin + safeAreaInsets.right)
    let fixed = placed.reduce(0) { $0 + ($1.width.isFinite ? $1.width : 0) }
    let flexible = placed.count { !$0.width.isFinite }
    let share = max(bounds.width - left - right - fixed - gaps, 0) / CGFloat(max(flexible, 1))
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = left
    for (view, width, size) in placed {
      let width = width.isFinite ? width : share
      if let view {
        let start = isReversed ? bounds.width - x - width : x
        view.frame = CGRect(x: start, y: (height - size.height) / 2, width: width, height: size.height)
        x += tuning.barItemGap
      }
      x += width
    }
    for view in shown where !views.contains(where: { $0 === view }) && view.superview === self {
      view.removeFromSuperview()
    }
    shown = views
  }
}

/// Decides where a toolbar is.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
