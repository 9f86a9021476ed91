// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Turns `#selector` into a selector that brings its method along.
///
/// `#selector(tapped(_:))` in a class `Knob` becomes `Selector("tapped:", Knob.tapped(_:))`: the name is the
/// one that Objective-C would give, so that `removeTarget` and other selectors of the same name find it.
final class Selectors: PortingRule {
  /// Protocols of UIKit whose methods are only known by their names.
  static let informal: Set<String> = ["UIResponderStandardEditActions"]

  /// Answers `delegate?.responds(to: #selector(P.f))` for a requirement that was optional: it has a default
  /// now.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "responds", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label?.text == "to",
      let selector = argument.expression.as(MacroExpansionExprSyntax.self),
      selector.macroName.text == "selector",
      let reference = selector.arguments.first.flatMap({ MethodReference($0.expression.withoutParentheses) }),
      let owner = reference.receiver,
      program.optionalRequirements.contains(where: { $0.owner == owner && $0.base == reference.base })
    else { return .visitChildren }
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      let object = chain.expression.trimmedDescription
      replace(node, with: "\(object.contains("?") ? "(\(object))" : object).map({ _ in true })")
    } else {
      replace(node, with: "true")
    }
    say(.look, at: node, "\(reference.base) has a default now, so that every \(owner) answers it.")
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first else {
      return .visitChildren
    }
    if let label = argument.label {
      let name = argument.expression.lastName ?? argument.expression.trimmedDescription
      let accessor = label.text == "setter" ? "set\(name.prefix(1).uppercased())\(name.dropFirst()):" : name
      replace(node, with: "Selector(\"\(accessor)\")")
      say(.look, at: node, "a selector of a property is only a name here: nothing performs \(accessor).")
      return .skipChildren
    }
    if node.isInInitialValue {
      say(
        at: node,
        "in the initial value of a property, self is not the object; make the property lazy. On iOS, too, nothing is told."
      )
    }
    port(node, of: argument.expression)
    return .skipChildren
  }

  private func port(_ node: MacroExpansionExprSyntax, of expression: ExprSyntax) {
    let expression = expression.withoutParentheses
    // `f as (A) -> () -> Void` chooses one of several methods.
    if let cast = expression.as(SequenceExprSyntax.self), let first = cast.elements.first {
      port(node, of: first)
      say(
        .look, at: node,
        "one of several methods was chosen by its type; if the compiler cannot tell them apart, write Selector(\"name:\") { (owner: Owner) in … } by hand."
      )
      return
    }
    guard let reference = MethodReference(expression) else {
      say(at: node, "this selector is not understood; write Selector(\"name:\", Owner.method) instead.")
      return
    }
    let owner = owner(of: reference, at: node)
    let simple = owner?.split(separator: ".").last.map(String.init) ?? owner
    if isInheritedEditAction(reference, of: simple) {
      // With its method, the selector would count as one that every object of the class performs.
      replace(node, with: "Selector(\"\(StandardEditActions.objectiveCName(of: reference.base))\")")
      return
    }
    guard let owner, let simple else {
      let name = objectiveCName(of: reference, in: nil)
      replace(node, with: "Selector(\"\(name)\")")
      say(
        at: node,
        "the class of \(reference.base) is not known; write Selector(\"\(name)\", Owner.\(reference.spelling))."
      )
      return
    }
    let name = objectiveCName(of: reference, in: owner)
    if Self.informal.contains(owner) {
      replace(node, with: "Selector(\"\(name)\")")
    } else if program.types[simple]?.kind == .protocolType {
      replace(node, with: "Selector(\"\(name)\")")
      say(
        at: node,
        "a method of a protocol is only a name here, which objects answer if their class has a selector of it; call the requirement instead."
      )
    } else {
      if program.methods(named: reference.base, in: simple).first?.throwsErrors == true {
        say(
          at: node,
          "\(reference.base) throws, which no action may here; write a method that handles the error.")
      }
      replace(node, with: "Selector(\"\(name)\", \(owner).\(reference.spelling))")
    }
  }

  /// Whether a method is an edit action of `UIResponder` that no class of the files declares between a class
  /// and it.
  private func isInheritedEditAction(_ reference: MethodReference, of owner: String?) -> Bool {
    guard StandardEditActions.methods.contains(reference.base), reference.labels ?? ["_"] == ["_"] else {
      return false
    }
    guard let owner else { return !program.methods.contains { $0.base == reference.base } }
    return program.types[owner]?.kind != .protocolType
      && program.methods(named: reference.base, in: owner).isEmpty
  }

  private func owner(of reference: MethodReference, at node: MacroExpansionExprSyntax) -> String? {
    let enclosing = node.enclosingType
    switch reference.receiver {
    case nil, "self", "Self": return enclosing?.path
    case "super": return enclosing.flatMap { program.types[$0.name]?.inherited.first }
    case .some(let receiver):
      let last = receiver.split(separator: ".").last.map(String.init) ?? receiver
      if last.first?.isUppercase == true || last == "Self" { return receiver }
      // A value: the one class that has a method of this name.
      let owners = program.methods.filter { $0.base == reference.base && $0.isObjectiveC }.map(\.owner)
      return Set(owners).count == 1 ? owners[0] : nil
    }
  }

  private func objectiveCName(of reference: MethodReference, in owner: String?) -> String {
    let simple = owner?.split(separator: ".").last.map(String.init)
    let inOwner = simple.map { program.methods(named: reference.base, in: $0) } ?? []
    let candidates = inOwner.isEmpty ? program.methods.filter { $0.base == reference.base } : inOwner
    if let labels = reference.labels {
      return candidates.first { $0.labels == labels }?.objectiveCName
        ?? ObjectiveCName.of(reference.base, labels: labels)
    }
    return (candidates.first(where: \.isObjectiveC) ?? candidates.first)?.objectiveCName ?? reference.base
  }
}

