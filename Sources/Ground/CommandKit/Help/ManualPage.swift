// SPDX-License-Identifier: Apache-2.0

/// The manual of the program and all its verbs, as a page of section 1 in mdoc.
struct ManualPage {
  /// The page; every line ends with a line break.
  var text: String { lines.joined(separator: "\n") + "\n" }

  private let program: CommandLineProgram
  private var lines: [String] = []

  init(_ program: CommandLineProgram) {
    self.program = program
    let root = program.root
    lines = [".Dd \(program.date)", ".Dt \(Mdoc.arguments(root.name.uppercased())) 1", ".Os"]
    let summary = root.summary.hasSuffix(".") ? String(root.summary.dropLast()) : root.summary
    lines += [".Sh NAME", ".Nm \(Mdoc.arguments(root.name))", ".Nd \(Mdoc.literal(summary))"]
    lines += [".Sh SYNOPSIS", ".Nm", ".Ar verb", ".Op Ar argument ..."]
    lines += [".Sh DESCRIPTION"]
    addDiscussion(root.discussion.isEmpty ? root.summary : root.discussion)
    let top = CommandPath(commands: [root])
    lines += [".Pp", "Every verb takes these options:"]
    addList(CommandPath(commands: [root, root]).common)
    let version = CommandPath.version.parameter
    lines += [".Pp", "Without a verb,", ".Fl Fl \(version.name)", "prints the version."]
    lines += [".Sh VERBS"]
    for path in top.tree.dropFirst() { addVerb(path) }
    addEnvironment()
    addExitCodes()
    addExamples(top)
    lines += [".Sh BUGS", "Report them at", ".Lk \(Mdoc.arguments(program.reports)) ."]
  }

  private mutating func addDiscussion(_ text: String, after: Bool = false) {
    for (index, block) in TextWrapping.blocks(of: text).enumerated() {
      switch block {
      case .paragraph(let text):
        if index > 0 || after { lines.append(".Pp") }
        lines += Mdoc.sentences(text)
      case .literal(let literal):
        lines += [".Bd -literal"] + literal.map { Mdoc.literal($0) } + [".Ed"]
      }
    }
  }

  private mutating func addVerb(_ path: CommandPath) {
    lines.append(".Ss \(Mdoc.arguments(path.words.joined(separator: " ")))")
    var usage = [".Nm \(Mdoc.arguments(path.words.joined(separator: " ")))"]
    if path.last.body == nil {
      usage += [".Ar verb", ".Op Ar argument ..."]
    } else {
      for option in path.last.options {
        usage.append(option.isRequired ? Self.item(option) : ".Op " + Self.item(option).dropFirst())
      }
      for argument in path.last.arguments {
        let name = "Ar \(Mdoc.arguments(argument.name))" + (argument.repeats ? " ..." : "")
        usage.append(argument.isRequired ? ".\(name)" : ".Op \(name)")
      }
    }
    lines += usage + [".Pp"] + Mdoc.sentences(path.last.summary)
    addDiscussion(path.last.discussion, after: true)
    addList(path.last.arguments + path.last.options)
    addExamples(path)
  }

  private mutating func addList(_ parameters: [Parameter]) {
    guard !parameters.isEmpty else { return }
    lines.append(".Bl -tag -width Ds")
    for parameter in parameters {
      lines.append(".It " + Self.item(parameter).dropFirst())
      lines += Mdoc.sentences(parameter.explanation)
    }
    lines.append(".El")
  }

  private static func item(_ parameter: Parameter) -> String {
    guard parameter.isOption else { return ".Ar \(Mdoc.arguments(parameter.name))" }
    let short = parameter.short.map { "Fl \($0) , " } ?? ""
    let value = parameter.placeholder.map { " Ar \(Mdoc.arguments($0))" } ?? ""
    return ".\(short)Fl Fl \(parameter.name)\(value)"
  }

  private mutating func addEnvironment() {
    lines += [".Sh ENVIRONMENT", ".Bl -tag -width Ds"]
    let variables = [
      ("NO_COLOR", "If it is not empty, there is no color."),
      ("CLICOLOR_FORCE", "If it is neither empty nor 0, there is color even where there is no terminal."),
      ("TERM", "If it is dumb, there is neither color nor a line of progress."),
    ]
    for (name, meaning) in variables { lines += [".It Ev \(name)"] + Mdoc.sentences(meaning) }
    lines += [".El", "The option", ".Fl Fl color", "overrides all of them."]
  }

  private mutating func addExitCodes() {
    lines += [".Sh EXIT STATUS", ".Bl -tag -width Ds"]
    for code in ExitCode.allCases { lines += [".It \(code.rawValue)"] + Mdoc.sentences(code.sentence) }
    lines.append(".El")
  }

  private mutating func addExamples(_ path: CommandPath) {
    guard !path.last.examples.isEmpty else { return }
    if path.isTop { lines.append(".Sh EXAMPLES") }
    for (index, example) in path.last.examples.enumerated() {
      if !path.isTop || index > 0 { lines.append(".Pp") }
      lines += Mdoc.sentences(example.summary)
      lines.append(".Dl \(Mdoc.arguments(example.line(after: path.line)))")
    }
  }
}
