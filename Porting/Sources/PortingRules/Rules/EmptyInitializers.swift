// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Says what a class of Apple's makes without arguments.
///
/// Objective-C gives every class an `init()`, and code uses it for a first value that is soon replaced, as in
/// `var timer = Timer()`.
final class EmptyInitializers: PortingRule {
  private static let values = [
    "UIColor": "UIColor.clear",
    "UIFont": "UIFont.systemFont(ofSize: 0)",
    "NSAttributedString": "NSAttributedString(string: \"\")",
    "NSMutableAttributedString": "NSMutableAttributedString(string: \"\")",
    "Timer": "Timer(timeInterval: 0, repeats: false) { _ in }",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard var name = node.calledExpression.dottedName else { return .visitChildren }
    if name.hasSuffix(".init") { name.removeLast(".init".count) }
    if node.arguments.isEmpty, node.trailingClosure == nil, node.leftParen != nil,
      let value = Self.values[name], !program.declared.contains(name)
    {
      replace(node, with: value)
      return .skipChildren
    }
    return .visitChildren
  }
}
