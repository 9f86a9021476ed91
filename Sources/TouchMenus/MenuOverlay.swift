// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// Covers a window while a menu is open: fingers outside the menu close it and reach nothing below.
///
/// A finger that comes down in the menu can slide from item to item, and chooses the one that it lifts over. The items
/// pass their touches on to here, up the responder chain.
final class MenuOverlay: UIView {
  let panel = MenuPanel()
  var presentation: MenuPresentation?
  /// Whether fingers outside the menu reach what is below, as beside an edit menu.
  var letsTouchesThrough = false
  private weak var finger: UITouch?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityIdentifier = "menu overlay"
    addSubview(panel)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return letsTouchesThrough && found === self ? nil : found
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger == nil, let touch = touches.first else { return }
    guard touch.view !== self else { return presentation?.close(.outside) ?? () }
    finger = touch
    presentation?.mark(at: touch.location(in: self))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    presentation?.mark(at: finger.location(in: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    presentation?.chooseMarked()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    presentation?.unmark()
  }
}

/// The list of items of an open menu.
final class MenuPanel: UIView {
  private(set) var items: [MenuItemView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 13
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows rows, one below the other.
  func show(_ rows: [MenuRow], rowHeight: CGFloat, width: CGFloat) {
    for item in items { item.removeFromSuperview() }
    items = rows.map(MenuItemView.init)
    for (index, item) in items.enumerated() {
      item.frame = CGRect(x: 0, y: CGFloat(index) * rowHeight, width: width, height: rowHeight)
      addSubview(item)
    }
    bounds.size = CGSize(width: width, height: CGFloat(rows.count) * rowHeight)
  }
}

/// An item of an open menu, which tests find by its title.
final class MenuItemView: UIView {
  let row: MenuRow
  var isMarked = false { didSet { backgroundColor = isMarked ? .systemFill : nil } }

  init(_ row: MenuRow) {
    self.row = row
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    layer.cornerRadius = 10
    accessibilityIdentifier = row.element.title
    accessibilityLabel = row.element.title
    isAccessibilityElement = true
    accessibilityTraits = row.isEnabled ? .button : [.button, .notEnabled]
    let label = UILabel()
    label.text = row.element.title
    // The resizing mask keeps the margins.
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textColor = row.isEnabled ? row.isDestructive ? .systemRed : .label : .tertiaryLabel
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
