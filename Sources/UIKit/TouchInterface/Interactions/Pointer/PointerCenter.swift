// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// Gives the pointer of an application to one interaction at a time.
final class PointerCenter {
  /// The interaction that has the pointer.
  private weak var current: UIPointerInteraction?

  /// Follows the pointer above the view of an interaction.
  ///
  /// Every interaction under the pointer calls this for the same event; the innermost one decides for all.
  func moved(over interaction: UIPointerInteraction, at point: CGPoint) {
    let chain = interactions(under: interaction.view?.window, at: point)
    guard chain.first === interaction else { return }
    for candidate in chain {
      guard let request = candidate.request, let region = candidate.region(for: request) else { continue }
      return enter(region, of: candidate)
    }
    if let current { leave(current) }
  }

  private func interactions(under window: UIWindow?, at point: CGPoint) -> [UIPointerInteraction] {
    var found: [UIPointerInteraction] = []
    var next = window?.ownHit(point, with: nil)
    while let view = next {
      found += view.interactions.compactMap { $0 as? UIPointerInteraction }.filter(\.isEnabled)
      next = view.superview
    }
    return found
  }

  private func enter(_ region: UIPointerRegion, of interaction: UIPointerInteraction) {
    guard current !== interaction || !region.isSame(as: interaction.region) else { return }
    if let current { leave(current) }
    current = interaction
    interaction.region = region
    show(region, of: interaction)
  }

  private func show(_ region: UIPointerRegion, of interaction: UIPointerInteraction) {
    let style = interaction.style(for: region)
    // The delegate may have switched the interaction off.
    guard current === interaction, interaction.region === region else { return }
    report(interaction, style: style?.described ?? "system")
    animate { interaction.delegate?.pointerInteraction(interaction, willEnter: region, animator: $0) }
  }

  /// Asks an interaction that has the pointer again.
  func renew(_ interaction: UIPointerInteraction, _ request: UIPointerRegionRequest) {
    guard current === interaction else { return }
    guard let region = interaction.region(for: request) else { return leave(interaction) }
    guard region.isSame(as: interaction.region) else { return enter(region, of: interaction) }
    let style = interaction.style(for: region)
    report(interaction, style: style?.described ?? "system")
  }

  /// Takes the pointer from an interaction.
  func leave(_ interaction: UIPointerInteraction) {
    guard current === interaction, let region = interaction.region else { return }
    current = nil
    interaction.region = nil
    report(interaction, style: nil)
    animate { interaction.delegate?.pointerInteraction(interaction, willExit: region, animator: $0) }
  }

  private func animate(_ body: (PointerAnimator) -> Void) {
    let animator = PointerAnimator()
    body(animator)
    animator.finish()
  }

  private func report(_ interaction: UIPointerInteraction, style: String?) {
    guard UIApplication.isObserved, let view = interaction.view, let application = view.windowApplication
    else { return }
    application.report(.interaction(.pointer(application.names.name(of: view), style: style)))
  }
}

extension UIApplication {
  final var pointerCenter: PointerCenter { companion(PointerCenter.self) { PointerCenter() } }
}
