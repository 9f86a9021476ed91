// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchInterface
import TouchTesting

@MainActor private final class Log {
  var lines: [String] = []
}

struct AlertTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let log = Log()

  private func show(
    _ style: UIAlertController.Style, title: String? = nil, _ actions: [(String, UIAlertAction.Style)]
  ) throws -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [log, weak alert] action in
          log.lines.append("\(action.title ?? "") \(alert?.presentingViewController == nil)")
        })
    }
    stage.root.present(alert, animated: true)
    try stage.wait(0.6)
    return alert
  }

  private func row(_ title: String) throws -> UIView {
    var waiting: [UIView] = [stage.window]
    while let view = waiting.popLast() {
      if view.accessibilityIdentifier == title { return view }
      waiting += view.subviews
    }
    throw Missing(title: title)
  }

  private struct Missing: Error { let title: String }

  @Test func `a tap on an action dismisses the alert, and then calls the handler`() throws {
    let alert = try show(.alert, [("Cancel", .cancel), ("Delete", .destructive)])
    #expect(stage.root.presentedViewController === alert)
    try stage.tap(row("Delete"))
    #expect(log.lines.isEmpty)
    try stage.wait(0.6)
    #expect(log.lines == ["Delete true"] && stage.root.presentedViewController == nil)
  }

  @Test func `an alert is in the middle, 270 points wide`() throws {
    let alert = try show(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    #expect(alert.view.frame == CGRect(x: 25, y: 218, width: 270, height: 44))
    #expect(
      try row("Cancel").convert(row("Cancel").bounds, to: nil)
        == CGRect(x: 25, y: 218, width: 135, height: 44))
  }

  @Test func `three actions are one below the other, and the one that cancels is last`() throws {
    let alert = try show(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)])
    #expect(alert.view.bounds.height == 132)
    #expect(try ["One", "Two", "Cancel"].map { try row($0).frame.minY } == [0, 44, 88])
  }

  @Test func `a finger beside an alert does nothing`() throws {
    let alert = try show(.alert, [("OK", .cancel)])
    try stage.tap(.screen(10, 10))
    try stage.wait(0.6)
    #expect(log.lines.isEmpty && stage.root.presentedViewController === alert)
  }

  @Test func `an action sheet is at the bottom, and its cancel action apart from the others`() throws {
    let sheet = try show(.actionSheet, [("Copy", .default), ("Cancel", .cancel), ("Move", .default)])
    #expect(sheet.view.frame == CGRect(x: 8, y: 293, width: 304, height: 179))
    #expect(try row("Cancel").convert(row("Cancel").bounds, to: nil).minY == 415)
    #expect(try row("Move").convert(row("Move").bounds, to: nil).minY == 350)
  }

  @Test func `a finger beside an action sheet chooses its cancel action`() throws {
    _ = try show(.actionSheet, [("Copy", .default), ("Cancel", .cancel)])
    try stage.tap(.screen(10, 10))
    try stage.wait(0.6)
    #expect(log.lines == ["Cancel true"])
  }

  @Test func `a finger slides from action to action`() throws {
    _ = try show(.actionSheet, [("Copy", .default), ("Move", .default)])
    let finger = stage.finger(1)
    try finger.down(at: .center(of: row("Copy")))
    try finger.move(to: .center(of: row("Move")), over: 0.2)
    try finger.up()
    try stage.wait(0.6)
    #expect(log.lines == ["Move true"])
  }

  @Test func `an action that is off cannot be chosen`() throws {
    let alert = try show(.alert, [("OK", .default)])
    alert.actions[0].isEnabled = false
    try stage.tap(row("OK"))
    try stage.wait(0.6)
    #expect(log.lines.isEmpty)
    alert.actions[0].isEnabled = true
    try stage.tap(row("OK"))
    try stage.wait(0.6)
    #expect(log.lines == ["OK true"])
  }

  @Test func `the first text field of an alert has the focus, and the handler reads it`() throws {
    let alert = UIAlertController(title: "Name", message: "Yours", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "name" }
    alert.addTextField()
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [log, weak alert] _ in
        log.lines.append(alert?.textFields?.first?.text ?? "")
      })
    stage.root.present(alert, animated: false)
    #expect(alert.textFields?.count == 2 && alert.textFields?.first?.isFirstResponder == true)
    alert.textFields?.first?.insertText("Ada")
    try stage.tap(row("OK"))
    try stage.wait(0.6)
    #expect(log.lines == ["Ada"])
  }

  @Test func `a second cancel action, and a field of a sheet, are misuse`() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let reported = Misused.during {
      sheet.addAction(UIAlertAction(title: "No", style: .cancel))
      sheet.addTextField()
      sheet.preferredAction = UIAlertAction(title: "Else", style: .default)
    }
    #expect(reported.count == 3 && sheet.actions.count == 1 && sheet.textFields == nil)
  }

  @Test func `a sheet keeps what its popover would point at`() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.popoverPresentationController?.sourceView = stage.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(sheet.popoverPresentationController?.sourceView === stage.view)
    #expect(
      UIAlertController(title: nil, message: nil, preferredStyle: .alert).popoverPresentationController == nil
    )
  }
}
