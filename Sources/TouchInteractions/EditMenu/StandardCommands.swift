// SPDX-License-Identifier: Apache-2.0

/// The editing commands that an edit menu suggests: those that a responder from the view up performs.
enum StandardCommands {
  private static let all: [(title: String, action: String)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"),
    ("Select All", "selectAll:"),
  ]

  static func suggested(for view: UIView?) -> [UIMenuElement] {
    let first: UIResponder? = view?.window?.firstResponder ?? view
    guard let first else { return [] }
    return all.compactMap { title, name in
      let action = Selector(name)
      guard first.target(forAction: action, withSender: nil) != nil else { return nil }
      return UICommand(title: title, action: action)
    }
  }
}
