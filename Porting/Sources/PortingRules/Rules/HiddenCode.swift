// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Makes `os(iOS)` true, and points at code that would run on iOS and that a condition leaves out here.
///
/// A package for Linux is not compiled for iOS, but stands in for it: `#if os(iOS)` becomes
/// `#if canImport(UIKit)`.
final class HiddenCode: PortingRule {
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      if let condition = clause.condition { PlatformNames(rule: self).walk(condition) }
    }
    let onIOS = Set(node.inactiveClauses(on: .iOS).map(\.id))
    for clause in node.inactiveClauses(on: .here) where !onIOS.contains(clause.id) {
      let condition =
        clause.condition.map { "\(clause.poundKeyword.text) \($0.trimmedDescription)" } ?? "#else"
      say(.look, at: clause, "\(condition): false here and true on iOS, so this code is left out.")
    }
    return .visitChildren
  }
}

private final class PlatformNames: SyntaxVisitor {
  private let rule: PortingRule

  init(rule: PortingRule) {
    self.rule = rule
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.trimmedDescription == "os(iOS)" { rule.replace(node, with: "canImport(UIKit)") }
    return .skipChildren
  }
}
