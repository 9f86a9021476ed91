// SPDX-License-Identifier: Apache-2.0
package import CommandKit
import TextSources

extension CommandLineProgram {
  /// `touchstone-demo`: the demo alone, built in half of the time of `touchstone`.
  package static let demo = CommandLineProgram(
    Command(
      "touchstone-demo", DemoResult.summary,
      discussion: """
        \(DemoResult.discussion)

        `touchstone demo` also writes the gesture as a page or as a picture.
        """,
      options: [Flag.json]
    ) { call in
      try CommandError.requireFacts()
      let result = try DemoResult()
      if try call[Flag.json] {
        call.output.line(result.document.pretty)
      } else {
        result.print(to: call.output)
      }
      return .yes
    },
    version: TouchstoneRelease.version, date: TouchstoneRelease.date, reports: TouchstoneRelease.reports)
}
