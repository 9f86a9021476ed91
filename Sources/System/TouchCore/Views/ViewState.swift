// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Everything that a view remembers.
///
/// ``UIView`` itself is what others see of it. A screen has thousands of views, so what few of them need is
/// in ``ViewExtras``, and the fields are in an order that leaves no gaps.
nonisolated struct ViewState {
  // What a hit-test reads comes first, side by side so that it touches little memory.

  var flags = ViewFlags.new
  var alpha: Float = 1
  /// The top left corner of the untransformed rectangle, in the superview.
  var origin = CGPoint.zero
  var bounds = CGRect.zero
  /// The subviews from the bottom up.
  var children: [UIView] = []
  /// The index of the children, which the view owns; nil before the first hit-test.
  var index: Borrowed<HitIndex>?
  /// The position among the siblings as a number: greater is nearer to the finger.
  var rank: Int64 = 0
  /// The node of the superview's tree of boxes that contains the view, or -1; see ``BoxTree/leaf(of:)``.
  var leaf: Int32 = -1
  let overrides: HitTestOverrides
  /// The bits of the autoresizing mask, of which UIKit has six.
  private var resizingBits: UInt8 = 0
  /// The tag, if it fits; others are in the extras.
  var smallTag: Int16 = 0

  var center = CGPoint.zero
  /// The superview, which clears the reference before it goes.
  var parent: Borrowed<UIView>?
  /// The window, which clears the reference before it goes.
  var window: Borrowed<UIWindow>?
  var extras: ViewExtras?

  var resizing: UIView.AutoresizingMask {
    get { UIView.AutoresizingMask(rawValue: UInt(resizingBits)) }
    set { resizingBits = UInt8(truncatingIfNeeded: newValue.rawValue) }
  }

  init(overrides: HitTestOverrides) {
    self.overrides = overrides
    if !overrides.isDisjoint(with: .ofHits) { flags.insert(.overridesHitTest) }
  }
}

nonisolated extension ViewState: CustomStringConvertible {
  var description: String {
    var parts = ["bounds \(bounds) at \(origin)", "\(children.count) subviews", "flags \(flags.rawValue)"]
    if flags.contains(.transformed) { parts.append("transformed") }
    if parent == nil { parts.append("no superview") }
    if window == nil { parts.append("no window") }
    if index != nil { parts.append("indexed") }
    return parts.joined(separator: ", ")
  }
}

// The parts of the state by the names that the core knows them by.
extension UIView {
  @inline(__always)
  nonisolated final var flags: ViewFlags {
    get { viewState.flags }
    _modify { yield &viewState.flags }
  }
  @inline(__always)
  nonisolated final var origin: CGPoint {
    get { viewState.origin }
    _modify { yield &viewState.origin }
  }
  @inline(__always)
  nonisolated final var storedBounds: CGRect {
    get { viewState.bounds }
    _modify { yield &viewState.bounds }
  }
  @inline(__always)
  nonisolated final var storedCenter: CGPoint {
    get { viewState.center }
    _modify { yield &viewState.center }
  }
  /// The transform and its inverse; nil for the identity, which most views have.
  @inline(__always)
  nonisolated final var affine: InvertibleTransform? {
    flags.contains(.transformed) ? viewState.extras?.affine : nil
  }
  /// The subviews from the bottom up.
  @inline(__always)
  nonisolated package final internal(set) var children: [UIView] {
    get { viewState.children }
    _modify { yield &viewState.children }
  }
  @inline(__always)
  nonisolated final var indexReference: Borrowed<HitIndex>? {
    get { viewState.index }
    set { viewState.index = newValue }
  }
  @inline(__always)
  nonisolated final var overrides: HitTestOverrides { viewState.overrides }
  @inline(__always)
  final var storedAlpha: Float {
    get { viewState.alpha }
    set { viewState.alpha = newValue }
  }
  @inline(__always)
  nonisolated final var rank: Int64 {
    get { viewState.rank }
    set { viewState.rank = newValue }
  }
  @inline(__always)
  nonisolated final var leaf: Int32 {
    get { viewState.leaf }
    set { viewState.leaf = newValue }
  }
  /// The tag, in the room that the fields leave if it is small.
  final var storedTag: Int {
    get { flags.contains(.largeTag) ? extras?.tag ?? 0 : Int(viewState.smallTag) }
    set {
      let small = Int16(exactly: newValue)
      flags.set(.largeTag, small == nil)
      viewState.smallTag = small ?? 0
      if small == nil { ensuredExtras.tag = newValue }
    }
  }
  @inline(__always)
  final var storedAutoresizingMask: UIView.AutoresizingMask {
    get { viewState.resizing }
    set { viewState.resizing = newValue }
  }
  @inline(__always)
  nonisolated final var parentReference: Borrowed<UIView>? {
    get { viewState.parent }
    set { viewState.parent = newValue }
  }
  @inline(__always)
  package final internal(set) var storedWindow: UIWindow? {
    get { viewState.window?.object }
    set { viewState.window = Borrowed(newValue) }
  }
  /// The window of the view, not retained; it tells whether two views are in the same one.
  @inline(__always)
  final var windowReference: Borrowed<UIWindow>? { viewState.window }
  /// Whether the view is a window, which is its own.
  @inline(__always)
  final var isWindow: Bool { viewState.window?.address == Borrowed(self).address }
  @inline(__always)
  final var extras: ViewExtras? {
    get { viewState.extras }
    set { viewState.extras = newValue }
  }
}
