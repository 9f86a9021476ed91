// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// Covers a window while a menu is open: fingers outside the menu close it and reach nothing below.
///
/// A finger that comes down in the menu can slide from item to item, and chooses the one that it lifts over.
/// The items pass their touches on to here, up the responder chain.
final class MenuOverlay: UIView {
  let panel = MenuPanel()
  var presentation: MenuPresentation?
  /// Whether fingers outside the menu reach what is below, as beside an edit menu.
  var letsTouchesThrough = false
  private weak var finger: UITouch? {
    didSet { panel.fingerView = finger?.view }
  }

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
    guard finger == nil, let touch = touches.first(where: { !$0.isOver }) else { return }
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
