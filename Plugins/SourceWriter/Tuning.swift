// SPDX-License-Identifier: Apache-2.0

/// Writes the table of the values that a scene can set, from the declaration of `TouchTuning`.
enum Tuning {
  static func source(declaration: String) throws -> String {
    let names = try text(of: declaration).split(separator: "\n").compactMap { line in
      line.prefixMatch(of: #/  public var (\w+)(?::| =)/#).map { String($0.1) }
    }
    guard !names.isEmpty else { throw Refusal("\(declaration) declares no value") }
    return """
      // SPDX-License-Identifier: Apache-2.0
      // Written by Plugins/SourceWriter.
      import Touchstone

      nonisolated extension SceneTuning {
        /// Every value, in the order of declaration.
        static let all: [SceneTuning] = [
      \(names.map { "    SceneTuning(\"\($0)\", \\.\($0))," }.joined(separator: "\n"))
        ]
      }

      """
  }
}
