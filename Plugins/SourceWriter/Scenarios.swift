// SPDX-License-Identifier: Apache-2.0

/// Writes the files of scenarios as texts.
enum Scenarios {
  static func source(root: String, files: [String]) throws -> String {
    var source = """
      // SPDX-License-Identifier: Apache-2.0
      // Written by Plugins/SourceWriter.

      /// The files under Tests/Scenarios, in the order of their names.
      nonisolated enum EmbeddedScenarios {
        static let files: [(path: String, text: String)] = [

      """
    for path in files {
      let name = path.hasPrefix(root) ? String(path.dropFirst(root.count).drop { $0 == "/" }) : path
      source += "    (\n      \"\(name)\",\n      \(literal(try text(of: path), indent: "      "))\n    ),\n"
    }
    return source + "  ]\n}\n"
  }
}
