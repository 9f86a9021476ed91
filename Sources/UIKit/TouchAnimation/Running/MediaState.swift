// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// What an application remembers of layers that are animated: its transactions, and the animations that wait.
final class MediaState: AnimationTransactions {
  let transactions: TransactionStack
  /// The animations that have not ended, by their numbers.
  private var running: [Int: RunningAnimation] = [:]
  private var started = 0

  private init(of application: UIApplication) {
    transactions = TransactionStack(of: application)
  }

  /// The state of an application, created on first use.
  static func of(_ application: UIApplication) -> MediaState {
    if let state = application.transactions as? MediaState { return state }
    let made = MediaState(of: application)
    application.transactions = made
    return made
  }

  var waiting: [any AnimationWaiting] { transactions.waiting }

  func note(_ animation: RunningAnimation) {
    started += 1
    animation.number = started
    running[started] = animation
  }

  func forget(_ animation: RunningAnimation) {
    running[animation.number] = nil
  }

  /// Sets the timers of the animations below a layer whose time has changed.
  func retime(below layer: CALayer) {
    for (_, animation) in running.sorted(by: { $0.key < $1.key }) where animation.isBelow(layer) {
      animation.schedule()
    }
  }
}
