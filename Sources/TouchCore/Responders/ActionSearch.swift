// SPDX-License-Identifier: Apache-2.0

/// The search for who performs an action, from a responder up the chain.
enum ActionSearch {
  /// What `UIResponder.target(forAction:withSender:)` answers for `start`.
  static func target(for action: Selector, sender: Any?, from start: UIResponder) -> Any? {
    for responder in ResponderChain(from: start) {
      // A responder with a search of its own carries on with it, and perhaps comes back here through super.
      if responder !== start, ResponderMethod.target.isOverridden(by: type(of: responder)) {
        var answer: Any?
        Forwarding.once(.target, about: .number(action.hashValue), at: start) {
          answer = responder.target(forAction: action, withSender: sender)
        }
        return answer
      }
      if responder.canPerformAction(action, withSender: sender) { return responder }
    }
    return nil
  }
}
