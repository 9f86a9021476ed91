// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Writes names from before Swift 4.2 as they are now: those of members, which code also overrides, and of
/// constants.
///
/// A name that the sources declare themselves stays.
final class OldNames: PortingRule {
  /// Members of UIKit's classes.
  private static let members = [
    "addChildViewController": "addChild",
    "removeFromParentViewController": "removeFromParent",
    "childViewControllers": "children",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "commonModes": "common",
    "defaultRunLoopMode": "default",
  ]

  /// Labels, by the methods that have them.
  private static let labels = [
    "willMove": ["toParentViewController": "toParent"],
    "didMove": ["toParentViewController": "toParent"],
    "overrideTraitCollection": ["forChildViewController": "forChild"],
    "setOverrideTraitCollection": ["forChildViewController": "forChild"],
  ]

  private func isDeclared(_ name: String) -> Bool {
    program.types[name] != nil || program.functions.contains(name)
      || program.properties.contains(name) && !overridden.contains(name)
      || program.methods.contains { $0.base == name && !program.overrides.contains($0) }
  }

  /// The properties of the file that override one.
  private var overridden: Set<String> = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.text == "override" }) else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      if let now = Self.members[name.text] {
        overridden.insert(name.text)
        edits.replace(name.range, with: now)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.text == "override" }) else { return .visitChildren }
    if let now = Self.members[node.name.text] { edits.replace(node.name.range, with: now) }
    if let labels = Self.labels[node.name.text] {
      for parameter in node.signature.parameterClause.parameters {
        if let now = labels[parameter.firstName.text] { edits.replace(parameter.firstName.range, with: now) }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if rewriteFunction(node) { return .visitChildren }
    let called =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let labels = called.flatMap({ Self.labels[$0] }) else { return .visitChildren }
    for argument in node.arguments {
      if let label = argument.label, let now = labels[label.text] { edits.replace(label.range, with: now) }
    }
    return .visitChildren
  }

  /// Writes a call of a function that has become a member.
  private func rewriteFunction(_ node: FunctionCallExprSyntax) -> Bool {
    guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      !isDeclared(called.text)
    else { return false }
    if node.arguments.isEmpty, let property = OldNameTable.property(ofFunction: called.text) {
      replace(node, with: property)
      return true
    }
    guard let now = OldNameTable.functions[called.text], now.labels.count == node.arguments.count else {
      return false
    }
    edits.replace(called.range, with: now.name)
    for (label, argument) in zip(now.labels, node.arguments) {
      if let label { edits.insert("\(label): ", at: argument.expression.range.lowerBound) }
    }
    return true
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    guard let now = Self.members[name] ?? (isMember ? nil : OldNameTable.globals[name]), !isDeclared(name)
    else {
      return .visitChildren
    }
    edits.replace(node.baseName.range, with: now)
    return .visitChildren
  }

  /// `Notification.Name.UITextFieldTextDidChange`, and the same name behind a period alone.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let bases = [nil, "Notification.Name", "NSNotification.Name", "Foundation.Notification.Name"]
    guard let now = OldNameTable.notifications[node.declName.baseName.text],
      !isDeclared(node.declName.baseName.text),
      bases.contains(node.base?.trimmedDescription)
    else { return .visitChildren }
    replace(node, with: now)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let now = OldNameTable.globals[node.name.text], !isDeclared(node.name.text) {
      edits.replace(node.name.range, with: now)
    }
    return .visitChildren
  }
}
