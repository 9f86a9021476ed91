// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Lets classes of `NSObject` observe properties by their names, and be observed.
///
/// A class that overrides `observeValue(forKeyPath:of:change:context:)` of `NSObject` becomes a
/// `KeyPathObserver`. A class with `@objc dynamic` properties becomes `KeyValueObservable`, and its
/// properties tell their observers in `didSet`.
final class ObservedObjects: PortingRule {
  private static let labels = ["forKeyPath", "of", "change", "context"]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let path = node.typePath, program.isRootedInNSObject(node.name.text) else { return .visitChildren }
    let superclasses = program.classes(from: node.name.text).dropFirst()
    let isFirst = { (names: Set<String>) in
      names.contains(node.name.text) && superclasses.allSatisfy { !names.contains($0) }
    }
    if isFirst(program.keyPathObservers) { conform(node, path, to: "KeyPathObserver") }
    if isFirst(program.observedClasses) { conform(node, path, to: "KeyValueObservable") }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "observeValue", node.signature.parameterClause.labels == Self.labels,
      let owner = node.enclosingType?.name, isFirstObserver(owner)
    else { return .visitChildren }
    if let override = node.modifiers.modifier("override") { blank(override) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "observeValue", access.base?.is(SuperExprSyntax.self) == true,
      let owner = node.enclosingType?.name, isFirstObserver(owner)
    else { return .visitChildren }
    replace(access, with: "self.leaveUnobserved")
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let enclosing = node.enclosingType, program.isRootedInNSObject(enclosing.name),
      node.isObserved(in: enclosing), node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .visitChildren }
    let call = "didChangeValue(forKey: \"\(name)\")"
    guard let block = binding.accessorBlock else {
      edits.insert(" { didSet { \(call) } }", at: binding.range.upperBound)
      return .visitChildren
    }
    guard case .accessors(let accessors) = block.accessors else { return .visitChildren }
    if let body = accessors.first(where: { $0.accessorSpecifier.text == "didSet" })?.body {
      edits.insert(" \(call);", at: body.leftBrace.range.upperBound)
    } else if accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
      edits.insert(" didSet { \(call) }", at: block.leftBrace.range.upperBound)
    }
    return .visitChildren
  }

  private func isFirstObserver(_ owner: String) -> Bool {
    program.isRootedInNSObject(owner)
      && program.classes(from: owner).dropFirst().allSatisfy { !program.keyPathObservers.contains($0) }
  }
}

extension VariableDeclSyntax {
  /// Whether the property is one that Objective-C would let others observe.
  func isObserved(in enclosing: EnclosingType) -> Bool {
    modifiers.has("dynamic") && !modifiers.has("static") && !modifiers.has("class") && !modifiers.has("lazy")
      && bindingSpecifier.text == "var" && (attributes.has("objc") || enclosing.hasObjectiveCMembers)
  }
}
