// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Lets classes of `NSObject` have methods that Objective-C declares for every object.
///
/// An override of `forwardingTarget(for:)` makes the class `SelectorForwarding`, and one of `awakeFromNib()`
/// makes it `NibAwakening`. An override of `responds(to:)` becomes a method of the class, in front of the one
/// that every object has.
final class ObjectOverrides: PortingRule {
  private static let conformances = [
    "forwardingTarget(for:)": "SelectorForwarding", "awakeFromNib()": "NibAwakening",
  ]
  private static let methods: Set<String> = [
    "forwardingTarget(for:)", "awakeFromNib()", "responds(to:)", "prepareForInterfaceBuilder()",
  ]

  private func isFirst(_ method: String, in owner: String) -> Bool {
    program.isRootedInNSObject(owner)
      && program.classes(from: owner).dropFirst().allSatisfy { superclass in
        !program.overrides.contains { $0.owner == superclass && Self.name(of: $0) == method }
      }
  }

  private static func name(of method: Program.Method) -> String {
    "\(method.base)(\(method.labels.map { $0 + ":" }.joined()))"
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let owner = node.name.text
    guard let path = node.typePath, program.isRootedInNSObject(owner) else { return .visitChildren }
    for method in program.overrides where method.owner == owner {
      let name = Self.name(of: method)
      if let conformance = Self.conformances[name], isFirst(name, in: owner) {
        conform(node, path, to: conformance)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = "\(node.name.text)(\(node.signature.parameterClause.labels.map { $0 + ":" }.joined()))"
    if name == "forwardingTarget(for:)" { sayWhatIsCalledDirectly(node) }
    guard Self.methods.contains(name), let owner = node.enclosingType?.name, isFirst(name, in: owner),
      let override = node.modifiers.modifier("override")
    else { return .visitChildren }
    blank(override)
    return .visitChildren
  }

  /// Swift calls the methods of a protocol directly, so that a proxy between an object and its delegate is
  /// not asked for another object.
  private func sayWhatIsCalledDirectly(_ node: FunctionDeclSyntax) {
    guard node.modifiers.modifier("override") != nil, let owner = node.enclosingType?.name,
      let role = program.classes(from: owner).flatMap({ program.types[$0]?.inherited ?? [] }).first(where: {
        $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource")
      })
    else { return }
    say(
      at: node.name,
      "\(owner) is a \(role), whose methods are called directly and not forwarded: write each of them that the target has, and call it on the target there."
    )
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) == true, let owner = node.enclosingType?.name
    else { return .visitChildren }
    let name =
      "\(access.declName.baseName.text)(\(node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()))"
    guard Self.methods.contains(name), name != "responds(to:)", isFirst(name, in: owner) else {
      return .visitChildren
    }
    replace(node, with: name == "forwardingTarget(for:)" ? "(nil as Any?)" : "()")
    return .skipChildren
  }
}
