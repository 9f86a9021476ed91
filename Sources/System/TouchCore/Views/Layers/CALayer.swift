// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// A rectangle that shows content: a view's, or part of it.
///
/// A layer stores its properties, converts coordinates and answers hit-tests. What it draws is recorded as a
/// ``/TouchGraphics/DisplayList`` in its ``contents``. The layer of a view has no geometry of its own; it
/// reads and writes the view's.
@preconcurrency @MainActor open class CALayer: NSObject, NSCoding {
  // MARK: Stored

  /// The view the layer belongs to.
  package final weak var backing: (any LayerBacking)?
  final var values = LayerValues()
  /// The sublayers; in a view's layer, only while some of them have no view.
  final var children: [CALayer] = []
  /// How many of ``children`` have no view.
  final var viewlessCount = 0
  /// The rank in the superlayer's list, along which ranks ascend.
  final var rank: Int64 = 0
  /// The layer whose list it was last inserted into.
  final var listOwner: ObjectIdentifier?
  final weak var parent: CALayer?
  final var isLayoutNeeded = false
  /// What has to do with animation; nil for most layers.
  package final var motion: LayerMotion?
  /// The value of ``layouts`` when this layer last requested a layout from its view.
  final var lastLayoutRequest = -1
  /// What the next display draws, in a layer without a view.
  final var pendingDisplay = PendingDisplay.none
  /// The part that the display which is running draws; nil for the whole layer.
  final var drawnPart: CGRect?

  // MARK: Making

  /// Creates a layer without a size at the origin.
  public override init() {
    super.init()
    MainActorRelease.adopt(self)
  }

  /// Creates a layer that reads and writes a view.
  package init(backing: any LayerBacking) {
    self.backing = backing
    super.init()
    MainActorRelease.adopt(self)
  }

  /// Creates a copy of another layer without its sublayers; for any other argument, a new layer.
  ///
  /// A subclass copies its own properties here, as it does for QuartzCore.
  public init(layer: Any) {
    super.init()
    MainActorRelease.adopt(self)
    if let layer = layer as? CALayer { copyProperties(of: layer) }
  }

  /// Creates a layer from an archive, with its sublayers.
  public required init?(coder: NSCoder) {
    super.init()
    MainActorRelease.adopt(self)
    LayerArchive.read(self, from: coder)
  }

  /// Writes the layer and its sublayers to an archive; layers of subviews are archived by their views.
  open func encode(with coder: NSCoder) {
    LayerArchive.write(self, to: coder)
  }

  deinit {
    var kept = children
    if let mask = style.mask { kept.append(mask) }
    children = []
    style.mask = nil
    if !kept.isEmpty { DisposalPile.release(&kept, as: DisposalPile.Family.layers) }
  }

  // MARK: Geometry

  /// The rectangle in the superlayer's coordinates: the bounding box of the transformed bounds.
  open var frame: CGRect {
    get { backing?.layerFrame ?? derivedFrame }
    set { setFrame(newValue) }
  }

