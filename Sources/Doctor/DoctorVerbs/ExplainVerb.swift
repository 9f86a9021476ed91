// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources
import TouchDoctor

/// `touchstone explain`: the manual pages about the reasons of `why` and the rules of `audit`.
package enum ExplainVerb {
  static let name = Argument.optional(
    "NAME", .named("NAME", printedBy: "explain", "--names"), "A reason or a rule; without it, all are listed."
  )
  static let names = Flag("names", "Prints only the names, one per line.")
  static let json = Flag.json

  static func command(_ doctor: DoctorProgram) -> Command {
    Command(
      "explain", "Explains a reason that `why` gives, or a rule that `audit` checks.",
      arguments: [name], options: [names, json],
      examples: [Example("outside-ancestor", "Explains why a part that sticks out does not react.")]
    ) { call in
      try call.allowOne(of: names, json)
      try call.allowOne(of: names, name)
      guard let name = try call[name] else {
        if try call[names] {
          for page in pages { call.output.line(page.name) }
        } else if try call[json] {
          call.output.line(list.pretty)
        } else {
          printList(call, doctor)
        }
        return .yes
      }
      guard let page = pages.first(where: { $0.name == name }) else {
        var advice = Suggestion.nearest(to: name, of: pages.map(\.name)).map { ["Did you mean \($0)?"] } ?? []
        advice.append("`\(doctor.name) explain` lists them.")
        throw CommandError(.noInput, "there is no reason and no rule \(name.quoted)", advice: advice)
      }
      if try call[json] {
        call.output.line(page.json.pretty)
      } else {
        ManualPageText(page.whole, width: call.context.terminal.textWidth).write(to: call.output)
      }
      return .yes
    }
  }

  /// A page of the manual.
  package struct Page {
    package var name: String
    var kind: String
    var summary: String
    var text: String
    /// The versions of iOS that a reason holds for, in sentences; nil for a rule.
    var versions: String?

    /// The page with the versions.
    package var whole: String { versions.map { "\(text)\n\n## Versions\n\n\($0)" } ?? text }

    var json: JSONText {
      .document(
        "touchstone-explain", version: 1,
        [
          "name": .string(name), "kind": .string(kind), "summary": .string(summary), "page": .string(text),
          "versions": .string(ifAny: versions),
        ])
    }
  }

  package static let pages: [Page] =
    Reasons.all.map {
      Page(name: $0.id, kind: "reason", summary: $0.summary, text: $0.page, versions: $0.versions)
    }
    + AuditRules.all.map { Page(name: $0.id, kind: "rule", summary: $0.summary, text: $0.page) }

  private static var list: JSONText {
    .document(
      "touchstone-explain", version: 1,
      [
        "pages": .array(
          pages.map {
            ["name": .string($0.name), "kind": .string($0.kind), "summary": .string($0.summary)]
          })
      ])
  }

  private static func printList(_ call: Call, _ doctor: DoctorProgram) {
    let width = pages.map(\.name.count).max() ?? 0
    for (kind, title) in [
      ("reason", "Reasons of `\(doctor.name) why`"), ("rule", "Rules of `\(doctor.name) audit`"),
    ] {
      call.output.line(call.output.style(.heading, title))
      for page in pages where page.kind == kind {
        let padding = String(repeating: " ", count: width - page.name.count)
        call.output.line("  " + call.output.style(.name, page.name) + padding + "  " + page.summary)
      }
      if kind == "reason" { call.output.line() }
    }
  }
}
