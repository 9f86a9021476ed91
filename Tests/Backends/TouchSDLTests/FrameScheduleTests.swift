// SPDX-License-Identifier: Apache-2.0

#if SDL
  import Foundation
  import Testing
  import TouchRender
  import TouchTesting

  @testable import TouchSDL

  @MainActor @Suite struct FrameScheduleTests {
    @Test func `the loop sleeps until the next frame, a timer, or for good`() {
      var schedule = FrameSchedule(framesPerSecond: 50)
      #expect(schedule.canDraw(at: 0))
      schedule.drew(at: 1)
      #expect(!schedule.canDraw(at: 1.01))
      #expect(schedule.canDraw(at: 1.02))
      #expect(abs((schedule.sleep(until: .now, at: 1.005) ?? 9) - 0.015) < 1e-9)
      #expect(schedule.sleep(until: .now, at: 2) == 0)
      #expect(schedule.sleep(until: .at(3), at: 2) == 1)
      #expect(schedule.sleep(until: .at(1), at: 2) == 0)
      #expect(schedule.sleep(until: .never, at: 2) == nil)
    }

    @Test func `the sooner of two updates counts`() {
      #expect(NextUpdate.now.sooner(.never) == .now)
      #expect(NextUpdate.never.sooner(.at(2)) == .at(2))
      #expect(NextUpdate.at(3).sooner(.at(2)) == .at(2))
    }

    @Test func `a text belongs to the key before it, and an input method has none`() {
      let key = DesktopKey(usage: 4, character: "a", modifiers: .shift)
      var typed = key
      typed.text = "A"
      #expect(
        DesktopEvent.joiningText([.keyDown(key), .text("A"), .text("ö"), .keyUp(key)])
          == [.keyDown(typed), .text("ö"), .keyUp(key)])
    }

    @Test func `a key has the characters of its layout and the number of its place`() {
      var key = DesktopKey(usage: 4, character: "a", modifiers: [.control, .shift])
      #expect(key.key?.keyCode == .keyboardA)
      #expect(key.key?.characters == "a")
      #expect(key.key?.charactersIgnoringModifiers == "A")
      key.usage = 99_999
      #expect(key.key == nil)
      #expect(DesktopKey(usage: 89, character: "1").key?.modifierFlags == .numericPad)
    }
  }
#endif
