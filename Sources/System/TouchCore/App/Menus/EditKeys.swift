// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The keys of the system's menus for editing, which no responder has to list: Command-C copies, and so on.
///
/// They come after the commands of responders, and reach the first responder up the chain that performs the
/// action (documented for `UIMenu.Identifier.standardEdit` and `undoRedo`).
enum EditKeys {
  private static let actions: [(key: String, shift: Bool, action: String)] = [
    ("x", false, "cut:"), ("c", false, "copy:"), ("v", false, "paste:"), ("a", false, "selectAll:"),
    ("b", false, "toggleBoldface:"), ("i", false, "toggleItalics:"), ("u", false, "toggleUnderline:"),
  ]

  /// Performs what a key does from `first` up; whether it does something.
  static func perform(_ key: UIKey, from first: UIResponder, in application: UIApplication) -> Bool {
    let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    let flags = key.modifierFlags.intersection(counted)
    guard flags.subtracting(.shift) == .command else { return false }
    let (typed, shift) = (key.charactersIgnoringModifiers.lowercased(), flags.contains(.shift))
    if typed == "z" { return undo(shift, from: first) }
    guard let found = actions.first(where: { $0.key == typed && $0.shift == shift }) else { return false }
    let action = Selector(found.action)
    guard let target = first.target(forAction: action, withSender: nil) else { return false }
    return application.sendAction(action, to: target, from: nil, for: nil)
  }

  private static func undo(_ redoes: Bool, from first: UIResponder) -> Bool {
    guard let manager = first.undoManager, redoes ? manager.canRedo : manager.canUndo else { return false }
    if redoes { manager.redo() } else { manager.undo() }
    return true
  }
}
