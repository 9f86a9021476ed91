// SPDX-License-Identifier: Apache-2.0
import PortingRules

/// What the command says when it is done: what changed, and what is left.
struct Report {
  let text: String

  init(_ result: Porter.Result, changed: [String], isCheck: Bool) {
    let total = result.files.count
    let verb = isCheck ? "would change" : "changed"
    var lines = ["\(changed.count) of \(total) \(total == 1 ? "file" : "files") \(verb)."]
    if isCheck { lines += changed.map { "  \($0)" } }
    for (kind, title) in [(Remark.Kind.toDo, "Left to do by hand"), (.look, "Worth a look")] {
      let remarks = result.remarks.filter { $0.kind == kind }
      guard !remarks.isEmpty else { continue }
      lines.append("\n\(title): \(remarks.count)")
      lines += remarks.map { "  \($0.path):\($0.line):\($0.column): \($0.text)" }
    }
    text = lines.joined(separator: "\n") + "\n"
  }
}
