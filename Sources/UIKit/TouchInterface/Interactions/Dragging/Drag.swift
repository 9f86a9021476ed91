// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore

/// A drag, from the lift of its items to its end.
///
/// Its application holds it until it is over, and nobody else does: previews hold the view that has the
/// interaction, so an application that goes would otherwise leave its views behind.
final class Drag {
  /// How far a drag has come.
  private enum Stage {
    case asking, lifted, moving, over
  }

  let session = DragSession(nil)
  /// Where the finger is, in the coordinates of the window.
  private(set) var point: CGPoint
  private let interaction: UIDragInteraction
  private weak var window: UIWindow?
  private weak var home: RunningDrags?
  private let start: CGPoint
  private var stage = Stage.asking
  private let animator = DragAnimator()
  private var previews: [UITargetedDragPreview?] = []
  private let receivers: DropReceivers
  private var awaitsTransfer = false

  init(from interaction: UIDragInteraction, in window: UIWindow, at point: CGPoint) {
    self.interaction = interaction
    self.window = window
    self.point = point
    start = point
    receivers = DropReceivers(session, in: window)
    home = window.application?.drags
    home?.keep(self)
    session.attach(to: self)
  }

  /// Whether the items were asked for and have not been lifted.
  var isAsking: Bool { stage == .asking }

  /// Whether the finger has moved since the items were lifted.
  var isMoving: Bool { stage == .moving }

  private var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }
  private var application: UIApplication? { window?.application }

  private func report(_ fact: (StableName) -> InteractionFact) {
    guard UIApplication.isObserved, let application, let view = interaction.view else { return }
    application.report(.interaction(fact(application.names.name(of: view))))
  }

  // MARK: Lifting

  /// Lifts the items.
  func lift() {
    guard stage == .asking else { return }
    stage = .lifted
    report { .lifted($0, items: session.items.count) }
    for item in session.items {
      previews.append(delegate?.dragInteraction(interaction, previewForLifting: item, session: session))
    }
    guard stage == .lifted else { return }
    delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
  }

  /// Forgets a drag whose items were not lifted.
  func forget() {
    stage = .over
    leave()
  }

  /// Leaves the interaction and the application.
  private func leave() {
    if interaction.drag === self { interaction.drag = nil }
    home?.release(self)
    previews = []
  }

  /// Puts the items back, which have not been dragged.
  private func putBack() {
    stage = .over
    leave()
    report { .putBack($0) }
    animator.finish(.start)
  }

  // MARK: Moving

  func move(to point: CGPoint) {
    self.point = point
    if stage == .lifted { beginIfMoved() }
    guard stage == .moving else { return }
    delegate?.dragInteraction(interaction, sessionDidMove: session)
    if stage == .moving { receivers.follow(point) }
  }

  private func beginIfMoved() {
    let distance = hypot(point.x - start.x, point.y - start.y)
    guard distance >= application?.tuning.dragDistance ?? 0 else { return }
    stage = .moving
    closeMenus()
    interaction.endOtherGestures()
    animator.finish(.end)
    guard stage == .moving else { return }
    session.allowsMoveOperation =
      delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: session) ?? true
    session.isRestrictedToDraggingApplication =
      delegate?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session) ?? false
    session.prefersFullSizePreviews =
      delegate?.dragInteraction(interaction, prefersFullSizePreviewsFor: session) ?? false
    guard stage == .moving else { return }
    report { .dragging($0) }
    home?.begin(self)
    delegate?.dragInteraction(interaction, sessionWillBegin: session)
  }

  private func closeMenus() {
    for case let menu as UIContextMenuInteraction in interaction.view?.interactions ?? [] {
      menu.dismissMenu()
    }
  }

  /// Adds items that another finger tapped.
  func add(_ items: [UIDragItem], from other: UIDragInteraction) {
    guard stage == .moving, !items.isEmpty else { return }
    if other !== interaction {
      delegate?.dragInteraction(interaction, session: session, willAdd: items, for: other)
    }
    guard stage == .moving else { return }
    session.items += items
    report { .added($0, items: items.count) }
    for item in items {
      previews.append(other.delegate?.dragInteraction(other, previewForLifting: item, session: session))
    }
    if stage == .moving { receivers.follow(point) }
  }

  // MARK: Ending

  /// Lets go of the items.
  func drop() {
    guard stage == .moving else { return end() }
    stage = .over
    withExtendedLifetime(self) {
      let operation = receivers.operation
      guard operation.isPerformed else { return returnItems(operation) }
      awaitsTransfer = true
      receivers.perform()
      delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
      receivers.animate(previews)
      receivers.conclude()
      finish(operation)
      loadsChanged()
    }
  }

  /// Ends the drag without a drop.
  func cancel() {
    guard stage == .moving else { return end() }
    stage = .over
    returnItems(.cancel)
  }

  private func end() {
    if stage == .lifted { putBack() } else if stage == .asking { forget() }
  }

  private func returnItems(_ operation: UIDropOperation) {
    receivers.reportNone()
    delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    for (item, preview) in zip(session.items, previews) {
      if let preview {
        _ = delegate?.dragInteraction(interaction, previewForCancelling: item, withDefault: preview)
      }
      let animator = DragAnimator()
      delegate?.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
      animator.finish(.end)
    }
    finish(operation)
  }

  private func finish(_ operation: UIDropOperation) {
    leave()
    delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
    receivers.end()
  }

  /// Reports to the source that the receiver has what it asked for.
  func loadsChanged() {
    guard awaitsTransfer, interaction.drag !== self, receivers.pendingLoads == 0 else { return }
    awaitsTransfer = false
    delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
  }
}
