// SPDX-License-Identifier: Apache-2.0
internal import TextSources

nonisolated extension SceneType {
  /// The members that describe the type in a JSON Schema.
  var schema: [(String, JSONText)] {
    switch self {
    case .bool: [("type", .string("boolean"))]
    case .number(let limit): Self.number(limit)
    case .integer(let limit): [("type", .string("integer"))] + Self.range(limit)
    case .text, .line: [("type", .string("string"))]
    case .texts, .constraints: Self.listedTexts
    case .numbers(let words, let limit): Self.numbers(words.count, limit)
    case .insets:
      [("anyOf", .array([.fields(Self.number(.coordinate)), .fields(Self.numbers(4, .coordinate))]))]
    case .color: [("$ref", .string("#/$defs/color"))]
    case .transform: [("$ref", .string("#/$defs/transform"))]
    case .region: [("$ref", .string("#/$defs/region"))]
    case .tuning: [("$ref", .string("#/$defs/tuning"))]
    case .choice(let words): [("enum", .strings(words))]
    case .choices(let words):
      [
        (
          "anyOf",
          .array([.fields([("enum", .strings(words))]), .fields(Self.list(of: [("enum", .strings(words))]))])
        )
      ]
    case .states(let words):
      [
        (
          "anyOf",
          .array([
            .fields([("type", .string("string"))]),
            .fields(Self.texts(for: words, [("type", .string("string"))])),
          ])
        )
      ]
    case .textsFor(let words): Self.texts(for: words, [("type", .string("string"))])
    case .lines(let words, _):
      [
        (
          "anyOf",
          .array([
            .fields([("const", .string("all"))]), .fields([("enum", .strings(words))]),
            .fields(Self.list(of: [("enum", .strings(words))])),
            .fields(Self.texts(for: ["all"] + words, Self.line)),
          ])
        )
      ]
    case .answer: [("anyOf", .array([.fields(SceneType.bool.schema), .fields(SceneType.texts.schema)]))]
    case .object(let object): [("$ref", .string("#/$defs/\(object.definition)"))]
    case .list(let object): Self.list(of: SceneType.object(object).schema)
    case .either(let first, let second): [("anyOf", .array([.fields(first.schema), .fields(second.schema)]))]
    }
  }

  /// The types shared by several fields, by name.
  static var sharedSchemas: [(String, JSONText)] {
    [
      ("color", colorSchema), ("transform", transformSchema), ("region", regionSchema),
      ("tuning", tuningSchema),
    ]
  }

  static func closed(_ properties: [(String, JSONText)]) -> [(String, JSONText)] {
    [
      ("type", .string("object")), ("properties", .fields(properties)),
      ("additionalProperties", .bool(false)),
    ]
  }

  // MARK: Parts

  private static func number(_ limit: InputLimit) -> [(String, JSONText)] {
    [("type", .string("number"))] + range(limit)
  }

  private static func range(_ limit: InputLimit) -> [(String, JSONText)] {
    [("minimum", .number(limit.least)), ("maximum", .number(limit.most))]
  }

  private static var listedTexts: [(String, JSONText)] {
    list(of: [("type", .string("string"))]) + [("maxItems", .integer(InputLimit.sceneTexts.count))]
  }

  private static let line: [(String, JSONText)] = [
    ("anyOf", .array([.fields([("type", .string("string"))]), .fields([("const", .bool(true))])]))
  ]

  private static func list(of element: [(String, JSONText)]) -> [(String, JSONText)] {
    [("type", .string("array")), ("items", .fields(element))]
  }

  private static func numbers(_ count: Int, _ limit: InputLimit) -> [(String, JSONText)] {
    list(of: number(limit)) + [("minItems", .number(Double(count))), ("maxItems", .number(Double(count)))]
  }

  private static func texts(
    for words: [String], _ text: [(String, JSONText)]
  ) -> [(String, JSONText)] {
    closed(words.map { ($0, .fields(text)) })
  }

  private static var colorSchema: JSONText {
    let name = [("enum", JSONText.strings(SceneColor.names))]
    let code: [(String, JSONText)] = [
      ("type", .string("string")), ("pattern", .string("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")),
    ]
    let numbers = list(of: number(.fraction)) + [("minItems", .number(3)), ("maxItems", .number(4))]
    return .fields([("anyOf", .array([.fields(name), .fields(code), .fields(numbers)]))])
  }

  private static var transformSchema: JSONText {
    let steps = closed([
      ("rotateDegrees", .fields(number(.degrees))),
      ("scale", .fields([("anyOf", .array([.fields(number(.factor)), .fields(numbers(2, .factor))]))])),
      ("translate", .fields(numbers(2, .coordinate))),
    ])
    return .fields([("anyOf", .array([.fields(numbers(6, .coordinate)), .fields(steps)]))])
  }

  private static var regionSchema: JSONText {
    let region = SceneType.region.schema
    let parts = closed([
      ("outset", .fields(SceneType.insets.schema)), ("oval", .fields(numbers(4, .coordinate))),
      ("region", .fields(region)),
      ("returningInside", .fields(region)),
    ])
    return .fields([
      (
        "anyOf",
        .array([
          .fields([("enum", .strings(["system", "bounds"]))]), .fields(SceneType.insets.schema),
          .fields(parts),
        ])
      )
    ])
  }

  private static var tuningSchema: JSONText {
    let presets = JSONText.fields([("enum", .strings(SceneTuning.presets.map(\.name)))])
    let numbers = SceneTuning.all.map { ($0.name, JSONText.fields($0.type.schema)) }
    return .fields([("anyOf", .array([presets, .fields(closed([("preset", presets)] + numbers))]))])
  }
}

nonisolated extension SceneObject {
  /// The name of the kind's definition in the schema.
  var definition: String { self == .recognizerProbe ? "recognizerProbe" : rawValue }
}
