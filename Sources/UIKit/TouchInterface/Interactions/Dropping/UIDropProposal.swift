// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore

/// What a receiver does with items that are dropped on it.
public nonisolated enum UIDropOperation: UInt, Sendable, Hashable {
  /// Nothing.
  case cancel = 0
  /// Nothing, although it usually takes such items.
  case forbidden = 1
  /// It copies them.
  case copy = 2
  /// It takes them, and the source gives them up; the source must allow it.
  case move = 3

  /// Whether anything is dropped.
  var isPerformed: Bool { self == .copy || self == .move }
}

/// What a receiver would do with the items above it.
@preconcurrency @MainActor open class UIDropProposal: NSObject, NSCopying {
  /// What it would do.
  public final let operation: UIDropOperation
  /// Whether the finger points more precisely than usual, for code that shows it.
  ///
  /// A kept value: it changes nothing here.
  open var isPrecise = false
  /// Whether the previews keep their size, for code that shows them.
  ///
  /// A kept value: it changes nothing here.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  deinit {}

  /// A proposal with the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    onMainActor {
      let made = UIDropProposal(operation: operation)
      made.isPrecise = isPrecise
      made.prefersFullSizePreview = prefersFullSizePreview
      return made
    }
  }
}
