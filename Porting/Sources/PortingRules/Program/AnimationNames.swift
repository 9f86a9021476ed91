// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Finds the variables, properties and parameters of a file that hold animations of Core Animation, by what
/// is written beside them.
final class AnimationNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in tree: Syntax) -> Set<String> {
    let finder = AnimationNames(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.names
  }

  /// Whether a type or an expression names one of the classes.
  private func isAnimation(_ text: String?) -> Bool {
    guard let text else { return false }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.contains {
      $0.hasPrefix("CA") && ($0.hasSuffix("Animation") || $0 == "CAAnimationGroup" || $0 == "CATransition")
    }
  }

  /// Whether an expression makes an animation, or casts to one.
  private func makesAnimation(_ value: ExprSyntax?) -> Bool {
    guard let value else { return false }
    if let call = value.as(FunctionCallExprSyntax.self) {
      return isAnimation(call.calledExpression.trimmedDescription)
    }
    let text = value.trimmedDescription
    return text.contains(" as? ") || text.contains(" as! ") ? isAnimation(text) : false
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      isAnimation(node.typeAnnotation?.type.trimmedDescription) || makesAnimation(node.initializer?.value)
    {
      names.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      makesAnimation(node.initializer?.value)
    {
      names.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if isAnimation(node.type.trimmedDescription) { names.insert((node.secondName ?? node.firstName).text) }
    return .visitChildren
  }
}
