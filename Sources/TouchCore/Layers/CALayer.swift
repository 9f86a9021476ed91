// SPDX-License-Identifier: Apache-2.0

/// A rectangle that shows something: the face of a view, or a part of that face.
///
/// Nothing is drawn; a layer keeps what it was told, and answers where it is and what of it a point meets.
/// The layer of a view has no geometry of its own: it reads and writes the view's.
@preconcurrency @MainActor open class CALayer: NSObject, NSCoding {
  // MARK: Stored

  /// The view the layer belongs to.
  package final weak var backing: (any LayerBacking)?
  final var own = LayerValues()
  /// The sublayers; of a view's layer only while some of them belong to no view.
  final var children: [CALayer] = []
  /// How many of ``children`` belong to no view.
  final var ownCount = 0
  /// Ascends along the list of sublayers that the layer is on.
  final var rank: Int64 = 0
  /// The layer on whose list it was put last.
  final var lister: ObjectIdentifier?
  final weak var parent: CALayer?
  final var isLayoutNeeded = false
  /// The ``LayerLayouts/count`` at which the view above was asked for a layout last.
  final var lastAsked = -1

  // MARK: Making

  /// Makes a layer without a size at the origin.
  public override init() {
    super.init()
  }

  /// Makes a layer that reads and writes a view.
  package init(backing: any LayerBacking) {
    self.backing = backing
    super.init()
  }

