// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Why no source can be written.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The content of a file.
func text(of path: String) throws -> String {
  try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
}

/// A text as a Swift literal, one line of it a line.
func literal(_ text: String, indent: String) -> String {
  // As many signs as it takes for nothing in the text to end the literal or to be an escape.
  var signs = "#"
  while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return "\(signs)\"\"\"\n" + lines.map { $0.isEmpty ? "\n" : "\(indent)\($0)\n" }.joined()
    + "\(indent)\"\"\"\(signs)"
}
