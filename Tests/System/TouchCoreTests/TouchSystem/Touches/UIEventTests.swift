// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

struct UIEventTests {
  let bench = TouchBench()

  @Test func `event types and subtypes have UIKit's raw values`() {
    let types: [UIEvent.EventType] = [
      .touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform,
    ]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
    let subtypes: [UIEvent.EventSubtype] = [
      .none, .motionShake, .remoteControlPlay, .remoteControlPause, .remoteControlStop,
      .remoteControlTogglePlayPause, .remoteControlNextTrack, .remoteControlPreviousTrack,
      .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward,
      .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward,
    ]
    #expect(subtypes.map(\.rawValue) == [0, 1] + Array(100...109))
  }

  @Test func `one event lives from the first finger down to the last one up`() {
    let probe = bench.probe("a")
    probe.isMultipleTouchEnabled = true
    bench.finger(.began, id: 1, at: 1)
    let event = probe.lastEvent
    bench.finger(.began, id: 2, at: 2)
    bench.finger(.ended, id: 1, at: 3)
    #expect(probe.lastEvent === event && event?.timestamp == 3)
    bench.finger(.ended, id: 2, at: 4)
    #expect(probe.lastEvent === event && event?.allTouches?.isEmpty == true)
    bench.finger(.began, id: 1, at: 5)
    #expect(probe.lastEvent !== event)
  }

  @Test func `an event is delivered once a frame, to each view once a phase`() {
    let a = bench.probe("a", 0, 0, 50, 100)
    let b = bench.probe("b", 50, 0, 50, 100)
    a.isMultipleTouchEnabled = true
    b.isMultipleTouchEnabled = true
    bench.frame([(1, .began, 60, 5), (2, .began, 10, 5), (3, .began, 20, 5), (4, .began, 70, 5)])
    #expect(bench.takeLog() == ["b began 1,4", "a began 2,3"])
    bench.frame([
      (4, .moved, 75, 5), (3, .ended, 20, 5), (2, .moved, 15, 5), (1, .cancelled, 60, 5), (5, .began, 80, 5),
    ])
    #expect(bench.takeLog() == ["b began 5", "b moved 4", "b cancelled 1", "a moved 2", "a ended 3"])
  }

  @Test func `the buttons and modifier keys of a frame are those of its event`() {
    let probe = bench.probe("a")
    var frame = TouchBench.frame([(1, .began, 5, 5)], at: 0)
    frame.contacts[0].type = .indirectPointer
    frame.buttonMask = .secondary
    frame.modifierFlags = [.shift, .command]
    bench.application.handle(frame)
    #expect(probe.lastEvent?.buttonMask == .secondary)
    #expect(probe.lastEvent?.modifierFlags == [.shift, .command])
    bench.finger(.moved, 6, 6, at: 1)
    #expect(probe.lastEvent?.buttonMask == [] && probe.lastEvent?.modifierFlags == [])
  }

  @Test func `touches are those of all, of a window and of a view`() {
    let a = bench.probe("a", 0, 0, 50, 100)
    let b = bench.probe("b", 50, 0, 50, 100)
    let c = bench.probe("c", 0, 0, 1, 1)
    bench.frame([(1, .began, 10, 10), (2, .began, 60, 10)])
    let event = bench.application.registry.event
    #expect(event?.allTouches == Set(bench.touches))
    #expect(event?.touches(for: bench.window)?.count == 2)
    #expect(event?.touches(for: a) == [bench.touches[0]])
    #expect(event?.touches(for: b) == [bench.touches[1]])
    #expect(event?.touches(for: c) == nil)
    #expect(event?.touches(for: UIWindow(frame: .zero)) == nil)
    #expect(UIEvent(type: .motion, timestamp: 0).allTouches == nil)
  }

  @Test func `moves that wait together are one event, with every sample kept`() {
    let probe = bench.probe("a")
    bench.finger(.began, 10, 10, at: 0)
    for (place, time) in [0.004, 0.008, 0.012].enumerated() {
      bench.application.enqueue(TouchBench.frame([(1, .moved, 20 + CGFloat(place), 10)], at: time))
    }
    bench.application.dispatchPendingEvents()
    #expect(bench.takeLog() == ["a began 1", "a moved 1"])
    let touch = bench.touches[0]
    let samples = probe.lastEvent?.coalescedTouches(for: touch) ?? []
    #expect(samples.map { $0.location(in: nil).x } == [20, 21, 22])
    #expect(samples.map { $0.previousLocation(in: nil).x } == [10, 20, 21])
    #expect(samples.map(\.timestamp) == [0.004, 0.008, 0.012])
    #expect(touch.location(in: nil).x == 22 && touch.timestamp == 0.012)
    #expect(touch.previousLocation(in: nil).x == 10)
    #expect(samples.allSatisfy { $0 !== touch && $0.view === probe && $0.window === bench.window })
  }

  @Test func `began, ended and cancelled are never merged away`() {
    bench.probe("a")
    for contact: (UITouch.Phase, CGFloat) in [
      (.began, 10), (.moved, 20), (.moved, 30), (.ended, 30), (.began, 30), (.cancelled, 30),
    ] {
      bench.application.enqueue(TouchBench.frame([(1, contact.0, contact.1, 10)], at: 0))
    }
    bench.application.dispatchPendingEvents()
    #expect(
      bench.takeLog() == ["a began 1", "a moved 1", "a ended 1", "a began 2", "a cancelled 2"])
  }

  @Test func `a touch that is not in the event has no samples and no future`() {
    bench.finger(.began)
    let event = bench.application.registry.event
    #expect(event?.coalescedTouches(for: UITouch()) == nil)
    #expect(event?.predictedTouches(for: UITouch()) == nil)
    #expect(event?.coalescedTouches(for: bench.touches[0])?.count == 1)
    #expect(event?.predictedTouches(for: bench.touches[0]) == [])
  }

  @Test func `two frames are predicted on a straight line`() {
    bench.probe("a")
    bench.finger(.began, 10, 10, at: 0)
    bench.finger(.moved, 14, 12, at: 0.25)
    let touch = bench.touches[0]
    let ahead = bench.application.registry.event?.predictedTouches(for: touch) ?? []
    #expect(ahead.map { $0.location(in: nil) } == [CGPoint(x: 18, y: 14), CGPoint(x: 22, y: 16)])
    #expect(ahead.map(\.timestamp) == [0.5, 0.75])
    #expect(bench.takeLog() == ["a began 1", "a moved 1"], "they are never delivered")
    bench.application.tuning.predictedFrames = -1
    #expect(bench.application.registry.event?.predictedTouches(for: touch) == [])
    bench.application.tuning.predictedFrames = .max
    #expect(bench.application.registry.event?.predictedTouches(for: touch)?.count == 120)
  }
}
