// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// The interactions that a drag comes over, and what they would do with its items.
final class DropReceivers {
  private let session: DropSession
  private let source: DragSession
  private weak var window: UIWindow?
  private var current: UIDropInteraction?
  private var proposal = UIDropOperation.cancel
  /// Those that were asked in this drag, in order, and whether they can take the items.
  private var asked: [(interaction: UIDropInteraction, canHandle: Bool)] = []

  init(_ source: DragSession, in window: UIWindow) {
    self.source = source
    session = DropSession(source)
    self.window = window
  }

  /// What would happen if the finger lifted now; a move that the source does not allow is forbidden.
  var operation: UIDropOperation {
    guard current != nil else { return .cancel }
    return proposal == .move && !source.allowsMoveOperation ? .forbidden : proposal
  }

  var pendingLoads: Int { session.pendingLoads }

  // MARK: Following

  /// Follows the finger to a point of the window.
  func follow(_ point: CGPoint) {
    let found = receiver(at: point)
    if found !== current { change(to: found) }
    guard let current, let delegate = current.delegate else { return }
    proposal = delegate.dropInteraction(current, sessionDidUpdate: session).operation
  }

  private func change(to found: UIDropInteraction?) {
    let old = current
    current = found
    proposal = .cancel
    if let old {
      old.sessions.removeAll { $0 === session }
      old.delegate?.dropInteraction(old, sessionDidExit: session)
    }
    guard current === found else { return }
    reportOver(found?.view)
    found?.sessions.append(session)
    if let found { found.delegate?.dropInteraction(found, sessionDidEnter: session) }
  }

  private func receiver(at point: CGPoint) -> UIDropInteraction? {
    var next = window?.ownHit(point, with: nil)
    while let view = next {
      for case let interaction as UIDropInteraction in view.interactions where takes(interaction) {
        return interaction
      }
      next = view.superview
    }
    return nil
  }

  /// Whether an interaction takes the items; asks it once in a drag.
  private func takes(_ interaction: UIDropInteraction) -> Bool {
    let others = interaction.sessions.contains { $0 !== session }
    guard interaction.allowsSimultaneousDropSessions || !others else { return false }
    if let known = asked.first(where: { $0.interaction === interaction }) { return known.canHandle }
    guard let delegate = interaction.delegate else { return false }
    let answer = delegate.dropInteraction(interaction, canHandle: session)
    asked.append((interaction, answer))
    return answer
  }

  private func reportOver(_ view: UIView?) {
    guard UIApplication.isObserved, let application = window?.application else { return }
    application.report(.interaction(.over(view.map { application.names.name(of: $0) })))
  }

  // MARK: Dropping

  /// Drops the items on the interaction that takes them.
  func perform() {
    guard let current else { return }
    if UIApplication.isObserved, let application = window?.application, let view = current.view {
      application.report(.interaction(.dropped(application.names.name(of: view))))
    }
    current.delegate?.dropInteraction(current, performDrop: session)
  }

  /// Lets the items go to their places.
  func animate(_ previews: [UITargetedDragPreview?]) {
    guard let current else { return }
    for (item, preview) in zip(session.items, previews) {
      if let preview {
        _ = current.delegate?.dropInteraction(current, previewForDropping: item, withDefault: preview)
      }
      let animator = DragAnimator()
      current.delegate?.dropInteraction(current, item: item, willAnimateDropWith: animator)
      animator.finish(.end)
    }
  }

  func conclude() {
    if let current { current.delegate?.dropInteraction(current, concludeDrop: session) }
  }

  /// Reports that no view takes the items.
  func reportNone() {
    window?.application?.report(.interaction(.dropped(nil)))
  }

  /// Ends the session for all that could take the items.
  func end() {
    current?.sessions.removeAll { $0 === session }
    current = nil
    for (interaction, canHandle) in asked where canHandle {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
  }
}
