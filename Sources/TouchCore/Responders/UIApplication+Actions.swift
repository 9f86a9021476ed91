// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  /// Sends an action as ``sendAction(_:to:from:for:)`` does, before anybody overrides it.
  final func perform(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let found = target ?? self.target(of: action, from: sender) else {
      report(.responder(.unanswered(action: action.description)))
      return false
    }
    let receiver = object(in: found)
    guard let method = action.method(of: receiver) else {
      report(.responder(.unanswered(action: action.description)))
      return action.perform(on: receiver, sender: sender, event: event)
    }
    report(.responder(.action(action.description, to: names.name(of: receiver))))
    return action.call(method, on: receiver, sender: sender, event: event)
  }

  /// Who performs an action that has no target: the search begins at the first responder of the key window
  /// or, where there is none, at the sender.
  private func target(of action: Selector, from sender: Any?) -> Any? {
    let start = keyWindow?.storedFirstResponder ?? sender as? UIResponder
    return start?.target(forAction: action, withSender: sender)
  }
}
