// SPDX-License-Identifier: Apache-2.0

/// A field that an object of a scene may have.
///
/// The tables of these are the format: files are read by them, and the schema and the errors are made of them.
nonisolated struct SceneField: Sendable {
  /// The name.
  let name: String
  /// What it takes.
  let type: SceneType
  /// What it is for, in one sentence.
  let summary: String
  /// Sets what the scene says on the view or the recognizer; nil for a field that means more than a property.
  let apply: (@MainActor @Sendable (AnyObject, SceneValue) -> Void)?

  /// Makes a field that the builder knows about.
  init(_ name: String, _ type: SceneType, _ summary: String) {
    self.name = name
    self.type = type
    self.summary = summary
    apply = nil
  }

  /// Makes a field that is a property.
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

  /// Makes a field that is a property, and takes all that its type does.
  init<Object, Value: SceneReadable>(
    _ name: String, _ summary: String, _ set: @escaping @MainActor @Sendable (Object, Value) -> Void
  ) {
    self.init(name, Value.sceneType, summary, set)
  }

  /// Makes a field that is a property with some named values.
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

  /// Makes a field that is a set of options.
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
