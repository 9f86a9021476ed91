// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// Arranges views in a row or a column by constraints.
///
/// The constraints are made anew before the layout that follows a change. Each has an identifier that says
/// what it is for, such as `UISV-spacing`. Hugging and compression resistance decide which view grows or
/// shrinks with ``Distribution/fill``; where they are alike, the last one does (assumed).
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
    /// With the baselines of the first lines in a row in one line.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column.
    case trailing = 4
    /// With the baselines of the last lines in a row in one line.
    case lastBaseline = 5

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
  /// Whether the gaps of a column are measured between baselines.
  open var isBaselineRelativeArrangement = false { didSet { arrangementChanged() } }

  private final var storedArrangedSubviews: [UIView] = []
  private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private final var arrangement: [NSLayoutConstraint] = []
  private final var isArranged = false

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
  public required init(coder: NSCoder) {
    // Views are always made from an archive; only subclasses may refuse one.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
    storedArrangedSubviews = subviews
    for view in subviews { view.translatesAutoresizingMaskIntoConstraints = false }
    arrangementChanged()
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
    view.translatesAutoresizingMaskIntoConstraints = false
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
    isArranged = false
    setNeedsUpdateConstraints()
  }

  // MARK: Layout

  /// Makes the constraints anew if the arrangement has changed.
  open override func updateConstraints() {
    if !isArranged {
      isArranged = true
      NSLayoutConstraint.deactivate(arrangement)
      let gaps = storedArrangedSubviews.map { view in
        let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
        return gap == Self.spacingUseSystem ? 8 : gap
      }
      arrangement = StackConstraints(of: self, storedArrangedSubviews, gaps: gaps).made
      NSLayoutConstraint.activate(arrangement)
    }
    super.updateConstraints()
  }

  /// The first arranged view that is shown has the first baseline.
  open override var forFirstBaselineLayout: UIView {
    storedArrangedSubviews.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }

  /// The last baseline is that of the last view in a column, and of the first one in a row.
  open override var forLastBaselineLayout: UIView {
    let shown = storedArrangedSubviews.filter { !$0.isHidden }
    return (axis == .vertical ? shown.last : shown.first)?.forLastBaselineLayout ?? self
  }
}

extension UIStackView: ArrangingView, CompositeView {
  package func partSizeChanged() {
    if distribution == .fillProportionally { arrangementChanged() }
  }
  package func partHiddenChanged() { arrangementChanged() }
}
