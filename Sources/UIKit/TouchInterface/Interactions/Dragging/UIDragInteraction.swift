// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchControls
public import TouchCore

/// Lifts items from a view under a finger that rests, and drags them once it moves.
///
/// A recognizer of a long press is added to the view, which competes with the others: a tap that ends before
/// lifts nothing, and a pan that begins before keeps the items in place. When the items are lifted, the
/// view's touch is cancelled. The finger belongs to the drag until it lifts; views with a
/// ``UIDropInteraction`` under it can take the items.
///
/// The view must stay in its window during the drag: when it leaves, its touch is cancelled, and the drag
/// with it.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// Decides what is dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that items are dragged from.
  open private(set) weak var view: UIView?
  /// Whether other recognizers can go on while the items are lifted and the finger has not moved yet.
  open var allowsSimultaneousRecognitionDuringLift = false

  private final let press = LiftPress()
  private final let adding = AddingTap()
  /// The drag that the finger on the view makes; its application holds it.
  final weak var drag: Drag?

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.interaction = self
    press.delegate = press
    press.isEnabled = Self.isEnabledByDefault
    press.addTarget(self, action: UIDragInteraction.pressed)
    adding.interaction = self
    adding.delegate = adding
    adding.addTarget(self, action: UIDragInteraction.tapped)
  }

  deinit {}

  /// Whether items can be lifted; what is dragged already ends when it is switched off.
  open var isEnabled: Bool {
    get { press.isEnabled }
    set { press.isEnabled = newValue }
  }

  /// Whether an interaction is enabled when it is made; true, also on an iPhone, as since iOS 15 (reported).
  open class var isEnabledByDefault: Bool { true }

  /// Ends the drag from the view that the interaction leaves.
  open func willMove(to view: UIView?) {
    guard let old = self.view, view !== old else { return }
    old.removeGestureRecognizer(press)
    stopAdding()
    drag?.cancel()
    old.windowApplication?.drags.interactions.removeAll { $0.value === self }
  }

  /// Adds the recognizer to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// The preview of the whole view; nil if it is in no window.
  final var defaultPreview: UITargetedDragPreview? {
    guard let view, view.window != nil else { return nil }
    return UITargetedDragPreview(view: view)
  }

  // MARK: The finger

  /// Whether items can be lifted at a point of the view; asks the delegate.
  fileprivate final func prepare(at point: CGPoint) -> Bool {
    guard let view, let window = view.window, let delegate, let application = view.windowApplication else {
      return false
    }
    let drag = Drag(from: self, in: window, at: view.convert(point, to: nil))
    let items = delegate.dragInteraction(self, itemsForBeginning: drag.session)
    guard !items.isEmpty else {
      application.report(.interaction(.refused(application.names.name(of: view), because: .noItems)))
      drag.forget()
      return false
    }
    forgetUnlifted()
    drag.session.items = items
    self.drag = drag
    return true
  }

  private final func pressed(_ press: LiftPress) {
    guard let drag else { return }
    switch press.state {
    case .began: drag.lift()
    case .changed: drag.move(to: press.location(in: nil))
    case .ended:
      if drag.point != press.location(in: nil) { drag.move(to: press.location(in: nil)) }
      drag.drop()
    default: drag.cancel()
    }
  }

  /// Forgets items that were asked for and then not lifted, because another gesture came first.
  fileprivate final func forgetUnlifted() {
    if let drag, drag.isAsking { drag.forget() }
  }

  /// Ends the other gestures of the finger, which belongs to the drag now.
  final func endOtherGestures() {
    let touch = view?.windowApplication?.activeTouches.first {
      $0.gestureRecognizers?.contains(press) == true
    }
    for recognizer in touch?.gestureRecognizers ?? [] where recognizer !== press && recognizer.isEnabled {
      // Switched off in a gesture, a recognizer fails or is cancelled.
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
  }

  // MARK: Taps that add items

  /// Lets taps add items to the drags that go on, if the view is in this application.
  final func startAdding() {
    guard let view, adding.view == nil else { return }
    view.addGestureRecognizer(adding)
  }

  final func stopAdding() {
    adding.view?.removeGestureRecognizer(adding)
  }

  private final func tapped(_ tap: AddingTap) {
    guard let view, let delegate, let drags = view.windowApplication?.drags else { return }
    let point = tap.location(in: view)
    let sessions = drags.running.map { $0.session as any UIDragSession }
    let chosen: (any UIDragSession)? =
      if sessions.count > 1 {
        delegate.dragInteraction(self, sessionForAddingItems: sessions, withTouchAt: point)
      } else {
        sessions.first
      }
    guard let drag = drags.running.first(where: { $0.session === chosen }) else { return }
    drag.add(delegate.dragInteraction(self, itemsForAddingTo: drag.session, withTouchAt: point), from: self)
  }
}

/// The long press that lifts items.
private final class LiftPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  weak var interaction: UIDragInteraction?

  init() {
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    minimumPressDuration = view?.window?.application?.tuning.dragLiftDelay ?? minimumPressDuration
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    interaction?.forgetUnlifted()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.prepare(at: location(in: view)) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    guard let interaction, interaction.drag?.isMoving != true else { return false }
    return interaction.allowsSimultaneousRecognitionDuringLift || opensMenuOfView(other)
  }

  /// A view can lift its items and open its menu under the same finger; the drag closes the menu.
  private func opensMenuOfView(_ other: UIGestureRecognizer) -> Bool {
    guard let view, other.view === view else { return false }
    return view.interactions.contains { ($0 as? UIContextMenuInteraction)?.opens(with: other) == true }
  }
}

/// The tap that adds the items of its view to a drag.
private final class AddingTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  weak var interaction: UIDragInteraction?

  init() {
    super.init(target: nil, action: nil)
  }
}
