// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Calls that make an object of a class that only a value knows, where UIKit declares the class.
///
/// They are `T(frame: frame)` with `T: UIView`, `kind.init()` of a `UILabel.Type` or a
/// `UIViewController.Type`, and `self.init()` in a static method of an extension.
///
/// Swift has such calls for required initializers alone, and those of UIKit's classes are not.
enum MadeByClass: CaseIterable {
  case view, controller

  /// The classes of UIKit that are made so.
  var classes: Set<String> {
    switch self {
    case .view:
      [
        "UIView", "UIControl", "UIButton", "UIImageView", "UILabel", "UIPageControl", "UIProgressView",
        "UIScrollView", "UIActivityIndicatorView", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch",
        "UITextField",
      ]
    case .controller: ["UIViewController", "UINavigationController"]
    }
  }

  /// The labels of the initializer.
  var labels: String {
    switch self {
    case .view: "frame"
    case .controller: "nibName:bundle"
    }
  }

  /// The protocol that classes of the sources conform to.
  var conformance: String {
    switch self {
    case .view: "ViewMadeByClass"
    case .controller: "ControllerMadeByClass"
    }
  }

  /// The initializer of a class that declares none.
  var initializer: String {
    switch self {
    case .view: "init(frame: CGRect) { super.init(frame: frame) }"
    case .controller:
      "init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }"
    }
  }

  /// What a class of UIKit belongs to; nil if it is not made so.
  init?(of name: String) {
    guard let kind = Self.allCases.first(where: { $0.classes.contains(name) }) else { return nil }
    self = kind
  }

  /// A call that makes an object, if it is certain or if a name stands for a class.
  enum Call {
    /// The class is that of a generic parameter, of an argument, or of the type around the call.
    case certain(MadeByClass)
    /// It is one if the property or variable of this name is declared so.
    case named(String)
  }

  static func call(_ node: FunctionCallExprSyntax) -> Call? {
    guard node.trailingClosure == nil, node.leftParen != nil else { return nil }
    let labels = node.arguments.map { $0.label?.text ?? "_" }.joined(separator: ":")
    switch called(node) {
    case .certain(let kind): return labels.isEmpty || labels == kind.labels ? .certain(kind) : nil
    case .named(let name):
      return labels.isEmpty || allCases.contains { $0.labels == labels } ? .named(name) : nil
    case nil: return nil
    }
  }

  /// What a call would make with suitable arguments.
  private static func called(_ node: FunctionCallExprSyntax) -> Call? {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return kind(of: name, at: node).map(Call.certain)
    }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base
    else { return nil }
    let name = base.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    if base.trimmedDescription == "self" {
      return isInStaticMethod(node) ? extended(at: node).map(Call.certain) : nil
    }
    if let metatype = parameter(name, at: node) {
      return (kind(of: metatype, at: node) ?? Self(of: metatype)).map(Call.certain)
    }
    return kind(of: name, at: node).map(Call.certain) ?? .named(name)
  }

  /// What a generic parameter stands for, or `Self` in an extension.
  private static func kind(of name: String, at node: some SyntaxProtocol) -> Self? {
    if name == "Self" { return extended(at: node) }
    var next = node.parent
    while let parent = next {
      defer { next = parent.parent }
      let (clause, condition) = genericClauses(of: parent)
      guard let parameter = clause?.parameters.first(where: { $0.name.text == name }) else { continue }
      if let bound = parameter.inheritedType { return Self(of: bound.simpleName) }
      return condition?.requirements.lazy.compactMap { requirement in
        guard let requirement = requirement.requirement.as(ConformanceRequirementSyntax.self),
          requirement.leftType.trimmedDescription == name
        else { return nil }
        return Self(of: requirement.rightType.simpleName)
      }.first
    }
    return nil
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
      return type.baseType.simpleName
    }
    return nil
  }

  /// What the extension around a node is of.
  private static func extended(at node: some SyntaxProtocol) -> Self? {
    guard let type = node.enclosingType, type.isExtension else { return nil }
    return Self(of: type.name)
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
