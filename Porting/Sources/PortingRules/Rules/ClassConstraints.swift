// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Makes protocols that are for classes say so with `AnyObject`.
///
/// `protocol P: class` is an old spelling, and `@objc protocol P` was for classes without a word.
final class ClassConstraints: PortingRule {
  override func visit(_ node: ClassRestrictionTypeSyntax) -> SyntaxVisitorContinueKind {
    replace(node, with: "AnyObject")
    return .skipChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.type.trimmedDescription == "class" { replace(node.type, with: "AnyObject") }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.has("objc") {
      if node.inheritanceClause == nil {
        edits.insert(
          ": AnyObject", at: (node.primaryAssociatedTypeClause?.range ?? node.name.range).upperBound)
      }
    }
    return .visitChildren
  }
}
