// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
import TouchGraphics

/// Arranges views in a row or a column by their intrinsic sizes.
///
/// Its own frame is set by code or by the stack view that it is in. Views without an intrinsic size have none
/// along the axis unless the distribution gives them one. Where UIKit leaves a choice to Auto Layout
/// (``Distribution/fill`` with more or less room than the views need), views without an intrinsic size grow
/// first, and then the first view; the last one shrinks (assumed).
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the room along the axis is shared.
  public nonisolated enum Distribution: Int, Sendable, Hashable {
    /// The views fill the room; one of them grows or shrinks for it.
    case fill = 0
    /// All views have the same length.
    case fillEqually = 1
    /// The views fill the room in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// The views keep their lengths, with equal gaps that are not smaller than the spacing.
    case equalSpacing = 3
    /// The centers of the views have equal distances, with gaps that are not smaller than the spacing.
    case equalCentering = 4
  }

  /// Where the views are across the axis.
  public nonisolated enum Alignment: Int, Sendable, Hashable {
    /// From one edge to the other.
    case fill = 0
    /// At the leading edge of a column.
    case leading = 1
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column.
    case trailing = 4

    /// At the top edge of a row.
    public static let top = Alignment.leading
    /// At the bottom edge of a row.
    public static let bottom = Alignment.trailing
  }

  /// Stands for the spacing of the stack view in ``setCustomSpacing(_:after:)``.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the spacing of the system, 8 points, in ``setCustomSpacing(_:after:)`` and ``spacing``.
  public nonisolated static let spacingUseSystem = CGFloat.leastNonzeroMagnitude

  /// The axis along which views are arranged; horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }
  /// How the room along the axis is shared.
  open var distribution = Distribution.fill { didSet { arrangementChanged() } }
  /// Where the views are across the axis.
  open var alignment = Alignment.fill { didSet { arrangementChanged() } }
  /// The gap between two views.
  open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
  /// Whether the views stay inside the layout margins, and not only inside the bounds.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }

  private final var storedArrangedSubviews: [UIView] = []
  private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack view with this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack view with views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack view from an archive; its subviews are arranged.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedArrangedSubviews = subviews
  }

  // MARK: Views

  /// The views that are arranged, in their order.
  open var arrangedSubviews: [UIView] { storedArrangedSubviews }

  /// Adds a view at the end; it becomes a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: storedArrangedSubviews.count - (arranges(view) ? 1 : 0))
  }

  /// Inserts a view, or moves one; a view that is no subview becomes one.
  ///
  /// A view that cannot become a subview is refused, as is an index beyond the last one.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let isMove = arranges(view)
    let count = storedArrangedSubviews.count - (isMove ? 1 : 0)
    guard (0...count).contains(stackIndex) else {
      return Misuse.report(
        "insertArrangedSubview(_:at: \(stackIndex)): there are \(count) other arranged views; nothing is inserted."
      )
    }
    if isMove { storedArrangedSubviews.removeAll { $0 === view } }
    storedArrangedSubviews.insert(view, at: stackIndex)
    if view.superview !== self {
      addSubview(view)
      // It was refused, or a callback has moved it on.
      guard view.superview === self else { return storedArrangedSubviews.removeAll { $0 === view } }
    }
    arrangementChanged()
  }

  /// Whether a view is arranged; only subviews are.
  private func arranges(_ view: UIView) -> Bool {
    view.superview === self && storedArrangedSubviews.contains { $0 === view }
  }

  /// Stops arranging a view, which stays a subview, as in UIKit.
  open func removeArrangedSubview(_ view: UIView) {
    storedArrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  /// Stops arranging a view that is removed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard storedArrangedSubviews.contains(where: { $0 === subview }) else { return }
    removeArrangedSubview(subview)
  }

  /// Sets the gap behind a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// The gap behind a view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func arrangementChanged() {
    measured = nil
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  private func layout() -> StackLayout {
    let views = storedArrangedSubviews.filter { !$0.isHidden }
    let gaps = views.dropLast().map { view in
      let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
      return gap == Self.spacingUseSystem ? 8 : gap
    }
    return StackLayout(views: views, gaps: gaps, axis: axis, distribution: distribution, alignment: alignment)
  }

  private var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  /// The size that the views need.
  open override var intrinsicContentSize: CGSize { sizeThatFits(Self.layoutFittingCompressedSize) }

  /// The size that the views need; texts may wrap at the width if that is not zero.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let walk = LayoutPass.walk else { return measure(size) }
    if measured?.walk != walk { measured = (walk, [:]) }
    if let known = measured?.sizes[size.width] { return known }
    let found = measure(size)
    if measured?.walk == walk { measured?.sizes[size.width] = found }
    return found
  }

  /// The sizes that were found in the present walk of the layout, by the width that was asked for.
  ///
  /// Each stack around this one asks while it is laid out.
  private final var measured: (walk: Int, sizes: [CGFloat: CGSize])?

  private func measure(_ size: CGSize) -> CGSize {
    let insets = insets
    let width = size.width - insets.left - insets.right
    let inner = layout().size(inWidth: width > 0 ? width : .greatestFiniteMagnitude)
    return CGSize(
      width: inner.width + insets.left + insets.right, height: inner.height + insets.top + insets.bottom)
  }

  /// The size that the views need, at least as large as the target along a dimension.
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let size = sizeThatFits(targetSize)
    return CGSize(width: max(size.width, targetSize.width), height: max(size.height, targetSize.height))
  }

  /// Places the views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout()
    let isReversed = axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isMirrored = axis == .vertical && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = bounds.inset(by: insets)
    for (view, frame) in zip(layout.views, layout.frames(in: area)) {
      var frame = frame
      if isReversed || isMirrored { frame.origin.x = area.minX + area.maxX - frame.maxX }
      view.bounds.size = frame.size
      let anchor = view.layer.anchorPoint
      view.center = CGPoint(
        x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }
  }
}

extension UIStackView: ArrangingView, CompositeView {
  package func partSizeChanged() { arrangementChanged() }
  package func partHiddenChanged() { arrangementChanged() }
}
