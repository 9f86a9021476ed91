// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// The type in whose braces a node is.
struct EnclosingType {
  /// The name without those of the types around it.
  var name: String
  /// The name as code outside of the type writes it: `Outer.Inner`.
  var path: String
  var isExtension: Bool
  /// Whether every member is seen by Objective-C.
  var hasObjectiveCMembers: Bool
}

extension SyntaxProtocol {
  /// The type in whose braces this is.
  var enclosingType: EnclosingType? {
    var names: [String] = []
    var found: EnclosingType?
    var next = parent
    while let node = next {
      defer { next = node.parent }
      if let node = node.as(ExtensionDeclSyntax.self) {
        let path = node.extendedType.trimmedDescription
        names.insert(path, at: 0)
        found =
          found
          ?? EnclosingType(
            name: node.extendedType.simpleName, path: path, isExtension: true,
            hasObjectiveCMembers: node.attributes.has("objc"))
      } else if let named = node.asProtocol((any NamedDeclSyntax).self),
        let group = node.asProtocol((any DeclGroupSyntax).self)
      {
        names.insert(named.name.text, at: 0)
        found =
          found
          ?? EnclosingType(
            name: named.name.text, path: named.name.text, isExtension: false,
            hasObjectiveCMembers: group.attributes.has("objcMembers")
              || (node.is(ProtocolDeclSyntax.self) && group.attributes.has("objc")))
      }
    }
    found?.path = names.joined(separator: ".")
    return found
  }
}

extension TypeSyntax {
  /// The last name of a type that is written with dots, without generic arguments.
  var simpleName: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return trimmedDescription
  }
}

extension AttributeListSyntax {
  /// The attribute of this name.
  func attribute(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == name {
      return attribute
    }
    return nil
  }

  func has(_ name: String) -> Bool { attribute(name) != nil }
}

extension DeclModifierListSyntax {
  /// The modifier of this name.
  func modifier(_ name: String) -> DeclModifierSyntax? { first { $0.name.text == name } }

  func has(_ name: String) -> Bool { modifier(name) != nil }
}

extension FunctionParameterClauseSyntax {
  /// The labels of the arguments, `_` for none.
  var labels: [String] { parameters.map(\.firstName.text) }
}
