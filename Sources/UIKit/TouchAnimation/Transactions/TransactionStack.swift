// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// The open transactions of an application, the outermost first.
final class TransactionStack {
  /// How a transaction animates changes.
  struct Values {
    var disablesActions = false
    /// Nil for the default.
    var duration: TimeInterval?
    var timingFunction: CAMediaTimingFunction?
    /// What code keeps in it.
    var others: [String: Any] = [:]
  }

  private struct Transaction {
    var values: Values
    /// What waits for the animations that are added from now on.
    var group: CompletionGroup?
    /// Whether it ends by itself, with the turn.
    let isImplicit: Bool
  }

  private unowned let application: UIApplication
  private var open: [Transaction] = []
  private weak var timer: EventTimer?

  init(of application: UIApplication) {
    self.application = application
  }

  /// The seconds that animations take that have no duration, which Apple documents.
  static let standardDuration: TimeInterval = 0.25

  var value: Values { open.last?.values ?? Values() }
  var duration: TimeInterval { value.duration ?? Self.standardDuration }
  var completion: (() -> Void)? { open.last?.group?.block }
  /// The innermost first.
  var waiting: [any AnimationWaiting] { open.reversed().compactMap(\.group) }

  /// Begins a transaction, which inherits the values of the one around it.
  func begin() {
    open.append(Transaction(values: value, isImplicit: false))
    ImplicitActions.update(isOpen: open.contains { !$0.isImplicit })
  }

  func commit() {
    guard let ended = open.popLast() else {
      return Misuse.report("CATransaction.commit() without begin(): there is no transaction to end.")
    }
    if ended.isImplicit { timer?.cancel() }
    ImplicitActions.update(isOpen: open.contains { !$0.isImplicit })
    ended.group?.close()
  }

  func flush() {
    if open.last?.isImplicit == true { commit() }
    application.finishTurn()
  }

  /// Changes the innermost transaction; without one, that of the present turn.
  func change(_ body: (inout Values) -> Void) {
    ensureOne()
    body(&open[open.count - 1].values)
  }

  func setCompletion(_ block: (() -> Void)?) {
    ensureOne()
    let old = open[open.count - 1].group
    open[open.count - 1].group = block.map { CompletionGroup($0, of: application) }
    old?.close()
  }

  func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: duration
    case kCATransactionDisableActions: value.disablesActions
    case kCATransactionAnimationTimingFunction: value.timingFunction
    case kCATransactionCompletionBlock: completion
    default: value.others[key]
    }
  }

  func setValue(_ new: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: change { $0.duration = MediaValue(new).number.map { Double($0) } }
    case kCATransactionDisableActions: change { $0.disablesActions = (MediaValue(new).number ?? 0) != 0 }
    case kCATransactionAnimationTimingFunction: change { $0.timingFunction = new as? CAMediaTimingFunction }
    case kCATransactionCompletionBlock: setCompletion(new as? () -> Void)
    default: change { $0.others[key] = new }
    }
  }

  /// Begins the transaction of the present turn if none is open.
  private func ensureOne() {
    guard open.isEmpty else { return }
    open.append(Transaction(values: Values(), isImplicit: true))
    timer = application.timers.schedule(at: application.clock.now, "transaction") { [weak self] in
      if self?.open.first?.isImplicit == true { self?.endTurn() }
    }
  }

  /// Ends the transaction of the turn, which is the outermost.
  private func endTurn() {
    let ended = open.removeFirst()
    ended.group?.close()
  }
}
