// SPDX-License-Identifier: Apache-2.0
package import TextSources

/// A page of the doctor's manual, about a reason of `touchstone why` or a rule of `touchstone audit`.
package struct DoctorPage: Sendable, Hashable {
  /// The name of the reason or the rule.
  package let name: String
  /// `reason` or `rule`.
  package let kind: String
  /// What it is, in one line.
  package let summary: String
  /// The page in Markdown.
  package let text: String
  /// The versions of iOS that a reason holds for, in sentences; nil for a rule.
  package let versions: String?

  /// All pages, the reasons first.
  package static let all: [DoctorPage] =
    Reasons.all.map {
      DoctorPage(name: $0.id, kind: "reason", summary: $0.summary, text: $0.page, versions: $0.versions)
    }
    + AuditRules.all.map {
      DoctorPage(name: $0.id, kind: "rule", summary: $0.summary, text: $0.page, versions: nil)
    }

  /// The page of a rule.
  package init(_ rule: RuleDescription) {
    (name, kind, summary, text, versions) = (rule.id, "rule", rule.summary, rule.page, nil)
  }

  init(name: String, kind: String, summary: String, text: String, versions: String?) {
    (self.name, self.kind, self.summary, self.text, self.versions) = (name, kind, summary, text, versions)
  }

  /// The page with the versions.
  package var whole: String { versions.map { "\(text)\n\n## Versions\n\n\($0)" } ?? text }

  /// The page for programs.
  package var json: JSONText {
    .document(
      "touchstone-explain", version: 1,
      [
        "name": .string(name), "kind": .string(kind), "summary": .string(summary), "page": .string(text),
        "versions": .string(ifAny: versions),
      ])
  }

  /// The list of all pages for programs.
  package static var list: JSONText { list(of: all) }

  /// A list of pages for programs.
  package static func list(of pages: [DoctorPage]) -> JSONText {
    .document(
      "touchstone-explain", version: 1,
      [
        "pages": .array(
          pages.map {
            ["name": .string($0.name), "kind": .string($0.kind), "summary": .string($0.summary)]
          })
      ])
  }
}
