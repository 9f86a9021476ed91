// SPDX-License-Identifier: Apache-2.0

nonisolated extension SceneType {
  /// The members that say in a JSON Schema what the type takes.
  var schema: [(String, SchemaNode)] {
    switch self {
    case .bool: [("type", .text("boolean"))]
    case .number(nil): [("type", .text("number"))]
    case .number(let least?): [("type", .text("number")), ("minimum", .number(least))]
    case .integer(let least): [("type", .text("integer")), ("minimum", .number(Double(least)))]
    case .text, .line: [("type", .text("string"))]
    case .texts: Self.list(of: [("type", .text("string"))])
    case .numbers(let words): Self.numbers(words.count)
    case .insets: [("anyOf", .list([.object(Self.number), .object(Self.numbers(4))]))]
    case .colour: [("$ref", .text("#/$defs/colour"))]
    case .transform: [("$ref", .text("#/$defs/transform"))]
    case .region: [("$ref", .text("#/$defs/region"))]
    case .tuning: [("$ref", .text("#/$defs/tuning"))]
    case .choice(let words): [("enum", .texts(words))]
    case .choices(let words):
      [
        (
          "anyOf",
          .list([.object([("enum", .texts(words))]), .object(Self.list(of: [("enum", .texts(words))]))])
        )
      ]
    case .states(let words):
      [
        (
          "anyOf",
          .list([
            .object([("type", .text("string"))]),
            .object(Self.texts(for: words, [("type", .text("string"))])),
          ])
        )
      ]
    case .textsFor(let words): Self.texts(for: words, [("type", .text("string"))])
    case .lines(let words, _):
      [
        (
          "anyOf",
          .list([
            .object([("const", .text("all"))]), .object([("enum", .texts(words))]),
            .object(Self.list(of: [("enum", .texts(words))])), .object(Self.texts(for: words, Self.line)),
          ])
        )
      ]
    case .answer: [("anyOf", .list([.object(SceneType.bool.schema), .object(SceneType.texts.schema)]))]
    case .object(let object): [("$ref", .text("#/$defs/\(object.definition)"))]
    case .list(let object): Self.list(of: SceneType.object(object).schema)
    case .either(let first, let second): [("anyOf", .list([.object(first.schema), .object(second.schema)]))]
    }
  }

  /// The types that several fields take, by name.
  static var sharedSchemas: [(String, SchemaNode)] {
    [
      ("colour", colourSchema), ("transform", transformSchema), ("region", regionSchema),
      ("tuning", tuningSchema),
    ]
  }

  static func closed(_ properties: [(String, SchemaNode)]) -> [(String, SchemaNode)] {
    [
      ("type", .text("object")), ("properties", .object(properties)), ("additionalProperties", .bool(false)),
    ]
  }

  // MARK: Parts

  private static let number: [(String, SchemaNode)] = [("type", .text("number"))]
  private static let line: [(String, SchemaNode)] = [
    ("anyOf", .list([.object([("type", .text("string"))]), .object([("const", .bool(true))])]))
  ]

  private static func list(of element: [(String, SchemaNode)]) -> [(String, SchemaNode)] {
    [("type", .text("array")), ("items", .object(element))]
  }

  private static func numbers(_ count: Int) -> [(String, SchemaNode)] {
    list(of: number) + [("minItems", .number(Double(count))), ("maxItems", .number(Double(count)))]
  }

  private static func texts(
    for words: [String], _ text: [(String, SchemaNode)]
  ) -> [(String, SchemaNode)] {
    closed(words.map { ($0, .object(text)) })
  }

  private static var colourSchema: SchemaNode {
    let name = [("enum", SchemaNode.texts(SceneColor.names))]
    let code: [(String, SchemaNode)] = [
      ("type", .text("string")), ("pattern", .text("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")),
    ]
    let numbers = list(of: number) + [("minItems", .number(3)), ("maxItems", .number(4))]
    return .object([("anyOf", .list([.object(name), .object(code), .object(numbers)]))])
  }

  private static var transformSchema: SchemaNode {
    let pair = numbers(2)
    let steps = closed([
      ("rotateDegrees", .object(number)),
      ("scale", .object([("anyOf", .list([.object(number), .object(pair)]))])),
      ("translate", .object(pair)),
    ])
    return .object([("anyOf", .list([.object(numbers(6)), .object(steps)]))])
  }

  private static var regionSchema: SchemaNode {
    let region = SceneType.region.schema
    let parts = closed([
      ("outset", .object(SceneType.insets.schema)), ("oval", .object(numbers(4))),
      ("region", .object(region)),
      ("returningInside", .object(region)),
    ])
    return .object([
      (
        "anyOf",
        .list([
          .object([("enum", .texts(["system", "bounds"]))]), .object(number), .object(numbers(4)),
          .object(parts),
        ])
      )
    ])
  }

  private static var tuningSchema: SchemaNode {
    let presets = SchemaNode.object([("enum", .texts(SceneTuning.presets.map(\.name)))])
    let numbers = SceneTuning.all.map { ($0.name, SchemaNode.object($0.type.schema)) }
    return .object([("anyOf", .list([presets, .object(closed([("preset", presets)] + numbers))]))])
  }
}

nonisolated extension SceneObject {
  /// The name of the object's definition in the schema.
  var definition: String { self == .recognizerProbe ? "recognizerProbe" : rawValue }
}
