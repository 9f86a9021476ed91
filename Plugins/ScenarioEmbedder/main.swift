// SPDX-License-Identifier: Apache-2.0
import Foundation

// Writes a Swift file with the content of other files: `ScenarioEmbedder ROOT OUTPUT FILE…`. Each is named by
// its path below ROOT.

let arguments = CommandLine.arguments.dropFirst()
guard let root = arguments.first, let output = arguments.dropFirst().first else {
  FileHandle.standardError.write(Data("Usage: ScenarioEmbedder ROOT OUTPUT FILE...\n".utf8))
  exit(64)
}

/// A text as a Swift literal, with one source line per line of the text.
func literal(_ text: String) -> String {
  // As many number signs as needed so that nothing in the text ends the literal or is an escape.
  var signs = "#"
  while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return "\(signs)\"\"\"\n" + lines.map { "      \($0)\n" }.joined() + "      \"\"\"\(signs)"
}

var source = """
  // SPDX-License-Identifier: Apache-2.0
  // Written by Plugins/ScenarioEmbedder.

  /// The files under Tests/Scenarios, in the order of their names.
  nonisolated enum EmbeddedScenarios {
    static let files: [(path: String, text: String)] = [

  """
do {
  for path in arguments.dropFirst(2) {
    let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    let name = path.hasPrefix(root) ? String(path.dropFirst(root.count).drop { $0 == "/" }) : path
    source += "    (\n      \"\(name)\",\n      \(literal(text))\n    ),\n"
  }
  source += "  ]\n}\n"
  try source.write(to: URL(fileURLWithPath: output), atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("ScenarioEmbedder: \(error)\n".utf8))
  exit(66)
}
