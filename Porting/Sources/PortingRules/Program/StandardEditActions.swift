// SPDX-License-Identifier: Apache-2.0

/// The edit actions that every responder has, and performs only if its class overrides them.
public enum StandardEditActions {
  /// The base names of the methods; each has one unnamed parameter.
  public static let methods: Set<String> = [
    "cut", "copy", "paste", "pasteAndMatchStyle", "pasteAndGo", "pasteAndSearch", "select",
    "selectAll", "delete", "makeTextWritingDirectionLeftToRight",
    "makeTextWritingDirectionRightToLeft", "toggleBoldface", "toggleItalics", "toggleUnderline",
    "increaseSize", "decreaseSize", "find", "findAndReplace", "findNext", "findPrevious",
    "useSelectionForFind", "rename", "duplicate", "move", "export", "printContent",
  ]

  /// The names under which Objective-C knows them.
  static func objectiveCName(of method: String) -> String {
    method == "printContent" ? "print:" : method + ":"
  }
}
