// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// The editing commands that a menu suggests: those that a responder from the first one up performs.
enum StandardCommands {
  /// A command by its title and the name of its action.
  typealias Command = (title: String, action: Selector)

  private static let all: [(title: String, action: String)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"),
    ("Select All", "selectAll:"),
  ]

  /// The commands that a responder or one after it performs for a sender.
  static func performed(from first: UIResponder, sender: Any?) -> [Command] {
    all.compactMap { title, name in
      let action = Selector(name)
      return first.target(forAction: action, withSender: sender) == nil ? nil : (title, action)
    }
  }

  static func suggested(for view: UIView?) -> [UIMenuElement] {
    let first: UIResponder? = view?.window?.firstResponder ?? view
    guard let first else { return [] }
    return performed(from: first, sender: nil).map { UICommand(title: $0.title, action: $0.action) }
  }
}
