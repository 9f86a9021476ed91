// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchRender
import TouchTesting

@testable import TouchInterface

struct MenuLooksTests {
  /// The panel of a menu that a button on the stage has opened.
  private func panel(_ menu: UIMenu, on stage: Stage, rightToLeft: Bool = false) throws -> MenuPanel {
    let button = UIButton(frame: CGRect(x: 40, y: 100, width: 100, height: 44))
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    if rightToLeft { button.semanticContentAttribute = .forceRightToLeft }
    try stage.add(button, named: "sort")
    try stage.tap("sort")
    let overlay = try #require(stage.window.subviews.last as? MenuOverlay)
    overlay.layoutIfNeeded()
    for item in overlay.panel.items { item.layoutIfNeeded() }
    return overlay.panel
  }

  private func labels(_ item: MenuItemView) -> [UILabel] { item.subviews.compactMap { $0 as? UILabel } }

  /// How many lines an item strokes, such as marks and arrows.
  private func strokes(_ item: MenuItemView) -> Int {
    item.layer.displayIfNeeded()
    guard let list = item.layer.displayList else { return 0 }
    return list.operations.count { if case .stroke = $0 { true } else { false } }
  }

  private static func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, state: state) { _ in }
  }

  @Test func `a title, subtitles and groups take room in an open menu`() throws {
    let stage = Stage()
    let detailed = UIAction(title: "Date", subtitle: "newest first") { _ in }
    let menu = UIMenu(
      title: "Sort",
      children: [
        Self.action("Name"), detailed, UIMenu(options: .displayInline, children: [Self.action("Size")]),
        Self.action("Kind"),
      ])
    let panel = try panel(menu, on: stage)
    #expect(panel.items.map(\.frame.minY) == [32, 76, 144, 196])
    #expect(panel.items.map(\.frame.height) == [44, 60, 44, 44])
    #expect(panel.bounds.height == 240)
    #expect(panel.subviews.contains { ($0 as? UILabel)?.text == "Sort" })
    #expect(labels(panel.items[1]).map(\.text) == ["Date", "newest first"])
  }

  @Test func `items that are on or mixed have marks, and the titles of all leave room for them`() throws {
    let stage = Stage()
    let menu = UIMenu(children: [
      Self.action("Name", .on), Self.action("Date", .mixed), Self.action("Size"),
      UIMenu(title: "More", children: [Self.action("Kind")]),
    ])
    let panel = try panel(menu, on: stage)
    #expect(panel.items.map(strokes) == [1, 1, 0, 1])
    #expect(panel.items.map { labels($0)[0].frame.minX } == [40, 40, 40, 40])
    #expect(panel.items[0].accessibilityTraits.contains(.selected))
  }

  @Test func `without marks titles begin at the edge, and images and arrows are at the end`() throws {
    let stage = Stage()
    let menu = UIMenu(children: [
      UIAction(title: "Trash", image: UIImage(size: CGSize(width: 20, height: 20)), attributes: .destructive)
      { _ in },
      UIMenu(title: "More", children: [Self.action("Kind")]),
      UIAction(title: "Never", attributes: .disabled) { _ in },
    ])
    let panel = try panel(menu, on: stage)
    #expect(panel.items.map { labels($0)[0].frame.minX } == [16, 16, 16])
    #expect(panel.items.map { labels($0)[0].textColor } == [.systemRed, .label, .tertiaryLabel])
    let image = panel.items[0].subviews.compactMap { $0 as? UIImageView }.first
    #expect(image?.frame == CGRect(x: 212, y: 11, width: 22, height: 22))
    #expect(image?.tintColor == .systemRed)
  }

  @Test func `from right to left, titles begin at the right`() throws {
    let stage = Stage()
    let panel = try panel(UIMenu(children: [Self.action("Name", .on)]), on: stage, rightToLeft: true)
    #expect(labels(panel.items[0])[0].frame.maxX == 210)
  }
}
