// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Points at code that a condition leaves out where there is no iOS.
final class HiddenCode: PortingRule {
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      guard let condition = clause.condition?.trimmedDescription else { continue }
      let names = [
        "os(iOS)", "os(tvOS)", "os(visionOS)", "targetEnvironment(simulator)",
        "targetEnvironment(macCatalyst)",
        "_runtime(_ObjC)", "canImport(ObjectiveC)", "canImport(Darwin)",
      ]
      guard let name = names.first(where: condition.contains), !condition.contains("!\(name)") else {
        continue
      }
      say(
        .look, at: clause,
        "#if \(condition): false here, so this code is left out; write canImport(UIKit) if it should run.")
    }
    return .visitChildren
  }
}
