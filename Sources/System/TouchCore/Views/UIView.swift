// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// A rectangle that contains other views, can be hit and receives touches.
///
/// The overridable members are declared here because Swift does not allow overriding members of extensions.
/// Their implementations are in the extensions, one file per aspect.
@preconcurrency @MainActor open class UIView: UIResponder, NSCoding, CALayerDelegate {
  // MARK: Stored

  /// What the view remembers.
  ///
  /// A hit-test reads it from functions of no actor: each closure of the main actor that is passed to a
  /// function of another module asks where it runs.
  @safe @exclusivity(unchecked) nonisolated(unsafe) final var viewState: ViewState

  // MARK: Making

  /// Creates a view with this frame.
  public init(frame: CGRect) {
    viewState = ViewState(overrides: HitTestOverrides(of: Self.self))
    super.init()
    storeFrame(frame)
    if viewState.overrides.contains(.updatesConstraints) { requestConstraintUpdate(byCode: false) }
  }

  /// Creates a view without a size at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    viewState = ViewState(overrides: HitTestOverrides(of: Self.self))
    super.init()
    decode(from: coder)
    if viewState.overrides.contains(.updatesConstraints) { requestConstraintUpdate(byCode: false) }
  }

  /// Writes the view and the views below it to an archive.
  open func encode(with coder: NSCoder) {
    encodeView(to: coder)
  }

  deinit {
    indexReference?.release()
    if let extras = viewState.extras {
      onMainActor {
        extras.backReference?.clear()
        extras.layout?.end()
      }
    }
    guard !children.isEmpty else { return }
    onMainActor {
      for orphan in children { orphan.parent = nil }
    }
    DisposalPile.release(&children, as: DisposalPile.Family.views)
  }

  // MARK: Hit-testing

  /// The deepest view at `point`, or nil: the view itself, a view below it, or the view that an override
  /// returns.
  ///
  /// A view is not hit if it is hidden, its user interaction is off, its alpha is at most 0.01, it is being
  /// animated without `.allowUserInteraction`, or ``point(inside:with:)`` returns false. The subviews are
  /// asked from the last to the first, each in its own coordinates, and the first answer wins.
  ///
  /// Views that override nothing are searched without recursion, 100 000 levels deep and deeper. Overrides
  /// that call `super` recurse, as in UIKit: a stack of 8 MB is enough for 20 000 nested ones in an optimized
  /// build, and for 4 000 in a debug build.
  ///
  /// Path of a touch: step 5.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    HitTestWalk.view(in: self, at: point, with: event)
  }

  /// Whether `point`, in the view's own coordinates, is inside its bounds: minimum edges in, maximum edges
  /// out.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    includes(point)
  }

  /// Whether the view and the views below it can be hit.
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.interactionOff) }
    set { setUnhittable(.interactionOff, !newValue) }
  }

  /// Whether the view receives all fingers that come down in it instead of only the first.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { flags.set(.multipleTouch, newValue) }
  }

  /// Whether the view receives touches only while no other view of its window has any.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set {
      flags.set(.exclusiveTouch, newValue)
      UIView.exclusiveChanges += 1
    }
  }

  /// The recognizers of the view, in the order in which they were added; nil if it never had any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.recognizers }
    set { setRecognizers(newValue) }
  }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates: the bounding box of the transformed bounds.
  open var frame: CGRect {
    get { derivedFrame }
    set { setFrame(newValue) }
  }

  /// The rectangle in the view's own coordinates; its origin scrolls the content.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// The anchor point in the superview's coordinates: the middle of the rectangle, unless ``anchorPoint`` is
  /// set.
  open var center: CGPoint {
    get { storedCenter }
    set { setCenter(newValue) }
  }

  /// The point of the bounds that is at ``center``, as fractions of their size; the middle unless it is set.
  ///
  /// If it is set, the center stays and the frame moves.
  open var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The transform about the anchor point, which is at the center.
  ///
  /// Setting it replaces all of ``transform3D``, also a perspective.
  open var transform: CGAffineTransform {
    get { affine?.matrix ?? .identity }
    set {
      extras?.layer?.forgetDepth()
      setTransform(newValue)
    }
  }

  /// The transform of the layer about the anchor point, also in depth.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { ownLayer.transform = newValue }
  }

  /// Converts a point from this view's coordinates to those of `view`; nil means the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    converted(point, to: view)
  }

  /// Converts a point from `view`'s coordinates to those of this view; nil means the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }

  /// Converts a rectangle to the coordinates of `view` and returns its bounding box there; nil means the
  /// window.
  ///
  /// If neither view contains the other, the bounding box is taken twice: in their nearest common ancestor,
  /// and in `view` around that box. Between rotated branches the result is therefore larger than the
  /// rectangle's own bounding box (measured).
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    converted(rect, to: view)
  }

  /// Converts a rectangle from the coordinates of `view` and returns its bounding box here; nil means the
  /// window.
  ///
  /// If neither view contains the other, the bounding box is taken twice, as in `convert(_:to:)`.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    converted(rect, from: view)
  }

  /// The parts of this view that stretch when its superview changes its size; none by default.
  ///
  /// Resizing does not recurse, however deeply views are nested. Overrides of ``frame`` are called, and
  /// recurse if they call `super`.
  open var autoresizingMask: AutoresizingMask {
    get { storedAutoresizingMask }
    set { storedAutoresizingMask = newValue }
  }

  /// Whether a change of this view's size resizes its subviews according to their masks.
  open var autoresizesSubviews: Bool {
    get { !flags.contains(.keepsSubviewSizes) }
    set { flags.set(.keepsSubviewSizes, !newValue) }
  }

  // MARK: Appearance

  /// Whether the view and the views below it are hidden.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setUnhittable(.hidden, newValue) }
  }

  /// The opacity, from 0 to 1, stored as a Float like that of a layer.
  open var alpha: CGFloat {
    get { CGFloat(storedAlpha) }
    set { setAlpha(newValue) }
  }

  /// Whether drawing is clipped to the bounds; hit-testing never is.
  open var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { setClipsToBounds(newValue) }
  }

  /// The view whose opacity masks this one; it is in no hierarchy, and hit-testing ignores it.
  open var mask: UIView? {
    get { surroundings?.maskView }
    set {
      guard newValue != nil || surroundings?.maskView != nil else { return }
      if let newValue, newValue.ownLayer.leads(to: ownLayer) {
        return Misuse.report(
          "UIView.mask: a view cannot be masked by itself or by a view that it is in; its mask stays as it is."
        )
      }
      ensuredSurroundings.maskView = newValue
      ownLayer.mask = newValue?.ownLayer
    }
  }

  /// The color behind the content.
  open var backgroundColor: UIColor? {
    get { extras?.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The tint color: the view's own, else the superview's; setting nil restores the superview's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { shownTint }
    set { setTint(newValue) }
  }

  /// Called after the tint of the view, or of an ancestor that it inherits from, has changed.
  open func tintColorDidChange() {}

  /// Whether the tint is shown in full color: the view's own choice, else the superview's; never
  /// `automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { tintAdjustmentInEffect }
    set { setTintAdjustment(newValue) }
  }

  /// Whether the view declares that it covers everything behind it.
  open var isOpaque: Bool {
    get { !flags.contains(.notOpaque) }
    set { flags.set(.notOpaque, !newValue) }
  }

  /// How the content is fitted into bounds of another size.
  open var contentMode: ContentMode {
    get { extras?.contentMode ?? .scaleToFill }
    set { ensuredExtras.contentMode = newValue }
  }

  /// Whether drawing begins with an empty context.
  ///
  /// UIKit lets a view that draws all of itself save the time for that. Here drawing is recorded, and always
  /// begins empty.
  ///
  /// A kept value: it changes nothing here.
  open var clearsContextBeforeDrawing: Bool {
    get { extras?.clearsContextBeforeDrawing ?? true }
    set { ensuredExtras.clearsContextBeforeDrawing = newValue }
  }

  /// The number of pixels per point of the content; unless set, the screen's scale for a view in a window,
  /// else 1.
  open var contentScaleFactor: CGFloat {
    get { scaleInEffect }
    set { setScale(newValue) }
  }

  /// The view's layer, created on first access.
  ///
  /// As in UIKit, its sublayers are the layers of the subviews and the layers that were added to it, its
  /// superlayer is the layer of the superview, and its delegate is the view.
  open var layer: CALayer { ownLayer }

  /// The class of the view's layer: one of the framework's classes, or one that conforms to
  /// ``LayerMadeByView``.
  open class var layerClass: AnyClass { CALayer.self }

  /// Whether the class works with constraints only: then ``updateConstraints()`` is called even if there are
  /// none yet.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Traits

  /// The environment of the view: its scene's, as the controllers and views around it and it itself override
  /// it.
  open var traitCollection: UITraitCollection { traitsInEffect }

  /// Called after a trait of the view has changed, with the old ones, at once (UIKit: before the next
  /// layout).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that the view overrides for itself and for the views below it.
  open var traitOverrides: UITraitOverrides {
    get { surroundings?.traitOverrides ?? UITraitOverrides() }
    set { setTraitOverrides(newValue) }
  }

  /// The style that the view and the views below it have whatever their environment says.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.style }
    set { traitOverrides.style = newValue }
  }

  /// What the view shows, as far as its direction of layout depends on it.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { surroundings?.semanticContent ?? .unspecified }
    set { setSemanticContent(newValue) }
  }

  /// The direction of layout by ``semanticContentAttribute`` and the environment.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { directionInEffect }

  // MARK: Safe area

  /// The insets of the part of the view that neither the screen's corners nor a controller's bars cover.
  open var safeAreaInsets: UIEdgeInsets { safeAreaInEffect }

  /// Called by the layout pass after ``safeAreaInsets`` changed.
  open func safeAreaInsetsDidChange() {}

  /// The kind of shape with which the view collides in a dynamic animator: its bounds, unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The convex shape with which the view collides, around its center; used for the type `path`.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Layout margins

  /// The room that the content should leave at the edges: 8 points at each, and the safe area.
  ///
  /// For the view of a controller, 0 at the top and bottom and 16 or 20 at the sides, by the width of the
  /// environment (documented). Setting the margins does not add to the safe area, so reading them gives the
  /// sum (reported).
  open var layoutMargins: UIEdgeInsets {
    get { marginsInEffect }
    set { setMargins(.sides(newValue)) }
  }

  /// The layout margins by the direction of text; those and ``layoutMargins`` are one value.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directionalMarginsInEffect }
    set { setMargins(.directional(newValue)) }
  }

  /// Whether the margins reach at least as far in as those of the superview; false unless set.
  open var preservesSuperviewLayoutMargins: Bool {
    get { storedPreservesSuperviewLayoutMargins }
    set { storedPreservesSuperviewLayoutMargins = newValue }
  }

  /// Whether the safe area is added to the margins; true unless set.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { storedInsetsLayoutMarginsFromSafeArea }
    set { storedInsetsLayoutMarginsFromSafeArea = newValue }
  }

  /// Called after the layout margins changed, except for a view that keeps the margins of its superview and
  /// moves.
  open func layoutMarginsDidChange() {}

  // MARK: Interactions

  /// The interactions of the view, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { surroundings?.interactions ?? [] }
    set { setInteractions(newValue) }
  }

  /// Adds an interaction to the view, removing it from its old view.
  open func addInteraction(_ interaction: any UIInteraction) {
    add(interaction)
  }

  /// Removes an interaction from the view.
  open func removeInteraction(_ interaction: any UIInteraction) {
    remove(interaction)
  }

  // MARK: Hierarchy

  /// A number that identifies the view in the app.
  open var tag: Int {
    get { storedTag }
    set { storedTag = newValue }
  }

  /// The view that contains this one.
  open var superview: UIView? { parent }

  /// The views in this one, from back to front.
  open var subviews: [UIView] { children }

  /// The window that contains the view, if any.
  open var window: UIWindow? { storedWindow }

  /// Adds a view on top of the subviews, removing it from its old superview.
  ///
  /// A view in another window leaves that window first. A window, the view itself and its ancestors are
  /// refused, and the misuse is reported to ``Misuse``.
  open func addSubview(_ view: UIView) {
    insert(view, at: children.count, .top, doing: "addSubview")
  }

  /// Inserts a view at an index among the subviews; an index past the end means the top.
  ///
  /// Here and in the variants with a sibling, sublayers without a view keep their positions.
  open func insertSubview(_ view: UIView, at index: Int) {
    insertChild(view, at: index)
  }

  /// Inserts a view directly below one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertChild(view, below: siblingSubview)
  }

  /// Inserts a view directly above one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertChild(view, above: siblingSubview)
  }

  /// Exchanges the subviews at two indices.
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

  /// Whether `view` is this view or one of its ancestors.
  open func isDescendant(of view: UIView) -> Bool {
    isAtOrBelow(view)
  }

  /// The first view with this tag: the view itself, then the views below it, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    firstView(tagged: tag)
  }

  /// Removes the view from its superview and its window.
  open func removeFromSuperview() {
    detach()
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
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

  /// Lays out the subviews; the layout pass calls it, and code calls ``setNeedsLayout()``.
  ///
  /// Here it sets the frames that follow from constraints, so overrides call `super`.
  open func layoutSubviews() {
    if let layoutBox { layOutByConstraints(layoutBox) }
  }

  /// Lays out the view's own layer: calls ``layoutSubviews()``, and the view controller before and after it.
  open func layoutSublayers(of layer: CALayer) {
    layOutViews(of: layer)
  }

  /// Requests ``layoutSubviews()`` in the next layout pass.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out the view and the views below it immediately, if they need it.
  ///
  /// Superviews that need layout are laid out first, up to one that needs none, as Apple documents it for
  /// layers.
  open func layoutIfNeeded() {
    LayoutPass.run(from: topOfPendingLayout)
  }

  /// The size that best fits the given size; the current size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Resizes the view to the size that fits.
  open func sizeToFit() {
    fitSize()
  }

  /// The natural size of the content; ``noIntrinsicMetric`` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Declares that ``intrinsicContentSize`` has changed.
  ///
  /// Constraints follow the new size in the next layout. A superview that shows the view as one of its parts,
  /// as a button shows its title, is notified.
  open func invalidateIntrinsicContentSize() {
    layoutBox?.note(.intrinsicSize)
    (parent as? any CompositeView)?.partSizeChanged()
  }

  // MARK: Constraints

  /// Updates constraints before a layout; overrides call `super`.
  ///
  /// It is called once before the first layout in a tree with constraints, and after
  /// ``setNeedsUpdateConstraints()``, for views inside before those around them.
  open func updateConstraints() {}

  /// Requests ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    requestConstraintUpdate(byCode: true)
  }

  /// Whether ``updateConstraints()`` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { layoutBox?.needsUpdate ?? false }

  /// Updates the constraints of the view and the views below it immediately, if they need it.
  open func updateConstraintsIfNeeded() {
    if let layoutBox { ConstraintPass.updateConstraints(below: layoutBox) }
  }

  /// How far the alignment rectangle, which constraints are about, is inside the frame; zero unless
  /// overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints are about where the view has a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of the view where constraints give it a rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first baseline is this view's: itself unless overridden.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline is this view's: itself unless overridden.
  open var forLastBaselineLayout: UIView { self }

  /// The size that the constraints in the view give it, as near to a target as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the constraints in the view give it, where the target has a priority along each axis.
  ///
  /// Nothing moves.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Draws the view's own content into `rect`; the display pass calls it, code calls ``setNeedsDisplay()``.
  ///
  /// What it draws becomes the ``CALayer/displayList`` of the view's layer.
  open func draw(_ rect: CGRect) {}

  /// Sets the contents of the view's own layer; unless overridden, by drawing.
  open func display(_ layer: CALayer) {
    layer.recordContents()
  }

  /// Draws the view's own layer: calls ``draw(_:)`` with the context as the current one.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    draw(contentsOf: layer, in: ctx)
  }

  /// What happens when a property of a layer changes whose delegate is the view: nil, as here, for the
  /// default.
  ///
  /// The view's own layer does not ask: its changes are animated by the blocks of ``UIView`` alone.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  /// Called before the view's own layer is drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Requests ``draw(_:)`` in the next display pass.
  open func setNeedsDisplay() {
    markNeedsDisplay()
  }

  /// Requests that a part of the view is drawn in the next display pass; pending parts are merged into one
  /// rectangle.
  open func setNeedsDisplay(_ rect: CGRect) {
    markNeedsDisplay(rect)
  }

  // MARK: Gestures

  /// Adds a recognizer to the view, removing it from its old view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    add(gestureRecognizer)
  }

  /// Removes a recognizer from the view; an ongoing gesture is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    remove(gestureRecognizer)
  }

  /// Whether a gesture may begin whose touches are in the view or whose recognizer belongs to it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility

  /// The name by which tests and traces identify the view.
  open var accessibilityIdentifier: String? {
    get { extras?.accessibilityIdentifier }
    set { ensuredExtras.accessibilityIdentifier = newValue }
  }

  /// Whether the view is an accessibility element.
  open var isAccessibilityElement: Bool {
    get { extras?.accessibility?.isElement ?? false }
    set { ensuredExtras.ensuredAccessibility.isElement = newValue }
  }

  /// The text that is read aloud for the view.
  open var accessibilityLabel: String? {
    get { extras?.accessibilityLabel }
    set { ensuredExtras.accessibilityLabel = newValue }
  }

  /// The value that is read aloud after the label.
  open var accessibilityValue: String? {
    get { extras?.accessibility?.value }
    set { ensuredExtras.ensuredAccessibility.value = newValue }
  }

  /// The role and behavior of the view for assistive technology.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility?.traits ?? .none }
    set { ensuredExtras.ensuredAccessibility.traits = newValue }
  }

  /// The description, read aloud, of what activating the view does.
  ///
  /// A kept value: it changes nothing here.
  open var accessibilityHint: String? {
    get { extras?.accessibility?.hint }
    set { ensuredExtras.ensuredAccessibility.hint = newValue }
  }

  /// The rectangle of the element in screen coordinates: the view's, unless set.
  open var accessibilityFrame: CGRect {
    get { extras?.accessibility?.frame ?? boundsOnScreen }
    set { ensuredExtras.ensuredAccessibility.frame = newValue }
  }

  /// The point in screen coordinates at which assistive technology activates the element: its center, unless
  /// set.
  ///
  /// A kept value: it changes nothing here.
  open var accessibilityActivationPoint: CGPoint {
    get { extras?.accessibility?.activationPoint ?? middleOnScreen }
    set { ensuredExtras.ensuredAccessibility.activationPoint = newValue }
  }

  /// Whether assistive technology ignores the views below this one.
  ///
  /// A kept value: it changes nothing here.
  open var accessibilityElementsHidden: Bool {
    get { extras?.accessibility?.hidesElements ?? false }
    set { ensuredExtras.ensuredAccessibility.hidesElements = newValue }
  }

  /// Whether assistive technology ignores the siblings of this view.
  ///
  /// A kept value: it changes nothing here.
  open var accessibilityViewIsModal: Bool {
    get { extras?.accessibility?.isModal ?? false }
    set { ensuredExtras.ensuredAccessibility.isModal = newValue }
  }

  /// Whether assistive technology visits all elements below this view before the next one beside it.
  ///
  /// A kept value: it changes nothing here.
  open var shouldGroupAccessibilityChildren: Bool {
    get { extras?.accessibility?.groupsChildren ?? false }
    set { ensuredExtras.ensuredAccessibility.groupsChildren = newValue }
  }

  /// Performs the element's action; returns false, as here, if assistive technology should touch the element
  /// instead.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }

  /// Called by assistive technology to increase the value of an adjustable element.
  open func accessibilityIncrement() {}

  /// Called by assistive technology to decrease the value of an adjustable element.
  open func accessibilityDecrement() {}

  /// Called by assistive technology to scroll; false, as here, if the view did not scroll.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// The elements inside the view, in the order in which they are read; nil by default.
  open var accessibilityElements: [Any]? {
    get { extras?.accessibility?.elements }
    set { ensuredExtras.ensuredAccessibility.elements = newValue }
  }

  /// The kind of container that the view is for assistive technology; none by default.
  ///
  /// A kept value: it changes nothing here.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { extras?.accessibility?.containerType ?? .none }
    set { ensuredExtras.ensuredAccessibility.containerType = newValue }
  }

  /// How many elements are inside the view: those of ``accessibilityElements``, unless overridden.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element at an index; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The index of an element; `NSNotFound` if it is not inside the view.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = object(in: element)
    return accessibilityElements?.firstIndex { TouchCore.object(in: $0) === object } ?? NSNotFound
  }

  /// The actions that assistive technology offers for the view, besides activating it.
  ///
  /// A kept value: it changes nothing here.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { extras?.accessibility?.customActions }
    set { ensuredExtras.ensuredAccessibility.customActions = newValue }
  }

  // MARK: Responder

  /// The view's view controller, else the superview.
  open override var next: UIResponder? {
    extras?.viewController ?? parent
  }

  /// Asks the first responder to resign if it is this view or one below it, and returns whether none of them
  /// is first responder afterwards.
  ///
  /// With `force`, the first responder is asked and loses its status even if it refuses.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    endEditingBelow(force)
  }

  // MARK: Animation

  /// Animates the changes that `animations` makes.
  ///
  /// The views cannot be hit until the animation ends, including its delay, unless the options contain
  /// `.allowUserInteraction`. `completion` is called once with whether every animation finished: at the end,
  /// or in the next turn if there is nothing to animate or other animations have replaced all of these.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(duration, after: delay, options, animations, completion)
  }

  /// Animates the changes that `animations` makes, with the ease-in-out curve.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(duration, after: 0, [], animations, completion)
  }

  /// Animates the changes that `animations` makes, with the ease-in-out curve.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    runAnimations(duration, after: 0, [], animations, nil)
  }

  /// Animates the changes that `animations` makes as a spring.
  ///
  /// The stiffness of the spring is chosen so that it settles after `duration`; with a damping ratio of 1 it
  /// does not oscillate. The velocity is relative to the distance: 1 covers the whole distance in one second.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runSprings(duration, after: delay, dampingRatio, velocity, options, animations, completion)
  }

  /// Runs `actionsWithoutAnimation` without animating its changes, even inside an animation block.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationContext.withoutRecording(actionsWithoutAnimation)
  }

  /// Whether animations are enabled; false inside `performWithoutAnimation`.
  open class var areAnimationsEnabled: Bool { animates }

  /// Enables or disables animations in the current application; while they are disabled, changes take effect
  /// at once.
  open class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animatesChanges = enabled
  }

  /// The duration of the animation whose block is running; 0 outside a block.
  open class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.settings?.duration ?? 0
  }

  // MARK: What the framework needs

  package override var responderWindow: UIWindow? { storedWindow }

  package override var traceIdentifier: String? { extras?.accessibilityIdentifier }

  /// Called after ``isHidden`` changed.
  package func hiddenChanged() { (parent as? any ArrangingView)?.partHiddenChanged() }

  /// The text that a dump shows for the view.
  package var describedText: String? { nil }

  /// The class, the address and the values that differ from the defaults, as a debugger prints them.
  open nonisolated override var description: String {
    onMainActor { ViewDescription.line(for: self) }
  }
}
