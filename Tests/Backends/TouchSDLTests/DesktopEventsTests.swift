// SPDX-License-Identifier: Apache-2.0

#if SDL
  import CSDL
  import Foundation
  import Testing
  import TouchFrames
  import TouchTesting

  @testable import TouchSDL

  /// The queue of SDL itself, with its driver for machines without a desktop.
  @MainActor @Suite(.serialized) struct DesktopEventsTests {
    private let surface: DesktopSurface

    init() throws {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      surface = try DesktopSurface(title: "test", size: .init(width: 400, height: 200))
      _ = DesktopEvents.next(within: 0, of: surface.number)
    }

    private func push(_ type: SDL_EventType, finger: Int64, _ x: Float, _ y: Float) {
      var event = unsafe SDL_Event()
      unsafe event.tfinger = SDL_TouchFingerEvent(
        type: type.rawValue, timestamp: 0, touchId: 7, fingerId: finger, x: x, y: y, dx: 0, dy: 0,
        pressure: 0.5, windowID: surface.number)
      #expect(unsafe SDL_PushEvent(&event) == 1)
    }

    @Test func `another thread wakes a loop that sleeps until there is an event`() {
      Thread.detachNewThread { DesktopWindow.wake() }
      var events: [DesktopEvent] = []
      while !events.contains(.woken) { events += DesktopEvents.next(within: nil, of: surface.number) }
      #expect(events.count { $0 == .woken } == 1)
    }

    @Test func `fingers of a touch screen are contacts of one frame each, at their places in the window`() {
      push(SDL_FINGERDOWN, finger: 11, 0.25, 0.5)
      push(SDL_FINGERDOWN, finger: 12, 0.75, 0.5)
      push(SDL_FINGERMOTION, finger: 11, 0.5, 0.5)
      push(SDL_FINGERUP, finger: 12, 0.75, 0.5)
      push(SDL_FINGERUP, finger: 11, 0.5, 0.5)
      var contacts = ContactTranslator(size: CGSize(width: 400, height: 200))
      let frames = DesktopEvents.next(within: 0, of: surface.number)
        .compactMap { contacts.frame(for: $0, at: 0) }
      #expect(frames.map { $0.contacts.map(\.phase) } == [[.began], [.began], [.moved], [.ended], [.ended]])
      #expect(
        frames.flatMap { $0.contacts.map(\.position) }
          == [
            CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 100), CGPoint(x: 200, y: 100),
            CGPoint(x: 300, y: 100),
            CGPoint(x: 200, y: 100),
          ])
      #expect(Set(frames.flatMap { $0.contacts.map(\.id) }).count == 2)
    }
  }
#endif
