// SPDX-License-Identifier: Apache-2.0
package import CommandKit
package import TextSources

/// One part of a run that several machines share, as `--part` writes it and `merge` reads it.
///
/// It names the items of all parts, so that `merge` sees whether something is missing or was done twice, and
/// has the results of its own items by their index.
package struct RunPart: Sendable {
  /// The name of the format, in its first member.
  package static let format = "touchstone-part"

  /// The verb: `audit` or `test`.
  package var verb: String
  /// The version of the program.
  package var version: String
  /// Which part it is.
  package var shard: Shard
  /// The options that all parts must have in common, as they are written; empty without any.
  package var options: String
  /// The names of all items of all parts, in the order of one run.
  package var items: [String]

  /// Creates the head of a part.
  package init(_ verb: String, version: String, shard: Shard, options: String, items: [String]) {
    self.verb = verb
    self.version = version
    self.shard = shard
    self.options = options
    self.items = items
  }

  /// The file of the part.
  ///
  /// - Parameters:
  ///   - results: For each item of the part its index and its result, an object.
  ///   - more: Members about the part as a whole.
  /// - Returns: JSON.
  package func text(_ results: [(index: Int, result: JSONText)], _ more: JSONText = [:]) -> String {
    var document = JSONText.document(
      Self.format, version: 1,
      [
        "verb": .string(verb), "touchstone": .string(version), "part": .string(shard.description),
        "options": .string(options), "items": .array(items.map(JSONText.string)),
        "results": .array(
          results.map { index, result in ["index": .integer(index), "result": result] }),
      ])
    if case .object(let members) = more {
      for member in members { document = document.adding(member.key, member.value) }
    }
    return document.pretty + "\n"
  }
}

extension Option where Value == String? {
  /// The option that writes a part.
  package static var part: Option<String?> {
    Option("part", .output("json"), "Writes the results for `merge`, which makes one report of all parts.")
  }
}
