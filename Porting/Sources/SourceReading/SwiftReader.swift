// SPDX-License-Identifier: Apache-2.0
internal import PortingRules
package import SourceModel
internal import SwiftParser
internal import SwiftSyntax

/// Reads what a Swift file does with views.
///
/// One walk over the syntax makes all of it. Code that is compiled for other systems only is left out.
package enum SwiftReader {
  /// Reads a file; nil if it is nested too deep for the parser.
  package static func read(_ bytes: [UInt8], path: String) -> CodeFile? {
    guard ParsingLimits.excess(in: bytes) == nil else { return nil }
    let file = CodeFile(path: path, language: .swift, bytes: bytes)
    let relevant = RelevantCode.bytes(of: bytes)
    guard !relevant.isEmpty else { return file }
    let tree = relevant.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let walk = SwiftWalk(file)
    walk.walk(tree)
    return walk.file
  }
}

/// The walk over one file.
private final class SwiftWalk: SyntaxVisitor {
  private(set) var file: CodeFile

  /// The types that the walk is in; an index into the types of the file.
  private var types: [Int] = []
  /// The method that the walk is in.
  private var method: CodeMethod?
  private var scope: Int?
  /// The types of SwiftUI's views that the walk is in, the outermost first.
  private var views: [String] = []

  /// The parts of a body are not texts longer than this, in bytes.
  private static let longest = 240

