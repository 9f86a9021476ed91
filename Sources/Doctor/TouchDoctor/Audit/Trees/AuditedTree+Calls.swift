// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// What targets call, so that two that do the same are not each other's harm.
extension AuditedTree {
  /// A method and the object that it is called on.
  struct Call: Hashable {
    var selector: String
    var target: String?
  }

  /// How many actions of a view are looked at, at most.
  private static let mostCalls = 16

  /// What touching a view calls: its own actions, and those of its tap recognizers.
  func calls(of view: Int) -> [Call] {
    let snapshot = tree.views[view]
    let taps = (snapshot.recognizers.value ?? []).prefix(Self.mostCalls).filter({ $0.takesTaps }).flatMap {
      ($0.actions.value ?? []).prefix(Self.mostCalls)
    }
    return ((snapshot.actions.value ?? []).prefix(Self.mostCalls) + taps).compactMap { action in
      action.selector.map { Call(selector: $0, target: action.target) }
    }
  }

  /// Whether two views call the same method of the same object, and nothing tells the method which of them
  /// was touched.
  func doTheSame(_ one: Int, _ other: Int) -> Bool {
    guard (tree.views[one].tag.value ?? 0) == (tree.views[other].tag.value ?? 0) else { return false }
    let known = calls(of: one)
    return !known.isEmpty && calls(of: other).contains { known.contains($0) }
  }

  /// Whether a view around a target does what the target does, so that a miss does no harm.
  func liesInItsLike(_ target: Int) -> Bool {
    var next = tree.views[target].parent
    for _ in 0..<Self.farthest {
      guard let here = next else { return false }
      if kinds[here] != nil, doTheSame(here, target) { return true }
      next = tree.views[here].parent
    }
    return false
  }

  /// Whether the view has a runtime attribute of an extension, which may enlarge what a finger hits.
  func mayBeEnlarged(_ view: Int) -> Bool {
    tree.views[view].attributes.prefix(Self.mostAttributes).contains { attribute in
      guard attribute.name.hasPrefix("runtime.") else { return false }
      let path = attribute.name.dropFirst("runtime.".count).lowercased()
      return !Self.harmless.contains { path.holds($0) }
    }
  }

  /// How many attributes of a view are looked at, at most.
  private static let mostAttributes = 200

  /// What the key paths have in them that draw, name or switch something.
  private static let harmless = [
    "layer.", "radius", "border", "shadow", "color", "font", "local", "title", "text", "key", "image",
    "accessib", "tint", "style", "identifier", "tag", "hidden", "enabled", "alpha", "opaque", "clips",
    "masks", "touchenabled", "exclusivetouch", "gradient", "theme", "rotat", "transform", "name", "round",
    "string", "icon",
  ]
}
