// SPDX-License-Identifier: Apache-2.0

#if SDL
  import CSDL
  import Foundation
  import TouchCore
  import TouchFrames

  /// Takes events from SDL.
  enum DesktopEvents {
    /// Sleeps until there is an event, at most for some seconds, and takes all that there are.
    ///
    /// - Parameters:
    ///   - seconds: How long to sleep; nil to sleep until there is an event, 0 not to sleep.
    ///   - window: The number of the window; events of other windows are dropped.
    /// - Returns: The events, in their order.
    static func next(within seconds: TimeInterval?, of window: UInt32) -> [DesktopEvent] {
      var events: [DesktopEvent] = []
      var event = unsafe SDL_Event()
      // A sleep that ends early would be followed by a turn in which nothing is due.
      let milliseconds = seconds.map { Int32(clamping: Int((min($0, 1e6) * 1000).rounded(.up))) } ?? -1
      var isThere = unsafe SDL_WaitEventTimeout(&event, milliseconds) == 1
      while isThere {
        if let known = unsafe DesktopEvent(event, of: window) { events.append(known) }
        isThere = unsafe SDL_PollEvent(&event) == 1
      }
      return DesktopEvent.joiningText(events)
    }

    /// Ends the sleep; any thread may call it.
    nonisolated static func wake() {
      var event = unsafe SDL_Event()
      unsafe event.type = SDL_USEREVENT.rawValue
      unsafe SDL_PushEvent(&event)
    }
  }

  extension DesktopEvent {
    /// What an event of SDL means for a window; nil for events of others, and for those that mean nothing.
    fileprivate init?(_ event: SDL_Event, of window: UInt32) {
      let event = unsafe event
      switch unsafe SDL_EventType(event.type) {
      case SDL_QUIT: self = .closed
      case SDL_USEREVENT: self = .woken
      case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: self = .resized
      case SDL_WINDOWEVENT:
        guard unsafe event.window.windowID == window else { return nil }
        unsafe self.init(window: SDL_WindowEventID(UInt32(event.window.event)))
      case SDL_MOUSEMOTION:
        let motion = unsafe event.motion
        guard motion.windowID == window, motion.which != csdl_mouse_of_touches() else { return nil }
        self = .mouseMoved(CGPoint(x: CGFloat(motion.x), y: CGFloat(motion.y)))
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
        let press = unsafe event.button
        guard press.windowID == window, press.which != csdl_mouse_of_touches(),
          let button = DigitizerButtons(sdl: press.button)
        else { return nil }
        let place = CGPoint(x: CGFloat(press.x), y: CGFloat(press.y))
        self = Int32(press.state) == SDL_PRESSED ? .mouseDown(button, place) : .mouseUp(button, place)
      case SDL_MOUSEWHEEL:
        let wheel = unsafe event.wheel
        guard wheel.windowID == window, wheel.which != csdl_mouse_of_touches() else { return nil }
        self = .wheel(
          DigitizerScroll(horizontal: Double(wheel.preciseX), vertical: Double(wheel.preciseY)))
      case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
        unsafe self.init(finger: event.tfinger, of: window)
      case SDL_KEYDOWN, SDL_KEYUP:
        let key = unsafe event.key
        guard key.windowID == window else { return nil }
        self = Int32(key.state) == SDL_PRESSED ? .keyDown(DesktopKey(key)) : .keyUp(DesktopKey(key))
      case SDL_TEXTINPUT:
        var typed = unsafe event.text
        guard typed.windowID == window else { return nil }
        let bytes = unsafe withUnsafeBytes(of: &typed.text) { unsafe Array($0.prefix { $0 != 0 }) }
        self = .text(String(decoding: bytes, as: UTF8.self))
      default: return nil
      }
    }

    private init?(window event: SDL_WindowEventID) {
      switch event {
      case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: self = .shown
      case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: self = .hidden
      case SDL_WINDOWEVENT_EXPOSED: self = .exposed
      case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: self = .resized
      case SDL_WINDOWEVENT_LEAVE: self = .mouseLeft
      case SDL_WINDOWEVENT_FOCUS_GAINED: self = .focusGained
      case SDL_WINDOWEVENT_FOCUS_LOST: self = .focusLost
      case SDL_WINDOWEVENT_CLOSE: self = .closed
      default: return nil
      }
    }

    private init?(finger: SDL_TouchFingerEvent, of window: UInt32) {
      // Trackpads that report fingers move the mouse, too.
      let trackpads = [SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE, SDL_TOUCH_DEVICE_INDIRECT_RELATIVE]
      guard finger.windowID == window || finger.windowID == 0,
        !trackpads.contains(SDL_GetTouchDeviceType(finger.touchId))
      else { return nil }
      let phases: [SDL_EventType: DesktopFinger.Phase] = [
        SDL_FINGERDOWN: .down, SDL_FINGERMOTION: .moved, SDL_FINGERUP: .up,
      ]
      guard let phase = phases[SDL_EventType(finger.type)] else { return nil }
      self = .finger(
        DesktopFinger(
          device: finger.touchId, id: finger.fingerId, phase: phase,
          position: CGPoint(x: CGFloat(finger.x), y: CGFloat(finger.y)), pressure: CGFloat(finger.pressure)))
    }
  }

  nonisolated extension DigitizerButtons {
    /// A button by its number.
    fileprivate init?(sdl number: UInt8) {
      switch Int32(number) {
      case SDL_BUTTON_LEFT: self = .primary
      case SDL_BUTTON_RIGHT: self = .secondary
      case SDL_BUTTON_MIDDLE: self = .middle
      default: return nil
      }
    }
  }

  nonisolated extension DesktopKey {
    fileprivate init(_ event: SDL_KeyboardEvent) {
      // SDL numbers the places of keys as UIKit does, by the standard.
      self.init(usage: Int(event.keysym.scancode.rawValue))
      let symbol = UInt32(bitPattern: event.keysym.sym)
      if symbol >= 32, symbol != 127, symbol < 1 << 30, let scalar = Unicode.Scalar(symbol) {
        character = String(scalar)
      }
      isRepeat = event.repeat != 0
      for (bits, flag) in Self.modifiers where UInt32(event.keysym.mod) & bits.rawValue != 0 {
        modifiers.insert(flag)
      }
    }

    private static let modifiers: [(SDL_Keymod, UIKeyModifierFlags)] = [
      (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control), (KMOD_RCTRL, .control),
      (KMOD_LALT, .alternate), (KMOD_RALT, .alternate), (KMOD_LGUI, .command), (KMOD_RGUI, .command),
      (KMOD_CAPS, .alphaShift),
    ]
  }
#endif
