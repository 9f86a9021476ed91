// SPDX-License-Identifier: Apache-2.0
internal import SwiftParser
internal import SwiftSyntax

/// Names what only the runtime of Objective-C can do.
final class RuntimeOnly: PortingRule {
  private static let functions = [
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
  ]
  private static let observations: Set<String> = [
    "addObserver(_:forKeyPath:options:context:)", "observe(_:options:changeHandler:)", "observe(_:options:)",
    "observe(_:)",
  ]

  /// The names that stand for animations in this file, which keep values under any key.
  private lazy var animations = AnimationNames.names(in: Syntax(file.tree))

  /// Whether a call goes to an animation or to the transactions, which keep values under any key without a
  /// runtime.
  private func goesToAnimation(_ access: MemberAccessExprSyntax) -> Bool {
    guard let base = access.base?.trimmedDescription else { return false }
    if base == "CATransaction" { return true }
    let words = base.split { "?!. ()".contains($0) }.filter { $0 != "self" }
    return words.count == 1 && animations.contains(String(words[0]))
  }

  /// Whether a call goes to an object that is known to take keys, by what is written.
  private func takesKeys(_ access: MemberAccessExprSyntax) -> Bool {
    guard let base = access.base?.trimmedDescription else { return false }
    return ["UserDefaults", "UIApplication.", "UIDevice."].contains { base.contains($0) }
  }

  /// Whether a call goes to an object of a class of the sources that has no superclass but `NSObject`.
  private func goesToObject(_ access: MemberAccessExprSyntax) -> Bool {
    guard let base = access.base?.trimmedDescription, base == "self" || base == "super" else { return false }
    return access.enclosingType.map { program.isRootedInNSObject($0.name) } ?? false
  }

  /// Whether a call goes to a layer, by its name; layers keep values under any key without a runtime.
  private func goesToLayer(_ access: MemberAccessExprSyntax) -> Bool {
    guard let base = access.base?.trimmedDescription else { return false }
    let words = base.split { "?!. ()".contains($0) }.filter { $0 != "presentation" && $0 != "model" }
    guard let last = words.last, last != "self", last != "super" else {
      return access.enclosingType.map { program.isLayer($0.name) } ?? false
    }
    return last.lowercased().hasSuffix("layer")
  }

  /// The words that names of views, controls, controllers and recognizers end with.
  private static let viewWords = [
    "view", "label", "button", "slider", "switch", "stepper", "field", "control", "controller", "recognizer",
    "gesture",
  ]
  /// Keys that UIKit's views, controls, controllers and recognizers have here.
  private static let viewKeys: Set<String> = [
    "frame", "bounds", "center", "transform", "alpha", "hidden", "isHidden", "opaque", "clipsToBounds",
    "userInteractionEnabled", "multipleTouchEnabled", "exclusiveTouch", "tag", "backgroundColor", "tintColor",
    "contentMode", "text", "attributedText", "textColor", "font", "numberOfLines", "textAlignment", "image",
    "progress", "enabled", "isEnabled", "selected", "highlighted", "value", "on", "selectedSegmentIndex",
    "numberOfPages", "currentPage", "_pageImage", "placeholder", "contentOffset", "contentSize",
    "contentInset",
    "zoomScale", "title", "numberOfTapsRequired", "minimumPressDuration",
  ]

  /// Whether a call goes to a view or its kind, by its name, with a key that it has here.
  private func goesToView(_ access: MemberAccessExprSyntax, _ node: FunctionCallExprSyntax) -> Bool {
    guard node.arguments.last?.label?.text == "forKey",
      let key = node.arguments.last?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      Self.viewKeys.contains(key),
      let last = access.base?.trimmedDescription.split(whereSeparator: { "?!. ()".contains($0) }).last
    else { return false }
    let name = last.lowercased()
    return Self.viewWords.contains { name.hasSuffix($0) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let remedy = Self.functions[name]
    {
      say(at: node, "\(name): there is no runtime of Objective-C; \(remedy)")
    } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
      let name = "\(access.declName.baseName.text)(\(labels))"
      if let remedy = Self.members[name], !takesKeys(access), !goesToAnimation(access), !goesToLayer(access) {
        if goesToObject(access) {
          say(at: node, "\(name): there is no runtime of Objective-C; \(remedy)")
        } else if !goesToView(access, node) {
          say(
            .look, at: node,
            "\(name): layers, animations, alerts, bar items, the device and the application know keys, and views, controllers and recognizers those of UIKit; of any other object \(remedy)"
          )
        }
      } else if Self.observations.contains(name), name.hasPrefix("add") || node.observesKeyPath {
        say(
          .look, at: node,
          "\(name): views, view controllers, layers, recognizers, and classes of these sources with @objc dynamic properties can be observed here; for any other object use didSet."
        )
      }
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// Whether the first argument is a key path.
  fileprivate var observesKeyPath: Bool { arguments.first?.expression.is(KeyPathExprSyntax.self) == true }
}
