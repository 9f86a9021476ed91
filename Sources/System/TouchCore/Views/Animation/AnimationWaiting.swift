// SPDX-License-Identifier: Apache-2.0

/// Something that waits for the end of animations, such as the completion block of a transaction.
package protocol AnimationWaiting: AnyObject {
  /// Called when an animation that it waits for begins.
  func animationBegan()
  /// Called when one is over, however it ended.
  func animationEnded()
}

/// The open transactions of an application; the module TouchAnimation has them.
package protocol AnimationTransactions: AnyObject {
  /// What waits for an animation that begins now.
  var waiting: [any AnimationWaiting] { get }
}

// The attribute is written out because the optimizer, when it compiles another module with tests enabled,
// does not see that it is this module's default, and refuses the isolated deinit.

/// Stands for an animation with those that wait for its end.
@MainActor package final class AnimationTicket {
  private var waiting: [any AnimationWaiting]

  /// Nil if nobody waits.
  package init?(_ application: UIApplication?) {
    guard let waiting = application?.transactions?.waiting, !waiting.isEmpty else { return nil }
    self.waiting = waiting
    for one in waiting { one.animationBegan() }
  }

  /// Informs those that wait, once.
  package func end() {
    let ended = waiting
    waiting = []
    for one in ended { one.animationEnded() }
  }

  // The animation of a view that was deallocated is over, too.
  isolated deinit { end() }
}
