// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Gives optional requirements of protocols a default.
///
/// A method without a result gets an empty default, and one with a result, or a property, becomes optional
/// and defaults to nil. `delegate?.dial?(self)` then loses its second question mark, and what followed a `??`
/// still does.
final class OptionalRequirements: PortingRule {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    var defaults: [String] = []
    // A requirement is as visible as its protocol; its default has to say so.
    let access = ["public", "package"].first(where: node.modifiers.has).map { $0 + " " } ?? ""
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.has("optional") {
        defaults.append(access + Self.declaration(of: function))
        if let result = function.signature.returnClause, !result.type.isVoid {
          makeOptional(result.type)
        }
      } else if let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.has("optional") {
        for binding in variable.bindings {
          guard let type = binding.typeAnnotation?.type else { continue }
          defaults.append("\(access)var \(binding.pattern.trimmedDescription): \(type.madeOptional) { nil }")
          makeOptional(type)
          if binding.accessorBlock?.trimmedDescription.contains("set") == true {
            say(
              at: binding,
              "an optional property that can be set: give it a setter in the extension below the protocol.")
          }
        }
      } else if let initializer = member.decl.as(InitializerDeclSyntax.self),
        initializer.modifiers.has("optional")
      {
        say(at: initializer, "an optional initializer has no default; leave it out.")
      }
    }
    if !defaults.isEmpty {
      // On the line of the closing brace, so that no line gets another number.
      let text = "; extension \(node.name.text) { \(defaults.joined(separator: "; ")) }"
      edits.insert(text, at: node.range.upperBound)
    }
    return .visitChildren
  }

  /// The default of a method: nothing, or nil.
  private static func declaration(of function: FunctionDeclSyntax) -> String {
    let signature = function.signature
    let generics = function.genericParameterClause?.trimmedDescription ?? ""
    let constraint = function.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    let effects = signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
    let head =
      "func \(function.name.text)\(generics)\(oneLine(signature.parameterClause.trimmedDescription))\(effects)"
    guard let result = signature.returnClause, !result.type.isVoid else { return head + constraint + " {}" }
    return head + " -> \(result.type.madeOptional)\(constraint) { nil }"
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.trimmed }.joined(separator: " ")
  }

  private func makeOptional(_ type: TypeSyntax) {
    let text = type.madeOptional
    if text != type.trimmedDescription { edits.replace(type.range, with: text) }
  }

  // What implements such a requirement has the same type.

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.modifiers.has("optional"), let enclosing = node.enclosingType,
      program.types[enclosing.name]?.kind == .classType,
      program.requirement(node.name.text, labels: node.signature.parameterClause.labels, of: enclosing.name)
        != nil,
      let result = node.signature.returnClause, !result.type.isVoid
    else { return .visitChildren }
    makeOptional(result.type)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.modifiers.has("optional"), let enclosing = node.enclosingType else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        program.requirement(name, labels: nil, of: enclosing.name) != nil
      else { continue }
      if let type = binding.typeAnnotation?.type {
        makeOptional(type)
      } else {
        say(at: binding, "\(name) implements an optional requirement: write its type, as an optional.")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    if let chain = called.as(OptionalChainingExprSyntax.self), isRequirement(chain.expression) {
      edits.replace(chain.questionMark.range, with: "")
    } else if let forced = called.as(ForceUnwrapExprSyntax.self), isRequirement(forced.expression) {
      // What it gives is optional now, and is forced in its place.
      edits.replace(forced.exclamationMark.range, with: "")
      if hasResult(forced.expression) { edits.insert("!", at: node.range.upperBound) }
    }
    return .visitChildren
  }

  /// Whether the optional requirements of a called name have a result.
  private func hasResult(_ expression: ExprSyntax) -> Bool {
    let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return program.optionalRequirements.contains { $0.base == name && $0.hasResult }
  }

  /// What the names of optional requirements begin with in UIKit's delegates of touches and controls.
  private static let methodsOfUIKit = [
    "gestureRecognizer", "scrollView", "viewForZooming", "textField", "animationDid", "animationController",
    "interactionController", "presentationController", "navigationController", "contextMenuInteraction",
    "dragInteraction", "dropInteraction", "pointerInteraction", "editMenuInteraction", "pencilInteraction",
  ]

  /// Whether a call that ends with `?(` calls an optional requirement, and not a closure that may be nil.
  private func isRequirement(_ expression: ExprSyntax) -> Bool {
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return false }
    let name = access.declName.baseName.text
    if program.optionalRequirements.contains(where: { $0.base == name && $0.labels != nil }) { return true }
    if program.properties.contains(name) { return false }
    if Self.methodsOfUIKit.contains(where: name.hasPrefix) { return true }
    // A delegate of UIKit's.
    let receiver = access.base?.trimmedDescription.lowercased() ?? ""
    return receiver.contains("delegate") || receiver.contains("datasource")
  }
}

extension TypeSyntax {
  var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(trimmedDescription) }

  /// The type as an optional.
  fileprivate var madeOptional: String {
    let text = trimmedDescription
    if text.hasSuffix("?") { return text }
    if text.hasSuffix("!") { return text.dropLast() + "?" }
    return self.is(FunctionTypeSyntax.self) || text.hasPrefix("any ") || text.hasPrefix("some ")
      || text.contains(" & ")
      ? "(\(text))?" : text + "?"
  }
}

extension StringProtocol {
  /// The text without the white space around it.
  var trimmed: String {
    var text = Substring(self)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
