// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Turns the literals of colors and images, which Xcode draws, into the calls that they stand for.
final class Literals: PortingRule {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "colorLiteral": replaceName(of: node, with: "UIColor")
    case "imageLiteral":
      replaceName(of: node, with: "UIImage")
      if let label = node.arguments.first?.label { edits.replace(label.range, with: "named") }
      edits.insert("!", at: node.range.upperBound)
    default: break
    }
    return .visitChildren
  }

  private func replaceName(of node: MacroExpansionExprSyntax, with name: String) {
    edits.replace(node.pound.range.lowerBound..<node.macroName.range.upperBound, with: name)
  }
}
