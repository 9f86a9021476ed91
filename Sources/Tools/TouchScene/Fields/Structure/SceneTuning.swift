// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// A tuning value that a scene can set by name.
///
/// A build plugin writes the list of them, ``all``, from the declaration of `TouchTuning`.
nonisolated struct SceneTuning: Sendable {
  let name: String
  let type: SceneType
  let set: @Sendable (inout TouchTuning, SceneValue) -> Void

  init<Value: SceneReadable>(
    _ name: String, _ path: any WritableKeyPath<TouchTuning, Value> & Sendable
  ) {
    self.name = name
    type = Value.sceneType
    set = { tuning, value in
      if let value = Value.read(value) { tuning[keyPath: path] = value }
    }
  }

  /// The presets by name.
  static let presets: [(name: String, tuning: TouchTuning)] = [
    ("uikit", .uikit), ("ios17", .ios17), ("ios26", .ios26), ("articles", .articles),
  ]
}
