// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Turns `#keyPath(CALayer.position.x)` into the text that it stands for: `"position.x"`.
final class KeyPaths: PortingRule {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let argument = node.arguments.first else { return .visitChildren }
    var names = argument.expression.trimmedDescription.split(separator: ".").map(String.init)
    // The types in front of the properties.
    while names.count > 1, names[0].first?.isUppercase == true || names[0] == "self" { names.removeFirst() }
    replace(node, with: "\"\(names.joined(separator: "."))\"")
    return .skipChildren
  }
}
