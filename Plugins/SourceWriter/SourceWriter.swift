// SPDX-License-Identifier: Apache-2.0

/// Writes the Swift source that a build plugin adds to its target.
///
///     SourceWriter scenarios OUTPUT ROOT FILE…   files as texts, each called by its path below ROOT
///     SourceWriter pages OUTPUT FILE… scripts and styles of pages as texts, each called by its name
///     SourceWriter probes OUTPUT LIST FILE… a class with a probe for each class of a list, and for each
///     recognizer
///                                                that one of the files is called after
///     SourceWriter tuning OUTPUT FILE            a table of the values that the file declares
@main enum SourceWriter {
  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      guard arguments.count >= 3 else { throw Refusal("wrong use; SourceWriter.swift lists the forms") }
      let (output, inputs) = (arguments[1], Array(arguments[2...]))
      let source: String
      switch arguments[0] {
      case "scenarios": source = try Scenarios.source(root: inputs[0], files: Array(inputs[1...]))
      case "pages": source = try Pages.source(files: inputs)
      case "probes": source = try Probes.source(list: inputs[0], recognizers: Array(inputs[1...]))
      case "tuning": source = try Tuning.source(declaration: inputs[0])
      case let form: throw Refusal("there is no form \(form)")
      }
      // SwiftPM links this tool in every build and runs it again; a file that is written anew is compiled
      // anew.
      if (try? text(of: output)) != source { try write(source, to: output) }
    } catch {
      print("SourceWriter: \(error)")
      end(66)
    }
  }
}
