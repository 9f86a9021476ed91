// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

@testable import TouchInterface

struct MenuButtonTests {
  private func button(on stage: Stage, primary: Bool = true) throws -> UIButton {
    let button = UIButton(frame: CGRect(x: 40, y: 100, width: 100, height: 44))
    button.menu = UIMenu(
      title: "Sort",
      children: ["Name", "Date", "Size"].map { title in
        UIAction(title: title, attributes: title == "Size" ? .disabled : []) { _ in stage.log(title) }
      })
    button.showsMenuAsPrimaryAction = primary
    button.addAction(UIAction { _ in stage.log("primary") }, for: .primaryActionTriggered)
    try stage.add(button, named: "sort")
    return button
  }

  @Test func `a menu button opens on touch-down, and a tap chooses`() throws {
    let stage = Stage()
    _ = try button(on: stage)
    try stage.tap("sort")
    try stage.tap("Date")
    expectTrace(
      stage, only: [.controls, .interaction, .log],
      """
         0.000  controls   UIButton "sort"                   follows touch 1
         0.000  controls   UIButton "sort"                   highlight on
         0.000  controls   UIButton "sort"                   sends touchDown, inside; nobody listens
         0.000  controls   UIButton "sort"                   sends menuActionTriggered, inside; nobody listens
         0.000  interact   UIButton "sort"                   opens the menu “Sort” with 3 items
         0.000  controls   UIButton "sort"                   touch 1 is cancelled
         0.000  controls   UIButton "sort"                   highlight off
         0.000  controls   UIButton "sort"                   sends touchCancel, inside; nobody listens
         0.050  interact   UIButton "sort"                   finger is over “Date”
         0.100  interact   UIButton "sort"                   “Date” is chosen
         0.100  interact   UIButton "sort"                   closes its menu: an item was chosen
         0.100  log        Date
      """)
  }

  @Test func `a menu of iOS 26 has its numbers`() throws {
    let stage = Stage(tuning: .ios26)
    _ = try button(on: stage)
    try stage.tap("sort")
    try stage.wait(0.1)
    let overlay = try #require(stage.window.subviews.last as? MenuOverlay)
    // The title of 32 points, three rows of 42, and 10 points above and below.
    #expect(overlay.panel.frame == CGRect(x: 40, y: 152, width: 250, height: 178))
    #expect(overlay.panel.items.map(\.frame.minY) == [42, 84, 126])
  }

  @Test func `a menu of iOS 26 opens after 0.22 s, or after a tap`() throws {
    let held = Stage(tuning: .ios26)
    _ = try button(on: held)
    try held.finger(1).down(at: .center(of: "sort"))
    try held.wait(0.25)
    try held.finger(1).up()
    expectTrace(
      held, only: [.controls, .interaction],
      """
         0.000  controls   UIButton "sort"                   follows touch 1
         0.000  controls   UIButton "sort"                   highlight on
         0.000  controls   UIButton "sort"                   sends touchDown, inside; nobody listens
         0.220  controls   UIButton "sort"                   sends menuActionTriggered, inside; nobody listens
         0.220  interact   UIButton "sort"                   opens the menu “Sort” with 3 items
         0.220  controls   UIButton "sort"                   touch 1 is cancelled
         0.220  controls   UIButton "sort"                   highlight off
         0.220  controls   UIButton "sort"                   sends touchCancel, inside; nobody listens
      """)
    let tapped = Stage(tuning: .ios26)
    _ = try button(on: tapped)
    try tapped.tap("sort")
    try tapped.wait(0.1)
    expectTrace(
      tapped, only: [.controls, .interaction],
      """
         0.000  controls   UIButton "sort"                   follows touch 1
         0.000  controls   UIButton "sort"                   highlight on
         0.000  controls   UIButton "sort"                   sends touchDown, inside; nobody listens
         0.050  controls   UIButton "sort"                   touch 1 is cancelled
         0.050  controls   UIButton "sort"                   highlight off
         0.050  controls   UIButton "sort"                   sends touchCancel, inside; nobody listens
         0.100  controls   UIButton "sort"                   sends menuActionTriggered; nobody listens
         0.100  interact   UIButton "sort"                   opens the menu “Sort” with 3 items
      """)
    // A finger that leaves and lifts outside, and one that is cancelled, open nothing.
    for ends in [0, 1] {
      let stage = Stage(tuning: .ios26)
      _ = try button(on: stage)
      try stage.finger(1).down(at: .center(of: "sort"))
      if ends == 0 {
        try stage.finger(1).move(to: .screen(300, 600))
        try stage.finger(1).up()
      } else {
        try stage.finger(1).cancel()
      }
      try stage.wait(1)
      #expect(stage.window.subviews.allSatisfy { !($0 is MenuOverlay) })
      #expect(stage.application.timers.count == 0)
    }
    // Nor does a tap whose button is disabled, or has another primary action, before the menu opens.
    for change in [{ $0.isEnabled = false }, { $0.showsMenuAsPrimaryAction = false }] as [(UIButton) -> Void]
    {
      let stage = Stage(tuning: .ios26)
      let button = try button(on: stage)
      try stage.tap("sort")
      change(button)
      try stage.wait(1)
      #expect(stage.window.subviews.allSatisfy { !($0 is MenuOverlay) })
    }
  }

