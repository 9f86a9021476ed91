// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// Lets a view take items that are dragged onto it.
///
/// The view under the finger is found by a hit-test; the first interaction that can take the items, from that
/// view up, receives them.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// Decides what happens to the items.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that takes items.
  open private(set) weak var view: UIView?
  /// Whether a second drag can be above the view while the first one is.
  open var allowsSimultaneousDropSessions = false

  /// The sessions above the view.
  final var sessions: [DropSession] = []

  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  deinit {}

  /// Keeps the view.
  open func willMove(to view: UIView?) {}

  /// Keeps the view.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}

/// Decides what happens to items that are dragged onto a view.
///
/// The calls come in this order: `canHandle` once in a drag; each time that the finger comes over the view
/// `sessionDidEnter`, then `sessionDidUpdate` for it and for each move, and `sessionDidExit` when it leaves.
/// If it lifts over the view and the last proposal was a copy or a move: `performDrop`, a preview and
/// `willAnimateDropWith` for each item, and `concludeDrop`. At the end of the drag comes `sessionDidEnd`,
/// wherever it ended.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {
  /// Whether the view takes such items; if not, nothing else is called in this drag.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// The items came over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What would happen if the finger lifted now.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  /// The items left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// The items are dropped on the view; load them now.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// The items lie where they were dropped.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// The drag is over.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// The preview of an item where it is dropped, instead of the one it was lifted with.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// An item is about to go to its place.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  /// True unless implemented.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  {
    true
  }
  /// Does nothing unless implemented.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Takes nothing unless implemented.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  { UIDropProposal(operation: .cancel) }
  /// Does nothing unless implemented.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Does nothing unless implemented.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Does nothing unless implemented.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Does nothing unless implemented.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
  /// The preview that the item was lifted with, unless implemented.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing unless implemented.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
}
