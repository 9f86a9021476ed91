// SPDX-License-Identifier: Apache-2.0

#if SDL
  import Foundation
  import TouchFrames

  /// Translates what a mouse and fingers do into frames of a digitizer, in points of the window.
  nonisolated struct ContactTranslator {
    /// What the first button of the mouse does; a change counts from the next press.
    var mouse = MouseRole.finger
    /// The size of the window in points.
    var size: CGSize
    /// The points per unit of the desktop.
    var pointsPerUnit: CGFloat = 1

    /// The buttons that are down.
    private var buttons: DigitizerButtons = []
    /// What touches while a button is down.
    private var pressing = DigitizerContact.Transducer.finger
    /// Where the mouse is; nil while it is outside the window.
    private var position: CGPoint?
    /// The fingers that are down; a finger's index leads to the number of its contact.
    private var fingers: [Finger?] = []
    /// The touch screens that have reported a pressure between none and full.
    private var measuring: Set<Int64> = []

    private struct Finger: Equatable {
      var device: Int64
      var id: Int64
    }

    /// The numbers of contacts.
    private enum Number {
      static let pointer: UInt32 = 0
      static let mouseFinger: UInt32 = 1
      static let firstFinger: UInt32 = 2
    }

    init(size: CGSize) {
      self.size = size
    }

    /// Forgets what is down, after everything was cancelled.
    mutating func reset() {
      buttons = []
      fingers = []
      position = nil
    }

    /// The frame of an event; nil if it is about something else, or changes nothing.
    mutating func frame(for event: DesktopEvent, at nanoseconds: Int64) -> DigitizerFrame? {
      var scroll: DigitizerScroll?
      let contacts: [DigitizerContact]
      switch event {
      case .mouseMoved(let place): contacts = move(to: place, buttons)
      case .mouseDown(let button, let place): contacts = move(to: place, buttons.union(button))
      case .mouseUp(let button, let place): contacts = move(to: place, buttons.subtracting(button))
      case .mouseLeft: contacts = leave()
      case .wheel(let turn):
        scroll = turn
        // The scroll is where the mouse is; while a button is down it has been reported there.
        contacts = buttons.isEmpty ? position.map { [pointer(.hovering, $0)] } ?? [] : []
      case .finger(let finger): contacts = translate(finger)
      default: return nil
      }
      guard !contacts.isEmpty || scroll != nil else { return nil }
      return DigitizerFrame(nanoseconds: nanoseconds, contacts: contacts, buttons: buttons, scroll: scroll)
    }

    // MARK: Mouse

    private mutating func move(to place: CGPoint, _ new: DigitizerButtons) -> [DigitizerContact] {
      let (old, point) = (buttons, CGPoint(x: place.x * pointsPerUnit, y: place.y * pointsPerUnit))
      buttons = new
      position = point
      switch (old.isEmpty, new.isEmpty) {
      case (true, true): return [pointer(.hovering, point)]
      case (true, false):
        pressing = mouse == .finger && new == .primary ? .finger : .pointer
        // A finger has no pointer beside it.
        return pressing == .pointer
          ? [pointer(.began, point)] : [pointer(.exited, point), mouseFinger(.began, point)]
      case (false, false): return [pressing == .pointer ? pointer(.moved, point) : mouseFinger(.moved, point)]
      case (false, true):
        return pressing == .pointer
          ? [pointer(.lifted, point)] : [pointer(.hovering, point), mouseFinger(.ended, point)]
      }
    }

    private mutating func leave() -> [DigitizerContact] {
      guard buttons.isEmpty, let last = position else { return [] }
      position = nil
      return [pointer(.exited, last)]
    }

    private func pointer(_ phase: DigitizerPhase, _ point: CGPoint) -> DigitizerContact {
      DigitizerContact(id: Number.pointer, phase: phase, at: point, transducer: .pointer)
    }

    private func mouseFinger(_ phase: DigitizerPhase, _ point: CGPoint) -> DigitizerContact {
      DigitizerContact(id: Number.mouseFinger, phase: phase, at: point)
    }

    // MARK: Fingers

    private mutating func translate(_ finger: DesktopFinger) -> [DigitizerContact] {
      let known = fingers.firstIndex(of: Finger(device: finger.device, id: finger.id))
      let index: Int
      switch finger.phase {
      case .down: index = known ?? add(finger)
      case .moved, .up:
        // A finger that was cancelled is ignored until it comes down again.
        guard let known else { return [] }
        index = known
      }
      if finger.phase == .up { fingers[index] = nil }
      let point = CGPoint(x: finger.position.x * size.width, y: finger.position.y * size.height)
      var contact = DigitizerContact(
        id: Number.firstFinger + UInt32(index), phase: Self.phases[finger.phase] ?? .stationary, at: point)
      if finger.pressure > 0, finger.pressure < 1 { measuring.insert(finger.device) }
      if measuring.contains(finger.device) { contact.force = min(max(finger.pressure, 0), 1) }
      return [contact]
    }

    private static let phases: [DesktopFinger.Phase: DigitizerPhase] = [
      .down: .began, .moved: .moved, .up: .ended,
    ]

    private mutating func add(_ finger: DesktopFinger) -> Int {
      let new = Finger(device: finger.device, id: finger.id)
      guard let free = fingers.firstIndex(of: nil) else {
        fingers.append(new)
        return fingers.count - 1
      }
      fingers[free] = new
      return free
    }
  }
#endif
