// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources

extension JSONText {
  /// The result of a call that could not be made or failed, with what to do about it.
  static func failure(_ sentences: String) -> JSONText {
    ["content": [text(sentences)], "isError": true]
  }

  /// The result of a call: the JSON of the verb, and what it says in one sentence.
  static func answer(_ result: AgentResult, of tool: AgentTool) -> JSONText {
    let printed = try? JSONReader.read(SourceText(file: "", bytes: result.output))
    switch result.end {
    case .exit(ExitCode.yes.rawValue), .exit(ExitCode.no.rawValue): break
    // An audit answers although some of its files cannot be read.
    case .exit(let code)
    where [ExitCode.badData, .noInput].contains { $0.rawValue == code }
      && printed?["format"]?.string == tool.format:
      break
    case .exit(let code):
      return .failure(
        reason(in: result.errors) ?? "\(tool.name) ended with the exit code \(code) and said nothing.")
    case .signal(let number):
      return .failure("\(tool.name) was ended by signal \(number). Please report what it was called with.")
    case .tooLarge:
      return .failure(
        "The answer has more than \(InputLimit.agentAnswer.count) bytes. Ask about one file, or about one view."
      )
    }
    guard let node = printed else {
      return .failure("\(tool.name) printed no JSON. Please report what it was called with.")
    }
    let json = JSONText.verbatim(oneLine(result.output))
    return [
      "content": [text(tool.sentence(node)), text(json.line)], "structuredContent": json, "isError": false,
    ]
  }

  private static func text(_ text: String) -> JSONText { ["type": "text", "text": .string(text)] }

  /// JSON that a verb printed, without its line breaks; those in strings are escaped.
  private static func oneLine(_ json: [UInt8]) -> String {
    let lines = json.split(separator: UInt8(ascii: "\n"))
    return lines.map { String(decoding: $0.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self) }
      .joined(separator: " ")
  }

  /// The message and the advice in the last line of what a failed verb wrote on standard error.
  private static func reason(in errors: [UInt8]) -> String? {
    guard let line = errors.split(separator: UInt8(ascii: "\n")).last,
      let node = try? JSONReader.read(SourceText(file: "", bytes: Array(line))),
      let message = node["message"]?.string
    else { return nil }
    let advice = node["advice"]?.elements?.compactMap(\.string) ?? []
    return ([message.asSentence] + advice).joined(separator: "\n")
  }
}

extension String {
  /// The text with a period at its end.
  fileprivate var asSentence: String {
    if let last, ".!?:".contains(last) { self } else { self + "." }
  }
}
