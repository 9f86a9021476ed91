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
          for page in DoctorPage.withCode { call.output.line(page.name) }
        } else if try call[json] {
          call.output.line(DoctorPage.listWithCode.pretty)
        } else {
          printList(call, doctor)
        }
        return .yes
      }
      guard let page = DoctorPage.withCode.first(where: { $0.name == name }) else {
        let near = Suggestion.nearest(to: name, of: DoctorPage.withCode.map(\.name))
        throw CommandError(
          .usage, "there is no reason and no rule \(name.quoted)",
          advice: (near.map { ["Did you mean \($0)?"] } ?? []) + ["`\(doctor.name) explain` lists them."])
      }
      if try call[json] {
        call.output.line(page.json.pretty)
      } else {
        write(ManualPageText(page.whole, width: call.context.terminal.textWidth), call.output)
      }
      return .yes
    }
  }

  /// Writes a page with colors for its parts.
  static func write(_ page: ManualPageText, _ output: Output) {
    for line in page.lines {
      switch line.part {
      case .title: output.line(output.style(.heading, line.text))
      case .text: output.line(line.text)
      case .code: output.line(output.style(.name, line.text))
      case .columns: output.line(output.style(.faint, line.text))
      }
    }
  }

  private static func printList(_ call: Call, _ doctor: DoctorProgram) {
    let width = DoctorPage.withCode.map(\.name.count).max() ?? 0
    for (kind, title) in [
      ("reason", "Reasons of `\(doctor.name) why`"), ("rule", "Rules of `\(doctor.name) audit`"),
    ] {
      call.output.line(call.output.style(.heading, title))
      for page in DoctorPage.withCode where page.kind == kind {
        let padding = String(repeating: " ", count: width - page.name.count)
        call.output.line("  " + call.output.style(.name, page.name) + padding + "  " + page.summary)
      }
      if kind == "reason" { call.output.line() }
    }
  }
}
