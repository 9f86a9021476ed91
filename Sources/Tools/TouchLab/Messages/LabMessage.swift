// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources

/// A message of a page: one JSON object with its kind under `type`.
struct LabMessage {
  /// What a message is about.
  enum Kind: String, CaseIterable {
    case hello, input, key, text, cancel, see, screen, appearance, time, ask, outline, why, scene, compare
    case export, ping
  }

  let kind: Kind
  /// The number or the text that the page calls its question by; nil if it wants no answer.
  let id: JSONText?
  let fields: MessageFields
  /// The number of the page.
  let page: Int
  /// When the message arrived, in the time of the world.
  let now: TimeInterval

  /// The version of the protocol, which both sides say in their first message.
  nonisolated static let protocolVersion = 2
  /// The messages that have another name since a version.
  private static let renamed = ["keep": "“keep” is called “export” since version 2 of the protocol"]

  /// The greatest message of a page, in bytes.
  nonisolated static let maximumSize = InputLimit.labMessage.count
  /// How many values a message has at most.
  private static let maximumValues = InputLimit.labValues.count
  /// The longest text that a page calls a question by, in bytes.
  private static let longestIdentifier = InputLimit.labIdentifier.count

  /// Reads a message.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - page: The number of the page.
  ///   - now: The time of the world.
  ///   - id: Receives what the page calls its question by, also if the message is refused.
  /// - Throws: Why the message means nothing.
  init(_ text: String, from page: Int, at now: TimeInterval, id: inout JSONText?) throws(Refusal) {
    let node = try Self.object(text)
    id = Self.identifier(node["id"])
    guard node.members != nil, let type = node["type"]?.string else {
      throw Refusal("a message is one JSON object with its kind under type")
    }
    fields = MessageFields(node)
    guard id != nil || node["id"]?.isNull != false else {
      throw fields.refusal("id", "a number, or a text of at most \(Self.longestIdentifier) bytes")
    }
    if let message = Self.renamed[type] { throw Refusal(message) }
    guard let kind = Kind(rawValue: type) else {
      let known = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw Refusal(
        "there is no message “\(String(type.prefix(40)).onOneLine)”", advice: "There are \(known).")
    }
    (self.kind, self.id, self.page, self.now) = (kind, id, page, now)
  }

  private static func object(_ text: String) throws(Refusal) -> JSONNode {
    do throws(TextError) {
      guard text.utf8.count <= maximumSize else {
        throw TextError(SourceText(file: "", ""), at: 0, "the message is longer than \(maximumSize) bytes")
      }
      return try JSONReader.read(SourceText(file: "", text), dialect: .json, valueLimit: maximumValues)
    } catch {
      throw Refusal("a message is one JSON object: \(error.message)")
    }
  }

  private static func identifier(_ node: JSONNode?) -> JSONText? {
    if let text = node?.string { return text.utf8.count <= longestIdentifier ? .string(text) : nil }
    return node?.number.flatMap { $0.isFinite ? .number($0) : nil }
  }

  /// An answer to the message.
  func answer(_ type: String, _ members: [JSONText.Member]) -> JSONText {
    .answer(type, to: id, members)
  }
}

nonisolated extension JSONText {
  /// A message for a page that begins with its type and the page's name for the question.
  static func answer(_ type: String, to id: JSONText?, _ members: [Member] = []) -> JSONText {
    .object([Member("type", .string(type))] + (id.map { [.init("id", $0)] } ?? []) + members)
  }
}
