// SPDX-License-Identifier: Apache-2.0
import PortingRules

/// What the command says when it is done: what changed, what is left, and what is not here.
struct Report {
  let text: String

  /// Writes the report; `errors` are those of the compiler, or nil if it was not asked.
  init(_ result: Porter.Result, changed: [String], isCheck: Bool, errors: [CompilerError]? = nil) {
    let total = result.files.count
    let verb = isCheck ? "would change" : "changed"
    var lines = ["\(changed.count) of \(total) \(total == 1 ? "file" : "files") \(verb)."]
    if isCheck { lines += changed.map { "  \($0)" } }
    let kinds: [(Remark.Kind, String)] = [
      (.error, "Not Swift that can be ported"), (.warning, "Warnings"), (.toDo, "Left to do by hand"),
      (.look, "Worth a look"),
    ]
    for (kind, title) in kinds {
      let remarks = result.remarks.filter { $0.kind == kind }
      guard !remarks.isEmpty else { continue }
      lines.append("\n\(title): \(remarks.count)")
      lines += remarks.map { "  \($0.path):\($0.line):\($0.column): \($0.text)" }
    }
    if total > 0, result.remarks.count(where: { $0.kind == .warning }) == total {
      lines.append("\nConditions leave out everything: the module is empty here.")
    }
    if let errors { lines += Self.lines(of: errors) }
    // What an error of the compiler is about is not said twice.
    let said = Set((errors ?? []).map { "\($0.path):\($0.line)" })
    let missing = MissingSummary(result.missing.filter { !said.contains("\($0.path):\($0.line)") })
    if !missing.entries.isEmpty {
      lines.append(
        errors == nil
          ? "\nUsed and not here, which the compiler will say, too:" : "\nAlso used and not here:")
      lines += missing.lines.map { "  \($0)" }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The errors of the compiler by what they are about, and then those about nothing that is known to be
  /// missing.
  private static func lines(of errors: [CompilerError]) -> [String] {
    guard !errors.isEmpty else { return ["\nIt compiles."] }
    var lines = ["\nErrors of the compiler: \(errors.count)"]
    let known = errors.compactMap { error in
      error.subject.map { MissingUse(subject: $0, path: error.path, line: error.line, name: error.text) }
    }
    lines += MissingSummary(known).lines.map { "  \($0)" }
    lines += errors.filter { $0.subject == nil }.map { "  \($0.path):\($0.line):\($0.column): \($0.text)" }
    return lines
  }
}
