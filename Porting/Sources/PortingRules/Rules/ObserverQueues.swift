// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Lets observers of notifications run where a notification is posted, if they ask for the main queue.
///
/// UIKit posts on the main actor. Whoever posts waits for an observer's queue, and where the main actor does
/// not run on the process's first thread, as under Swift Testing on Linux, Foundation does not know that it
/// is on the main queue already: it would wait for itself, forever.
final class ObserverQueues: PortingRule {
  private static let mainQueues: Set<String> = [".main", "OperationQueue.main", "NSOperationQueue.main"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "addObserver",
      node.arguments.first?.label?.text == "forName"
    else { return .visitChildren }
    for argument in node.arguments where argument.label?.text == "queue" {
      if Self.mainQueues.contains(argument.expression.trimmedDescription) {
        edits.replace(argument.expression.range, with: "nil")
      }
    }
    return .visitChildren
  }
}
