// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchControls
import TouchTesting

@testable import TouchInterface

struct MenuControllerTests {
  /// A view that can be copied and marked.
  private final class Note: UIView {
    var performed: [String] = []
    var isMarkable = true

    override class var actionMethods: [Selector] { super.actionMethods + [mark] }
    static let mark = Selector("mark:", Note.mark(_:))

    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { performed.append("copy from \(type(of: sender ?? 0))") }
    func mark(_ sender: Any?) { performed.append("mark") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Self.mark ? isMarkable : super.canPerformAction(action, withSender: sender)
    }
  }

  private func note(on stage: Stage) throws -> Note {
    let note = Note(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
    try stage.add(note, named: "note")
    UIMenuController.shared.menuItems = [UIMenuItem(title: "Mark", action: Note.mark)]
    return note
  }

  private func items(of stage: Stage) -> [String] {
    let panels = stage.window.subviews.flatMap(\.subviews)
    return panels.flatMap(\.subviews).flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
  }

  @Test func `the menu lists what the first responder performs, and sends it there`() throws {
    let stage = Stage()
    let note = try note(on: stage)
    note.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.showMenu(from: note, rect: note.bounds)
    #expect(menu.isMenuVisible)
    #expect(items(of: stage) == ["Copy", "Mark"])
    try stage.tap(.screen(menu.menuFrame.midX, menu.menuFrame.minY + 10))
    #expect(note.performed == ["copy from UIMenuController"])
    #expect(!menu.isMenuVisible)
  }

  @Test func `a touch beside the menu closes it and reaches what is there`() throws {
    let stage = Stage()
    let note = try note(on: stage)
    note.becomeFirstResponder()
    var taps = 0
    let below = UIButton(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
    below.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    try stage.add(below, named: "below")
    UIMenuController.shared.showMenu(from: note, rect: note.bounds)
    try stage.tap("below")
    #expect(!UIMenuController.shared.isMenuVisible)
    #expect(taps == 1)
  }

  @Test func `without a first responder, or if that performs nothing, no menu opens`() throws {
    let stage = Stage()
    let note = try note(on: stage)
    let menu = UIMenuController.shared
    menu.showMenu(from: note, rect: note.bounds)
    #expect(!menu.isMenuVisible)
    #expect(menu.menuFrame == .zero)
  }

  @Test func `an update drops what is no longer performed`() throws {
    let stage = Stage()
    let note = try note(on: stage)
    note.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.setTargetRect(note.bounds, in: note)
    menu.setMenuVisible(true, animated: true)
    note.isMarkable = false
    menu.update()
    #expect(items(of: stage) == ["Copy"])
    menu.hideMenu(from: UIView())
    #expect(menu.isMenuVisible)
    menu.hideMenu(from: note)
    #expect(!menu.isMenuVisible)
  }

  @Test func `notifications come around the opening and the closing`() throws {
    let stage = Stage()
    let note = try note(on: stage)
    note.becomeFirstResponder()
    let log = Log()
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: UIMenuController.shared, queue: nil) {
        log.names.append(String($0.name.rawValue.dropFirst("UIMenuController".count).prefix(7)))
      }
    }
    UIMenuController.shared.showMenu(from: note, rect: note.bounds)
    UIMenuController.shared.hideMenu()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(log.names == ["WillSho", "DidShow", "WillHid", "DidHide"])
  }

  private nonisolated final class Log: @unchecked Sendable {
    var names: [String] = []
  }
}
