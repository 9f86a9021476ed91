// SPDX-License-Identifier: Apache-2.0
package import CommandKit

extension CommandLineProgram {
  /// `touchstone-doctor`: the verbs of the doctor without scenes, built in a fraction of the time of
  /// `touchstone`.
  package static let doctor = CommandLineProgram(
    "touchstone-doctor", "Explains why a view gets no touch, and finds touch problems in storyboards.",
    discussion: """
      The verbs are those of `touchstone`, which also reads scenes.

      Results go to standard output, everything else to standard error. With --json an error is JSON, too: the last \
      line on standard error, with its exitCode, message and advice.
      """,
    version: TouchstoneRelease.version, date: TouchstoneRelease.date, reports: TouchstoneRelease.reports,
    examples: [
      Example("why dump.txt --expect Buy", "Explains why the button Buy does not react."),
      Example("audit App/", "Audits every storyboard in a folder."),
    ],
    commands: program.verbs + [program.merging, program.server])

  private static let program = DoctorProgram(
    name: "touchstone-doctor", version: TouchstoneRelease.version)
}
