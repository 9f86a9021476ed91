// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import TouchTesting
import Touchstone

/// Handlers that classify the events of a control that cannot be subclassed.
struct ClassificationTests {
  /// Asks a region in handlers for drags and lifts, as the documentation says.
  private final class Classifies {
    let region: TrackingRegion
    private(set) var events: [UIControl.Event?] = []

    init(_ region: TrackingRegion, of control: UIControl) {
      self.region = region
      control.addTarget(self, action: Classifies.heard, for: [.touchDragInside, .touchDragOutside])
      control.addTarget(self, action: Classifies.heard, for: [.touchUpInside, .touchUpOutside])
    }

    private func heard(_ sender: UIControl, _ event: UIEvent?) {
      events.append(region.classify(event, in: sender))
    }
  }

  @Test(arguments: [TouchTuning.uikit, .articles])
  func `drags and lifts are what the region makes of them`(_ tuning: TouchTuning) throws {
    let bench = try Bench(UIControl(), tuning: tuning)
    let handlers = Classifies(.outset(25), of: bench.control)
    try bench.drag([(50, -24), (50, -26), (50, -60), (50, -24), (50, -40)])
    #expect(
      handlers.events == [
        .touchDragInside, .touchDragExit, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpOutside,
      ])
  }

  @Test func `of two fingers in the control the one that moves counts`() throws {
    let bench = try Bench(UIControl())
    bench.control.isMultipleTouchEnabled = true
    let handlers = Classifies(.bounds, of: bench.control)
    try bench.down()
    let second = bench.stage.finger(2)
    try second.down(at: .point(20, 20, in: bench.control))
    try bench.move(50, 60)
    try bench.up()
    try second.up()
    #expect(handlers.events == [.touchDragExit, .touchUpOutside])
  }

  @Test func `a separate return region is ignored`() throws {
    let bench = try Bench(UIControl())
    let handlers = Classifies(.outset(8).returning(inside: .bounds), of: bench.control)
    try bench.drag([(50, 50), (50, 45), (50, 44)])
    #expect(handlers.events == [.touchDragExit, .touchDragEnter, .touchDragInside, .touchUpInside])
  }

  @Test func `an event without a finger of the control is none`() throws {
    let bench = try Bench(UIControl())
    let handlers = Classifies(.bounds, of: bench.control)
    bench.control.sendActions(for: .touchDragInside)
    #expect(handlers.events == [nil])
    #expect(TrackingRegion.bounds.classify(nil, in: bench.control) == nil)
    #expect(TrackingRegion.bounds.classify(UIEvent(), in: bench.control) == nil)
  }

  @Test func `another finger elsewhere does not count`() throws {
    let bench = try Bench(UIControl())
    let handlers = Classifies(.bounds, of: bench.control)
    let second = bench.stage.finger(2)
    try second.down(at: .screen(10, 10))
    try bench.down()
    try bench.move(50, 30)
    try bench.up()
    try second.up()
    #expect(handlers.events == [.touchDragInside, .touchUpInside])
  }
}
