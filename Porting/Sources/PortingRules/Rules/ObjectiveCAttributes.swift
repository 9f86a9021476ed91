// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Removes the attributes that are addressed to Objective-C or to Interface Builder.
///
/// `@objc`, `@objc(name)`, `@objcMembers`, `@nonobjc` and `@IBOutlet` become blanks. `@IBInspectable` and
/// `@IBDesignable` compile everywhere and stay, and so does an `@IBAction` with one parameter. The compiler
/// refuses others.
final class ObjectiveCAttributes: PortingRule {
  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBSegueAction", "GKInspectable",
  ]

  private static let impossible = [
    "NSManaged": "Core Data writes this property at run time; keep its values in properties of Swift.",
    "NSCopying": "the setter does not copy here; write a property that copies in didSet.",
    "UIApplicationMain":
      "nothing makes the delegate here; make it in a test or in a main of your own, and call UIApplication.shared.launch(_:).",
    "NSApplicationMain": "this is code for macOS; leave the file out.",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.removed.contains(name) || (name == "IBAction" && node.parameterCount != 1) {
      blank(node)
    } else if name == "NSManaged", let owner = node.enclosingType?.name, program.isLayer(owner) {
      blank(node)
    } else if let reason = Self.impossible[name] {
      say(at: node, "@\(name): \(reason)")
      blank(node)
    } else if name == "main", node.marksApplicationDelegate, let reason = Self.impossible["UIApplicationMain"]
    {
      say(at: node, "@main: \(reason)")
      blank(node)
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    // `dynamic` compiles, but has no effect.
    if node.name.text == "optional" { blank(node) }
    return .visitChildren
  }
}

extension AttributeSyntax {
  /// Whether the attribute belongs to the delegate of an application.
  fileprivate var marksApplicationDelegate: Bool {
    let inherited = parent?.parent?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes
    return inherited?.contains { $0.type.trimmedDescription == "UIApplicationDelegate" } == true
  }

  /// How many parameters the function has that the attribute belongs to; nil if it belongs to something else.
  fileprivate var parameterCount: Int? {
    parent?.parent?.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.count
  }
}