  /// The rectangle in the layer's own coordinates; its origin scrolls the sublayers.
  open var bounds: CGRect {
    get { backing?.layerBounds ?? values.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point is in the superlayer's coordinates.
  open var position: CGPoint {
    get { backing?.layerPosition ?? values.position }
    set {
      if let backing { return backing.layerPosition = newValue }
      LayerActions.willChange(self, "position")
      values.position = newValue
    }
  }

  /// The point of the bounds that is at ``position`` and that a transform leaves in place, as fractions of
  /// their size.
  ///
  /// If it is set, ``position`` stays and ``frame`` moves, also those of the view whose layer it is.
  open var anchorPoint: CGPoint {
    get { backing?.layerAnchorPoint ?? storedAnchorPoint }
    set { setAnchorPoint(newValue) }
  }
  final var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The depth: the sibling with the greater value is in front, and among equals the later one.
  open var zPosition: CGFloat = 0 {
    willSet { LayerActions.willChange(self, "zPosition") }
    didSet { backing?.layerPerspectiveMayHaveChanged() }
  }

  /// The transform about the anchor point.
  ///
  /// The transform of a view is affine. If its layer is given a three-dimensional one, that of the view is
  /// the part within the plane, and the layer keeps the whole until the view's transform changes. Coordinates
  /// and touches of the view follow the whole, with its perspective.
  open var transform: CATransform3D {
    get { readTransform }
    set { setTransform(newValue) }
  }

  /// The affine transform about the anchor point; for a three-dimensional transform, the part within the
  /// plane.
  open func affineTransform() -> CGAffineTransform {
    planeTransform
  }

  /// Sets the transform to an affine one.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Converts a point from another layer's coordinates; nil means the root layer.
  ///
  /// The conversion goes through the nearest common ancestor. Without one, the roots are assumed to share one
  /// coordinate system.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    converted(p, from: l)
  }

  /// Converts a point to another layer's coordinates; nil means the root layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    (l ?? root).converted(p, from: self)
  }

