// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Takes `.characters` away, which was the collection that a string is itself since Swift 4.
final class Characters: PortingRule {
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.text == "characters", node.base != nil,
      !program.properties.contains("characters")
    else { return .visitChildren }
    // `text?.characters.count` is `text?.count`, and `text.characters` is `text`.
    let end = node.declName.range.upperBound
    if node.base?.is(OptionalChainingExprSyntax.self) == true {
      guard let next = node.parent?.as(MemberAccessExprSyntax.self), next.base?.id == node.id else {
        // `text?.characters` alone is the string itself, which may be nil.
        if let mark = node.base?.as(OptionalChainingExprSyntax.self)?.questionMark {
          edits.replace(mark.range.lowerBound..<end, with: "")
        }
        return .visitChildren
      }
    }
    edits.replace(node.period.range.lowerBound..<end, with: "")
    return .visitChildren
  }
}
