// SPDX-License-Identifier: Apache-2.0
import TextSources

/// Parses a text and writes it back on one line, with numbers as Swift prints them.
func read(_ text: String, _ dialect: JSONDialect, allowsNonFinite: Bool = false) throws -> String {
  show(
    try JSONReader.read(
      SourceText(file: "a.json", text), dialect: dialect, allowsNonFinite: allowsNonFinite))
}

/// The error of a text, or the value it was parsed as.
func error(_ text: String, _ dialect: JSONDialect) -> String {
  do {
    return "no error: " + (try read(text, dialect))
  } catch let error as TextError {
    return error.description
  } catch {
    return "\(error)"
  }
}

private func show(_ node: JSONNode) -> String {
  switch node.value {
  case .null: "null"
  case .bool(let bool): "\(bool)"
  case .number(let number): "\(number)"
  case .string(let string): string.debugDescription
  case .array(let elements): "[" + elements.map(show).joined(separator: ",") + "]"
  case .object(let members):
    "{" + members.map { "\($0.name.debugDescription):\(show($0.value))" }.joined(separator: ",") + "}"
  }
}
