// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchDoctor
import TouchSnapshot

/// What the page asks: one document at a time, any number of questions about it, and an audit of any number
/// of files.
struct Desk {
  /// The document that questions are about.
  private var open: OpenDocument?
  private var audit: AuditDesk?

  /// Answers a request.
  mutating func answer(_ request: [UInt8], file: [UInt8]) -> [UInt8] {
    guard let request = try? JSONReader.read(SourceText(file: "", bytes: request)) else {
      return Array(JSONText.failure("the request is not JSON").line.utf8)
    }
    switch request["verb"]?.string {
    case "open":
      open = nil
      let opened = OpenDocument.read(file, named: request["name"]?.string ?? "standard input")
      open = opened.document
      return opened.answer
    case "why": return bytes(open?.why(request) ?? .failure("no document is open"))
    case "close":
      open = nil
      return bytes([:])
    case "audit":
      audit = AuditDesk(request)
      return bytes([:])
    case "auditFile":
      return bytes(
        audit?.answer(file, named: request["name"]?.string ?? "standard input")
          ?? .failure("no audit has begun"))
    case "auditEnd":
      defer { audit = nil }
      return bytes(audit?.end() ?? .failure("no audit has begun"))
    case "explain": return bytes(Manual.page(request["name"]?.string ?? ""))
    case "pages": return bytes(Manual.pages)
    case "head": return bytes(PageWriter.head(request))
    default: return bytes(.failure("there is no such request"))
    }
  }

  private func bytes(_ answer: JSONText) -> [UInt8] { Array(answer.line.utf8) }
}

extension JSONText {
  /// An answer that says what is wrong, and what to do about it.
  static func failure(_ message: String, advice: [String] = [], exit: Int = 65) -> JSONText {
    [
      "exit": .integer(exit),
      "failure": ["message": .string(message), "advice": .array(advice.map { .string($0) })],
    ]
  }
}