/// A method as `#selector` names it.
private struct MethodReference {
  /// What is in front of the name, as it is written.
  var receiver: String?
  var base: String
  /// The labels, if they are written.
  var labels: [String]?
  /// The name with its labels, as it is written.
  var spelling: String

  init?(_ expression: ExprSyntax) {
    let name: DeclReferenceExprSyntax
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference
    } else if let access = expression.as(MemberAccessExprSyntax.self) {
      name = access.declName
      receiver = access.base?.trimmedDescription.filter { $0 != "?" && $0 != "!" }
    } else {
      return nil
    }
    base = name.baseName.text
    labels = name.argumentNames?.arguments.map(\.name.text)
    spelling = name.trimmedDescription
  }
}

extension SyntaxProtocol {
  /// Whether this is in the initial value of a property that is not lazy, beside an argument `self`.
  fileprivate var isInInitialValue: Bool {
    var namesSelf = false
    var next = parent
    while let node = next {
      defer { next = node.parent }
      if let call = node.as(FunctionCallExprSyntax.self) {
        namesSelf = namesSelf || call.arguments.contains { $0.expression.trimmedDescription == "self" }
      }
      if node.is(FunctionDeclSyntax.self) || node.is(AccessorBlockSyntax.self)
        || node.is(InitializerDeclSyntax.self)
      {
        return false
      }
      if let variable = node.as(VariableDeclSyntax.self) {
        let isMember = variable.parent?.is(MemberBlockItemSyntax.self) == true
        if isMember { return namesSelf && !variable.modifiers.has("lazy") }
      }
    }
    return false
  }
}

extension ExprSyntax {
  /// The expression in its parentheses.
  fileprivate var withoutParentheses: ExprSyntax {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.expression.withoutParentheses
    }
    return self
  }

  /// The last name of a member access.
  fileprivate var lastName: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
