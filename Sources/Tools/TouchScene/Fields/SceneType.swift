// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// The type of a field's value.
nonisolated indirect enum SceneType: Sendable, Hashable {
  case bool
  case number(InputLimit)
  case integer(InputLimit)
  case text
  /// A list of texts.
  case texts
  /// A list of lines that state constraints.
  case constraints
  /// A fixed number of numbers; the words name them.
  case numbers([String], InputLimit)
  /// One number for all sides, or four.
  case insets
  case color
  case transform
  case region
  case tuning
  /// One of a set of words.
  case choice([String])
  /// One or more of a set of words.
  case choices([String])
  /// A text for all, or one for each of a set of words.
  case states([String])
  /// A text for each of a set of words.
  case textsFor([String])
  /// The events or methods at which a line is logged: `all`, a list, or a text for each.
  case lines([String], placeholders: [String])
  /// A text with placeholders.
  case line(placeholders: [String])
  /// A boolean for all, or the names for which it is true.
  case answer
  case object(SceneObject)
  case list(SceneObject)
  case either(SceneType, SceneType)

  /// The accepted form, as errors and the manual describe it.
  var form: String {
    switch self {
    case .bool: "true or false"
    case .number(let limit): "a number \(limit.message)"
    case .integer(let limit): "a whole number \(limit.message)"
    case .text: "a text"
    case .texts: "a list of texts"
    case .constraints: "a list of lines such as \(ConstraintLine.example)"
    case .numbers(let words, _): "[" + words.joined(separator: ", ") + "]"
    case .insets: "a number for all sides, or [top, left, bottom, right]"
    case .color: "a color by name, “#RRGGBB”, “#RRGGBBAA”, or [red, green, blue, alpha] from 0 to 1"
    case .transform:
      "{ rotateDegrees, scale, translate } in the order of their effect, or [a, b, c, d, tx, ty]"
    case .region:
      "“system”, “bounds”, an outset, or an object with one of outset, oval and region, and returningInside"
    case .tuning: "“uikit”, “ios17”, “ios26”, “articles”, or an object with preset and single numbers"
    case .choice(let words): "one of " + Words.choice(words)
    case .choices(let words): "one or a list of " + Words.choice(words)
    case .states(let words): "a text, or an object with texts for " + Words.list(words)
    case .textsFor(let words): "an object with texts for " + Words.list(words)
    case .lines(let words, _):
      "“all”, a word or a list, or an object with texts for “all”, " + Words.list(words)
    case .line: "a text"
    case .answer: "true, false, or a list of names"
    case .object(let object): "an object: \(object.rawValue)"
    case .list(let object): "a list of objects: \(object.rawValue)"
    case .either(let first, let second): "\(first.form), or \(second.form)"
    }
  }
}

/// The kinds of objects in a scene.
nonisolated enum SceneObject: String, Sendable, Hashable, CaseIterable {
  case scene, window, controller, view, recognizer, delegate, probe
  case recognizerProbe = "recognizer probe"
}
