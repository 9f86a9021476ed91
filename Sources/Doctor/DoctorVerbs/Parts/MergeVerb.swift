// SPDX-License-Identifier: Apache-2.0
package import CommandKit
import TextSources

/// How `merge` treats the parts of a verb.
package struct PartKind: Sendable {
  /// Writes one report of all parts.
  package typealias Merger =
    @MainActor (_ parts: PartSet, _ doctor: DoctorProgram, _ call: Call) throws -> ExitCode

  /// The verb that wrote the parts.
  let verb: String
  /// The options for reports that only this verb writes.
  let options: [any Declared]
  let merge: Merger

  /// Creates a kind of parts.
  package init(verb: String, options: [any Declared], merge: @escaping Merger) {
    self.verb = verb
    self.options = options
    self.merge = merge
  }
}

/// `touchstone merge`: one report of the parts that several machines have written.
package enum MergeVerb {
  static let parts = Argument.some(
    "PART", .file("json"), "The files that --part wrote: all parts of one run, in any order.")
  /// The option for SARIF, of the parts of `audit`.
  package static let sarif = Option(
    "sarif", .output("sarif"), "Writes the findings as SARIF 2.1.0, for parts of `audit`.")
  /// The flag for JSON.
  package static let json = Flag.json

  static func command(_ doctor: DoctorProgram) -> Command {
    let verbs = doctor.parts.map { "`\($0.verb)`" }.joinedByAnd
    let program = doctor.name
    return Command(
      "merge", "Makes one report of the parts that several machines have written.",
      discussion: """
        The parts are those that \(verbs) with --shard and --part wrote. The text, the JSON and the files are \
        those of one run on one machine, and so is the exit code. The time of a scenario is that on its own machine.

        All parts are needed, each once. A part that is missing or given twice, parts of different files, options \
        or versions, and damaged files are errors that name them: 66 if one is missing, otherwise 65.

        Use - as FILE for standard output. \(SharedHelp.aboutOutputs)
        """,
      arguments: [parts], options: doctor.parts.flatMap(\.options) + [json],
      examples: [
        Example("part-*.json", "Prints what one run would have printed."),
        Example("part-*.json --sarif touch.sarif", "Also writes SARIF, for parts of `\(program) audit`."),
      ]
    ) { call in
      let options = doctor.parts.flatMap(\.options)
      try call.allowOneResult(of: [json], options)
      let parts = try PartSet(try call[Self.parts], call)
      guard let kind = doctor.parts.first(where: { $0.verb == parts.head.verb }) else {
        throw CommandError(
          .badData, "the parts are those of `\(parts.head.verb)`",
          advice: "`\(program) merge` merges parts of \(verbs).")
      }
      guard parts.head.version == doctor.version else {
        throw CommandError(
          .badData,
          "the parts were written by version \(parts.head.version.onOneLine), and this is version \(doctor.version)",
          advice: "Use the same version on all machines, also for `\(program) merge`.")
      }
      for other in doctor.parts where other.verb != kind.verb {
        try call.refuse(other.options, reason: "the parts are those of `\(kind.verb)`")
      }
      return try kind.merge(parts, doctor, call)
    }
  }
}
