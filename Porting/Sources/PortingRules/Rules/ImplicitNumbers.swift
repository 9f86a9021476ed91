// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Says which number a name without its type is in the geometry of Core Graphics.
///
/// `CGSize(width: .greatestFiniteMagnitude, height: 20)` is ambiguous with the Foundation of other platforms,
/// whose sizes can also be made of `Double`.
final class ImplicitNumbers: PortingRule {
  private static let types: Set<String> = ["CGPoint", "CGRect", "CGSize"]
  private static let labels: Set<String> = ["x", "y", "width", "height"]
  private static let names: Set<String> = [
    "greatestFiniteMagnitude", "infinity", "leastNonzeroMagnitude", "leastNormalMagnitude", "nan", "pi",
    "random", "zero",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.dottedName,
      Self.types.contains(name) || Self.types.contains(String(name.dropSuffix(".init")))
    else {
      return .visitChildren
    }
    for argument in node.arguments where argument.label.map({ Self.labels.contains($0.text) }) == true {
      write(in: argument.expression)
    }
    return .visitChildren
  }

  private func write(in expression: ExprSyntax) {
    if let access = expression.as(MemberAccessExprSyntax.self), access.base == nil {
      if Self.names.contains(access.declName.baseName.text) {
        edits.insert("CGFloat", at: access.range.lowerBound)
      }
    } else if let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil
    {
      write(in: call.calledExpression)
    } else if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      write(in: prefix.expression)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      for element in sequence.elements { write(in: element) }
    } else if let tuple = expression.as(TupleExprSyntax.self) {
      for element in tuple.elements { write(in: element.expression) }
    }
  }
}

extension String {
  /// The text without an ending, if it has that.
  fileprivate func dropSuffix(_ suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self[...]
  }
}
