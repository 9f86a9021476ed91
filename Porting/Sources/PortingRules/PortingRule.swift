// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// One thing that Swift without Objective-C cannot take, and what becomes of it.
///
/// A rule walks over one file, and notes its edits and remarks.
class PortingRule: SyntaxVisitor {
  let file: SourceFile
  let program: Program
  var edits: SourceEdits
  private(set) var remarks: [Remark] = []

  required init(_ file: SourceFile, of program: Program, edits: SourceEdits) {
    self.file = file
    self.program = program
    self.edits = edits
    super.init(viewMode: .sourceAccurate)
  }

  /// Says that somebody has to do something at a node.
  func say(_ kind: Remark.Kind = .toDo, at node: some SyntaxProtocol, _ text: String) {
    remarks.append(file.remark(kind, at: node, text))
  }

  /// Removes a node, with the blanks behind it; columns stay.
  func blank(_ node: some SyntaxProtocol) { edits.blank(node.range, in: file.bytes) }

  /// Replaces a word; what surrounds it stays.
  func replaceWord(_ token: TokenSyntax, with text: String) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.replace(start..<start + token.text.utf8.count, with: text)
  }

  /// Replaces a node on its lines.
  func replace(_ node: some SyntaxProtocol, with text: String) {
    let old = file.text(node.range)
    let lines = old.utf8.count { $0 == UInt8(ascii: "\n") }
    edits.replace(node.range, with: text + String(repeating: "\n", count: lines))
  }

  /// Adds a conformance behind the outermost declaration: in the class itself it would move the class to the
  /// main actor.
  func conform(_ node: ClassDeclSyntax, _ path: String, to name: String) {
    var outermost = Syntax(node)
    while let parent = outermost.parent, !parent.is(CodeBlockItemSyntax.self) { outermost = parent }
    edits.insert("; extension \(path): \(name) {}", at: outermost.range.upperBound)
  }
}

extension ClassDeclSyntax {
  /// The name as code outside of all types writes it; nil for a class in a function.
  var typePath: String? {
    var next = parent
    while let node = next {
      if node.is(FunctionDeclSyntax.self) || node.is(ClosureExprSyntax.self)
        || node.is(AccessorDeclSyntax.self)
      {
        return nil
      }
      next = node.parent
    }
    return enclosingType.map { "\($0.path).\(name.text)" } ?? name.text
  }
}
