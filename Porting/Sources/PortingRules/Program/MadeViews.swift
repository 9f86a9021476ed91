// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Calls that make a view of a class that only a value knows, where UIKit declares the class.
///
/// They are `T(frame: frame)` with `T: UIView`, `kind.init()` of a `UILabel.Type`, and `self.init()` in a
/// static method of an extension.
///
/// Swift has such calls for required initializers alone, and those of UIKit's views are not.
enum MadeViews {
  /// The classes of UIKit that are made by a frame.
  static let classes: Set<String> = [
    "UIView", "UIControl", "UIButton", "UIImageView", "UILabel", "UIPageControl", "UIProgressView",
    "UIScrollView",
    "UIActivityIndicatorView", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITextField",
  ]

  /// A call that makes a view, if it is certain or if a name stands for a class.
  enum Call {
    /// The class is that of a generic parameter, of an argument, or of the type around the call.
    case certain
    /// It is one if the property or variable of this name is declared so.
    case named(String)
  }

  static func call(_ node: FunctionCallExprSyntax) -> Call? {
    guard node.trailingClosure == nil, node.leftParen != nil,
      ["", "frame"].contains(node.arguments.map { $0.label?.text ?? "_" }.joined(separator: ":"))
    else { return nil }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return isClass(name, at: node) ? .certain : nil
    }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base
    else { return nil }
    let name = base.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    if base.trimmedDescription == "self" { return isInStaticMethod(node) && isInView(node) ? .certain : nil }
    if let metatype = parameter(name, at: node) { return classes.contains(metatype) ? .certain : nil }
    return isClass(name, at: node) ? .certain : .named(name)
  }

  /// Whether a name is a generic parameter that stands for views, or `Self` in an extension of one.
  private static func isClass(_ name: String, at node: some SyntaxProtocol) -> Bool {
    if name == "Self" { return isInView(node) }
    var next = node.parent
    while let parent = next {
      defer { next = parent.parent }
      let (clause, condition) = genericClauses(of: parent)
      guard let parameter = clause?.parameters.first(where: { $0.name.text == name }) else { continue }
      if let bound = parameter.inheritedType { return classes.contains(bound.simpleName) }
      return condition?.requirements.contains { requirement in
        guard let requirement = requirement.requirement.as(ConformanceRequirementSyntax.self) else {
          return false
        }
        return requirement.leftType.trimmedDescription == name
          && classes.contains(requirement.rightType.simpleName)
      } == true
    }
    return false
  }

  private static func genericClauses(
    of node: Syntax
  ) -> (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?) {
    if let node = node.as(FunctionDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = node.as(ClassDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = node.as(StructDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = node.as(InitializerDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    return (nil, nil)
  }

  /// The class of a parameter that is a metatype; nil if no function around the node has one of this name.
  private static func parameter(_ name: String, at node: some SyntaxProtocol) -> String? {
    var next = node.parent
    while let parent = next {
      defer { next = parent.parent }
      let parameters =
        parent.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? parent.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      let found = parameters?.first { ($0.secondName ?? $0.firstName).text == name }
      guard let type = found?.type.as(MetatypeTypeSyntax.self) else { continue }
      let base = type.baseType.simpleName
      return isClass(base, at: node) ? "UIView" : base
    }
    return nil
  }

  private static func isInView(_ node: some SyntaxProtocol) -> Bool {
    guard let type = node.enclosingType else { return false }
    return type.isExtension && classes.contains(type.name)
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
