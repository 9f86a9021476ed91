// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources

/// A message of JSON-RPC 2.0 that a client sent.
enum AgentMessage {
  /// A request, which gets exactly one answer with its identifier.
  case request(id: JSONText, method: String, parameters: JSONNode?)
  case notification(method: String, parameters: JSONNode?)
  /// An answer to a request; this server makes none.
  case answer
  /// What no client should send, with the answer to it.
  case invalid(AgentError, id: JSONText)

  /// Reads a line.
  init(_ line: [UInt8]) {
    let source = SourceText(file: "", bytes: line)
    let node: JSONNode
    do throws(TextError) {
      node = try JSONReader.read(source)
    } catch {
      self = .invalid(.notJSON("column \(error.column): \(error.message)"), id: .null)
      return
    }
    guard node.members != nil else {
      self = .invalid(.noRequest("it is \(node.kind), and a message is one object"), id: .null)
      return
    }
    let id = node["id"].flatMap { Self.identifier($0) }
    guard node["jsonrpc"]?.string == "2.0" else {
      self = .invalid(.noRequest("\"jsonrpc\" must be \"2.0\""), id: id ?? .null)
      return
    }
    guard let method = node["method"] else {
      self =
        node["result"] != nil || node["error"] != nil
        ? .answer : .invalid(.noRequest("it has no \"method\""), id: id ?? .null)
      return
    }
    guard let method = method.string else {
      self = .invalid(.noRequest("\"method\" is \(method.kind), and must be a string"), id: id ?? .null)
      return
    }
    guard let given = node["id"] else {
      self = .notification(method: method, parameters: node["params"])
      return
    }
    guard let id else {
      self = .invalid(.noRequest(Self.refusal(ofIdentifier: given)), id: .null)
      return
    }
    self = .request(id: id, method: method, parameters: node["params"])
  }

  /// The most bytes of an identifier.
  private static let longest = 1000

  /// What is wrong with a value that cannot be an identifier.
  private static func refusal(ofIdentifier node: JSONNode) -> String {
    switch node.value {
    case .string(let text): "\"id\" has \(text.utf8.count) bytes, and may have at most \(longest)"
    case .number: "\"id\" is a number that is not whole or is too large"
    default: "\"id\" is \(node.kind), and must be a string or a whole number"
    }
  }

  /// An identifier, which answers repeat; nil if a value cannot be one.
  static func identifier(_ node: JSONNode) -> JSONText? {
    switch node.value {
    case .string(let text): text.utf8.count <= longest ? .string(text) : nil
    case .number: node.int.map(JSONText.integer)
    default: nil
    }
  }
}

/// An error of the protocol; what is wrong with the arguments of a tool is an answer of the tool.
struct AgentError {
  let code: Int
  let message: String

  static func notJSON(_ reason: String) -> AgentError {
    AgentError(code: -32700, message: "The line is not JSON: \(reason).")
  }
  static func noRequest(_ reason: String) -> AgentError {
    AgentError(code: -32600, message: "The message is no request of JSON-RPC 2.0: \(reason).")
  }
  static func noMethod(_ method: String) -> AgentError {
    AgentError(code: -32601, message: "There is no method \(method.quoted).")
  }
  static func badParameters(_ sentence: String) -> AgentError {
    AgentError(code: -32602, message: sentence)
  }
}
