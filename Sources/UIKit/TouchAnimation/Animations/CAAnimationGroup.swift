// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore

/// Several animations of one layer that share a time.
///
/// Each runs in the time of the group, and none runs longer. Their delegates and whether they are removed at
/// the end do not count, as in QuartzCore.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations, in the order in which they are applied.
  ///
  /// A list that contains the group, also by way of other groups, is refused.
  open var animations: [CAAnimation]? {
    get { storedAnimations }
    set {
      guard !Self.lead(newValue, to: self) else {
        return Misuse.report(
          "CAAnimationGroup.animations: a group cannot contain itself; its animations stay as they are.")
      }
      storedAnimations = newValue
    }
  }
  private final var storedAnimations: [CAAnimation]?

  /// Whether a group is among animations, or in one of them.
  private static func lead(_ animations: [CAAnimation]?, to group: CAAnimationGroup) -> Bool {
    var waiting = animations ?? []
    var seen: Set<ObjectIdentifier> = []
    while let animation = waiting.popLast() {
      if animation === group { return true }
      guard let inner = animation as? CAAnimationGroup, seen.insert(ObjectIdentifier(inner)).inserted else {
        continue
      }
      waiting += inner.storedAnimations ?? []
    }
    return false
  }

  /// A copy, of the same class, with copies of the animations.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let group = copy as? CAAnimationGroup else { return copy }
    group.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    return group
  }

  override func prepare(for layer: CALayer, duration: TimeInterval) {
    super.prepare(for: layer, duration: duration)
    for animation in animations ?? [] { animation.prepare(for: layer, duration: timing.duration) }
  }

  override func show(at time: TimeInterval, in copy: CALayer) {
    guard let moment = moment(at: time) else { return }
    let own = Double(moment.part) * timing.duration
    for animation in animations ?? [] { animation.show(at: own, in: copy) }
  }

  override func redraws(_ layer: CALayer) -> Bool {
    animations?.contains { $0.redraws(layer) } == true
  }

  override var subject: String {
    let subjects = (animations ?? []).map(\.subject)
    return subjects.isEmpty ? super.subject : subjects.joined(separator: ", ")
  }
}
