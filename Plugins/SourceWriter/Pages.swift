// SPDX-License-Identifier: Apache-2.0

/// Writes scripts and styles of pages as texts.
///
/// The head of a file, its license and what it is for up to the first empty line, is for people who read the
/// file. The page gets the rest, byte for byte.
enum Pages {
  static func source(files: [String]) throws -> String {
    var source = """
      // SPDX-License-Identifier: Apache-2.0
      // Written by Plugins/SourceWriter.

      /// The files under Web and the common style, without their heads.
      nonisolated enum Web {

      """
    for path in files {
      let file = path.split { $0 == "/" || $0 == "\\" }.last ?? ""
      let kind = file.hasSuffix(".js") ? "Script" : "Style"
      let name = file.prefix { $0 != "." } + kind
      source += "  static let \(name) = \(literal(try body(of: path), indent: "    "))\n"
    }
    return source + "}\n"
  }

  private static func body(of path: String) throws -> String {
    let whole = try text(of: path)
    guard whole.hasPrefix("//") || whole.hasPrefix("/*"), let head = whole.firstRange(of: "\n\n") else {
      throw Refusal("\(path) does not begin with its license, what it is for, and an empty line")
    }
    return String(whole[head.upperBound...])
  }
}
