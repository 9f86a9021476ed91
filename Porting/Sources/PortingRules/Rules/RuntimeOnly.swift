// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Names what only the runtime of Objective-C can do.
final class RuntimeOnly: PortingRule {
  private static let functions = [
    "objc_getAssociatedObject":
      "keep the value in a property of the class, or in a dictionary of ObjectIdentifier.",
    "objc_setAssociatedObject":
      "keep the value in a property of the class, or in a dictionary of ObjectIdentifier.",
    "method_exchangeImplementations": "override the method in a subclass instead.",
    "class_addMethod": "write the method.",
    "class_replaceMethod": "override the method in a subclass instead.",
    "object_setClass": "make an object of the class that is meant.",
    "NSClassFromString": "name the class, or keep a table of the classes that are looked for.",
  ]
  private static let members = [
    "setValue(_:forKey:)": "set the property.",
    "setValue(_:forKeyPath:)": "set the property.",
    "value(forKey:)": "read the property.",
    "value(forKeyPath:)": "read the property.",
    "addObserver(_:forKeyPath:options:context:)": "nothing observes properties here; use didSet.",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let remedy = Self.functions[name]
    {
      say(at: node, "\(name): there is no runtime of Objective-C; \(remedy)")
    } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
      let name = "\(access.declName.baseName.text)(\(labels))"
      if let remedy = Self.members[name], access.base?.trimmedDescription.contains("UserDefaults") != true {
        say(at: node, "\(name): there is no runtime of Objective-C; \(remedy)")
      } else if name == "observe(_:options:changeHandler:)" || name == "observe(_:options:)"
        || name == "observe(_:)",
        node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true
      {
        say(at: node, "\(name): nothing observes properties here; use didSet.")
      }
    }
    return .visitChildren
  }
}