  /// Converts a rectangle from another layer's coordinates to the smallest one around the converted corners.
  ///
  /// As between views, the bounding box is taken twice: in the nearest common ancestor, and in this layer
  /// around that box.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    converted(r, from: l)
  }

  /// Converts a rectangle to another layer's coordinates: the smallest one around the converted corners.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    (l ?? root).converted(r, from: self)
  }

  // MARK: Appearance

  /// Whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { backing?.isLayerHidden ?? values.isHidden }
    set {
      if let backing { return backing.isLayerHidden = newValue }
      LayerActions.willChange(self, "hidden")
      values.isHidden = newValue
    }
  }

  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { backing?.layerOpacity ?? values.opacity }
    set {
      if let backing { return backing.layerOpacity = newValue }
      LayerActions.willChange(self, "opacity")
      values.opacity = newValue
    }
  }

  /// Whether sublayers are shown and hit only within the bounds.
  open var masksToBounds: Bool {
    get { backing?.layerMasksToBounds ?? values.masksToBounds }
    set {
      if let backing { return backing.layerMasksToBounds = newValue }
      LayerActions.willChange(self, "masksToBounds")
      values.masksToBounds = newValue
    }
  }

  /// The color behind the content.
  open var backgroundColor: CGColor? {
    get { backing == nil ? values.backgroundColor : backing?.layerBackgroundColor }
    set {
      if let backing { return backing.layerBackgroundColor = newValue }
      LayerActions.willChange(self, "backgroundColor")
      values.backgroundColor = newValue
    }
  }

  /// The values of the properties that only drawing uses.
  final var style = LayerStyle()

  // The following properties affect only drawing and are stored for renderers. As in UIKit, hit-testing
  // ignores them. Those that hardly any layer sets are in `RareLayerStyle`.

  /// What the layer shows.
  open var contents: Any? {
    get { style.contents }
    set {
      LayerActions.willChange(self, "contents")
      style.contents = newValue
    }
  }

  /// The number of pixels per point of the content.
  open var contentsScale: CGFloat {
    get { style.contentsScale }
    set {
      LayerActions.willChange(self, "contentsScale")
      style.contentsScale = newValue
    }
  }

  /// Whether the layer declares that it covers everything behind it.
  ///
  /// A kept value: it changes nothing here.
  open var isOpaque: Bool {
    get { style.isOpaque }
    set { style.isOpaque = newValue }
  }

  /// The radius of the rounded corners; hit-tests ignore it.
  open var cornerRadius: CGFloat {
    get { style.cornerRadius }
    set {
      LayerActions.willChange(self, "cornerRadius")
      style.cornerRadius = newValue
    }
  }

  /// Which corners are rounded.
  open var maskedCorners: CACornerMask {
    get { style.maskedCorners }
    set {
      noteLooks()
      style.maskedCorners = newValue
    }
  }

  /// The shape of the rounded corners.
  ///
  /// A kept value: it changes nothing here.
  open var cornerCurve: CALayerCornerCurve {
    get { style.cornerCurve }
    set {
      noteLooks()
      style.cornerCurve = newValue
    }
  }

  /// The width of the border inside the bounds.
  open var borderWidth: CGFloat {
    get { style.borderWidth }
    set {
      LayerActions.willChange(self, "borderWidth")
      style.borderWidth = newValue
    }
  }

  /// The color of the border.
  open var borderColor: CGColor? {
    get { style.borderColor }
    set {
      LayerActions.willChange(self, "borderColor")
      style.borderColor = newValue
    }
  }

  /// Whether the layer is rendered once and shown as a bitmap.
  ///
  /// A kept value: it changes nothing here.
  open var shouldRasterize: Bool {
    get { style.shouldRasterize }
    set { style.shouldRasterize = newValue }
  }

  /// The number of pixels per point of that bitmap.
  ///
  /// A kept value: it changes nothing here.
  open var rasterizationScale: CGFloat {
    get { style.rasterizationScale }
    set { style.rasterizationScale = newValue }
  }

  /// The layer whose opacity masks this one; it is not a sublayer.
  ///
  /// A layer that this one is in, by way of sublayers and masks, is refused.
  open var mask: CALayer? {
    get { style.mask }
    set { setMask(newValue) }
  }

  /// The color of the shadow.
  open var shadowColor: CGColor? {
    get { style.shadowColor }
    set {
      LayerActions.willChange(self, "shadowColor")
      style.shadowColor = newValue
    }
  }

  /// The opacity of the shadow; 0, the default, for none.
  open var shadowOpacity: Float {
    get { style.shadowOpacity }
    set {
      LayerActions.willChange(self, "shadowOpacity")
      style.shadowOpacity = newValue
    }
  }

  /// The offset of the shadow from the layer.
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set {
      LayerActions.willChange(self, "shadowOffset")
      style.shadowOffset = newValue
    }
  }

  /// The blur radius of the shadow.
  open var shadowRadius: CGFloat {
    get { style.shadowRadius }
    set {
      LayerActions.willChange(self, "shadowRadius")
      style.shadowRadius = newValue
    }
  }

  /// The shape of the shadow, nil for that of the layer.
  open var shadowPath: CGPath? {
    get { style.shadowPath }
    set {
      LayerActions.willChange(self, "shadowPath")
      style.shadowPath = newValue
    }
  }

  /// A transform of all sublayers about the anchor point; code gives it a perspective.
  ///
  /// Coordinates, hit-tests and touches follow it, for layers and for views as subviews.
  open var sublayerTransform: CATransform3D {
    get { self[rare: \.sublayerTransform, "sublayerTransform"] }
    set {
      self[rare: \.sublayerTransform, "sublayerTransform"] = newValue
      backing?.layerPerspectiveMayHaveChanged()
    }
  }

  /// Where in the bounds the content is, and at what size.
  ///
  /// A kept value: it changes nothing here.
  open var contentsGravity: CALayerContentsGravity {
    get { self[rare: \.contentsGravity, "contentsGravity"] }
    set { self[rare: \.contentsGravity, "contentsGravity"] = newValue }
  }

  /// The part of the content that is shown, as fractions of it.
  ///
  /// A kept value: it changes nothing here.
  open var contentsRect: CGRect {
    get { self[rare: \.contentsRect, "contentsRect"] }
    set { self[rare: \.contentsRect, "contentsRect"] = newValue }
  }

  /// The part of the content that is stretched, as fractions of it.
  ///
  /// A kept value: it changes nothing here.
  open var contentsCenter: CGRect {
    get { self[rare: \.contentsCenter, "contentsCenter"] }
    set { self[rare: \.contentsCenter, "contentsCenter"] = newValue }
  }

  /// How deep the anchor point is.
  open var anchorPointZ: CGFloat {
    get { self[rare: \.anchorPointZ, "anchorPointZ"] }
    set {
      self[rare: \.anchorPointZ, "anchorPointZ"] = newValue
      backing?.layerPerspectiveMayHaveChanged()
    }
  }

  /// Whether the layer is shown when it is seen from behind.
  open var isDoubleSided: Bool {
    get { self[rare: \.isDoubleSided, "doubleSided"] }
    set { self[rare: \.isDoubleSided, "doubleSided"] = newValue }
  }

  /// Whether a renderer shows the sublayers upside down.
  ///
  /// A kept value: it changes nothing here.
  open var isGeometryFlipped: Bool {
    get { self[rare: \.isGeometryFlipped, "geometryFlipped"] }
    set { self[rare: \.isGeometryFlipped, "geometryFlipped"] = newValue }
  }

  /// Whether a renderer may smooth the edges.
  ///
  /// A kept value: it changes nothing here.
  open var allowsEdgeAntialiasing: Bool {
    get { self[rare: \.allowsEdgeAntialiasing, "allowsEdgeAntialiasing"] }
    set { self[rare: \.allowsEdgeAntialiasing, "allowsEdgeAntialiasing"] = newValue }
  }

  /// Which edges a renderer may smooth: all of them, unless set.
  ///
  /// A kept value: it changes nothing here.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { self[rare: \.edgeAntialiasingMask, "edgeAntialiasingMask"] }
    set { self[rare: \.edgeAntialiasingMask, "edgeAntialiasingMask"] = newValue }
  }

  /// Whether the sublayers fade together with the layer, as one.
  ///
  /// A kept value: it changes nothing here.
  open var allowsGroupOpacity: Bool {
    get { self[rare: \.allowsGroupOpacity, "allowsGroupOpacity"] }
    set { self[rare: \.allowsGroupOpacity, "allowsGroupOpacity"] = newValue }
  }

  /// Whether drawing may be done later.
  ///
  /// A kept value: it changes nothing here.
  open var drawsAsynchronously: Bool {
    get { self[rare: \.drawsAsynchronously, "drawsAsynchronously"] }
    set { self[rare: \.drawsAsynchronously, "drawsAsynchronously"] = newValue }
  }

  /// How the content is enlarged.
  open var magnificationFilter: CALayerContentsFilter {
    get { self[rare: \.magnificationFilter, "magnificationFilter"] }
    set { self[rare: \.magnificationFilter, "magnificationFilter"] = newValue }
  }

  /// How the content is reduced.
  ///
  /// A kept value: it changes nothing here.
  open var minificationFilter: CALayerContentsFilter {
    get { self[rare: \.minificationFilter, "minificationFilter"] }
    set { self[rare: \.minificationFilter, "minificationFilter"] = newValue }
  }

  /// A name that identifies the layer.
  ///
  /// A kept value: it changes nothing here.
  open var name: String?

  /// The object that lays out the sublayers; for the layer of a view, that view.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Hierarchy

  /// The layer that contains this one.
  open var superlayer: CALayer? {
    layerAbove
  }

  /// The layers in this one, from back to front, nil for none; in a view's layer, those of its subviews too.
  open var sublayers: [CALayer]? {
    get { orderedChildren.isEmpty ? nil : orderedChildren }
    set { replaceChildren(with: newValue ?? []) }
  }

  /// Adds a layer in front of the sublayers, removing it from its old superlayer.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: .max)
  }

  /// Inserts a layer at an index among the sublayers, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Inserts a layer behind a sublayer, or behind all of them for nil.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, inFront: false)
  }

  /// Inserts a layer in front of a sublayer, or in front of all of them for nil.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, inFront: true)
  }

  /// Replaces a sublayer with another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Removes the layer from its superlayer; the layer of a view is removed only with the view.
  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: Layout

  /// Lays out the sublayers; the base class asks the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Whether ``layoutSublayers()`` was requested and has not run yet.
  ///
  /// False for the layer of a view, which is laid out with the view.
  open func needsLayout() -> Bool {
    isLayoutNeeded
  }

  /// Requests ``layoutSublayers()`` in the next layout.
  open func setNeedsLayout() {
    if let backing { backing.setLayerNeedsLayout() } else { markNeedsLayout() }
  }

  /// Lays out the layer and the layers below it immediately, if they need it.
  open func layoutIfNeeded() {
    layOutFromTop()
  }

  // MARK: Display

  /// Requests that the layer is displayed in the next display pass.
  open func setNeedsDisplay() {
    markNeedsDisplay()
  }

  /// Requests that a part of the layer is displayed in the next display pass; pending parts are merged into
  /// one rectangle.
  open func setNeedsDisplay(_ r: CGRect) {
    markNeedsDisplay(r)
  }

  /// Whether a display was requested and has not run yet.
  open func needsDisplay() -> Bool {
    isDisplayPending
  }

  /// Whether a new size of the bounds requests a display.
  open var needsDisplayOnBoundsChange: Bool {
    get { style.needsDisplayOnBoundsChange }
    set { style.needsDisplayOnBoundsChange = newValue }
  }

  /// Whether the layer is drawn anew when the value of a key changes, and at each frame while it is animated.
  ///
  /// The base class answers false. A subclass that draws its own properties names them here.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Displays the layer immediately if a display was requested.
  open func displayIfNeeded() {
    displayPending()
  }

  /// Sets the ``contents``: asks the delegate to, or records what ``draw(in:)`` draws.
  ///
  /// The display pass calls it; code calls ``setNeedsDisplay()``.
  open func display() {
    endDisplayRequest()
    if let delegate { delegate.display(self) } else { recordContents() }
  }

  /// Draws the layer's own content; the base class asks the delegate.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  // MARK: Animation

  /// A copy of the layer as it is on the screen now, with the current values of running animations.
  ///
  /// Its superlayer and sublayers are such copies, too. QuartzCore returns nil for a layer that was never
  /// shown; here there is always a copy, except of a class that is not the framework's: it must conform to
  /// ``LayerShownByCopy``.
  open func presentation() -> Self? {
    presentedCopy() as? Self
  }

  /// The layer that a presentation shows; the layer itself if it is none.
  open func model() -> Self {
    motion?.model as? Self ?? self
  }

  /// What happens when a property changes in a transaction that animates changes.
  ///
  /// The base class asks the delegate, then ``actions``, then ``defaultAction(forKey:)``. Where none of them
  /// answers, it is an animation from the current to the new value. Nil means that the value changes at once.
  open func action(forKey event: String) -> (any CAAction)? {
    foundAction(event)
  }

  /// What happens when a property changes, if neither the delegate nor ``actions`` has an answer.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// What happens when properties change, by their keys; a null turns the animation off.
  open var actions: [String: any CAAction]? {
    get { motion?.actions }
    set { ensuredMotion.actions = newValue }
  }

  /// The names of the running animations, in the order in which they began; nil if none runs.
  open func animationKeys() -> [String]? {
    runningKeys
  }

  /// Ends all animations of the layer at once; completions that wait for no other animation are called with
  /// false.
  open func removeAllAnimations() {
    endAnimations()
  }

  /// Ends the animation of this name at once.
  open func removeAnimation(forKey key: String) {
    endAnimation(named: key)
  }

  // MARK: Hit-testing

  /// Whether the point, in the layer's own coordinates, is in the bounds.
  open func contains(_ p: CGPoint) -> Bool {
    bounds.holds(p)
  }

  /// The frontmost layer at the point, in the superlayer's coordinates: this layer or one below it.
  ///
  /// Hidden layers are skipped, as are layers that a transform has flattened so that it has no inverse.
  /// Sublayers outside the bounds are hit unless ``masksToBounds`` is on.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    hitLayer(at: p)
  }
}
