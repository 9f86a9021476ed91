// SPDX-License-Identifier: Apache-2.0

/// The search for the responder that performs an action, from a responder up the chain.
enum ActionSearch {
  /// What `UIResponder.target(forAction:withSender:)` answers for `start`.
  static func target(for action: Selector, sender: Any?, from start: UIResponder) -> Any? {
    for responder in ResponderChain(from: start) {
      // A responder with an override continues with it, and may come back here through super.
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
