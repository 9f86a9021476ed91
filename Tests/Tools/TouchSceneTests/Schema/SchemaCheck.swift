// SPDX-License-Identifier: Apache-2.0
import TextSources

/// Checks a value against the part of JSON Schema that the schema of scenes uses.
nonisolated struct SchemaCheck {
  let root: JSONNode

  init(_ schema: String) throws {
    root = try JSONReader.read(SourceText(file: "schema", schema))
  }

  /// Whether the schema accepts a scene.
  func accepts(_ scene: String) throws -> Bool {
    accepts(try JSONReader.read(SourceText(file: "scene", scene), dialect: .json5), root)
  }

  private func accepts(_ node: JSONNode, _ schema: JSONNode) -> Bool {
    (schema.members ?? []).allSatisfy { accepts(node, $0.name, $0.value, schema) }
  }

  private func accepts(_ node: JSONNode, _ word: String, _ value: JSONNode, _ schema: JSONNode) -> Bool {
    switch word {
    case "$schema", "$defs", "title", "description", "then", "pattern": return true
    case "$ref":
      let name = value.string?.split(separator: "/").last.map { String($0) } ?? ""
      return root["$defs"]?[name].map { accepts(node, $0) } ?? false
    case "type": return Self.type(of: node).contains(value.string ?? "")
    case "enum": return (value.elements ?? []).contains { $0.string == node.string && node.string != nil }
    case "const": return value.string.map { $0 == node.string } ?? (value.bool == node.bool)
    case "minimum": return node.number.map { $0 >= value.number ?? 0 } ?? true
    case "maximum": return node.number.map { $0 <= value.number ?? 0 } ?? true
    case "items": return (node.elements ?? []).allSatisfy { accepts($0, value) }
    case "minItems": return node.elements.map { $0.count >= value.int ?? 0 } ?? true
    case "maxItems": return node.elements.map { $0.count <= value.int ?? 0 } ?? true
    case "required":
      return node.members == nil || (value.elements ?? []).allSatisfy { node[$0.string ?? ""] != nil }
    case "properties":
      return (node.members ?? []).allSatisfy { member in
        value[member.name].map { accepts(member.value, $0) } ?? true
      }
    case "additionalProperties":
      return (node.members ?? []).allSatisfy { schema["properties"]?[$0.name] != nil }
    case "anyOf": return (value.elements ?? []).contains { accepts(node, $0) }
    case "allOf": return (value.elements ?? []).allSatisfy { accepts(node, $0) }
    case "not": return !accepts(node, value)
    case "if": return !accepts(node, value) || schema["then"].map { accepts(node, $0) } ?? true
    default: return false
    }
  }

  private static func type(of node: JSONNode) -> [String] {
    switch node.value {
    case .null: ["null"]
    case .bool: ["boolean"]
    case .number: node.int == nil ? ["number"] : ["number", "integer"]
    case .string: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    }
  }
}
