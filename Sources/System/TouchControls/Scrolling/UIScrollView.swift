// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchGraphics

/// A view whose content is larger than itself and is dragged by fingers.
///
/// The offset is the origin of the bounds, so touches, hit-testing and coordinates need no special handling.
/// Two recognizers decide what the fingers do: a private one that keeps touches from the content, and
/// ``panGestureRecognizer``; <doc:HowScrollingTakesTouches> explains how.
@preconcurrency @MainActor open class UIScrollView: UIView {
  // MARK: Content

  /// The point of the content at the top left corner: the origin of the bounds.
  ///
  /// Setting it moves the content at once, even beyond its limits. A motion does not stop but continues from
  /// there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }

  /// The size of the content.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  /// How far beyond its edges the content may be dragged.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set { setContentInset(newValue) }
  }

  /// The inset in effect: ``contentInset`` and what ``contentInsetAdjustmentBehavior`` adds of the safe area.
  open var adjustedContentInset: UIEdgeInsets { insetInEffect }

  /// Whether the safe area is added to ``contentInset``.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { storedContentInsetAdjustmentBehavior }
    set { setAdjustment(newValue) }
  }

  /// Called after ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  /// Moves the content to an offset, even beyond its limits, and ends a motion in progress.
  ///
  /// With animation, the delegate receives each frame and finally `scrollViewDidEndScrollingAnimation(_:)`.
  /// There is no animation outside a window, during a drag, or if the content is already there. A motion that
  /// the delegate begins when it is told that another was replaced is replaced too.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Moves the content as little as it takes to show a rectangle of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(toShow: rect, animated: animated)
  }

  /// The delegate, which is notified about scrolling; held weakly.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The control that a pull beyond the top refreshes with.
  open var refreshControl: UIRefreshControl? {
    get { storedRefreshControl }
    set { setRefresh(newValue) }
  }

  // MARK: Indicators

  /// Whether the indicator at the bottom is shown while the content moves; no touch depends on it.
  open var showsHorizontalScrollIndicator = true
  /// Whether the indicator at the side is shown while the content moves; no touch depends on it.
  open var showsVerticalScrollIndicator = true
  /// The style of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// How far the indicator at the bottom stays from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How far the indicator at the side stays from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the indicators stay inside the safe area.
  ///
  /// A kept value: it changes nothing here.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// How far both indicators stay from the edges: what was set last, or that of the indicator at the side.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      horizontalScrollIndicatorInsets = newValue
      verticalScrollIndicatorInsets = newValue
    }
  }

  // MARK: Dragging

  /// Whether fingers scroll; while it is false, touches go to the content at once.
  open var isScrollEnabled: Bool {
    get { storedIsScrollEnabled }
    set { setScrollEnabled(newValue) }
  }

  /// Whether a drag that begins along one axis stays on it.
  open var isDirectionalLockEnabled = false
  /// Whether content follows a finger beyond its limit and comes back.
  open var bounces = true
  /// Whether ``bounces`` applies at the sides.
  open var bouncesHorizontally = true
  /// Whether ``bounces`` applies at the top and the bottom.
  open var bouncesVertically = true
  /// Whether content that is not higher than the view bounces at its top and bottom.
  open var alwaysBounceVertical = false
  /// Whether content that is not wider than the view bounces at its sides.
  open var alwaysBounceHorizontal = false
  /// Whether content rests only at multiples of the view's size.
  open var isPagingEnabled = false
  /// How slowly content loses its speed after a release.
  open var decelerationRate = DecelerationRate.normal
  /// What a drag does to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a finger that may scroll is down.
  open var isTracking: Bool {
    storedPanGestureRecognizer.state != .failed
      && storedPanGestureRecognizer.trackedTouches.contains { !$0.isUp }
  }

  /// Whether fingers drag the content.
  open var isDragging: Bool { drag != nil }
  /// Whether the content moves by itself after a drag.
  open var isDecelerating: Bool { motion.map { $0.kind != .animating } ?? false }

  /// The recognizer of the drag.
  ///
  /// Its delegate is the scroll view, and cannot be changed. A subclass that conforms to
  /// `UIGestureRecognizerDelegate` is asked.
  open var panGestureRecognizer: UIPanGestureRecognizer { storedPanGestureRecognizer }

  // MARK: Content touches

  /// Whether a touch is kept back from the content until it is clear that it does not scroll.
  open var delaysContentTouches = true
  /// Whether a drag may take a touch that the content has.
  open var canCancelContentTouches = true

  /// Returns whether the content receives touches that begin in it; true unless overridden.
  ///
  /// It is asked when touches that were held are about to be delivered, because their fingers rested or
  /// lifted or ``delaysContentTouches`` is off. Touches that are refused go to no view; their fingers may
  /// still scroll.
  ///
  /// The content gets touches without a question if they were not held up to that point: those of a finger
  /// that comes down while another that rested or stopped moving content is still down; those that are held
  /// when scrolling is turned off, or when a recognizer that leaves views their touches recognizes.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Returns whether a drag takes a touch from a view of the content: true unless the view is a control.
  ///
  /// Not asked if ``canCancelContentTouches`` is false.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl)
  }

  // Reported: ten sources exist only to have a scroll view pass its touches on. Those of plain content come
  // here from the content's own default methods, and also end here.

  /// Does nothing: a scroll view keeps touches that begin in it, and those that its content passes on.
  ///
  /// A subclass may pass them on to `next` itself.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Does nothing.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Does nothing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Does nothing.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Zooming

  /// The smallest scale to which fingers zoom.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomScalesChanged() } }
  /// The greatest scale to which fingers zoom; zooming requires it to be greater than ``minimumZoomScale``.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomScalesChanged() } }

  /// The scale of the view that the delegate provides.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { zoom(toScale: newValue, animated: false) }
  }

  /// Zooms about the center of the visible part, within the smallest and the greatest scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  /// Zooms so that a rectangle, in the coordinates of the zoomed view, fills the scroll view as far as
  /// possible.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toShow: rect, animated: animated)
  }

  /// Whether fingers can zoom beyond the smallest and the greatest scale while they are down.
  open var bouncesZoom = true
  /// Whether fingers are zooming.
  open var isZooming: Bool { pinching != nil }
  /// Whether the scale changes by itself: because code asked, or back from beyond a limit.
  open var isZoomAnimating: Bool { zoomMotion != nil }
  /// Whether the content scrolls because code asked.
  open var isScrollAnimating: Bool { motion?.kind == .animating }
  /// Whether the content is returning from a scale beyond the limits.
  open var isZoomBouncing: Bool { zoomMotion?.isBounce ?? false }

  /// Stops scrolling and zooming, even by fingers, and leaves the content where it is, within its limits
  /// (assumed).
  open func stopScrollingAndZooming() {
    stopContent()
  }

  /// The recognizer of the zoom; nil unless the greatest scale is above the smallest.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { storedPinchGestureRecognizer }

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  // MARK: Stored

  final var storedContentSize = CGSize.zero
  final var storedContentInset = UIEdgeInsets.zero
  final var storedRefreshControl: UIRefreshControl?
  /// What moves with the content besides what the delegate moves.
  package final weak var follower: (any ScrollFollower)?
  final var storedContentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The part of the safe area that was last added to the content inset.
  final var lastAdjustment = UIEdgeInsets.zero
  final var storedIsScrollEnabled = true
  final let storedPanGestureRecognizer = UIScrollViewPanGestureRecognizer()
  final let hold = UIScrollViewDelayedTouchesBeganGestureRecognizer()
  final var storedPinchGestureRecognizer: UIScrollViewPinchGestureRecognizer?
  final var drag: ScrollDrag?
  final var motion: ScrollMotion?
  final var motionCount = 0
  /// How many motions were ended so far to make way for the one that begins.
  final var chainedMotionCount = 0
  final var pinching: ScrollPinch?
  final var zoomMotion: ZoomMotion?
  final var storedZoomScale: CGFloat = 1
  /// Whether the scroll view itself, not code, is changing the offset.
  final var isSettingOffset = false
  /// Whether content and offset are changing together, so that limits do not apply until both have changed.
  final var isRescaling = false
  /// Whether a finger that is down stopped the content, which continues once it lifts.
  final var wasCaught = false
  final lazy var frames = ScrollFrames { [weak self] now in self?.frame(at: now) ?? false }

  // MARK: Making

  /// Creates a scroll view with this frame, without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = ControlSelectors.all
    setUp()
  }

  /// Creates a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = ControlSelectors.all
    setUp()
    decodeScrolling(from: coder)
  }

  /// Writes the scroll view into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeScrolling(to: coder)
  }

  private func setUp() {
    clipsToBounds = true
    addGestureRecognizer(hold)
    storedPanGestureRecognizer.addTarget(self, action: UIScrollView.panned)
    storedPanGestureRecognizer.drag(self)
    addGestureRecognizer(storedPanGestureRecognizer)
    watchGeometry()
  }

  /// Moves the content with the part of the safe area that is added to its inset.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustmentMayHaveChanged()
  }

  /// Returns whether one of the scroll view's own gestures may begin; true for other recognizers.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer)
  }
}