  @Test func `a submenu of iOS 26 opens after 0.525 s of rest, and an action comes 0.016 s after the lift`()
    throws
  {
    let stage = Stage(tuning: .ios26)
    let button = try button(on: stage)
    button.menu = UIMenu(children: [
      UIAction(title: "One") { _ in stage.log("one") },
      UIMenu(title: "More", children: [UIAction(title: "Two") { _ in stage.log("two") }]),
    ])
    try stage.tap("sort")
    try stage.wait(0.1)
    let overlay = try #require(stage.window.subviews.last as? MenuOverlay)
    try stage.finger(1).down(at: .center(of: overlay.panel.items[1]))
    try stage.wait(0.524)
    #expect(overlay.panel.items.count == 2)
    try stage.wait(0.001)
    #expect(overlay.panel.items.map(\.row.element.title) == ["Two"])
    try stage.finger(1).move(to: .center(of: overlay.panel.items[0]))
    try stage.finger(1).up()
    try stage.wait(0.0159)
    #expect(stage.lines == [])
    try stage.wait(0.0002)
    #expect(stage.lines == ["two"])
    #expect(overlay.panel.subviews.allSatisfy { !$0.isHidden })
  }

  @Test func `a submenu of iOS 26 stays closed if the finger leaves it, is cancelled, or the menu closes`()
    throws
  {
    for end in ["leaves", "is cancelled", "chooses", "closes"] {
      let stage = Stage(tuning: .ios26)
      let button = try button(on: stage)
      let more = UIMenu(
        title: "More", children: [UIMenu(title: "Two", children: [UIAction(title: "2") { _ in }])])
      button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, more])
      try stage.finger(1).down(at: .center(of: "sort"))
      try stage.wait(0.25)
      let overlay = try #require(stage.window.subviews.last as? MenuOverlay)
      try stage.finger(1).move(to: .center(of: overlay.panel.items[1]))
      try stage.wait(0.3)
      switch end {
      case "leaves": try stage.finger(1).move(to: .center(of: overlay.panel.items[0]))
      case "is cancelled": try stage.finger(1).cancel()
      case "chooses": try stage.finger(1).up()
      default: overlay.presentation?.close(.code)
      }
      #expect(stage.application.timers.count == 0, "\(end)")
      try stage.wait(1)
      let titles = overlay.panel.items.map(\.row.element.title)
      #expect(titles == (end == "chooses" ? ["Two"] : ["One", "More"]), "\(end)")
    }
  }

  @Test func `the finger that opened a menu slides onto an item and lifts`() throws {
    let stage = Stage()
    let button = try button(on: stage)
    let finger = stage.finger(1)
    try finger.down(at: .screen(90, 122))
    try finger.move(to: .screen(90, 170), over: 0.1)
    try finger.move(to: .screen(90, 237), over: 0.1)
    try finger.up()
    #expect(stage.lines == ["Date"])
    #expect(button.isHighlighted == false)
    #expect(stage.window.subviews.allSatisfy { !($0 is MenuOverlay) })
  }

  @Test func `a disabled item is not chosen, and a finger outside closes the menu`() throws {
    let stage = Stage()
    _ = try button(on: stage)
    let other = UIButton(frame: CGRect(x: 40, y: 500, width: 100, height: 44))
    other.addAction(UIAction { _ in stage.log("other") }, for: .touchUpInside)
    try stage.add(other, named: "other")
    try stage.tap("sort")
    try stage.tap("Size")
    #expect(stage.lines.isEmpty)
    #expect(stage.window.subviews.contains { $0 is MenuOverlay })
    try stage.tap(.screen(90, 522))
    #expect(stage.lines.isEmpty)
    #expect(stage.window.subviews.allSatisfy { !($0 is MenuOverlay) })
    try stage.tap("other")
    #expect(stage.lines == ["other"])
  }

  @Test func `a menu lies below its button, or above it`() throws {
    let stage = Stage()
    let button = try button(on: stage)
    try stage.tap("sort")
    let overlay = try #require(stage.window.subviews.last as? MenuOverlay)
    #expect(overlay.panel.frame == CGRect(x: 40, y: 152, width: 250, height: 164))
    overlay.presentation?.close(.code)
    button.frame.origin = CGPoint(x: 300, y: 600)
    try stage.tap("sort")
    let above = try #require(stage.window.subviews.last as? MenuOverlay)
    #expect(above.panel.frame == CGRect(x: 117, y: 428, width: 250, height: 164))
  }

  @Test func `a menu in a scroll view opens for a quick tap, and the content scrolls otherwise`() throws {
    let stage = Stage()
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 375, height: 2000)
    try stage.add(scroll, named: "scroll")
    let button = UIButton(frame: CGRect(x: 40, y: 300, width: 100, height: 44))
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    button.showsMenuAsPrimaryAction = true
    scroll.addSubview(button)
    let finger = stage.finger(1)
    try finger.down(at: .screen(90, 322))
    try finger.move(to: .screen(90, 222), over: 0.1)
    try finger.up()
    #expect(stage.window.subviews.allSatisfy { !($0 is MenuOverlay) })
    #expect(scroll.contentOffset.y > 50)
    try stage.wait(3)
    let place = button.convert(CGPoint(x: 50, y: 22), to: nil)
    if stage.window.bounds.contains(place) {
      try stage.tap(.screen(place.x, place.y))
      #expect(stage.window.subviews.contains { $0 is MenuOverlay })
    }
  }

  @Test func `a single selection moves to the item that is chosen, and a pop-up button shows it`() throws {
    let stage = Stage()
    let button = try button(on: stage)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Name")
    try stage.tap("sort")
    try stage.tap("Date")
    #expect(button.currentTitle == "Date")
    #expect(button.menu?.selectedElements.map(\.title) == ["Date"])
    #expect(!button.isSelected)
  }

  @Test func `submenus open in place, and what is inline is part of its menu`() throws {
    let stage = Stage()
    let button = try button(on: stage)
    button.menu = UIMenu(children: [
      UIMenu(options: .displayInline, children: [UIAction(title: "Cut") { _ in }]),
      UIMenu(title: "More", children: [UIAction(title: "Rotate") { _ in stage.log("Rotate") }]),
      UIDeferredMenuElement { $0([UIAction(title: "Late") { _ in }]) },
      UIAction(title: "Hidden", attributes: .hidden) { _ in },
    ])
    try stage.tap("sort")
    let overlay = try #require(stage.window.subviews.last as? MenuOverlay)
    #expect(overlay.panel.items.map(\.row.element.title) == ["Cut", "More", "Late"])
    try stage.finger(1).down(at: .center(of: "More"))
    try stage.wait(2)
    #expect(overlay.panel.items.map(\.row.element.title) == ["Cut", "More", "Late"])
    try stage.finger(1).up()
    #expect(overlay.panel.items.map(\.row.element.title) == ["Rotate"])
    try stage.tap("Rotate")
    #expect(stage.lines == ["Rotate"])
  }

  @Test func `a tap switches the selection before the primary action`() throws {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 40, y: 100, width: 100, height: 44))
    button.changesSelectionAsPrimaryAction = true
    button.addAction(
      UIAction { _ in stage.log("primary \(button.isSelected)") }, for: .primaryActionTriggered)
    button.addAction(UIAction { _ in stage.log("up \(button.isSelected)") }, for: .touchUpInside)
    try stage.add(button, named: "toggle")
    try stage.tap("toggle")
    button.performPrimaryAction()
    #expect(stage.lines == ["up false", "primary true", "primary false"])
  }

  @Test func `the primary action opens the menu, and dismissing it closes it`() throws {
    let stage = Stage()
    let button = try button(on: stage)
    button.performPrimaryAction()
    #expect(button.contextMenuInteraction?.menuAppearance == .compact)
    button.contextMenuInteraction?.dismissMenu()
    #expect(button.contextMenuInteraction?.menuAppearance == .unknown)
    #expect(stage.lines.isEmpty)
  }

  private final class Editor: UIViewController {
    var saves = 0
    func save() { saves += 1 }
  }

  @Test func `a command of a menu is sent up the chain of its view`() throws {
    let editor = Editor()
    let stage = Stage(root: editor)
    let button = UIButton(frame: CGRect(x: 40, y: 100, width: 100, height: 44))
    button.menu = UIMenu(children: [UICommand(title: "Save", action: Selector("save", Editor.save))])
    button.showsMenuAsPrimaryAction = true
    try stage.add(button, named: "file")
    try stage.tap("file")
    try stage.tap("Save")
    #expect(editor.saves == 1)
  }

  @Test func `a menu opens below the attachment point of its control`() throws {
    final class Low: UIButton {
      override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: 30, y: 74)
      }
    }
    func panel(of button: UIButton, on stage: Stage) throws -> CGRect {
      button.menu = UIMenu(children: [UIAction(title: "Name") { _ in }])
      button.showsMenuAsPrimaryAction = true
      try stage.add(button, named: "sort")
      try stage.tap("sort")
      let overlay = try #require(stage.window.subviews.last as? MenuOverlay)
      return overlay.panel.frame
    }
    let frame = CGRect(x: 40, y: 100, width: 100, height: 44)
    let usual = try panel(of: UIButton(frame: frame), on: Stage())
    let low = try panel(of: Low(frame: frame), on: Stage())
    #expect(low == usual.offsetBy(dx: 30, dy: 30))
  }
}
