// SPDX-License-Identifier: Apache-2.0

/// A rectangle that can be hit, holds other views and receives their touches.
///
/// The members that code overrides stand here, because Swift lets only the body of a class be overridden;
/// what they do stands in the extensions, a file each.
@preconcurrency @MainActor open class UIView: UIResponder, NSCoding {
  // MARK: Stored

  // The first lines are what a hit-test reads, side by side so that it touches little memory.

  @exclusivity(unchecked) nonisolated(unsafe) final var flags = ViewFlags.new
  /// The top left corner of the untransformed rectangle, in the superview.
  @exclusivity(unchecked) nonisolated(unsafe) final var origin = CGPoint.zero
  @exclusivity(unchecked) nonisolated(unsafe) final var storedBounds = CGRect.zero
  @exclusivity(unchecked) nonisolated(unsafe) final var affine: ViewTransform?
  @exclusivity(unchecked) nonisolated(unsafe) final var children: [UIView] = []
  /// The index of the children, which the view owns.
  @exclusivity(unchecked) nonisolated(unsafe) final var indexReference: Unmanaged<HitIndex>?
  nonisolated final let overrides: HitTestOverrides
  @exclusivity(unchecked) final var storedAlpha: Float = 1
  @exclusivity(unchecked) nonisolated(unsafe) final var storedCenter = CGPoint.zero
  /// The place among the siblings: greater is nearer to the finger.
  @exclusivity(unchecked) nonisolated(unsafe) final var rank: Int64 = 0
  /// The place in the superview's index, or -1.
  @exclusivity(unchecked) nonisolated(unsafe) final var slot: Int32 = -1
  final var resizing: UIView.AutoresizingMask = []
  /// Cleared by the superview before it goes, so it never dangles.
  @exclusivity(unchecked) nonisolated(unsafe) final var parentReference: Unmanaged<UIView>?
  @exclusivity(unchecked) final weak var storedWindow: UIWindow?
  /// What few views have.
  @exclusivity(unchecked) final var extras: ViewExtras?

  // MARK: Making

  /// Makes a view of this frame.
  public init(frame: CGRect) {
    overrides = HitTestOverrides(of: Self.self)
    super.init()
    storeFrame(frame)
  }

