// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Touchstone

/// A tracking region in a scene.
nonisolated struct SceneTrackingRegion: SceneTyped {
  let region: SceneRegion

  static var sceneType: SceneType { .region }

  static func read(_ value: SceneValue) -> SceneTrackingRegion? {
    if case .region(let region) = value { SceneTrackingRegion(region: region) } else { nil }
  }

  /// The region as controls use it.
  @MainActor var tracking: TrackingRegion { Self.tracking(region) }

  @MainActor private static func tracking(_ region: SceneRegion) -> TrackingRegion {
    switch region {
    case .system: .system
    case .bounds: .bounds
    case .outset(let numbers): .outset(UIEdgeInsets.read(.numbers(numbers)) ?? .zero)
    case .oval(let numbers): .path(UIBezierPath(ovalIn: CGRect.read(.numbers(numbers)) ?? .zero))
    case .returning(let outer, let inner): tracking(outer).returning(inside: tracking(inner))
    }
  }
}