  /// Makes a copy of another layer, without its sublayers; of anything else, a new layer.
  ///
  /// A subclass copies its own properties here, as it does for QuartzCore.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { takeValues(of: layer) }
  }

  /// Makes a layer from an archive, with its sublayers.
  public required init?(coder: NSCoder) {
    super.init()
    LayerArchive.read(self, from: coder)
  }

  /// Writes the layer into an archive, with its sublayers; those of subviews go with their views.
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

  /// The rectangle in the superlayer's coordinates: of the transformed bounds, the bounding box.
  open var frame: CGRect {
    get { backing?.layerFrame ?? derivedFrame }
    set { setFrame(newValue) }
  }

  /// The rectangle in the layer's own coordinates; its origin scrolls the sublayers.
  open var bounds: CGRect {
    get { backing?.layerBounds ?? own.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point is in the superlayer's coordinates.
  open var position: CGPoint {
    get { backing?.layerPosition ?? own.position }
    set { if let backing { backing.layerPosition = newValue } else { own.position = newValue } }
  }

  /// The point of the bounds that is at ``position`` and does not move under a transform, in parts of them.
  ///
  /// That of a view's layer is the middle and stays there.
  open var anchorPoint: CGPoint {
    get { backing == nil ? storedAnchorPoint : CGPoint(x: 0.5, y: 0.5) }
    set { setAnchorPoint(newValue) }
  }
  final var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// Which of the siblings lies in front: the greater, and of equals the later.
  open var zPosition: CGFloat = 0

  /// The transform about the anchor point.
  ///
  /// A view has an affine transform only. One of space given to its layer leaves the view with the part that
  /// moves the plane within itself, and the layer keeps the whole until the view's transform changes.
  open var transform: CATransform3D {
    get { readTransform }
    set { setTransform(newValue) }
  }

  /// The affine transform about the anchor point: of one of space, the part within the plane.
  open func affineTransform() -> CGAffineTransform {
    planeTransform
  }

  /// Sets the transform to an affine one.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Converts a point from another layer's coordinates, for nil those of the root layer.
  ///
  /// The way leads over the nearest layer that both are in. Layers without one are taken to have roots that
  /// stand side by side.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    converted(p, from: l)
  }

  /// Converts a point to another layer's coordinates, for nil those of the root layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    (l ?? root).converted(p, from: self)
  }

  /// Converts a rectangle from another layer's coordinates: the smallest around the converted corners.
  ///
  /// As between views, it is taken in the nearest layer that both are in, and in this layer around that one.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    converted(r, from: l)
  }

  /// Converts a rectangle to another layer's coordinates: the smallest around the converted corners.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    (l ?? root).converted(r, from: self)
  }

  // MARK: Appearance

  /// Whether the layer is hidden, with those below it.
  open var isHidden: Bool {
    get { backing?.isLayerHidden ?? own.isHidden }
    set { if let backing { backing.isLayerHidden = newValue } else { own.isHidden = newValue } }
  }

  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { backing?.layerOpacity ?? own.opacity }
    set { if let backing { backing.layerOpacity = newValue } else { own.opacity = newValue } }
  }

  /// Whether sublayers are shown, and met by a point, within the bounds only.
  open var masksToBounds: Bool {
    get { backing?.layerMasksToBounds ?? own.masksToBounds }
    set { if let backing { backing.layerMasksToBounds = newValue } else { own.masksToBounds = newValue } }
  }

  /// The colour behind the content.
  open var backgroundColor: CGColor? {
    get { backing == nil ? own.backgroundColor : backing?.layerBackgroundColor }
    set { if let backing { backing.layerBackgroundColor = newValue } else { own.backgroundColor = newValue } }
  }

  /// How the layer is drawn; each part of it is a property of the layer.
  final var style = LayerStyle()

  // What follows is only drawn. The values are kept for whoever draws; hit-testing does not look at them, as in
  // UIKit.

  /// What the layer shows.
  open var contents: Any? {
    get { style.contents }
    set { style.contents = newValue }
  }

  /// How many pixels a point of the content has.
  open var contentsScale: CGFloat {
    get { style.contentsScale }
    set { style.contentsScale = newValue }
  }

  /// Whether the layer says that it covers what lies behind it.
  open var isOpaque: Bool {
    get { style.isOpaque }
    set { style.isOpaque = newValue }
  }

  /// The radius of the rounded corners; a point is met at the corner all the same.
  open var cornerRadius: CGFloat {
    get { style.cornerRadius }
    set { style.cornerRadius = newValue }
  }

  /// Which corners are rounded.
  open var maskedCorners: CACornerMask {
    get { style.maskedCorners }
    set { style.maskedCorners = newValue }
  }

  /// How the rounded corners are bent.
  open var cornerCurve: CALayerCornerCurve {
    get { style.cornerCurve }
    set { style.cornerCurve = newValue }
  }

  /// The width of the border inside the bounds.
  open var borderWidth: CGFloat {
    get { style.borderWidth }
    set { style.borderWidth = newValue }
  }

  /// The colour of the border.
  open var borderColor: CGColor? {
    get { style.borderColor }
    set { style.borderColor = newValue }
  }

  /// Whether the layer is drawn once and shown as a picture.
  open var shouldRasterize: Bool {
    get { style.shouldRasterize }
    set { style.shouldRasterize = newValue }
  }

  /// How many pixels a point of that picture has.
  open var rasterizationScale: CGFloat {
    get { style.rasterizationScale }
    set { style.rasterizationScale = newValue }
  }

  /// The layer whose opacity this one's is multiplied with; it is no sublayer.
  open var mask: CALayer? {
    get { style.mask }
    set { style.mask = newValue }
  }

  /// The colour of the shadow.
  open var shadowColor: CGColor? {
    get { style.shadowColor }
    set { style.shadowColor = newValue }
  }

  /// The opacity of the shadow; 0, as at first, for none.
  open var shadowOpacity: Float {
    get { style.shadowOpacity }
    set { style.shadowOpacity = newValue }
  }

  /// How far the shadow is from what casts it.
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set { style.shadowOffset = newValue }
  }

  /// How soft the edge of the shadow is.
  open var shadowRadius: CGFloat {
    get { style.shadowRadius }
    set { style.shadowRadius = newValue }
  }

  /// The shape of the shadow, nil for that of the layer.
  open var shadowPath: CGPath? {
    get { style.shadowPath }
    set { style.shadowPath = newValue }
  }

  /// The name an app finds the layer by.
  open var name: String?

  /// The object that is asked to place the sublayers; of a view's layer that view.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Hierarchy

  /// The layer this one is in.
  open var superlayer: CALayer? {
    layerAbove
  }

  /// The layers in this one, from the back to the front, nil for none; with a view's those of its subviews.
  open var sublayers: [CALayer]? {
    get { orderedChildren.isEmpty ? nil : orderedChildren }
    set { replaceChildren(with: newValue ?? []) }
  }

  /// Puts a layer in front of the sublayers, taking it from where it was.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: .max)
  }

  /// Puts a layer at a place among the sublayers, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Puts a layer behind a sublayer, behind all of them for nil.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, inFront: false)
  }

  /// Puts a layer in front of a sublayer, in front of all of them for nil.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, inFront: true)
  }

  /// Puts a layer in the place of a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes the layer out of its superlayer; that of a view leaves with the view.
  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: Layout

  /// Places the sublayers; the base class asks the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Whether ``layoutSublayers()`` was asked for and has not run.
  ///
  /// The layer of a view needs none of its own: its view is laid out.
  open func needsLayout() -> Bool {
    isLayoutNeeded
  }

  /// Asks for ``layoutSublayers()`` in the next layout.
  open func setNeedsLayout() {
    if let backing { backing.setLayerNeedsLayout() } else { markNeedsLayout() }
  }

  /// Lays out the layer and those below it that need it, now.
  open func layoutIfNeeded() {
    layOutFromTop()
  }

  // MARK: Animation

  /// A copy of the layer as it is on the screen now, with running animations where they have come to.
  ///
  /// QuartzCore answers nil for a layer that was never shown; here there is always an answer. The copy has no
  /// sublayers, and its point in ``hitTest(_:)`` is in the coordinates of the superlayer as it is set.
  open func presentation() -> CALayer? {
    presentedCopy()
  }

  /// The names of the running animations, in the order in which they began; nil if none runs.
  open func animationKeys() -> [String]? {
    runningKeys
  }

  /// Ends all animations of the layer at once; completions that waited for them alone are told false.
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

  /// The layer in front of all that the point, in the superlayer's coordinates, meets: this or one below.
  ///
  /// Hidden layers are passed over, and so is what a transform has made too flat to be met. Sublayers
  /// outside the bounds are met unless ``masksToBounds`` is on.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    layerMet(by: p)
  }
}
