// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchInterface
import TouchTesting

struct AlertKeyTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  private func find(_ title: String) -> UIView? {
    var waiting: [UIView] = [stage.window]
    while let view = waiting.popLast() {
      if view.accessibilityIdentifier == title { return view }
      waiting += view.subviews
    }
    return nil
  }

  @Test func `an action shows the color and the check mark that were set by their keys`() throws {
    let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
    let action = UIAlertAction(title: "Name", style: .default)
    action.setValue(UIColor.purple, forKey: "titleTextColor")
    action.setValue(true, forKey: "checked")
    alert.addAction(action)
    stage.root.present(alert, animated: false)
    stage.window.layoutIfNeeded()
    let row = try #require(find("Name"))
    #expect(row.accessibilityTraits.contains(.selected))
    #expect(row.subviews.compactMap { ($0 as? UILabel)?.textColor }.first == .purple)
    #expect(Misused.during { action.setValue(1, forKey: "size") }.count == 1)
  }

  @Test func `an alert shows the view of a controller that was set by its key`() throws {
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 0, height: 100)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.setValue(content, forKey: "contentViewController")
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.root.present(alert, animated: false)
    stage.window.layoutIfNeeded()
    #expect(content.view.bounds.size == CGSize(width: 270, height: 100))
    #expect(content.parent === alert)
    #expect(alert.view.bounds.height >= 144)
  }

  @Test func `an alert that code dismisses under a finger can be shown again`() throws {
    var chosen = 0
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in chosen += 1 })
    stage.root.present(alert, animated: true)
    try stage.wait(1)
    let finger = stage.finger(1)
    try finger.down(at: .screen(160, 240))
    alert.dismiss(animated: true)
    try? finger.up()
    try stage.wait(1)
    let before = chosen
    stage.root.present(alert, animated: true)
    try stage.wait(1)
    try stage.tap(.screen(160, 240))
    try stage.wait(1)
    #expect(chosen == before + 1)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `a finger stays on an action while the alert changes`() throws {
    var chosen: [String] = []
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "One", style: .default) { _ in chosen.append("One") })
    stage.root.present(alert, animated: true)
    try stage.wait(1)
    let finger = stage.finger(1)
    try finger.down(at: .screen(160, 240))
    alert.actions[0].isEnabled = false
    alert.actions[0].isEnabled = true
    try finger.up()
    try stage.wait(1)
    #expect(chosen == ["One"])
  }

  @Test func `a finger that slides from beside a sheet onto it does not choose cancel`() throws {
    var chosen: [String] = []
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("Copy", UIAlertAction.Style.default), ("Cancel", .cancel)] {
      sheet.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
    }
    stage.root.present(sheet, animated: true)
    try stage.wait(1)
    let finger = stage.finger(1)
    try finger.down(at: .screen(160, 100))
    try finger.move(to: .screen(160, 380), over: 0.3)
    try finger.up()
    try stage.wait(1)
    #expect(chosen.isEmpty && stage.root.presentedViewController === sheet)
  }

  @Test func `an alert from the handler of an alert, and one over an alert, are shown and leave`() throws {
    var lines: [String] = []
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
    let third = UIAlertController(title: "Third", message: nil, preferredStyle: .alert)
    first.addAction(
      UIAlertAction(title: "Next", style: .default) { [stage] _ in stage.root.present(second, animated: true)
      })
    second.addAction(UIAlertAction(title: "Done", style: .cancel) { _ in lines.append("done") })
    third.addAction(UIAlertAction(title: "Close", style: .cancel) { _ in lines.append("close") })
    stage.root.present(first, animated: true)
    try stage.wait(1)
    try stage.tap(.screen(160, 255))
    try stage.wait(2)
    #expect(stage.root.presentedViewController === second)
    second.present(third, animated: true)
    try stage.wait(1)
    try stage.tap(.screen(160, 255))
    try stage.wait(1)
    #expect(lines == ["close"] && stage.root.presentedViewController === second)
    try stage.tap(.screen(160, 255))
    try stage.wait(1)
    #expect(lines == ["close", "done"] && stage.root.presentedViewController == nil)
  }
}
