// SPDX-License-Identifier: Apache-2.0

/// The edit actions that every responder has by name, and performs if its class overrides them: `copy:`,
/// `paste:` and so on.
///
/// In UIKit these are the optional methods of an informal protocol: a class implements those that it
/// performs. Here they are methods of `UIResponder`, so that `override` compiles, and a responder counts as
/// having one if its class overrides it.
enum StandardEditActions {
  private nonisolated struct Action: Sendable {
    let name: String
    let method: @MainActor (UIResponder) -> @MainActor (Any?) -> Void

    init(_ name: String, _ method: @escaping @MainActor (UIResponder) -> @MainActor (Any?) -> Void) {
      self.name = name
      self.method = method
    }
  }

  /// The methods by their names.
  nonisolated static let methods: [String: ActionMethod] = {
    let slots = MethodSlot.all(of: UIResponder.self, control: EditsNothing.self, probe: EditsAll.self)
    // Without a slot for each action nobody could tell who performs it.
    guard slots.count == actions.count else { return [:] }
    let named = zip(actions, slots).map { ($0.name, ActionMethod($0.method, ifOverridden: $1)) }
    return Dictionary(uniqueKeysWithValues: named)
  }()

  /// Reports that a responder was told to perform an action that its class does not override.
  ///
  /// UIKit raises an exception there.
  static func refuse(_ name: String, of responder: UIResponder) {
    Misuse.report(
      "action \(name): \(type(of: responder)) has no such method; override it, and do not call super in it."
    )
  }

  /// The actions, in the order in which `UIResponder` declares them, which is that of the slots.
  private nonisolated static let actions: [Action] = [
    Action("cut:", UIResponder.cut(_:)),
    Action("copy:", UIResponder.copy(_:)),
    Action("paste:", UIResponder.paste(_:)),
    Action("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle(_:)),
    Action("pasteAndGo:", UIResponder.pasteAndGo(_:)),
    Action("pasteAndSearch:", UIResponder.pasteAndSearch(_:)),
    Action("select:", UIResponder.select(_:)),
    Action("selectAll:", UIResponder.selectAll(_:)),
    Action("delete:", UIResponder.delete(_:)),
    Action("makeTextWritingDirectionLeftToRight:", UIResponder.makeTextWritingDirectionLeftToRight(_:)),
    Action("makeTextWritingDirectionRightToLeft:", UIResponder.makeTextWritingDirectionRightToLeft(_:)),
    Action("toggleBoldface:", UIResponder.toggleBoldface(_:)),
    Action("toggleItalics:", UIResponder.toggleItalics(_:)),
    Action("toggleUnderline:", UIResponder.toggleUnderline(_:)),
    Action("increaseSize:", UIResponder.increaseSize(_:)),
    Action("decreaseSize:", UIResponder.decreaseSize(_:)),
    Action("find:", UIResponder.find(_:)),
    Action("findAndReplace:", UIResponder.findAndReplace(_:)),
    Action("findNext:", UIResponder.findNext(_:)),
    Action("findPrevious:", UIResponder.findPrevious(_:)),
    Action("useSelectionForFind:", UIResponder.useSelectionForFind(_:)),
    Action("rename:", UIResponder.rename(_:)),
    Action("duplicate:", UIResponder.duplicate(_:)),
    Action("move:", UIResponder.move(_:)),
    Action("export:", UIResponder.export(_:)),
    Action("print:", UIResponder.printContent(_:)),
  ]
}

private final class EditsNothing: UIResponder {}

private final class EditsAll: UIResponder {
  override func cut(_ sender: Any?) {}
  override func copy(_ sender: Any?) {}
  override func paste(_ sender: Any?) {}
  override func pasteAndMatchStyle(_ sender: Any?) {}
  override func pasteAndGo(_ sender: Any?) {}
  override func pasteAndSearch(_ sender: Any?) {}
  override func select(_ sender: Any?) {}
  override func selectAll(_ sender: Any?) {}
  override func delete(_ sender: Any?) {}
  override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  override func toggleBoldface(_ sender: Any?) {}
  override func toggleItalics(_ sender: Any?) {}
  override func toggleUnderline(_ sender: Any?) {}
  override func increaseSize(_ sender: Any?) {}
  override func decreaseSize(_ sender: Any?) {}
  override func find(_ sender: Any?) {}
  override func findAndReplace(_ sender: Any?) {}
  override func findNext(_ sender: Any?) {}
  override func findPrevious(_ sender: Any?) {}
  override func useSelectionForFind(_ sender: Any?) {}
  override func rename(_ sender: Any?) {}
  override func duplicate(_ sender: Any?) {}
  override func move(_ sender: Any?) {}
  override func export(_ sender: Any?) {}
  override func printContent(_ sender: Any?) {}
}
