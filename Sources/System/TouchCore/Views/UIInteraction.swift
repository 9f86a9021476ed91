// SPDX-License-Identifier: Apache-2.0

/// A behavior that is added to a view, such as a context menu.
///
/// Nearly all interactions add recognizers to their view, which compete with the others.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or with nil before it is removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or with nil after it was removed.
  func didMove(to view: UIView?)
}

extension UIView {
  final func add(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ensuredSurroundings.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  final func remove(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    surroundings?.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  final func setInteractions(_ interactions: [any UIInteraction]) {
    for old in self.interactions where !interactions.contains(where: { $0 === old }) {
      removeInteraction(old)
    }
    for new in interactions { addInteraction(new) }
  }
}
