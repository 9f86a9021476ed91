// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Notes what a file declares.
final class DeclarationReader: SyntaxVisitor {
  private(set) var program: Program

  init(adding tree: SourceFileSyntax, to program: Program) {
    self.program = program
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func note(
    _ name: TokenSyntax, _ kind: Program.TypeInfo.Kind, _ inheritance: InheritanceClauseSyntax?
  ) {
    let inherited = inheritance.map { $0.inheritedTypes.map(\.type.trimmedDescription) } ?? []
    let known = program.types[name.text]
    program.declared.insert(name.text)
    program.types[name.text] = Program.TypeInfo(
      kind: known?.kind ?? kind, inherited: inherited + (known?.inherited ?? []))
    if known != nil { program.types[name.text]?.kind = kind }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, .classType, node.inheritanceClause)
    notePlaceholders(node, of: node.name)
    if node.modifiers.has("final") { program.finalClasses.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, .protocolType, node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, .other, node.inheritanceClause)
    notePlaceholders(node, of: node.name)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, .other, node.inheritanceClause)
    notePlaceholders(node, of: node.name)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.simpleName
    let inherited = node.inheritanceClause.map { $0.inheritedTypes.map(\.type.trimmedDescription) } ?? []
    // What is extended may be declared in a file that comes later.
    program.types[name, default: Program.TypeInfo(kind: .other, inherited: [])].inherited += inherited
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    program.declared.insert(node.name.text)
    return .visitChildren
  }

  /// Notes what the generic parameters of a type stand for, which extensions of it do not repeat.
  private func notePlaceholders(_ node: some WithGenericParametersSyntax, of owner: TokenSyntax) {
    for parameter in node.genericParameterClause?.parameters ?? [] {
      let name = parameter.name.text
      let bound = parameter.inheritedType?.trimmedDescription ?? node.genericWhereClause?.bound(of: name)
      program.placeholders["\(owner.text).\(name)"] = bound
    }
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if let owner = node.enclosingType?.name, let bound = node.inheritanceClause?.inheritedTypes {
      program.placeholders["\(owner).\(node.name.text)"] =
        bound.map(\.type.trimmedDescription).joined(separator: " & ")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.signature.returnClause?.type,
      let subject = MetatypeSubject.metatype(in: type, at: node)
    {
      program.metatypeNames[node.name.text, default: []].insert(subject)
    }
    guard let enclosing = node.enclosingType else {
      program.functions.insert(node.name.text)
      return .visitChildren
    }
    let labels = node.signature.parameterClause.labels
    if node.modifiers.has("optional") {
      program.optionalRequirements.append(
        .init(
          owner: enclosing.name, base: node.name.text, labels: labels,
          hasResult: node.signature.returnClause.map { !$0.type.isVoid } ?? false))
    }
    let method = Program.Method(
      owner: enclosing.name, base: node.name.text, labels: labels,
      objectiveCName: ObjectiveCName.given(by: node.attributes)
        ?? ObjectiveCName.of(node.name.text, labels: labels),
      isObjectiveC: node.attributes.has("objc") || node.attributes.has("IBAction")
        || enclosing.hasObjectiveCMembers,
      isInExtension: enclosing.isExtension,
      throwsErrors: node.signature.effectSpecifiers?.throwsClause != nil)
    program.methods.append(method)
    if node.modifiers.has("override") { program.overrides.append(method) }
    if node.modifiers.has("override"), method.base == "observeValue" {
      program.keyPathObservers.insert(enclosing.name)
    }
    return .visitChildren
  }

  override func visit(_ node: MetatypeTypeSyntax) -> SyntaxVisitorContinueKind {
    program.metatypes.insert(node.baseType.simpleName)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.inheritedType { program.metatypes.insert(type.simpleName) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = MetatypeSubject.call(node) { program.metatypeCalls.insert(call) }
    let labels = node.arguments.map { $0.label?.text ?? "_" }.joined(separator: ":")
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "init", !["super", "self"].contains(base.trimmedDescription)
    {
      let name = base.trimmedDescription
      if name == "Self" || name == "type(of: self)", let owner = node.enclosingType?.name {
        program.metatypes.insert(owner)
      }
      program.dynamicInitializers.insert(labels)
    } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "appearance",
      let name = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    {
      program.appearances.insert(name)
    } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      node.isGenericParameter(name)
    {
      program.dynamicInitializers.insert(labels)
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let enclosing = node.enclosingType, node.modifiers.has("required") {
      program.declaredRequired[enclosing.name, default: []].insert(node.labelList)
    }
    if let enclosing = node.enclosingType, !node.modifiers.has("convenience") {
      program.initializers[enclosing.name, default: []].append(node.labelList)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let subject = MetatypeSubject.held(by: binding)
      {
        program.metatypeNames[name, default: []].insert(subject)
      }
    }
    guard let enclosing = node.enclosingType else { return .visitChildren }
    if node.modifiers.has("optional") {
      program.optionalRequirements += names.map { .init(owner: enclosing.name, base: $0, labels: nil) }
    }
    program.properties.formUnion(names)
    for name in names {
      let property = Program.Property(owner: enclosing.name, name: name)
      if enclosing.isExtension { program.extensionProperties.insert(property) }
      if node.modifiers.has("override") { program.overriddenProperties.insert(property) }
    }
    if node.isLayerKey(in: enclosing), !enclosing.isExtension {
      program.layerKeys[enclosing.name, default: []] += names
    }
    if node.isObserved(in: enclosing) { program.observedClasses.insert(enclosing.name) }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Whether a name is one of the generic parameters here.
  fileprivate func isGenericParameter(_ name: String) -> Bool {
    var next = parent
    while let node = next {
      defer { next = node.parent }
      let clause =
        node.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? node.as(ClassDeclSyntax.self)?.genericParameterClause
        ?? node.as(StructDeclSyntax.self)?.genericParameterClause
      if clause?.parameters.contains(where: { $0.name.text == name }) == true { return true }
    }
    return false
  }
}