  /// Makes a view without a size at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    overrides = HitTestOverrides(of: Self.self)
    super.init()
    decode(from: coder)
  }

  /// Writes the view and those below it into an archive.
  open func encode(with coder: NSCoder) {
    encodeView(to: coder)
  }

  deinit {
    indexReference?.release()
    if !children.isEmpty { ViewDisposal.letGo(of: &children) }
  }

  // MARK: Hit-testing

  /// The deepest view at `point`, or nil: the view itself, one below it, or whatever an override says.
  ///
  /// Nothing is hit that is hidden, has its interaction off, is no more opaque than 0.01, is being animated
  /// without `.allowUserInteraction`, or answers false to ``point(inside:with:)``. The subviews are asked
  /// from the last to the first, each in its own coordinates, and the first answer wins.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    HitTestWalk.view(in: self, at: point, with: event)
  }

  /// Whether `point`, in the view's own coordinates, is inside: minimum edges in, maximum edges out.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    includes(point)
  }

  /// Whether the view and those below it can be hit.
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.interactionOff) }
    set { setUnhittable(.interactionOff, !newValue) }
  }

  /// Whether the view gets more than the first of the fingers that come down in it.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { flags.set(.multipleTouch, newValue) }
  }

  /// Whether the view takes touches only while no other view of its window has any.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { flags.set(.exclusiveTouch, newValue) }
  }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates: of the transformed bounds, the bounding box.
  open var frame: CGRect {
    get { derivedFrame }
    set { setFrame(newValue) }
  }

  /// The rectangle in the view's own coordinates; its origin scrolls the content.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// The middle of the rectangle in the superview's coordinates.
  open var center: CGPoint {
    get { storedCenter }
    set { setCenter(newValue) }
  }

  /// The transform about the center.
  open var transform: CGAffineTransform {
    get { affine?.matrix ?? .identity }
    set { setTransform(newValue) }
  }

  // MARK: Appearance

  /// Whether the view is hidden, with those below it.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setUnhittable(.hidden, newValue) }
  }

  /// The opacity, from 0 to 1, kept as a Float as a layer's is.
  open var alpha: CGFloat {
    get { CGFloat(storedAlpha) }
    set { setAlpha(newValue) }
  }

  /// Whether drawing is clipped to the bounds; hit-testing never is.
  open var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { flags.set(.clipsToBounds, newValue) }
  }

  /// The colour behind the content.
  open var backgroundColor: UIColor? {
    get { extras?.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The colour of what can be touched: the view's own, else the superview's; nil makes it that again.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { tintInEffect }
    set { setTint(newValue) }
  }

  /// Called after the tint of the view changed, or of one it inherits from.
  open func tintColorDidChange() {}

  /// The class of the view's layer; one of the framework's, or one that conforms to ``LayerMadeByView``.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Hierarchy

  /// Puts a view on top of the subviews, taking it from where it was.
  ///
  /// A view in another window leaves that first. A window, the view itself and a view that this one is in are
  /// refused, with a word to ``Misuse``.
  open func addSubview(_ view: UIView) {
    insert(view, at: children.count, .top, doing: "addSubview")
  }

  /// Takes the view out of its superview and its window.
  open func removeFromSuperview() {
    detach()
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview goes.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Places the subviews; the layout pass calls it, code calls ``setNeedsLayout()``.
  open func layoutSubviews() {}

  /// Asks for ``layoutSubviews()`` in the next layout pass.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out the view and those below it that need it, now.
  open func layoutIfNeeded() {
    LayoutPass.run(from: self)
  }

  /// The size the view would like for the space it is offered; the present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Takes on the size that fits.
  open func sizeToFit() {
    fitSize()
  }

  /// The size the content has by itself; ``noIntrinsicMetric`` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Draws the view's own content into `rect`; the display pass calls it, code calls ``setNeedsDisplay()``.
  open func draw(_ rect: CGRect) {}

  /// Asks for ``draw(_:)`` in the next display pass.
  open func setNeedsDisplay() {
    markNeedsDisplay()
  }

  // MARK: Gestures

  /// Puts a recognizer on the view, taking it from where it was.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    add(gestureRecognizer)
  }

  /// Takes a recognizer from the view; a gesture that goes on is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    remove(gestureRecognizer)
  }

  /// Whether a gesture whose touches are in the view, or whose recognizer is on it, may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the view is an element by itself for those who do not see it.
  open var isAccessibilityElement: Bool {
    get { extras?.accessibility?.isElement ?? false }
    set { written.spoken.isElement = newValue }
  }

  /// What is read aloud for the view.
  open var accessibilityLabel: String? {
    get { extras?.accessibilityLabel }
    set { written.accessibilityLabel = newValue }
  }

  /// The value that is read aloud after the label.
  open var accessibilityValue: String? {
    get { extras?.accessibility?.value }
    set { written.spoken.value = newValue }
  }

  /// What the view is and does.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility?.traits ?? .none }
    set { written.spoken.traits = newValue }
  }

  // MARK: Responder

  /// The view controller whose view this is, else the superview.
  open override var next: UIResponder? {
    extras?.viewController ?? parent
  }

  package override var responderWindow: UIWindow? { storedWindow }

  package override var traceIdentifier: String? { extras?.accessibilityIdentifier }

  /// Called after ``isHidden`` changed.
  package func hiddenChanged() {}

  /// The text a dump shows for the view.
  package var describedText: String? { nil }

  /// Class, address and what is not as usual, as a debugger prints it.
  open nonisolated override var description: String {
    onMainActor { ViewDescription.line(for: self) }
  }
}
