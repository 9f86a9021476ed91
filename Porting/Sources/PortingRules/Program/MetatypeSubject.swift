// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// What a call makes an object of that only a value knows, as in `kind.init()`, `T()` and `self.init()`.
///
/// One file tells what is in reach of the call; what other files declare is known by name.
enum MetatypeSubject: Hashable {
  /// The type, as it is written; of several the nearest class that all inherit from.
  case types([String])
  /// What properties, variables and functions of this name give; or a generic parameter of the type.
  case named(String, in: String?)
  /// A generic parameter or an associated type, as `Owner.Name`.
  case placeholder(String)

  /// The labels of the arguments, and what is made; nil for a call that makes an object of a known class.
  static func call(_ node: FunctionCallExprSyntax) -> MetatypeCall? {
    guard node.trailingClosure == nil, node.leftParen != nil, let subject = called(node) else { return nil }
    return MetatypeCall(
      subject: subject, labels: node.arguments.map { $0.label?.text ?? "_" }.joined(separator: ":"))
  }

  private static func called(_ node: FunctionCallExprSyntax) -> Self? {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return placeholder(name, at: node) ?? node.enclosingType.map { .placeholder("\($0.name).\(name)") }
    }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base
    else { return nil }
    if base.trimmedDescription == "self" { return isInStaticMethod(node) ? around(node) : nil }
    // `Cell.self.init()` names the class.
    if base.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self" { return nil }
    return value(base)
  }

  /// What an expression stands for whose value is a metatype, or holds metatypes.
  private static func value(_ node: ExprSyntax) -> Self? {
    if let node = node.as(DeclReferenceExprSyntax.self) { return declared(node.baseName.text, at: node) }
    if let node = node.as(ForceUnwrapExprSyntax.self) { return value(node.expression) }
    if let node = node.as(OptionalChainingExprSyntax.self) { return value(node.expression) }
    if let node = node.as(SubscriptCallExprSyntax.self) { return value(node.calledExpression) }
    if let node = node.as(TryExprSyntax.self) { return value(node.expression) }
    if let node = node.as(TupleExprSyntax.self), node.elements.count == 1, let only = node.elements.first {
      return value(only.expression)
    }
    if let node = node.as(SequenceExprSyntax.self), let last = node.elements.last?.as(TypeExprSyntax.self) {
      return metatype(in: last.type, at: node)
    }
    if let node = node.as(ArrayExprSyntax.self) {
      let names = node.elements.compactMap { named($0.expression) }
      return names.count == node.elements.count && !names.isEmpty ? .types(names) : nil
    }
    if let node = node.as(FunctionCallExprSyntax.self) {
      if node.calledExpression.trimmedDescription == "type" {
        return node.arguments.first?.expression.trimmedDescription == "self" ? around(node) : nil
      }
      return value(node.calledExpression)
    }
    guard let node = node.as(MemberAccessExprSyntax.self), let base = node.base else { return nil }
    if let name = named(ExprSyntax(node)) { return .types([name]) }
    let name = node.declName.baseName.text
    return elements.contains(name) ? value(base) : .named(name, in: nil)
  }

  /// Members of a collection that are one of its elements, or collections of them.
  private static let elements: Set<String> = [
    "first", "last", "randomElement", "popLast", "removeFirst", "removeLast", "reversed", "values",
    "shuffled",
    "dropFirst", "dropLast", "prefix", "suffix", "lazy", "filter",
  ]

  /// The class of `Cell.self`.
  private static func named(_ node: ExprSyntax) -> String? {
    guard let node = node.as(MemberAccessExprSyntax.self), node.declName.baseName.text == "self",
      let base = node.base?.trimmedDescription, base != "type(of: self)"
    else { return nil }
    return base.split(separator: ".").last.map(String.init)
  }

  /// What the type around a node is, or what an extension of a protocol says of `Self`.
  private static func around(_ node: some SyntaxProtocol) -> Self? {
    guard let type = node.enclosingType else { return nil }
    var next = node.parent
    while let parent = next {
      defer { next = parent.parent }
      guard let parent = parent.as(ExtensionDeclSyntax.self) else { continue }
      return .types([parent.genericWhereClause?.bound(of: "Self") ?? type.name])
    }
    return .types([type.name])
  }

  /// What a generic parameter stands for, or `Self`.
  private static func placeholder(_ name: String, at node: some SyntaxProtocol) -> Self? {
    if name == "Self" { return around(node) }
    var next: Syntax? = Syntax(node)
    while let parent = next {
      defer { next = parent.parent }
      guard let generic = parent.asProtocol((any WithGenericParametersSyntax).self),
        let parameter = generic.genericParameterClause?.parameters.first(where: { $0.name.text == name })
      else { continue }
      let bound = parameter.inheritedType?.trimmedDescription ?? generic.genericWhereClause?.bound(of: name)
      return bound.map { .types([$0]) }
    }
    return nil
  }

  /// What a name stands for at a node: a generic parameter, a parameter, a variable or a property.
  private static func declared(_ name: String, at node: some SyntaxProtocol) -> Self? {
    if let known = placeholder(name, at: node) { return known }
    var child = Syntax(node)
    while let parent = child.parent {
      defer { child = parent }
      if let closure = parent.as(ClosureExprSyntax.self) {
        if let found = argument(name, of: closure) { return found.subject }
      } else if let type = parent.parameterType(of: name) {
        return metatype(in: type, at: parent)
      } else if let loop = parent.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name,
        child.id != loop.sequence.id
      {
        return value(loop.sequence)
      } else if let conditions = parent.as(IfExprSyntax.self)?.conditions
        ?? parent.as(WhileStmtSyntax.self)?.conditions,
        child.id != parent.as(IfExprSyntax.self)?.elseBody?.id,
        let found = bound(name, by: conditions, before: child)
      {
        return found.subject
      } else if let conditions = parent.as(ConditionElementListSyntax.self),
        let found = bound(name, by: conditions, before: child)
      {
        return found.subject
      } else if let found = variable(name, in: parent, before: child) {
        return found.subject
      }
    }
    return .named(name, in: node.enclosingType?.name)
  }

  /// A declaration that is found, whose value need not be a metatype.
  private struct Declaration {
    var subject: MetatypeSubject?
  }

  private static func argument(_ name: String, of closure: ClosureExprSyntax) -> Declaration? {
    var isOwn = name == "$0"
    let parameters = closure.signature?.parameterClause
    if let names = parameters?.as(ClosureShorthandParameterListSyntax.self) {
      isOwn = names.contains { $0.name.text == name }
    } else if let clause = parameters?.as(ClosureParameterClauseSyntax.self),
      let found = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name })
    {
      if let type = found.type { return Declaration(subject: metatype(in: type, at: closure)) }
      isOwn = true
    }
    guard isOwn else { return nil }
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let base = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
    return Declaration(subject: base.flatMap(value))
  }

  /// What `if let` or `guard let` bind a name to; `let kind` alone is the variable of that name outside.
  private static func bound(
    _ name: String, by conditions: ConditionElementListSyntax, before node: Syntax
  ) -> Declaration? {
    for condition in conditions where condition.position < node.position {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name,
        let value = binding.initializer?.value
      else { continue }
      return Declaration(
        subject: binding.typeAnnotation.flatMap { metatype(in: $0.type, at: node) } ?? Self.value(value))
    }
    return nil
  }

  private static func variable(_ name: String, in parent: Syntax, before child: Syntax) -> Declaration? {
    if let items = parent.as(CodeBlockItemListSyntax.self) {
      let isInFile = parent.parent?.is(SourceFileSyntax.self) == true
      for item in items.reversed() where isInFile || item.position < child.position {
        if let binding = item.item.as(VariableDeclSyntax.self)?.binding(of: name) {
          let isInferred = binding.typeAnnotation == nil && !isInFile
          return Declaration(
            subject: held(by: binding) ?? (isInferred ? binding.initializer.flatMap { value($0.value) } : nil)
          )
        }
        if let conditions = item.item.as(GuardStmtSyntax.self)?.conditions, item.id != child.id,
          let found = bound(name, by: conditions, before: child)
        {
          return found
        }
      }
    }
    for member in parent.as(MemberBlockItemListSyntax.self) ?? [] {
      if let binding = member.decl.as(VariableDeclSyntax.self)?.binding(of: name) {
        return Declaration(subject: held(by: binding))
      }
    }
    return nil
  }

  /// What a variable is declared to hold, as far as it says so itself.
  static func held(by binding: PatternBindingSyntax) -> Self? {
    if let type = binding.typeAnnotation?.type { return metatype(in: type, at: binding) }
    guard let value = binding.initializer?.value,
      value.is(ArrayExprSyntax.self) || value.is(SequenceExprSyntax.self) || named(value) != nil
    else { return nil }
    return Self.value(value)
  }

  /// The metatype that a type is, or that its values hold.
  static func metatype(in type: TypeSyntax, at node: some SyntaxProtocol) -> Self? {
    if let type = type.as(MetatypeTypeSyntax.self) {
      let name = type.baseType.simpleName
      return placeholder(name, at: node) ?? .types([name])
    }
    if let type = type.as(OptionalTypeSyntax.self) { return metatype(in: type.wrappedType, at: node) }
    if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return metatype(in: type.wrappedType, at: node)
    }
    if let type = type.as(ArrayTypeSyntax.self) { return metatype(in: type.element, at: node) }
    if let type = type.as(DictionaryTypeSyntax.self) { return metatype(in: type.value, at: node) }
    if let type = type.as(AttributedTypeSyntax.self) { return metatype(in: type.baseType, at: node) }
    if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1, let only = type.elements.first {
      return metatype(in: only.type, at: node)
    }
    return nil
  }

  private static func isInStaticMethod(_ node: some SyntaxProtocol) -> Bool {
    var next = node.parent
    while let parent = next {
      defer { next = parent.parent }
      if let modifiers = parent.as(FunctionDeclSyntax.self)?.modifiers
        ?? parent.as(VariableDeclSyntax.self)?.modifiers,
        parent.is(FunctionDeclSyntax.self) || parent.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return modifiers.has("static") || modifiers.has("class")
      }
      if parent.is(InitializerDeclSyntax.self) { return false }
    }
    return false
  }
}

/// A call that makes an object of a class that only a value knows.
struct MetatypeCall: Hashable {
  var subject: MetatypeSubject
  /// The labels of the arguments, with colons between them.
  var labels: String
}

extension GenericWhereClauseSyntax {
  /// What a name conforms to, if the clause says so.
  func bound(of name: String) -> String? {
    requirements.lazy.compactMap { requirement in
      guard let requirement = requirement.requirement.as(ConformanceRequirementSyntax.self),
        requirement.leftType.trimmedDescription == name
      else { return nil }
      return requirement.rightType.trimmedDescription
    }.first
  }
}

extension Syntax {
  /// The type of a parameter of the function that this declares.
  fileprivate func parameterType(of name: String) -> TypeSyntax? {
    let parameters =
      self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      ?? self.as(SubscriptDeclSyntax.self)?.parameterClause.parameters
    return parameters?.first { ($0.secondName ?? $0.firstName).text == name }?.type
  }
}

extension VariableDeclSyntax {
  fileprivate func binding(of name: String) -> PatternBindingSyntax? {
    bindings.first { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }
  }
}
