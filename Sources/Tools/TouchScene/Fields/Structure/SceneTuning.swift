// SPDX-License-Identifier: Apache-2.0
internal import TextSources
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
    type = Self.type(of: name, as: Value.self)
    set = { tuning, value in
      if let value = Value.read(value) { tuning[keyPath: path] = value }
    }
  }

  /// The type of a value: that of what it measures, unless it says how often something happens.
  private static func type<Value: SceneReadable>(of name: String, as _: Value.Type) -> SceneType {
    if let limit = limits[name] { return Value.self == Int.self ? .integer(limit) : .number(limit) }
    if Value.self == Bool.self { return .bool }
    if Value.self == Int.self { return .integer(.tunedRepeats) }
    if Value.self == TimeInterval.self { return .number(.tunedSeconds) }
    return .number(Value.self == Float.self ? .fraction : .tunedPoints)
  }

  /// The limits of the values that decide how often something happens, or when it ends.
  private static let limits: [String: InputLimit] = [
    "predictedFrames": .tunedFrames, "stepperRepeatInterval": .tunedInterval,
    "stepperFastInterval": .tunedInterval, "scrollFrameRate": .tunedRate, "scrollRestVelocity": .tunedRest,
    "scrollRestDistance": .tunedRest, "scrollBounceFrequency": .tunedRest, "scrollReturnVelocity": .tunedRest,
  ]

  /// The presets by name.
  static let presets: [(name: String, tuning: TouchTuning)] = [
    ("uikit", .uikit), ("ios17", .ios17), ("ios26", .ios26), ("articles", .articles),
  ]
}
