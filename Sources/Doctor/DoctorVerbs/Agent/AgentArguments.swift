// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources

/// The arguments of a call, checked against the fields of its tool.
package struct AgentArguments: Sendable {
  private let values: [(name: String, value: JSONNode)]
  private let folders: AgentFolders

  /// Checks arguments.
  ///
  /// - Throws: What is wrong with the first wrong one, and what its tool takes instead.
  init(_ node: JSONNode?, for tool: AgentTool, in folders: AgentFolders) throws(AgentRefusal) {
    self.folders = folders
    guard let node, !node.isNull else {
      values = []
      try checkRequired(tool)
      return
    }
    guard let members = node.members else {
      throw AgentRefusal("The arguments are \(node.kind), and \(tool.name) takes an object.")
    }
    if let repeated = node.repeatedMembers.first {
      throw AgentRefusal("The argument \(repeated.name.quoted) is given twice.")
    }
    for member in members {
      guard let field = tool.fields.first(where: { $0.name == member.name }) else {
        let names = tool.fields.map(\.name)
        let near = Suggestion.nearest(to: member.name, of: names)
        throw AgentRefusal(
          "\(tool.name) has no argument \(member.name.quoted). "
            + (near.map { "Did you mean \($0)?" } ?? "It takes \(names.joinedByAnd)."))
      }
      try field.check(member.value)
    }
    values = members.filter { !$0.value.isNull }.map { ($0.name, $0.value) }
    try checkRequired(tool)
  }

  private func checkRequired(_ tool: AgentTool) throws(AgentRefusal) {
    if let missing = tool.fields.first(where: { $0.isRequired && !has($0.name) }) {
      throw AgentRefusal("\(tool.name) needs \(missing.name): \(missing.summary)")
    }
  }

  private subscript(_ name: String) -> JSONNode? { values.first { $0.name == name }?.value }

  /// Whether an argument was given.
  package func has(_ name: String) -> Bool { self[name] != nil }

  /// A text or a word.
  package func text(_ name: String) -> String? { self[name]?.string }

  /// A number as a command line spells it.
  package func number(_ name: String) -> String? { self[name]?.number.map(Decimals.spelling) }

  /// A list of words.
  package func words(_ name: String) -> [String] { self[name]?.elements?.compactMap(\.string) ?? [] }

  /// The path of a file in the folders of the server, without symbolic links.
  package func file(_ name: String) throws(AgentRefusal) -> String? {
    guard let path = text(name) else { return nil }
    return try folders.resolve(path)
  }

  /// The paths of files and folders in the folders of the server, without symbolic links.
  package func files(_ name: String) throws(AgentRefusal) -> [String] {
    var paths: [String] = []
    for path in words(name) { paths.append(try folders.resolve(path)) }
    return paths
  }

  /// Throws unless exactly one of these arguments was given.
  package func requireOne(of names: String...) throws(AgentRefusal) {
    let given = names.filter(has)
    guard given.count != 1 else { return }
    let choice = names.joinedByOr
    throw AgentRefusal(
      given.isEmpty
        ? "Give \(choice)." : "Give only one of \(choice); these were given: \(given.joinedByAnd).")
  }
}

extension AgentField {
  fileprivate func check(_ value: JSONNode) throws(AgentRefusal) {
    if value.isNull, !isRequired { return }
    let expected: String
    switch kind {
    case .text, .file:
      if let text = value.string, !text.isEmpty, !text.utf8.contains(0) { return }
      expected = "a text that is not empty"
    case .number:
      if let number = value.number, number.isFinite { return }
      expected = "a number"
    case .integer(let range):
      if let number = value.int, range.contains(number) { return }
      expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .word(let words):
      if let word = value.string {
        if words.contains(word) { return }
        // A few words can be listed.
        if words.count > 8, let near = Suggestion.nearest(to: word, of: words) {
          throw AgentRefusal("\(name) is \(word.quoted). Did you mean \(near)?")
        }
      }
      expected = words.joinedByOr
    case .words, .files:
      let texts = value.elements?.map(\.string)
      if let texts, texts.allSatisfy({ $0?.isEmpty == false && $0?.utf8.contains(0) == false }) { return }
      expected = "a list of texts that are not empty"
    }
    let given = value.string.map(\.quoted) ?? value.number.map(Decimals.spelling) ?? value.kind
    throw AgentRefusal("\(name) is \(given), and it takes \(expected).")
  }
}
