// SPDX-License-Identifier: Apache-2.0
internal import TextSources

nonisolated extension SceneFile {
  /// The JSON Schema (draft 2020-12) of scenes, which is also the file `Documentation/scene.schema.json`.
  ///
  /// It is generated from the tables by which scenes are read. It does not cover rules about the whole scene:
  /// unique names, known references, requirements without cycles.
  public static let schema: String = {
    let objects = SceneObject.allCases.filter { $0 != .scene }.map { ($0.definition, Self.definition($0)) }
    let root: [(String, JSONText)] =
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("A scene of Touchstone")),
        (
          "description",
          .string("Views, what lies on them, and what they write; see Documentation/Scenes.md.")
        ),
      ] + members(of: .scene) + [("$defs", .fields(objects + SceneType.sharedSchemas))]
    return JSONText.fields(root).pretty + "\n"
  }()

  private static func definition(_ object: SceneObject) -> JSONText {
    .fields(members(of: object))
  }

  private static func members(of object: SceneObject) -> [(String, JSONText)] {
    let classes = SceneClasses.all(of: object)
    var properties = object.structure.map { ($0.name, property($0)) }
    let fields = classes.flatMap(\.fields)
    for field in fields where !properties.contains(where: { $0.0 == field.name }) {
      properties.append((field.name, property(field, fields)))
    }
    var members = SceneType.closed(properties)
    if !object.required.isEmpty { members.append(("required", .strings(object.required))) }
    let limits = limits(of: object)
    if !limits.isEmpty { members.append(("allOf", .array(limits))) }
    return members
  }

  private static func property(_ field: SceneField) -> JSONText {
    .fields([("description", .string(field.summary))] + field.type.schema)
  }

  /// The schema of a field that several classes have, with possibly different types.
  private static func property(_ field: SceneField, _ fields: [SceneField]) -> JSONText {
    let types = fields.filter { $0.name == field.name && $0.type != field.type }.map(\.type)
    guard !types.isEmpty else { return property(field) }
    let all = ([field.type] + types).map { JSONText.fields($0.schema) }
    return .fields([("description", .string(field.summary)), ("anyOf", .array(all))])
  }

  /// Forbids fields of some classes unless the object is of one of these.
  private static func limits(of object: SceneObject) -> [JSONText] {
    var groups: [(classes: [String], fields: [String])] = []
    var seen: [String] = []
    let names = SceneClasses.names(of: object)
    for field in SceneClasses.all(of: object).flatMap(\.fields).map(\.name) + conditional(object)
    where !seen.contains(field) {
      seen.append(field)
      let classes = names.filter { has($0, field, object) }
      guard classes.count < names.count else { continue }
      if let index = groups.firstIndex(where: { $0.classes == classes }) {
        groups[index].fields.append(field)
      } else {
        groups.append((classes, [field]))
      }
    }
    return groups.map { group in
      var isOne: [(String, JSONText)] = [
        ("properties", .fields([("class", .fields([("enum", .strings(group.classes))]))]))
      ]
      // Without an explicit class, the default class applies.
      if object.defaultClass.map(group.classes.contains) != true {
        isOne.append(("required", .strings(["class"])))
      }
      let none = group.fields.map { JSONText.fields([("required", .strings([$0]))]) }
      return .fields([
        ("if", .fields([("not", .fields(isOne))])),
        ("then", .fields([("not", .fields([("anyOf", .array(none))]))])),
      ])
    }
  }

  /// The structural fields that only some classes have.
  private static func conditional(_ object: SceneObject) -> [String] {
    object == .view ? ["actions", "probe"] : []
  }

  private static func has(_ name: String, _ field: String, _ object: SceneObject) -> Bool {
    let chain = SceneClasses.chain(of: name, object)
    switch field {
    case "actions": return chain.contains { $0.name == "UIControl" }
    case "probe": return chain.last?.supportsProbe == true
    default: return chain.contains { $0.fields.contains { $0.name == field } }
    }
  }
}
