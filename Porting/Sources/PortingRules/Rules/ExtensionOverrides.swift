// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Moves overrides, and methods that are overridden, from extensions into the class.
///
/// Objective-C looks for methods by name, so that an extension may override, and be overridden. Swift lets
/// only the class itself do so. The class gets the text at its end, under the name and the line of the place
/// where it was written, so that errors and breakpoints are found there; where it was there are blank lines
/// now.
final class ExtensionOverrides: PortingRule {
  /// What is moved, by the class it goes to.
  private(set) var moves: [(owner: String, range: Range<Int>)] = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let owner = node.extendedType.simpleName
    guard program.types[owner]?.kind == .classType else {
      noteOverrides(in: node, of: owner)
      return .visitChildren
    }
    for member in node.memberBlock.members where program.moves(member.decl, to: owner) {
      if node.genericWhereClause != nil {
        say(
          at: member,
          "this extension has a condition, so that its override cannot move into \(owner); move it by hand.")
        continue
      }
      moves.append((owner, member.range))
    }
    return .visitChildren
  }

  /// Names an override of a method that an extension adds to a class of another module.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.has("override"), let owner = node.enclosingType?.name else { return .visitChildren }
    let labels = node.signature.parameterClause.labels
    let extended = program.methods.first {
      $0.isInExtension && $0.base == node.name.text && $0.labels == labels
        && program.types[$0.owner]?.kind == .other && $0.owner.hasPrefix("UI") && $0.owner != owner
    }
    if let extended {
      let name = node.name.text
      let own = "own\(name.prefix(1).uppercased())\(name.dropFirst())"
      let protocolName = "Own\(own.dropFirst("own".count))"
      let signature = node.signature.trimmedDescription
      let arguments = node.signature.parameterClause.parameters.map { parameter in
        let variable = (parameter.secondName ?? parameter.firstName).text
        return parameter.firstName.text == "_" ? variable : "\(parameter.firstName.text): \(variable)"
      }.joined(separator: ", ")
      say(
        at: node,
        "\(name) is a method of an extension of \(extended.owner), which Swift cannot override. Write `protocol \(protocolName) { func \(own)\(signature) }`, let \(owner) conform to it with \(own) in place of this override, and begin the method of the extension with `if let object = self as? any \(protocolName) { return object.\(own)(\(arguments)) }`.\(node.trimmedDescription.contains("super.\(name)(") ? " It calls super: give the rest of that method a name of its own, and call that instead." : "")"
      )
    }
    return .visitChildren
  }

  /// Names an override of a property that an extension adds to a class of another module.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.has("override"), let owner = node.enclosingType?.name, let name = node.names.first,
      let type = node.bindings.first?.typeAnnotation?.type.trimmedDescription,
      let extended = program.extensionProperties.first(where: {
        $0.name == name && program.types[$0.owner]?.kind == .other && $0.owner.hasPrefix("UI")
          && $0.owner != owner
      })
    else { return .visitChildren }
    let own = "own\(name.prefix(1).uppercased())\(name.dropFirst())"
    let protocolName = "Own\(own.dropFirst("own".count))"
    say(
      at: node,
      "\(name) is a property of an extension of \(extended.owner), which Swift cannot override. Write `protocol \(protocolName) { var \(own): \(type) { get } }`, let \(owner) conform to it with \(own) in place of this override, and begin the getter of the extension with `if let object = self as? any \(protocolName) { return object.\(own) }`."
    )
    return .visitChildren
  }

  private func noteOverrides(in node: ExtensionDeclSyntax, of owner: String) {
    for member in node.memberBlock.members
    where member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.has("override") == true {
      say(
        at: member,
        "an extension of \(owner) cannot override here, and \(owner) is not in these sources; move it into a subclass."
      )
    }
  }
}

extension Program {
  /// Whether a member of an extension of a class of the sources moves into the class.
  func moves(_ member: DeclSyntax?, to owner: String) -> Bool {
    guard let member, types[owner]?.kind == .classType else { return false }
    if let function = member.as(FunctionDeclSyntax.self) {
      return function.modifiers.has("override")
        || isOverridden(function.name.text, labels: function.signature.parameterClause.labels, of: owner)
    }
    guard let property = member.as(VariableDeclSyntax.self) else { return false }
    return property.modifiers.has("override")
      || property.names.contains { isOverridden(property: $0, of: owner) }
  }
}

extension VariableDeclSyntax {
  /// The names of the properties.
  fileprivate var names: [String] {
    bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
  }
}
