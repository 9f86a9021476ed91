// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Writes `public` in place of `open` for members of extensions.
///
/// With `@objc` a member of an extension can be overridden. Without Objective-C none can, so that Swift warns
/// of `open`. Members that move into their class stay open.
final class OpenMembers: PortingRule {
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "open", node.detail == nil, let member = node.parent?.parent,
      member.is(FunctionDeclSyntax.self) || member.is(VariableDeclSyntax.self)
        || member.is(SubscriptDeclSyntax.self),
      let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      !modifiers.has("override"), let type = member.enclosingType, type.isExtension,
      !program.moves(DeclSyntax(member), to: type.name)
    else { return .visitChildren }
    replaceWord(node.name, with: "public")
    return .visitChildren
  }
}
