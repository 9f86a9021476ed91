// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources
import TouchDoctor

/// What the outputs of an audit have about one file, so that another run can write it.
struct AuditPiece: Sendable {
  /// The lines for people.
  var lines = ""
  /// The object of the JSON.
  var json = ""
  /// What SARIF has.
  var sarif = AuditSARIF.File()
  /// The exit code of a file that could not be read; nil if it could.
  var failure: ExitCode?
  /// The error of a file that could not be opened.
  var error: (message: String, advice: [String])?

  /// The piece as the file of a part has it.
  var part: JSONText {
    var members: JSONText = [
      "lines": .string(lines), "json": .string(json),
      "sarif": .array(sarif.results.map(JSONText.string)),
      "notifications": .array(sarif.notifications.map(JSONText.string)),
    ]
    if let failure { members = members.adding("exitCode", .integer(Int(failure.rawValue))) }
    if let error {
      members = members.adding(
        "error",
        ["message": .string(error.message), "advice": .array(error.advice.map(JSONText.string))])
    }
    return members
  }

  init() {}

  /// Reads the piece of a part.
  init(_ result: PartFile.Result) throws(CommandError) {
    let (file, node) = (result.file, result.node)
    guard let lines = node["lines"]?.string, let json = node["json"]?.string,
      let results = Self.objects(node["sarif"]), let notifications = Self.objects(node["notifications"]),
      Self.isObject(json)
    else { throw file.failure(at: node, "the result of \(result.name) is damaged") }
    (self.lines, self.json) = (lines, json)
    sarif = AuditSARIF.File(results: results, notifications: notifications)
    if let code = node["exitCode"] {
      failure = code.int.flatMap { ExitCode(rawValue: Int32(clamping: $0)) }
      guard failure != nil else { throw file.failure(at: code, "there is no such exit code") }
    }
    if let message = node["error"]?["message"]?.string {
      error = (message, (node["error"]?["advice"]?.elements ?? []).compactMap(\.string))
    }
  }

  /// The texts of an array; nil unless each is a JSON object.
  private static func objects(_ node: JSONNode?) -> [String]? {
    guard let elements = node?.elements else { return nil }
    let texts = elements.compactMap(\.string).filter(isObject)
    return texts.count == elements.count ? texts : nil
  }

  /// Whether a text, which is written as it stands, is a JSON object.
  private static func isObject(_ text: String) -> Bool {
    (try? JSONReader.read(SourceText(file: "part", bytes: Array(text.utf8))))?.members != nil
  }
}
