// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// A frame of several fingers in which the handler of the first takes the others' touches away: nobody gets
/// anything of a touch after its cancellation.
struct LostInFrameTests {
  /// What takes every touch away in the middle of a frame.
  nonisolated enum Loss: CaseIterable, Sendable {
    case resigningActive, disconnecting, leavingScene

    @MainActor func happen(on bench: TouchBench) {
      switch self {
      case .resigningActive: bench.application.resignActive()
      case .disconnecting:
        if let scene = bench.window.windowScene { bench.application.disconnect(scene) }
      case .leavingScene: bench.window.windowScene = nil
      }
    }
  }

  /// The lines about a touch, which are to end with its one end.
  private func expectOneEnd(_ log: [String], touch: Int, in view: String) {
    let own = log.filter { $0.hasPrefix("\(view) ") && $0.hasSuffix(" \(touch)") }
    let ends = own.filter { $0.contains("ended") || $0.contains("cancelled") }
    #expect(ends.count <= 1 && (ends.isEmpty || own.last == ends[0]), "\(log)")
    #expect(ends.isEmpty == own.isEmpty, "\(log)")
  }

  @Test(arguments: Loss.allCases, [UITouch.Phase.began, .moved, .ended, .cancelled])
  func `the fingers of other views are only cancelled`(loss: Loss, phase: UITouch.Phase) {
    let bench = TouchBench()
    let first = bench.probe("first", 0, 0, 50, 100)
    let second = bench.probe("second", 50, 0, 50, 100)
    for probe in [first, second] {
      probe.before = { [unowned bench] heard in
        if heard == phase, !bench.isDone {
          bench.isDone = true
          loss.happen(on: bench)
        }
      }
    }
    for step in [UITouch.Phase.began, .moved, phase == .cancelled ? .cancelled : .ended] {
      bench.frame([(1, step, 20, 50), (2, step, 70, 50)])
      if step == .began { bench.frame([(1, .moved, 22, 50), (2, .moved, 72, 50)]) }
    }
    let log = bench.takeLog()
    expectOneEnd(log, touch: 1, in: "first")
    expectOneEnd(log, touch: 2, in: "second")
    #expect(bench.touches.isEmpty)
  }

  @Test func `a view that moved between two of its touches gets nothing after they were cancelled`() {
    let bench = TouchBench()
    let left = bench.probe("left", 0, 0, 50, 100)
    let right = bench.probe("right", 50, 0, 50, 100)
    let card = bench.probe("card", in: left, keeps: false)
    card.isMultipleTouchEnabled = true
    bench.finger(.began, 10, id: 1)
    right.addSubview(card)
    bench.finger(.began, 70, id: 2)
    right.before = { [unowned bench] phase in if phase == .moved { bench.application.resignActive() } }
    bench.frame([(1, .moved, 30, 50), (2, .moved, 75, 50)])
    bench.frame([(1, .moved, 40, 50), (2, .moved, 80, 50)])
    #expect(
      bench.takeLog() == [
        "card began 1", "left began 1", "card began 2", "right began 2", "card moved 1,2", "right moved 1,2",
        "card cancelled 1,2", "right cancelled 1,2",
      ])
  }

  @Test func `recognizers receive no touch after its cancellation`() {
    let bench = TouchBench()
    let first = bench.probe("first", 0, 0, 50, 100)
    let second = bench.probe("second", 50, 0, 50, 100)
    let heard = HeardTouches()
    second.addGestureRecognizer(heard)
    let behind = HeardTouches()
    bench.window.addGestureRecognizer(behind)
    first.before = { [unowned bench] phase in if phase == .moved { bench.application.resignActive() } }
    bench.frame([(1, .began, 20, 50), (2, .began, 70, 50)])
    bench.frame([(1, .moved, 25, 50), (2, .moved, 75, 50)])
    bench.frame([(1, .ended, 25, 50), (2, .ended, 75, 50)])
    #expect(heard.lines == ["began 2", "moved 2", "cancelled 2"])
    #expect(behind.lines == ["began 1,2", "moved 1,2", "cancelled 1,2"])
    #expect(
      bench.takeLog() == [
        "first began 1", "second began 2", "first moved 1", "first cancelled 1", "second cancelled 2",
      ])
  }
}

/// A recognizer that never recognizes, and notes what it hears.
private final class HeardTouches: UIGestureRecognizer {
  var lines: [String] = []

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    lines.append("\(phase) " + touches.map(\.number).sorted().map(String.init).joined(separator: ","))
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { note("cancelled", touches) }
}
