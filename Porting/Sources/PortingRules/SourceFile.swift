// SPDX-License-Identifier: Apache-2.0
internal import SwiftParser
internal import SwiftSyntax

/// A parsed Swift file.
struct SourceFile {
  let path: String
  let bytes: [UInt8]
  /// The syntax, which is empty if the parser cannot read the file.
  let tree: SourceFileSyntax
  /// The place of what is nested too deep for the parser, and what is wrong; `nil` if nothing is.
  let excess: (line: Int, column: Int, text: String)?
  private let converter: SourceLocationConverter

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    excess = ParsingLimits.excess(in: bytes).map { [bytes] excess in
      let before = bytes[..<excess.offset].split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return (before.count, (before.last?.count ?? 0) + 1, "\(excess.rule); \(excess.advice)")
    }
    tree = Parser.parse(source: excess == nil ? text : "")
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// The line and column of an offset, both from 1.
  func location(at offset: Int) -> (line: Int, column: Int) {
    let location = converter.location(for: AbsolutePosition(utf8Offset: offset))
    return (location.line, location.column)
  }

  /// The offset of a line and a column, both from 1.
  func offset(line: Int, column: Int) -> Int { converter.position(ofLine: line, column: column).utf8Offset }

  /// A remark about the place where a node begins.
  func remark(_ kind: Remark.Kind, at node: some SyntaxProtocol, _ text: String) -> Remark {
    let (line, column) = location(at: node.range.lowerBound)
    return Remark(path: path, line: line, column: column, kind: kind, text: text)
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SyntaxProtocol {
  /// The offsets of the node without the white space and comments around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The name that the node is, such as `UIColor` or `UIColor.init`; nil if it is anything else.
  ///
  /// A chain of calls contains each of its links once for every later one, so that their texts would take
  /// quadratic time.
  var dottedName: String? {
    var names: [String] = []
    var node: Syntax? = Syntax(self)
    while let access = node?.as(MemberAccessExprSyntax.self) {
      guard access.declName.argumentNames == nil else { return nil }
      names.append(access.declName.baseName.text)
      node = access.base.map(Syntax.init)
    }
    if let node {
      guard let reference = node.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil else {
        return nil
      }
      names.append(reference.baseName.text)
    } else {
      names.append("")
    }
    return names.reversed().joined(separator: ".")
  }

  /// The offsets of the node and of the blanks behind it on its line.
  var rangeWithBlanks: Range<Int> {
    var end = endPositionBeforeTrailingTrivia.utf8Offset
    for piece in trailingTrivia {
      guard case .spaces(let count) = piece else { break }
      end += count
    }
    return positionAfterSkippingLeadingTrivia.utf8Offset..<end
  }
}
