// SPDX-License-Identifier: Apache-2.0

/// A field of an object in a scene.
///
/// The tables of fields define the format: the reader, the schema and the error messages all derive from
/// them.
nonisolated struct SceneField: Sendable {
  /// The name.
  let name: String
  /// The type of its value.
  let type: SceneType
  /// Its purpose, in one sentence.
  let summary: String
  /// Sets the value on the view or the recognizer; nil for a field that is more than a property.
  let apply: (@MainActor @Sendable (AnyObject, SceneValue) -> Void)?

  /// Creates a field that the builder handles.
  init(_ name: String, _ type: SceneType, _ summary: String) {
    self.name = name
    self.type = type
    self.summary = summary
    apply = nil
  }

  /// Creates a field for a property.
  init<Object, Value: SceneReadable>(
    _ name: String, _ type: SceneType, _ summary: String,
    _ set: @escaping @MainActor @Sendable (Object, Value) -> Void
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    apply = { object, value in
      guard let object = object as? Object, let value = Value.read(value) else { return }
      set(object, value)
    }
  }

  /// Creates a field for a property that accepts every value of its type.
  init<Object, Value: SceneTyped>(
    _ name: String, _ summary: String, _ set: @escaping @MainActor @Sendable (Object, Value) -> Void
  ) {
    self.init(name, Value.sceneType, summary, set)
  }

  /// Creates a field for a property with named values.
  init<Object, Value: Sendable>(
    _ name: String, choice values: KeyValuePairs<String, Value>, _ summary: String,
    _ set: @escaping @MainActor @Sendable (Object, Value) -> Void
  ) {
    let values = values.map { (name: $0.key, value: $0.value) }
    self.name = name
    type = .choice(values.map(\.name))
    self.summary = summary
    apply = { object, value in
      guard let object = object as? Object, case .text(let word) = value,
        let value = values.first(where: { $0.name == word })?.value
      else { return }
      set(object, value)
    }
  }

  /// Creates a field for a set of options.
  init<Object, Options: OptionSet & Sendable>(
    _ name: String, choices values: KeyValuePairs<String, Options>, _ summary: String,
    _ set: @escaping @MainActor @Sendable (Object, Options) -> Void
  ) where Options.Element == Options {
    let values = values.map { (name: $0.key, value: $0.value) }
    self.name = name
    type = .choices(values.map(\.name))
    self.summary = summary
    apply = { object, value in
      guard let object = object as? Object, case .texts(let words) = value else { return }
      var options: Options = []
      for (name, value) in values where words.contains(name) { options.formUnion(value) }
      set(object, options)
    }
  }
}
