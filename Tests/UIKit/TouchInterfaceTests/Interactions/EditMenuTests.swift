// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

@testable import TouchInterface

struct EditMenuTests {
  private final class Editor: UIEditMenuInteractionDelegate {
    let stage: Stage
    var rect = CGRect.null

    init(_ stage: Stage) {
      self.stage = stage
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      stage.log("menu with \(suggestedActions.map(\.title))")
      let stage = stage
      return UIMenu(children: suggestedActions + [UIAction(title: "Bold") { _ in stage.log("Bold") }])
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { rect }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      stage.log("presents")
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      stage.log("dismisses")
    }
  }

  /// A view that can copy.
  private final class Note: UIView {
    var copies = 0
    override class var actionMethods: [Selector] { super.actionMethods + [Selector("copy:", Note.copyText)] }
    func copyText(_ sender: Any?) { copies += 1 }
  }

  private func note(_ stage: Stage) throws -> (Note, UIEditMenuInteraction, Editor) {
    let note = Note(frame: CGRect(x: 50, y: 100, width: 200, height: 80))
    let editor = Editor(stage)
    let interaction = UIEditMenuInteraction(delegate: editor)
    note.addInteraction(interaction)
    try stage.add(note, named: "note")
    return (note, interaction, editor)
  }

  @Test func `the menu has what responders perform and what the delegate adds`() throws {
    let stage = Stage()
    let (note, interaction, editor) = try note(stage)
    let configuration = UIEditMenuConfiguration(identifier: "note", sourcePoint: CGPoint(x: 20, y: 30))
    interaction.presentEditMenu(with: configuration)
    #expect(interaction.location(in: nil) == CGPoint(x: 70, y: 130))
    try stage.tap("Copy")
    #expect(note.copies == 1)
    interaction.presentEditMenu(with: configuration)
    try stage.tap("Bold")
    expectTrace(
      stage, only: [.interaction, .log],
      """
         0.000  log        menu with ["Copy"]
         0.000  log        presents
         0.000  interact   Note "note"                       opens the menu with 2 items
         0.000  interact   Note "note"                       finger is over “Copy”
         0.050  interact   Note "note"                       “Copy” is chosen
         0.050  interact   Note "note"                       closes its menu: an item was chosen
         0.050  log        dismisses
         0.050  log        menu with ["Copy"]
         0.050  log        presents
         0.050  interact   Note "note"                       opens the menu with 2 items
         0.050  interact   Note "note"                       finger is over “Bold”
         0.100  interact   Note "note"                       “Bold” is chosen
         0.100  interact   Note "note"                       closes its menu: an item was chosen
         0.100  log        dismisses
         0.100  log        Bold
      """)
    withExtendedLifetime(editor) {}
  }

  @Test func `a finger outside closes the menu and reaches what is below`() throws {
    let stage = Stage()
    let (_, interaction, editor) = try note(stage)
    let button = UIButton(frame: CGRect(x: 40, y: 500, width: 100, height: 44))
    button.addAction(UIAction { _ in stage.log("button") }, for: .touchUpInside)
    try stage.add(button, named: "button")
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    stage.clear()
    try stage.tap("button")
    #expect(stage.lines == ["dismisses", "button"])
    #expect(stage.window.gestureRecognizers?.isEmpty != false)
    withExtendedLifetime(editor) {}
  }

  @Test func `the open menu moves and reloads`() throws {
    let stage = Stage()
    let (_, interaction, editor) = try note(stage)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    let panel = try #require(stage.window.subviews.last?.subviews.first)
    let before = panel.frame
    editor.rect = CGRect(x: 0, y: 200, width: 10, height: 10)
    interaction.updateVisibleMenuPosition(animated: true)
    #expect(panel.frame.minY == before.minY + 210)
    interaction.reloadVisibleMenu()
    #expect(panel.subviews.count == 2)
    interaction.dismissMenu()
    #expect(stage.lines.last == "dismisses")
  }
}
