// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

struct TrackingRuleTests {
  let bench = TouchBench()

  @Test func `without multiple touch a view gets the first touch only, until that one ends`() {
    let probe = bench.probe("a")
    bench.finger(.began, id: 1)
    bench.finger(.began, id: 2)
    bench.frame([(1, .moved, 60, 50), (2, .moved, 70, 50)])
    bench.finger(.ended, id: 1)
    bench.finger(.moved, 80, id: 2)
    bench.finger(.began, id: 3)
    bench.finger(.ended, id: 2)
    bench.finger(.ended, id: 3)
    #expect(
      bench.takeLog() == ["a began 1", "a moved 1", "a ended 1", "a began 3", "a ended 3"])
    let name = bench.application.names.name(of: probe)
    #expect(bench.takeDelivery().contains(.refused(touch: 2, view: name, because: .multipleTouchOff)))
  }

  @Test func `of two touches that begin at once without multiple touch the first one counts`() {
    bench.probe("a")
    bench.frame([(7, .began, 10, 10), (3, .began, 20, 20)])
    bench.frame([(3, .ended, 20, 20)])
    bench.frame([(7, .cancelled, 10, 10)])
    #expect(bench.takeLog() == ["a began 1", "a cancelled 1"])
  }

  @Test func `with multiple touch a view gets all touches, those of one phase together`() {
    bench.probe("a").isMultipleTouchEnabled = true
    bench.frame([(1, .began, 10, 10), (2, .began, 20, 20)])
    bench.frame([(1, .moved, 15, 10), (2, .ended, 20, 20)])
    #expect(bench.takeLog() == ["a began 1,2", "a moved 1", "a ended 2"])
  }

  @Test func `multiple touch is asked per view, not per window`() {
    bench.probe("a", 0, 0, 50, 100)
    bench.probe("b", 50, 0, 50, 100)
    bench.frame([(1, .began, 10, 10), (2, .began, 60, 10)])
    #expect(bench.takeLog() == ["a began 1", "b began 2"])
  }

  @Test(arguments: [false, true], [false, true])
  func `exclusive views track alone`(leftIsExclusive: Bool, rightIsExclusive: Bool) {
    let left = bench.probe("left", 0, 0, 50, 100)
    let right = bench.probe("right", 50, 0, 50, 100)
    left.isExclusiveTouch = leftIsExclusive
    right.isExclusiveTouch = rightIsExclusive
    bench.finger(.began, 10, id: 1)
    bench.finger(.began, 60, id: 2)
    bench.finger(.ended, 10, id: 1)
    bench.finger(.ended, 60, id: 2)
    let both = ["left began 1", "right began 2", "left ended 1", "right ended 2"]
    #expect(
      bench.takeLog() == (leftIsExclusive || rightIsExclusive ? ["left began 1", "left ended 1"] : both))
    let refusal: DeliveryFact.Refusal? =
      rightIsExclusive ? .exclusiveButOthersTrack : leftIsExclusive ? .exclusiveElsewhere : nil
    let name = bench.application.names.name(of: right)
    let refused = bench.takeDelivery().filter { if case .refused = $0 { true } else { false } }
    #expect(refused == (refusal.map { [.refused(touch: 2, view: name, because: $0)] } ?? []))
  }

  @Test func `an exclusive view with multiple touch gets all its own touches`() {
    let probe = bench.probe("a")
    probe.isExclusiveTouch = true
    probe.isMultipleTouchEnabled = true
    bench.finger(.began, id: 1)
    bench.finger(.began, id: 2)
    #expect(bench.takeLog() == ["a began 1", "a began 2"])
  }

  @Test func `once the exclusive view is free others get touches again`() {
    bench.probe("left", 0, 0, 50, 100).isExclusiveTouch = true
    bench.probe("right", 50, 0, 50, 100)
    bench.finger(.began, 10, id: 1)
    bench.finger(.cancelled, 10, id: 1)
    bench.finger(.began, 60, id: 2)
    #expect(bench.takeLog() == ["left began 1", "left cancelled 1", "right began 2"])
  }

  @Test func `exclusive touch ends at the window`() {
    bench.probe("left", 0, 0, 50, 100).isExclusiveTouch = true
    let other = UIWindow(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
    other.windowLevel = .alert
    other.windowScene = bench.window.windowScene
    other.isHidden = false
    bench.probe("right", in: other).isExclusiveTouch = true
    bench.finger(.began, 10, id: 1)
    bench.finger(.began, 60, id: 2)
    #expect(bench.takeLog() == ["left began 1", "right began 2"])
  }

  @Test func `a touch that was refused at its began never counts as tracking`() {
    bench.probe("left", 0, 0, 50, 100).isExclusiveTouch = true
    let right = bench.probe("right", 50, 0, 50, 100)
    bench.finger(.began, 10, id: 1)
    bench.finger(.began, 60, id: 2)
    bench.finger(.ended, 10, id: 1)
    bench.finger(.began, 70, id: 3)
    #expect(bench.takeLog() == ["left began 1", "left ended 1", "right began 3"])
    #expect(right.lastEvent?.touches(for: right)?.count == 2)
  }
}
