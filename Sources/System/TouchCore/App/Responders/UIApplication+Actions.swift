// SPDX-License-Identifier: Apache-2.0
#if canImport(ObjectiveC)
  package import Foundation
#endif

extension UIApplication {
  /// Sends an action: the default of ``sendAction(_:to:from:for:)``.
  ///
  /// Path of a touch: step 15.
  final func perform(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let found = target ?? self.target(of: action, from: sender) else {
      report(.responder(.unanswered(action: action.traceName)))
      return false
    }
    let receiver = object(in: found)
    let action = action.asKept(by: sender, for: receiver)
    guard let method = action.method(of: receiver) else {
      report(.responder(.unanswered(action: action.traceName)))
      return action.perform(on: receiver, sender: sender, event: event)
    }
    reportAction(action, to: receiver)
    return action.call(method, on: receiver, sender: sender, event: event)
  }

  /// Reports that an object performs an action.
  package final func reportAction(_ action: Selector, to receiver: AnyObject) {
    report(.responder(.action(action.traceName, to: names.name(of: receiver))))
  }

  /// The object that performs an action without a target: the search begins at the first responder of the key
  /// window or, if there is none, at the sender.
  private func target(of action: Selector, from sender: Any?) -> Any? {
    let start = storedKeyWindow?.storedFirstResponder ?? sender as? UIResponder
    return start?.target(forAction: action, withSender: sender)
  }
}
