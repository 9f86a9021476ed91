// SPDX-License-Identifier: Apache-2.0
package import TextSources

/// A verb of the program as a tool for agents: what it takes, the command line that answers, and the answer
/// in one sentence.
package struct AgentTool: Sendable {
  /// The name, which is that of the verb.
  let name: String
  /// What it does and when to use it, for the agent.
  let summary: String
  let fields: [AgentField]
  /// The format of the JSON that the verb prints.
  let format: String
  /// The command line for checked arguments.
  let command: @MainActor (AgentArguments) throws(AgentRefusal) -> AgentCommand
  /// What the JSON of the verb says, in one sentence.
  let sentence: @MainActor (JSONNode) -> String

  /// Makes a tool of a verb.
  package init(
    _ name: String, _ summary: String, fields: [AgentField], format: String,
    command: @escaping @MainActor (AgentArguments) throws(AgentRefusal) -> AgentCommand,
    sentence: @escaping @MainActor (JSONNode) -> String
  ) {
    self.name = name
    self.summary = summary
    self.fields = fields
    self.format = format
    self.command = command
    self.sentence = sentence
  }

  /// The tool as the protocol lists it.
  var listing: JSONText {
    let properties = fields.map { JSONText.Member($0.name, $0.schema) }
    let required = fields.filter(\.isRequired).map { JSONText.string($0.name) }
    return [
      "name": .string(name), "description": .string(summary),
      "inputSchema": [
        "type": "object", "properties": .object(properties), "required": .array(required),
        "additionalProperties": false,
      ],
      "outputSchema": [
        "type": "object",
        "properties": ["format": ["const": .string(format)], "version": ["type": "integer"]],
        "required": ["format", "version"],
      ],
      "annotations": ["readOnlyHint": true, "idempotentHint": true, "openWorldHint": false],
    ]
  }
}

/// An argument of a tool.
package struct AgentField: Sendable {
  /// What an argument can be.
  package enum Kind: Sendable {
    case text
    case number
    case integer(ClosedRange<Int>)
    case word([String])
    case words
    /// A file in one of the folders of the server.
    case file
    /// Files and folders in them.
    case files
  }

  let name: String
  let kind: Kind
  let summary: String
  let isRequired: Bool

  /// Declares an argument.
  package init(_ name: String, _ kind: Kind, _ summary: String, isRequired: Bool = false) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.isRequired = isRequired
  }

  fileprivate var schema: JSONText {
    let type: JSONText =
      switch kind {
      case .text, .file: ["type": "string"]
      case .number: ["type": "number"]
      case .integer(let range):
        ["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)]
      case .word(let words): ["type": "string", "enum": .array(words.map(JSONText.string))]
      case .words, .files: ["type": "array", "items": ["type": "string"]]
      }
    return type.adding("description", .string(summary))
  }
}

/// Why a call is not made: what is wrong with its arguments, and what to do.
package struct AgentRefusal: Error, Sendable {
  let message: String

  /// Refuses with a sentence or two.
  package init(_ message: String) { self.message = message }
}

/// The command line that answers a call, and the texts that it reads as files of its own folder.
package struct AgentCommand: Sendable {
  /// A text that the call brought along.
  struct Attachment: Sendable {
    let name: String
    let text: String
  }

  private(set) var words: [String]
  private(set) var attachments: [Attachment] = []

  /// Begins with a verb.
  package init(_ words: String...) { self.words = words }

  /// Adds `--option=value`, if there is a value.
  package mutating func add(_ option: String, _ value: String?) {
    if let value { words.append("--\(option)=\(value)") }
  }

  /// Adds a name, which cannot be taken for an option.
  package mutating func add(name: String) {
    if !words.contains("--") { words.append("--") }
    words.append(name)
  }

  /// Adds the path of a file that was checked, which begins with a slash.
  package mutating func add(path: String) { words.append(path) }

  /// Adds a text, which gets a name in the folder of the call.
  package mutating func add(_ text: String, as name: String) {
    attachments.append(Attachment(name: name, text: text))
    words.append(name)
  }
}
