// SPDX-License-Identifier: Apache-2.0
package import TouchCore

extension TouchFact.Kind {
  /// The line of the fact.
  package nonisolated var line: TraceLine { tell(LineTeller()) }

  /// Why a gesture failed or was cancelled, which the line of the fact lacks: lines are compared with
  /// recorded ones, and a reason changes with the tuning.
  package nonisolated var failure: String? {
    if case .gesture(.state(_, _, _, let reason)) = self { reason } else { nil }
  }

  /// Whether readers look for the fact first: a beginning, an end, a turning point, or a refusal.
  package nonisolated var isKey: Bool { tell(KeyTeller()) }
}

/// Makes lines of facts.
private nonisolated struct LineTeller: FactTeller {
  func account(
    _ word: @autoclosure () -> String, _ line: @autoclosure () -> TraceLine,
    isKey: @autoclosure () -> Bool, _ fields: @autoclosure () -> FactFields
  ) -> TraceLine {
    line()
  }
}

/// Tells whether readers look for a fact first.
private nonisolated struct KeyTeller: FactTeller {
  func account(
    _ word: @autoclosure () -> String, _ line: @autoclosure () -> TraceLine,
    isKey: @autoclosure () -> Bool, _ fields: @autoclosure () -> FactFields
  ) -> Bool {
    isKey()
  }
}
