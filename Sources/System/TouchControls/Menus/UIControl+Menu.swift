// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// The menu of a control.
final class ControlMenu {
  let interaction: UIContextMenuInteraction
  var isPrimary = false
  /// The finger that opened the menu and is still down.
  weak var finger: UITouch?
  /// The timer that opens the menu: under a finger that holds, or after a tap.
  private var timer: EventTimer?

  init(_ control: UIControl) {
    interaction = UIContextMenuInteraction(delegate: control)
  }

  /// Opens the menu in `delay` seconds, unless the control stops waiting before.
  func wait(
    _ delay: TimeInterval, in application: UIApplication, _ subject: String, _ open: @escaping () -> Void
  ) {
    stopWaiting()
    timer = application.timers.schedule(at: application.clock.now + delay, subject) { [weak self] in
      self?.timer = nil
      open()
    }
  }

  /// Opens the menu no longer after a delay.
  func stopWaiting() {
    timer?.cancel()
    timer = nil
  }
}

extension UIControl {
  private final var ensuredMenuState: ControlMenu {
    if let menuState { return menuState }
    let made = ControlMenu(self)
    menuState = made
    return made
  }

  final func setMenuEnabled(_ isOn: Bool) {
    guard isOn != isContextMenuInteractionEnabled else { return }
    let interaction = ensuredMenuState.interaction
    if isOn { addInteraction(interaction) } else { removeInteraction(interaction) }
  }

  final func setMenuPrimary(_ isOn: Bool) {
    guard isOn || menuState != nil else { return }
    ensuredMenuState.isPrimary = isOn
    (self as? UIButton)?.showSelection()
  }

  /// The rectangle beside which a menu opens: the bounds, or the part of the control above the attachment
  /// point.
  final func menuSource(for configuration: UIContextMenuConfiguration) -> CGRect {
    let (point, bounds) = (menuAttachmentPoint(for: configuration), bounds)
    let top = min(bounds.minY, point.y)
    return CGRect(x: point.x, y: top, width: bounds.width, height: point.y - top)
  }

  /// Opens the menu, if it has items.
  final func openMenuAsPrimaryAction() {
    _ = menuState?.interaction.openMenu(at: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  /// How long a finger holds before the menu that is the primary action opens; nil if it opens at once.
  private final var menuHold: TimeInterval? {
    guard let menuState, menuState.isPrimary, isContextMenuInteractionEnabled else { return nil }
    let hold = application.tuning.menuHoldDuration
    return hold > 0 ? hold : nil
  }

  /// Waits until a finger has held for as long as it takes to open the menu; whether it takes any time.
  final func waitForMenu(_ open: @escaping () -> Void) -> Bool {
    guard let menuHold, let menuState else { return false }
    menuState.wait(menuHold, in: application, "menu", open)
    return true
  }

  /// Whether a tap that was too short for the finger to open the menu opens it.
  final var opensMenuAfterTap: Bool { menuHold != nil && menuState?.finger == nil }

  /// Opens the menu a moment after a tap, unless it is no longer the primary action then.
  final func openMenuAfterTap() {
    guard let application = storedWindow?.application else { return }
    menuState?.wait(application.tuning.menuTapDelay, in: application, "menu after a tap") { [weak self] in
      guard let self, isEnabled, opensMenuAfterTap else { return }
      openMenuAsPrimaryAction()
    }
  }

  /// Opens the menu for a finger that came down, if the menu is the control's primary action.
  ///
  /// The menu takes the finger: recognizers around the control lose it, and the control sends nothing more
  /// for it.
  final func openMenu(for touch: UITouch) -> Bool {
    guard let menuState, menuState.isPrimary, isContextMenuInteractionEnabled,
      menuState.interaction.openMenu(at: touch.location(in: self))
    else { return false }
    for recognizer in touch.gestureRecognizers ?? [] where recognizer.isEnabled && recognizer.view !== self {
      // Switched off in a gesture, a recognizer fails or is cancelled.
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    menuState.finger = touch
    return true
  }

  /// Lets the finger that opened the menu do in it what it does; whether it is among `touches`.
  final func menuTook(_ touches: Set<UITouch>, _ phase: UITouch.Phase) -> Bool {
    guard let menuState, let finger = menuState.finger, touches.contains(finger) else { return false }
    switch phase {
    case .moved: menuState.interaction.slide(to: finger.location(in: nil))
    case .ended:
      menuState.finger = nil
      menuState.interaction.lift()
    default:
      menuState.finger = nil
      menuState.interaction.stopSliding()
    }
    return true
  }
}
