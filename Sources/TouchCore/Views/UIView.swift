// SPDX-License-Identifier: Apache-2.0

/// A rectangle that can be hit, holds other views and receives their touches.
///
/// The members that code overrides stand here, because Swift lets only the body of a class be overridden;
/// what they do stands in the extensions, a file each.
@preconcurrency @MainActor open class UIView: UIResponder, NSCoding, CALayerDelegate {
  // MARK: Stored

  // The first lines are what a hit-test reads, side by side so that it touches little memory.

  nonisolated(unsafe) final var flags = ViewFlags.new
  /// The top left corner of the untransformed rectangle, in the superview.
  nonisolated(unsafe) final var origin = CGPoint.zero
  nonisolated(unsafe) final var storedBounds = CGRect.zero
  nonisolated(unsafe) final var affine: ViewTransform?
  @exclusivity(unchecked) nonisolated(unsafe) package final internal(set) var children: [UIView] = []
  /// The index of the children, which the view owns.
  @exclusivity(unchecked) nonisolated(unsafe) final var indexReference: Unretained<HitIndex>?
  nonisolated final let overrides: HitTestOverrides
  final var storedAlpha: Float = 1
  nonisolated(unsafe) final var storedCenter = CGPoint.zero
  /// The place among the siblings: greater is nearer to the finger.
  @exclusivity(unchecked) nonisolated(unsafe) final var rank: Int64 = 0
  /// The place in the superview's index, or -1.
  nonisolated(unsafe) final var slot: Int32 = -1
  final var resizing: UIView.AutoresizingMask = []
  /// Cleared by the superview before it goes, so it never dangles.
  nonisolated(unsafe) final var parentReference: Unretained<UIView>?
  package final internal(set) weak var storedWindow: UIWindow?
  /// What few views have.
  final var extras: ViewExtras?

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
    guard !children.isEmpty else { return }
    onMainActor {
      for orphan in children { orphan.parent = nil }
    }
    DisposalPile.release(&children, as: DisposalPile.Family.views)
  }

  // MARK: Hit-testing

  /// The deepest view at `point`, or nil: the view itself, one below it, or whatever an override says.
  ///
  /// Nothing is hit that is hidden, has its interaction off, is no more opaque than 0.01, is being animated
  /// without `.allowUserInteraction`, or answers false to ``point(inside:with:)``. The subviews are asked
  /// from the last to the first, each in its own coordinates, and the first answer wins.
  ///
  /// Views that override nothing are searched without recursion, 100 000 levels deep and deeper. Overrides that
  /// call `super` recurse, as in UIKit: a stack of 8 MB is enough for 20 000 of them one inside the other in an
  /// optimized build, and for 4 000 in a debug build.
  ///
  /// Path of a touch: step 5.
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
    set {
      flags.set(.exclusiveTouch, newValue)
      UIView.exclusiveChanges += 1
    }
  }

  /// The recognizers on the view, in the order in which they were added; nil if there never were any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.recognizers }
    set { setRecognizers(newValue) }
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

  /// A point of this view's coordinates in those of `view`; nil means the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    converted(point, to: view)
  }

  /// A point of `view`'s coordinates in those of this view; nil means the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }

  /// The bounding box, in the coordinates of `view`, of a rectangle in this view's; nil means the window.
  ///
  /// Between views neither of which contains the other, the box is taken twice: in the nearest view that
  /// contains both, and in `view` around that box. Between branches that are rotated it is therefore larger
  /// than the rectangle's own box (measured).
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    converted(rect, to: view)
  }

  /// The bounding box, in this view's coordinates, of a rectangle in those of `view`; nil means the window.
  ///
  /// Between views neither of which contains the other, the box is taken twice, as in `convert(_:to:)`.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    converted(rect, from: view)
  }

  /// What of this view stretches when its superview changes its size; nothing by default.
  ///
  /// A resize goes down without a recursion, however deep the views are in each other. Subclasses that override
  /// ``frame`` have it set, and recurse.
  open var autoresizingMask: AutoresizingMask {
    get { resizing }
    set { resizing = newValue }
  }

  /// Whether a change of this view's size resizes its subviews by their masks.
  open var autoresizesSubviews: Bool {
    get { !flags.contains(.keepsSubviewSizes) }
    set { flags.set(.keepsSubviewSizes, !newValue) }
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

  /// Whether the view says that it covers what lies behind it.
  open var isOpaque: Bool {
    get { !flags.contains(.notOpaque) }
    set { flags.set(.notOpaque, !newValue) }
  }

  /// How the content fits into bounds of another size.
  open var contentMode: ContentMode {
    get { extras?.contentMode ?? .scaleToFill }
    set { written.contentMode = newValue }
  }

  /// How many pixels a point of the content has: that of the screen for a view in a window, else 1, unless
  /// set.
  open var contentScaleFactor: CGFloat {
    get { scaleInEffect }
    set { setScale(newValue) }
  }

  /// The layer that belongs to the view, made when first asked for.
  ///
  /// As in UIKit its sublayers are the layers of the subviews and whatever was added to it, its superlayer is
  /// the layer of the superview, and its delegate is the view.
  open var layer: CALayer { ownLayer }

  /// The class of the view's layer; one of the framework's, or one that conforms to ``LayerMadeByView``.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Hierarchy

  /// The number an app finds the view by.
  open var tag: Int {
    get { extras?.tag ?? 0 }
    set { written.tag = newValue }
  }

  /// The view this one is in.
  open var superview: UIView? { parent }

  /// The views in this one, the last on top.
  open var subviews: [UIView] { children }

  /// The window the view is in, if it is in one.
  open var window: UIWindow? { storedWindow }

  /// Puts a view on top of the subviews, taking it from where it was.
  ///
  /// A view in another window leaves that first. A window, the view itself and a view that this one is in are
  /// refused, with a word to ``Misuse``.
  open func addSubview(_ view: UIView) {
    insert(view, at: children.count, .top, doing: "addSubview")
  }

  /// Puts a view at an index among the subviews; an index past the end means the top.
  ///
  /// Here as in the forms with a sibling, sublayers that belong to no view stay where they are.
  open func insertSubview(_ view: UIView, at index: Int) {
    insertChild(view, at: index)
  }

  /// Puts a view right below one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertChild(view, below: siblingSubview)
  }

  /// Puts a view right above one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertChild(view, above: siblingSubview)
  }

  /// Lets the subviews at two places change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeChildren(at: index1, index2)
  }

  /// Moves a subview to the top, in front of every sublayer.
  open func bringSubviewToFront(_ view: UIView) {
    bringChildToFront(view)
  }

  /// Moves a subview to the bottom, behind every sublayer.
  open func sendSubviewToBack(_ view: UIView) {
    sendChildToBack(view)
  }

  /// Whether `view` is this view or one it is in.
  open func isDescendant(of view: UIView) -> Bool {
    isAtOrBelow(view)
  }

  /// The nearest view with this tag: the view itself, then those below it, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    firstView(tagged: tag)
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

  /// Lays out the view's own layer, which is what lays out the view: ``layoutSubviews()``, with the word of a
  /// controller before and after.
  open func layoutSublayers(of layer: CALayer) {
    layOutViews(of: layer)
  }

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

  /// Says that ``intrinsicContentSize`` changed.
  ///
  /// It is for layout constraints to follow the new size (documented). There are none, so the superview is not
  /// laid out; a superview that shows the view as a part of itself, as a button does its title, hears of it.
  open func invalidateIntrinsicContentSize() {
    (parent as? any MadeOfParts)?.partChangedSize()
  }

  /// Draws the view's own content into `rect`; the display pass calls it, code calls ``setNeedsDisplay()``.
  open func draw(_ rect: CGRect) {}

  /// Asks for ``draw(_:)`` in the next display pass.
  open func setNeedsDisplay() {
    markNeedsDisplay()
  }

  /// Asks for a part of the view in the next display pass; parts that wait are drawn as one rectangle.
  open func setNeedsDisplay(_ rect: CGRect) {
    markNeedsDisplay(rect)
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

  // MARK: Accessibility

  /// The name tests and traces know the view by.
  open var accessibilityIdentifier: String? {
    get { extras?.accessibilityIdentifier }
    set { written.accessibilityIdentifier = newValue }
  }

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

  /// What is read aloud about what using the view does.
  open var accessibilityHint: String? {
    get { extras?.accessibility?.hint }
    set { written.spoken.hint = newValue }
  }

  /// Where the element is on the screen: the view, unless set.
  open var accessibilityFrame: CGRect {
    get { extras?.accessibility?.frame ?? boundsOnScreen }
    set { written.spoken.frame = newValue }
  }

  /// Where on the screen assistive technology touches the element: its middle, unless set.
  open var accessibilityActivationPoint: CGPoint {
    get { extras?.accessibility?.activationPoint ?? middleOnScreen }
    set { written.spoken.activationPoint = newValue }
  }

  /// Whether those below the view are no elements either.
  open var accessibilityElementsHidden: Bool {
    get { extras?.accessibility?.hidesElements ?? false }
    set { written.spoken.hidesElements = newValue }
  }

  /// Whether the views beside this one are to be left aside.
  open var accessibilityViewIsModal: Bool {
    get { extras?.accessibility?.isModal ?? false }
    set { written.spoken.isModal = newValue }
  }

  /// Does what the element is for; false, as here, where assistive technology is to touch it instead.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }

  /// Called by assistive technology to raise the value of an element that is adjustable.
  open func accessibilityIncrement() {}

  /// Called by assistive technology to lower the value of an element that is adjustable.
  open func accessibilityDecrement() {}

  // MARK: Responder

  /// The view controller whose view this is, else the superview.
  open override var next: UIResponder? {
    extras?.viewController ?? parent
  }

  /// Lets the first responder resign if it is this view or one below it; true if none of them is first
  /// afterwards.
  ///
  /// With `force` the first responder is told, and being first is taken from it even if it refuses.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    endEditingBelow(force)
  }

  // MARK: Animation

  /// Animates what `animations` changes.
  ///
  /// The views are not hit until it ends, its delay included, unless `.allowUserInteraction` is among the
  /// options. `completion` is told once whether everything came to its end: at the end, or in the next turn
  /// if nothing is to be animated or another animation took the place of all of these.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(duration, after: delay, options, animations, completion)
  }

  /// Animates what `animations` changes, slow at both ends.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(duration, after: 0, [], animations, completion)
  }

  /// Animates what `animations` changes, slow at both ends.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    runAnimations(duration, after: 0, [], animations, nil)
  }

  /// Animates what `animations` changes as if springs pulled it.
  ///
  /// The spring has the stiffness with which it rests after `duration`; a damping ratio of 1 does not swing.
  /// The velocity is in ways a second: 1 would bring it to its goal in a second.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runSprings(duration, after: delay, dampingRatio, velocity, options, animations, completion)
  }

  /// Runs `actionsWithoutAnimation`, also inside an animation's block, without animating what it changes.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationContext.unnoted(actionsWithoutAnimation)
  }

  /// Whether animations are on; inside `performWithoutAnimation` they are not.
  open class var areAnimationsEnabled: Bool { animates }

  /// Turns animations on or off; while they are off, what a block changes is there at once.
  open class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationSwitch.isOn = enabled
  }

  /// The duration of the animation whose block runs; 0 outside of one.
  open class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.settings?.duration ?? 0
  }

  // MARK: What the framework needs

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
