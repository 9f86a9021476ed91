// SPDX-License-Identifier: Apache-2.0
internal import SwiftParser
internal import SwiftSyntax

/// Gives selectors that are made of a text the method of that name.
///
/// `Selector("tapped:")`, `Selector(("tapped:"))` and `NSSelectorFromString("tapped:")` become
/// `Selector("tapped:", Knob.tapped(_:))` if one class in the sources has a method that Objective-C knows by
/// that name.
final class SelectorNames: PortingRule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let function = node.calledExpression.dottedName
    guard let function, ["Selector", "NSSelectorFromString"].contains(function), node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil
    else { return .visitChildren }
    guard let name = argument.expression.literalText else {
      say(
        at: node,
        "\(function)(…): a name that is made at run time finds a method only if its class lists it in actionMethods."
      )
      if function == "NSSelectorFromString" { edits.replace(node.calledExpression.range, with: "Selector") }
      return .visitChildren
    }
    let methods = program.methods.filter { $0.objectiveCName == name && $0.isObjectiveC }
    let owners = Set(methods.map(\.owner))
    if owners.count == 1, let method = methods.first {
      let labels = method.labels.isEmpty ? "" : "(" + method.labels.map { "\($0):" }.joined() + ")"
      replace(node, with: "Selector(\"\(name)\", \(method.owner).\(method.base)\(labels))")
    } else {
      replace(node, with: "Selector(\"\(name)\")")
      say(
        at: node,
        owners.isEmpty
          ? "no method in these sources has the name \(name); the class that has it must list it in actionMethods."
          : "several classes have a method \(name); write Selector(\"\(name)\", Owner.method) for the one that is meant."
      )
    }
    return .skipChildren
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolations, also in parentheses.
  var literalText: String? {
    if let literal = self.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.literalText
    }
    return nil
  }
}
