// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension ViewSnapshot {
  /// The keys of the layer's running animations, such as `opacity`; empty if there are none, or none can be
  /// told apart.
  ///
  /// The number behind a key is left out: UIKit adds it to a key that is in use, as in `position-2`.
  var animationKeys: [String] {
    guard let animations = attribute("animations") else { return [] }
    return animations.split(separator: ";").compactMap { entry in
      guard let end = entry.firstIndex(of: "=") else { return nil }
      let key = entry[..<end].drop { "{ ".contains($0) }.prefix { !$0.isWhitespace && $0 != "-" }
      return key.isEmpty ? nil : String(key)
    }
  }

  /// Whether an animation may keep touches from the view until it ends.
  ///
  /// Only animations of `UIView` do, and their keys are names of properties. One that code added to the layer
  /// under a name of its own keeps nothing away.
  var mayBeBlockedByAnimation: Bool {
    guard attribute("animations") != nil else { return false }
    let keys = animationKeys
    return keys.isEmpty || keys.contains { Self.propertyKeys.contains($0) || $0.hasPrefix("UI") }
  }

  /// The layer's properties that `UIView` animates, which are the keys of its animations (reported).
  private static let propertyKeys: Set<String> = [
    "position", "bounds", "bounds.size", "bounds.origin", "opacity", "transform", "sublayerTransform",
    "frame",
    "backgroundColor", "cornerRadius", "contents", "contentsRect", "zPosition", "hidden", "anchorPoint",
  ]
}
