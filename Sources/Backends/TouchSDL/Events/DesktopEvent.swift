// SPDX-License-Identifier: Apache-2.0

#if SDL
  import Foundation
  import TouchCore
  import TouchFrames

  /// What happens to a window of the desktop.
  ///
  /// Positions are in units of the desktop, from the window's top left corner.
  nonisolated enum DesktopEvent: Equatable, Sendable {
    case mouseMoved(CGPoint)
    case mouseDown(DigitizerButtons, CGPoint)
    case mouseUp(DigitizerButtons, CGPoint)
    case mouseLeft
    case wheel(DigitizerScroll)
    case finger(DesktopFinger)
    case keyDown(DesktopKey)
    case keyUp(DesktopKey)
    /// The keyboard or an input method types a text.
    case text(String)
    case resized
    /// The desktop has lost what was drawn.
    case exposed
    case focusGained
    case focusLost
    /// The window was minimized or hidden.
    case hidden
    case shown
    case closed
    /// Code of the application wants the loop to look again.
    case woken
  }

  /// A finger on a touch screen.
  nonisolated struct DesktopFinger: Equatable, Sendable {
    enum Phase: Sendable { case down, moved, up }

    var device: Int64
    var id: Int64
    var phase: Phase
    /// The position as a fraction of the window's width and height.
    var position: CGPoint
    /// From 0 to 1; always 1 on screens that measure no pressure.
    var pressure: CGFloat
  }

  /// A key that goes down or up.
  nonisolated struct DesktopKey: Equatable, Sendable {
    /// Where on the keyboard the key is, as the standard for human interface devices numbers keys.
    var usage: Int
    /// The character of the key without modifiers, in the layout of the keyboard; empty for keys such as
    /// arrows.
    var character = ""
    var modifiers: UIKeyModifierFlags = []
    /// Whether the key was down already.
    var isRepeat = false
    /// What the key types with the modifiers that are down; nil if it types nothing.
    var text: String?
  }

  nonisolated extension DesktopEvent {
    /// The events with each text in the key that typed it, which comes directly before it.
    ///
    /// A text without a key comes from an input method.
    static func joiningText(_ events: [DesktopEvent]) -> [DesktopEvent] {
      var joined: [DesktopEvent] = []
      for event in events {
        if case .text(let text) = event, case .keyDown(var key)? = joined.last, key.text == nil {
          key.text = text
          joined[joined.count - 1] = .keyDown(key)
        } else {
          joined.append(event)
        }
      }
      return joined
    }
  }
#endif