  init(_ file: CodeFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Texts

  private func start(_ node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private func text(_ node: some SyntaxProtocol) -> String {
    let start = start(node)
    let end = min(node.endPositionBeforeTrailingTrivia.utf8Offset, start + Self.longest)
    return CodeText.plain(file.bytes[start..<max(start, end)])
  }

  /// The name of a type, without its arguments and the marks of optionals.
  private func typeName(_ type: TypeSyntax) -> String? {
    if let optional = type.as(OptionalTypeSyntax.self) { return typeName(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return typeName(optional.wrappedType)
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return typeName(attributed.baseType) }
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
    return type.as(IdentifierTypeSyntax.self)?.name.text
  }

  /// The class that an expression makes or is cast to; nil if it does not say it.
  private func madeType(_ value: ExprSyntax) -> String? {
    if let call = value.as(FunctionCallExprSyntax.self) {
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return name.first?.isUppercase == true ? name : nil
      }
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
          base.first?.isUppercase == true, member.declName.baseName.text == "init" || base == "UIButton"
        else { return nil }
        return base
      }
    }
    if let sequence = value.as(SequenceExprSyntax.self),
      let cast = sequence.elements.last?.as(TypeExprSyntax.self)
    {
      return typeName(cast.type)
    }
    return nil
  }

  // MARK: Types

  private func enter(
    _ name: String, _ kind: CodeType.Kind, _ inheritance: InheritanceClauseSyntax?, at offset: Int
  ) -> SyntaxVisitorContinueKind {
    // Types in bodies have methods of their own; what is around them is found again behind them.
    let bases = inheritance.map { $0.inheritedTypes.compactMap { typeName($0.type) } } ?? []
    types.append(file.types.count)
    file.types.append(CodeType(name: name, kind: kind, bases: bases, offset: offset))
    return method == nil ? .visitChildren : .skipChildren
  }

  private func leave() { types.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .declaration, node.inheritanceClause, at: start(node.name))
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .other, node.inheritanceClause, at: start(node.name))
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .other, node.inheritanceClause, at: start(node.name))
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .other, node.inheritanceClause, at: start(node.name))
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      typeName(node.extendedType) ?? "", .addition, node.inheritanceClause, at: start(node.extendedType))
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      let condition = clause.condition.map { text($0) } ?? ""
      if ["os(macOS)", "os(watchOS)", "os(tvOS)", "canImport(AppKit)"].contains(condition) { continue }
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  // MARK: Methods

  /// Walks a body as a method of the type that the walk is in.
  private func read(
    _ name: String, at offset: Int, body: (some SyntaxProtocol)?, change: (inout CodeMethod) -> Void
  ) {
    guard let type = types.last, let body else { return }
    let range = body.positionAfterSkippingLeadingTrivia.utf8Offset..<body.endPosition.utf8Offset
    var new = CodeMethod(name: name, offset: offset, body: range)
    change(&new)
    method = new
    scope = nil
    walk(body)
    if let method { file.types[type].methods.append(method) }
    method = nil
    scope = nil
  }

  private func has(_ modifiers: DeclModifierListSyntax, _ names: Set<String>) -> Bool {
    modifiers.contains { names.contains($0.name.text) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard method == nil else { return .visitChildren }
    let parameters = node.signature.parameterClause.parameters.map {
      CodeMethod.Parameter(name: ($0.secondName ?? $0.firstName).text, type: typeName($0.type) ?? "")
    }
    read(node.name.text, at: start(node.name), body: node.body) {
      $0.parameters = parameters
      $0.isOverride = has(node.modifiers, ["override"])
      $0.isStatic = has(node.modifiers, ["static", "class"])
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard method == nil else { return .visitChildren }
    let parameters = node.signature.parameterClause.parameters.map {
      CodeMethod.Parameter(name: ($0.secondName ?? $0.firstName).text, type: typeName($0.type) ?? "")
    }
    read("init", at: start(node.initKeyword), body: node.body) { $0.parameters = parameters }
    return .skipChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    noteOnlyExpression(node.statements)
    return .visitChildren
  }

  /// A body that is one expression returns it.
  private func noteOnlyExpression(_ statements: CodeBlockItemListSyntax) {
    guard method?.steps.isEmpty == true, scope == nil, statements.count == 1, let only = statements.first,
      let value = only.item.as(ExprSyntax.self), !value.is(IfExprSyntax.self),
      !value.is(SwitchExprSyntax.self)
    else { return }
    add(.result(text(value)), at: start(value))
  }

  // MARK: Properties and variables

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard method == nil else {
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        let value = binding.initializer?.value
        let type = binding.typeAnnotation.flatMap { typeName($0.type) } ?? value.flatMap { madeType($0) }
        add(.local(name: name, type: type, value: value.map { text($0) } ?? ""), at: start(binding))
      }
      return .visitChildren
    }
    guard let type = types.last else { return .skipChildren }
    let isOutlet = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "IBOutlet"
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      var value = binding.initializer?.value
      let closure = value?.as(FunctionCallExprSyntax.self)?.calledExpression.as(ClosureExprSyntax.self)
      if closure != nil { value = nil }
      var property = CodeProperty(
        name: name,
        type: binding.typeAnnotation.flatMap { typeName($0.type) } ?? value.flatMap { madeType($0) },
        offset: start(binding))
      property.isOutlet = isOutlet
      property.isPrivate = has(node.modifiers, ["private", "fileprivate"])
      property.value = value.map { text($0) }
      let methods = file.types[type].methods.count
      let isOverride = has(node.modifiers, ["override"])
      let isStatic = has(node.modifiers, ["static", "class"])
      if let closure {
        read(name, at: start(binding), body: closure.statements) {
          $0.isOfProperty = true
          $0.isStatic = isStatic
        }
        if property.type == nil, file.types[type].methods.count > methods {
          property.type =
            file.types[type].methods[methods].steps.lazy.compactMap { step -> String? in
              if case .local(_, let type, _) = step.kind { type } else { nil }
            }.first
        }
      } else if let value {
        read(name, at: start(binding), body: value) {
          $0.isOfProperty = true
          $0.isStatic = isStatic
        }
      }
      if let accessors = binding.accessorBlock {
        read(name, at: start(binding), body: accessors) {
          $0.isOfProperty = true
          $0.isOverride = isOverride
          $0.isStatic = isStatic
        }
      }
      file.types[type].properties.append(property)
    }
    return .skipChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter(let statements) = node.accessors { noteOnlyExpression(statements) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      let value = node.initializer?.value
      add(
        .local(
          name: name,
          type: node.typeAnnotation.flatMap { typeName($0.type) } ?? value.flatMap { madeType($0) },
          value: value.map { text($0) } ?? name), at: start(node))
    }
    return .visitChildren
  }

  // MARK: Steps

  private func add(_ kind: CodeStep.Kind, at offset: Int) {
    method?.steps.append(CodeStep(kind, offset: offset, scope: scope))
  }

  private func within(_ kind: CodeScope.Kind, at offset: Int, _ body: () -> Void) {
    guard let index = method?.scopes.count else { return body() }
    method?.scopes.append(CodeScope(kind, parent: scope, offset: offset))
    let outer = scope
    scope = index
    body()
    scope = outer
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard method != nil, node.elements.count > 2 else { return .visitChildren }
    var elements = node.elements.makeIterator()
    guard let target = elements.next(), let sign = elements.next(), let value = elements.next() else {
      return .visitChildren
    }
    let word: String
    if sign.is(AssignmentExprSyntax.self) {
      word = "="
    } else if let symbol = sign.as(BinaryOperatorExprSyntax.self)?.operator.text, symbol.hasSuffix("="),
      !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(symbol)
    {
      word = symbol
    } else {
      return .visitChildren
    }
    let from = start(value)
    let end = min(node.endPositionBeforeTrailingTrivia.utf8Offset, from + Self.longest)
    add(
      .assignment(
        target: text(target), sign: word, value: CodeText.plain(file.bytes[from..<max(from, end)])),
      at: start(node))
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    add(.result(node.expression.map { text($0) } ?? ""), at: start(node))
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    noteChain(node)
    guard method != nil else { return .visitChildren }
    var receiver = ""
    var name = ""
    var offset = start(node)
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.text
      offset = start(member.declName)
      receiver = member.base.map { text($0) } ?? "."
      if receiver == "self" { receiver = "" }
    } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      name = text(optional.expression)
    } else {
      return .visitChildren
    }
    var arguments = node.arguments.map {
      CodeArgument(label: $0.label?.text ?? "", text: text($0.expression))
    }
    if node.trailingClosure != nil { arguments.append(CodeArgument(label: "", text: "{")) }
    add(.call(receiver: receiver, name: name, arguments: arguments), at: offset)
    return .visitChildren
  }

  // MARK: Scopes

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard method != nil else { return .visitChildren }
    var call = node.parent
    while let here = call, !here.is(FunctionCallExprSyntax.self) {
      let isArgument =
        here.is(LabeledExprSyntax.self) || here.is(LabeledExprListSyntax.self)
        || here.is(MultipleTrailingClosureElementSyntax.self)
        || here.is(MultipleTrailingClosureElementListSyntax.self)
      call = isArgument ? here.parent : nil
    }
    let called = call?.as(FunctionCallExprSyntax.self)?.calledExpression
    let name =
      called?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    within(.closure(name), at: start(node)) { walk(node.statements) }
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard method != nil else { return .visitChildren }
    let condition = text(node.conditions)
    walk(node.conditions)
    within(.branch(condition), at: start(node)) { walk(node.body) }
    if let other = node.elseBody {
      within(.otherwise(condition), at: start(other)) { walk(other) }
    }
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guard method != nil else { return .visitChildren }
    walk(node.conditions)
    within(.otherwise(text(node.conditions)), at: start(node)) { walk(node.body) }
    return .skipChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    guard method != nil else { return .visitChildren }
    walk(node.subject)
    let subject = text(node.subject)
    for element in node.cases {
      guard let one = element.as(SwitchCaseSyntax.self) else {
        walk(element)
        continue
      }
      var patterns: [String] = []
      if case .case(let label) = one.label { patterns = label.caseItems.map { text($0.pattern) } }
      within(.match(subject: subject, patterns: patterns), at: start(one)) { walk(one.statements) }
    }
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    guard method != nil else { return .visitChildren }
    walk(node.sequence)
    within(.loop(text(node.pattern)), at: start(node)) {
      if let condition = node.whereClause { walk(condition) }
      walk(node.body)
    }
    return .skipChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    guard method != nil else { return .visitChildren }
    walk(node.conditions)
    within(.loop(""), at: start(node)) { walk(node.body) }
    return .skipChildren
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    guard method != nil else { return .visitChildren }
    within(.loop(""), at: start(node)) { walk(node.body) }
    return .skipChildren
  }

  // MARK: SwiftUI

  private static let gestures: Set<String> = [
    "onTapGesture", "gesture", "simultaneousGesture", "highPriorityGesture", "onLongPressGesture",
    "glassEffect",
  ]

  /// Views that are of interest in a toolbar without a gesture.
  private static let toolbarParts: Set<String> = ["Button", "Menu", "NavigationLink"]

  /// Notes a chain of modifiers whose last call is this one.
  private func noteChain(_ node: FunctionCallExprSyntax) {
    if let outer = node.parent?.as(MemberAccessExprSyntax.self),
      outer.parent?.is(FunctionCallExprSyntax.self) == true,
      outer.base?.id == ExprSyntax(node).id
    {
      return
    }
    var modifiers: [ModifierChain.Modifier] = []
    var call = node
    while let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base?.as(FunctionCallExprSyntax.self) else { return }
      modifiers.append(
        ModifierChain.Modifier(
          name: member.declName.baseName.text,
          arguments: call.arguments.isEmpty ? "" : text(call.arguments), offset: start(member.declName)))
      call = base
    }
    guard let root = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      root.first?.isUppercase == true
    else { return }
    views.append(root)
    let isOfToolbar = Self.toolbarParts.contains(root) && views.contains { $0.hasPrefix("ToolbarItem") }
    guard isOfToolbar || modifiers.contains(where: { Self.gestures.contains($0.name) }) else { return }
    let content = (label(of: call, root)?.statements ?? CodeBlockItemListSyntax([])).map { rootName($0.item) }
    file.chains.append(
      ModifierChain(
        root: root, content: content, offset: start(call), modifiers: modifiers.reversed(),
        around: views.dropLast().reversed()))
  }

  /// The closure that makes the content of a view: that with the name `label`, if there is one.
  private func label(of call: FunctionCallExprSyntax, _ root: String) -> ClosureExprSyntax? {
    if let named = call.additionalTrailingClosures.first(where: { $0.label.text == "label" }) {
      return named.closure
    }
    // `Button("Save") { save() }` has an action and a title.
    if root == "Button", call.arguments.first?.label?.text != "action" { return nil }
    return root == "Menu" && call.arguments.first?.label == nil && !call.arguments.isEmpty
      ? nil : call.trailingClosure
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    if let outer = node.parent?.as(MemberAccessExprSyntax.self),
      outer.parent?.is(FunctionCallExprSyntax.self) == true,
      outer.base?.id == ExprSyntax(node).id
    {
      return
    }
    var call = node
    while let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base?.as(FunctionCallExprSyntax.self) else { return }
      call = base
    }
    if call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true {
      views.removeLast()
    }
  }

  /// The name that a statement begins with, such as `Spacer` for `Spacer().frame(width: 4)`.
  private func rootName(_ item: some SyntaxProtocol) -> String {
    var node = Syntax(item)
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = Syntax(call.calledExpression)
      } else if let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
        node = Syntax(base)
      } else {
        return node.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      }
    }
  }
}
