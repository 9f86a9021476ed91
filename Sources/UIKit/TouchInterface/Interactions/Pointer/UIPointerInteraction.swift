// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// Gives the pointer another style above its view.
///
/// A hover recognizer is added to the view. Of several interactions under the pointer, that of the innermost
/// view with a region there has the pointer.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// Decides about regions and styles.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view above which the pointer has another style.
  open private(set) weak var view: UIView?

  private final let hover = PointerHover()
  /// The region that the pointer is in.
  final var region: UIPointerRegion?

  /// Creates an interaction; without a delegate, the whole view has the effect that the system chooses.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    hover.addTarget(self, action: UIPointerInteraction.hovered)
  }

  deinit {}

  /// Whether the pointer has another style above the view.
  open var isEnabled: Bool = true {
    didSet {
      guard isEnabled != oldValue else { return }
      hover.isEnabled = isEnabled
      if !isEnabled { center?.leave(self) }
    }
  }

  /// Asks for the region and its style again.
  open func invalidate() {
    guard region != nil, let request else { return }
    center?.renew(self, request)
  }

  /// Takes the style from the pointer.
  open func willMove(to view: UIView?) {
    guard let old = self.view, view !== old else { return }
    center?.leave(self)
    old.removeGestureRecognizer(hover)
  }

  /// Adds the recognizer to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(hover)
  }

  private final var center: PointerCenter? { view?.windowApplication?.pointerCenter }

  /// Where the pointer is in the view.
  final var request: UIPointerRegionRequest? {
    view.map { UIPointerRegionRequest(location: hover.location(in: $0), modifiers: hover.modifierFlags) }
  }

  private final func hovered(_ hover: PointerHover) {
    switch hover.state {
    case .began, .changed: center?.moved(over: self, at: hover.location(in: nil))
    default: center?.leave(self)
    }
  }

  // MARK: What the delegate says

  /// The region at a point of the view; nil for none.
  final func region(for request: UIPointerRegionRequest) -> UIPointerRegion? {
    guard let view else { return nil }
    let whole = UIPointerRegion(rect: view.bounds)
    return delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? whole
  }

  /// The style of a region; nil for the system's.
  final func style(for region: UIPointerRegion) -> UIPointerStyle? {
    if let delegate { return delegate.pointerInteraction(self, styleFor: region) }
    return view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
  }
}

/// The recognizer that follows the pointer above the view of an interaction.
private final class PointerHover: UIHoverGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
  }
}

/// Decides about the pointer's style above a view.
///
/// The calls come in this order: `regionFor` each time that the pointer moves above the view. When it gives
/// another region than before: `willExit` for the old one, `styleFor` and `willEnter` for the new one.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  /// The region at a point of the view; nil if the pointer has no other style there.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The style in a region; nil for the system's.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  /// The pointer is about to come into a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// The pointer is about to leave a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The whole view unless implemented.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// The system's unless implemented.
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  { nil }
  /// Does nothing unless implemented.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing unless implemented.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Runs animations along with the pointer's way into a region or out of it.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: AnyObject {
  /// Adds animations; they run at once, because the pointer changes at once here.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation is over, with whether it ran to its end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Collects what runs along with a change of the pointer.
final class PointerAnimator: UIPointerInteractionAnimating {
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func finish() {
    let all = completions
    completions = []
    for completion in all { completion(true) }
  }
}
