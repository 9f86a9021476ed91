// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchInterface
import TouchTesting

private final class Editor: UIResponder {
  var saved: [String?] = []
  func save(_ item: UIBarButtonItem) { saved.append(item.title) }
}

struct BarItemTests {
  @Test func `an item that is triggered calls the method of its target`() {
    let editor = Editor()
    let item = UIBarButtonItem(
      title: "Save", style: .done, target: editor, action: Selector("save:", Editor.save))
    #expect(item.trigger() && editor.saved == ["Save"])
    item.isEnabled = false
    #expect(!item.trigger() && editor.saved == ["Save"])
  }

  @Test func `an item with an action performs it, and has its title`() {
    var performed = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in performed += 1 })
    #expect(item.title == "Add" && item.trigger() && performed == 1)
  }

  @Test func `items for room do nothing`() {
    let room = UIBarButtonItem.fixedSpace(12)
    #expect(room.systemItem == .fixedSpace && room.width == 12 && !room.trigger())
    #expect(UIBarButtonItem.flexibleSpace().systemItem == .flexibleSpace)
  }
}
