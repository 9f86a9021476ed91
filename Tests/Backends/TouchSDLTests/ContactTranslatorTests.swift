// SPDX-License-Identifier: Apache-2.0

#if SDL
  import Foundation
  import Testing
  import TouchFrames
  import TouchTesting

  @testable import TouchSDL

  @MainActor @Suite struct ContactTranslatorTests {
    private var translator = ContactTranslator(size: CGSize(width: 300, height: 200))

    /// The frames of events, in words.
    private mutating func words(_ events: DesktopEvent...) -> [String] {
      events.map { event in
        guard let frame = translator.frame(for: event, at: 0) else { return "nothing" }
        var words = frame.contacts.map {
          "\($0.transducer) \($0.id) \($0.phase) \($0.position.x),\($0.position.y)"
        }
        if frame.buttons != [] { words.append("buttons \(frame.buttons.rawValue)") }
        if let scroll = frame.scroll { words.append("scroll \(scroll.horizontal),\(scroll.vertical)") }
        return words.joined(separator: "; ")
      }
    }

    @Test mutating func `the first button of the mouse is a finger, and the pointer returns after it`() {
      let place = CGPoint(x: 10, y: 20)
      #expect(
        words(
          .mouseMoved(place), .mouseDown(.primary, place), .mouseMoved(CGPoint(x: 11, y: 20)),
          .mouseUp(.primary, place))
          == [
            "pointer 0 hovering 10.0,20.0",
            "pointer 0 exited 10.0,20.0; finger 1 began 10.0,20.0; buttons 1",
            "finger 1 moved 11.0,20.0; buttons 1",
            "pointer 0 hovering 10.0,20.0; finger 1 ended 10.0,20.0",
          ])
    }

    @Test mutating func `a mouse as a pointer touches with its buttons`() {
      translator.mouse = .pointer
      let place = CGPoint(x: 10, y: 20)
      #expect(
        words(
          .mouseDown(.secondary, place), .mouseDown(.primary, place), .mouseUp(.secondary, place),
          .mouseUp(.primary, place), .mouseLeft, .mouseLeft)
          == [
            "pointer 0 began 10.0,20.0; buttons 2", "pointer 0 moved 10.0,20.0; buttons 3",
            "pointer 0 moved 10.0,20.0; buttons 1", "pointer 0 lifted 10.0,20.0",
            "pointer 0 exited 10.0,20.0", "nothing",
          ])
    }

    @Test mutating func `a zoomed window divides positions, and the wheel turns where the mouse is`() {
      translator.pointsPerUnit = 0.5
      #expect(
        words(.mouseMoved(CGPoint(x: 10, y: 20)), .wheel(DigitizerScroll(vertical: -1)))
          == ["pointer 0 hovering 5.0,10.0", "pointer 0 hovering 5.0,10.0; scroll 0.0,-1.0"])
    }

    private func finger(
      _ id: Int64, _ phase: DesktopFinger.Phase, _ x: CGFloat, pressure: CGFloat = 1
    ) -> DesktopEvent {
      .finger(
        DesktopFinger(device: 7, id: id, phase: phase, position: CGPoint(x: x, y: 0.5), pressure: pressure))
    }

    @Test mutating func `fingers are fractions of the window and reuse the numbers of those that lifted`() {
      #expect(
        words(
          finger(40, .down, 0.5), finger(41, .down, 1), finger(40, .up, 0.5), finger(42, .down, 0),
          finger(43, .moved, 0))
          == [
            "finger 2 began 150.0,100.0", "finger 3 began 300.0,100.0", "finger 2 ended 150.0,100.0",
            "finger 2 began 0.0,100.0", "nothing",
          ])
    }

    @Test mutating func `a finger that was cancelled is ignored until it comes down again`() {
      #expect(words(finger(1, .down, 0)) == ["finger 2 began 0.0,100.0"])
      translator.reset()
      #expect(
        words(finger(1, .moved, 0), finger(1, .up, 0), finger(1, .down, 0))
          == ["nothing", "nothing", "finger 2 began 0.0,100.0"])
    }

    @Test mutating func `a screen that always reports full pressure measures no force`() {
      #expect(translator.frame(for: finger(1, .down, 0), at: 0)?.contacts.first?.force == nil)
      #expect(
        translator.frame(for: finger(1, .moved, 0, pressure: 0.25), at: 0)?.contacts.first?.force == 0.25)
      #expect(translator.frame(for: finger(1, .moved, 0), at: 0)?.contacts.first?.force == 1)
    }
  }
#endif
