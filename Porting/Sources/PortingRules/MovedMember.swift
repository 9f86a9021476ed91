// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// A member of an extension that goes into its class.
struct MovedMember {
  var owner: String
  /// The file that it is in.
  var file: Int
  var range: Range<Int>
  /// The member, ported.
  var text: String

  /// Moves members to the ends of their classes.
  static func move(_ members: [MovedMember], in files: [SourceFile], edits: inout [SourceEdits]) {
    for member in members {
      guard let (target, offset) = end(of: member.owner, in: files) else { continue }
      let file = files[member.file]
      edits[member.file].blankAll(member.range, in: file.bytes)
      let line = file.location(at: member.range.lowerBound).line
      edits[target].insert(
        "\n#sourceLocation(file: \"\(file.path)\", line: \(line))\n\(member.text)\n", at: offset)
    }
    // Behind what was moved, the lines of the class go on.
    for (index, file) in files.enumerated() {
      let owners = Set(members.map(\.owner)).sorted()
      for owner in owners {
        guard let (target, offset) = end(of: owner, in: files), target == index else { continue }
        let (line, column) = file.location(at: offset)
        edits[index].insert(
          "#sourceLocation(file: \"\(file.path)\", line: \(line))\n"
            + String(repeating: " ", count: column - 1),
          at: offset)
      }
    }
  }

  /// Where the closing brace of a class is.
  private static func end(of owner: String, in files: [SourceFile]) -> (file: Int, offset: Int)? {
    for (index, file) in files.enumerated() {
      let finder = ClassFinder(owner)
      finder.walk(file.tree)
      if let offset = finder.end { return (index, offset) }
    }
    return nil
  }
}

private final class ClassFinder: SyntaxVisitor {
  private let name: String
  private(set) var end: Int?

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name, end == nil { end = node.memberBlock.rightBrace.range.lowerBound }
    return .visitChildren
  }
}
