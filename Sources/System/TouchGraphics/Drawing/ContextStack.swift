// SPDX-License-Identifier: Apache-2.0
private import Synchronization

/// The contexts that code has pushed, the current one last.
package nonisolated final class ContextStack: Sendable {
  private let contexts: Mutex<[CGContext]>

  /// Creates a stack.
  package init(_ contexts: [CGContext] = []) {
    self.contexts = Mutex(contexts)
  }

  /// The stack of the drawing that is going on; nil outside of one.
  ///
  /// Each drawing of a view has a stack for itself, so that code which pushes a context and forgets to pop it
  /// affects no other view.
  @TaskLocal package static var ofDrawing: ContextStack?

  /// Runs a drawing, with the context as the current one.
  package static func draw(in context: CGContext, _ body: () -> Void) {
    $ofDrawing.withValue(ContextStack([context]), operation: body)
  }

  /// The context that was pushed last.
  package var top: CGContext? {
    contexts.withLock { $0.last }
  }

  /// Makes a context the current one.
  package func push(_ context: CGContext) {
    contexts.withLock { $0.append(context) }
  }

  /// Makes the context before the current one current again.
  package func pop() {
    contexts.withLock { _ = $0.popLast() }
  }
}
