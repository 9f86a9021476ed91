// SPDX-License-Identifier: Apache-2.0
package import CommandKit
package import TextSources

/// The parts of one run, all of them and each once.
package struct PartSet: Sendable {
  /// The parts in the order of their numbers.
  package let files: [PartFile]
  /// The results of all items, in the order of one run.
  package let results: [PartFile.Result]

  /// The head that all parts have in common.
  package var head: RunPart { files[0].part }

  /// Reads the files, and compares them: what is missing, given twice or of another run is an error.
  package init(_ paths: [String], _ call: Call) throws(CommandError) {
    var files: [PartFile] = []
    for path in paths { files.append(try PartFile(path, call)) }
    let first = files[0]
    for file in files.dropFirst() { try Self.compare(file, first) }
    try Self.requireEach(files, first.part)
    files.sort { $0.part.shard.number < $1.part.shard.number }
    self.files = files
    results = try Self.ordered(files, first.part.items)
  }

  private static func compare(_ file: PartFile, _ first: PartFile) throws(CommandError) {
    let (one, other) = (file.part, first.part)
    let advice = "Give all parts of one run, and no others."
    guard one.verb == other.verb else {
      throw CommandError(
        .badData, "\(file.name) is a part of `\(one.verb)`, and \(first.name) one of `\(other.verb)`",
        advice: advice)
    }
    guard one.shard.count == other.shard.count else {
      throw CommandError(
        .badData, "\(file.name) is part \(one.shard), and \(first.name) part \(other.shard)", advice: advice)
    }
    guard one.version == other.version else {
      throw CommandError(
        .badData,
        "\(file.name) was written by version \(one.version), and \(first.name) by version \(other.version)",
        advice: "Use the same version on all machines.")
    }
    guard one.options == other.options else {
      throw CommandError(
        .badData, "\(file.name) and \(first.name) were written with different options",
        advice: [("\(file.name)", one.options), ("\(first.name)", other.options)].map { name, options in
          options.isEmpty ? "\(name): none" : "\(name): \(options)"
        })
    }
    guard one.items != other.items else { return }
    let (own, its) = (Set(one.items), Set(other.items))
    let difference: String
    if let extra = one.items.first(where: { !its.contains($0) }) {
      difference = "\(file.name) is of a run with \(extra), and \(first.name) of one without it"
    } else if let extra = other.items.first(where: { !own.contains($0) }) {
      difference = "\(first.name) is of a run with \(extra), and \(file.name) of one without it"
    } else {
      difference = "\(file.name) and \(first.name) are of runs with another order of files"
    }
    throw CommandError(
      .badData, difference, advice: "Give all machines the same files, and the same arguments.")
  }

  private static func requireEach(_ files: [PartFile], _ head: RunPart) throws(CommandError) {
    var names: [Int: String] = [:]
    for file in files {
      if let other = names.updateValue(file.name, forKey: file.part.shard.number) {
        throw CommandError(
          .badData, "\(other) and \(file.name) are both part \(file.part.shard)",
          advice: "Leave one of them out.")
      }
    }
    let missing = (1...head.shard.count).filter { names[$0] == nil }.map { "\($0)/\(head.shard.count)" }
    guard let first = missing.first else { return }
    let shown = missing.count > 6 ? missing.prefix(5) + ["\(missing.count - 5) more"] : missing[...]
    throw CommandError(
      .noInput,
      missing.count == 1 ? "part \(first) is missing" : "the parts \(Array(shown).joinedByAnd) are missing",
      advice:
        "`\(head.verb)` with --shard \(first) --part FILE writes \(missing.count == 1 ? "it" : "the first").")
  }

  private static func ordered(_ files: [PartFile], _ items: [String]) throws(CommandError)
    -> [PartFile.Result]
  {
    var found: [PartFile.Result?] = Array(repeating: nil, count: items.count)
    for file in files {
      for (index, result) in file.results {
        if let other = found[index] {
          throw CommandError(
            .badData, "\(items[index]) is in \(other.file.name) and in \(file.name)",
            advice: "Write the parts again: each item is in exactly one.")
        }
        found[index] = PartFile.Result(file: file, name: items[index], node: result)
      }
    }
    if let index = found.firstIndex(where: { $0 == nil }) {
      throw CommandError(
        .badData, "\(items[index]) is in none of the parts",
        advice: "Write the parts again: each item is in exactly one.")
    }
    return found.compactMap(\.self)
  }
}

extension PartFile {
  /// The result of one item.
  package struct Result: Sendable {
    /// The part that has it.
    package let file: PartFile
    /// The name of the item.
    package let name: String
    /// The result.
    package let node: JSONNode
  }
}
