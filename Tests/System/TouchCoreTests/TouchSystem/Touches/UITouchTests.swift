// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@testable import TouchCore

struct UITouchTests {
  let bench = TouchBench()

  @Test func `phases and types have UIKit's raw values`() {
    let phases: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    #expect(phases.map(\.rawValue) == Array(0...7))
    let types: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    #expect(types.map(\.rawValue) == Array(0...3))
    #expect(UITouch.TouchType.stylus == .pencil)
  }

  @Test func `nothing about a touch is estimated`() {
    bench.probe("a")
    bench.finger(.began)
    let touch = bench.touches[0]
    #expect(touch.estimatedProperties.isEmpty && touch.estimatedPropertiesExpectingUpdates.isEmpty)
    #expect(touch.estimationUpdateIndex == nil)
    let properties: [UITouch.Properties] = [.force, .azimuth, .altitude, .location, .roll]
    #expect(properties.map(\.rawValue) == [1, 2, 4, 8, 16])
  }

  @Test func `a touch is one object from began to its end`() {
    let probe = bench.probe("a")
    bench.finger(.began)
    let touch = bench.touches[0]
    #expect(touch.view === probe && touch.window === bench.window && touch.phase == .began)
    bench.finger(.moved, 60)
    #expect(bench.touches[0] === touch && touch.phase == .moved)
    bench.finger(.ended, 60)
    #expect(bench.touches.isEmpty && touch.phase == .ended)
    #expect(touch.view === probe && touch.window === bench.window)
    bench.finger(.began)
    #expect(bench.touches[0] !== touch)
  }

  @Test func `the previous location is that of the event before, and equal to the location at began`() {
    let probe = bench.probe("a", 10, 20)
    bench.finger(.began, 30, 30)
    let touch = bench.touches[0]
    #expect(touch.previousLocation(in: nil) == touch.location(in: nil))
    bench.finger(.moved, 40, 35)
    #expect(touch.location(in: probe) == CGPoint(x: 30, y: 15))
    #expect(touch.previousLocation(in: probe) == CGPoint(x: 20, y: 10))
    #expect(touch.preciseLocation(in: nil) == CGPoint(x: 40, y: 35))
    #expect(touch.precisePreviousLocation(in: nil) == CGPoint(x: 30, y: 30))
    bench.finger(.ended, 40, 35)
    #expect(touch.previousLocation(in: nil) == CGPoint(x: 40, y: 35))
  }

  @Test func `a touch that does not change its place is stationary and not told`() {
    let probe = bench.probe("a")
    probe.isMultipleTouchEnabled = true
    bench.frame([(1, .began, 10, 10), (2, .began, 20, 20)])
    _ = bench.takeLog()
    bench.frame([(1, .moved, 10, 10), (2, .moved, 30, 20)])
    #expect(bench.takeLog() == ["a moved 2"])
    #expect(bench.touches.map(\.phase) == [.stationary, .moved])
    #expect(probe.lastEvent?.allTouches?.count == 2)
    bench.finger(.moved, 40, 20, id: 2)
    #expect(bench.touches.map(\.phase) == [.stationary, .moved], "who is not mentioned rests")
    bench.finger(.moved, 10, 10, id: 1)
    #expect(bench.takeLog() == ["a moved 2"], "a frame in which nobody does anything is no event")
  }

  @Test func `the view stays that of began, wherever the finger goes`() {
    let left = bench.probe("left", 0, 0, 50, 100)
    bench.probe("right", 50, 0, 50, 100)
    bench.finger(.began, 10)
    bench.finger(.moved, 90)
    bench.finger(.ended, 90)
    #expect(bench.takeLog() == ["left began 1", "left moved 1", "left ended 1"])
    #expect(left.lastEvent?.touches(for: left) == nil, "what has ended has left the event")
  }

  @Test func `what the sensor says is in the touch`() {
    var contact = Contact(id: 1, phase: .began, location: CGPoint(x: 5, y: 5))
    contact.type = .pencil
    contact.majorRadius = 7
    contact.majorRadiusTolerance = 2
    contact.force = 0.5
    contact.maximumPossibleForce = 4
    contact.altitudeAngle = 1
    contact.azimuthAngle = .pi / 2
    contact.rollAngle = 0.25
    bench.application.handle(ContactFrame(timestamp: 1, contacts: [contact]))
    let touch = bench.touches[0]
    #expect(touch.type == .pencil && touch.timestamp == 1)
    #expect([touch.majorRadius, touch.majorRadiusTolerance] == [7, 2])
    #expect([touch.force, touch.maximumPossibleForce] == [0.5, 4])
    #expect([touch.altitudeAngle, touch.rollAngle] == [1, 0.25])
    let turned = bench.probe("turned")
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(touch.azimuthAngle(in: nil) - .pi / 2) < 1e-9)
    #expect(abs(touch.azimuthAngle(in: turned)) < 1e-9)
    #expect(abs(touch.azimuthUnitVector(in: turned).dx - 1) < 1e-9)
  }

  @Test func `a change of force alone is a move`() {
    bench.probe("a")
    bench.finger(.began)
    var contact = Contact(id: 1, phase: .moved, location: CGPoint(x: 50, y: 50))
    contact.force = 2
    bench.application.handle(ContactFrame(timestamp: 0, contacts: [contact]))
    #expect(bench.takeLog() == ["a began 1", "a moved 1"])
  }
}
