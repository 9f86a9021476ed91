// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources

/// `touchstone list`: the scenarios that `touchstone play` knows by name.
enum ListVerb {
  static let names = Flag("names", "Prints only the names, one per line.")
  static let prefix = Argument.optional(
    "PREFIX", .text("PREFIX"), "Lists only names that begin with this, such as button.")

  static let command = Command(
    "list", "Lists the scenarios that can be played by name.",
    discussion: """
      Each is a scene, and a script that says what fingers do and what is expected. Most reproduce experiments of the \
      articles that this project began with, which Documentation/Evidence.md lists.
      """,
    arguments: [prefix], options: [names, .json],
    examples: [Example("hit-test", "Lists those about hit-testing.")]
  ) { call in
    try call.allowOne(of: names, json)
    let prefix = try call[prefix] ?? ""
    let found = ScenarioCatalog.names.filter { $0.hasPrefix(prefix) }
    guard !found.isEmpty else {
      let series = ScenarioCatalog.series
      throw CommandError(
        .noInput, "no scenario's name begins with \(prefix.quoted)",
        advice: Suggestion.advice(for: prefix, of: series + ScenarioCatalog.names) + [
          "There are \(series.joinedByAnd); `touchstone list` shows all names."
        ])
    }
    if try call[json] {
      let all = found.map {
        JSONText.object([.init("name", .string($0)), .init("summary", .string(summary($0)))])
      }
      call.output.line(JSONText.document("touchstone-list", version: 1, ["scenarios": .array(all)]).pretty)
    } else if try call[names] {
      for name in found { call.output.line(name) }
    } else {
      let width = found.map(\.count).max() ?? 0
      for name in found {
        let padding = String(repeating: " ", count: width - name.count)
        call.output.line(call.output.style(.name, name) + padding + "  " + summary(name))
      }
    }
    return .yes
  }

  private static let json = Flag.json

  private static func summary(_ name: String) -> String { ScenarioCatalog.summary(of: name) }
}
