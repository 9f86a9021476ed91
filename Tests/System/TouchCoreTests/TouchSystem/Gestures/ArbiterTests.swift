// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

@MainActor @Suite struct ArbiterTests {
  let stage = GestureStage()

  /// A recognizer on a view whose child is hit; everybody who may be asked writes it.
  private func asked(child: Bool = true, parent: Bool = true, delegate answer: Bool = true) -> [String] {
    let outer = AskedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = AskedView(frame: outer.bounds)
    (outer.name, inner.name, outer.log, inner.log) = ("outer", "inner", stage.log, stage.log)
    (inner.begins, outer.begins) = (child, parent)
    outer.addSubview(inner)
    stage.view.addSubview(outer)
    let delegate = ProbeDelegate(stage.log)
    delegate.begins = answer
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: outer)
    tap.delegate = delegate
    stage.tap(at: 1)
    return stage.log.take().filter { !$0.contains("receive") && !$0.hasPrefix("view") }
  }

  @Test func `the touched view is asked first, then the recognizer's own, then the delegate`() {
    #expect(
      asked() == [
        "inner should begin", "outer should begin", "tap delegate should begin", "tap action ended",
      ])
  }

  @Test func `the first no ends the asking, and the gesture fails`() {
    #expect(asked(child: false) == ["inner should begin"])
  }

  @Test func `the recognizer's own view may say no`() {
    #expect(asked(parent: false) == ["inner should begin", "outer should begin"])
  }

  @Test func `the delegate may say no`() {
    #expect(
      asked(delegate: false) == ["inner should begin", "outer should begin", "tap delegate should begin"])
  }

  @Test func `a view that is touched and has the recognizer is asked once`() {
    let view = AskedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    (view.name, view.log) = ("own", stage.log)
    stage.view.addSubview(view)
    _ = stage.add(UITapGestureRecognizer(), "tap", to: view)
    stage.tap(at: 1)
    #expect(stage.log.take() == ["view began", "own should begin", "tap action ended", "view cancelled"])
  }

  @Test func `the question is asked when the method that sets the state has returned`() {
    let probe = stage.probe("probe")
    let delegate = ProbeDelegate(stage.log)
    delegate.begins = false
    probe.delegate = delegate
    probe.onBegan = { recognizer, _, _ in
      recognizer.state = .began
      stage.log.lines.append("wrote \(recognizer.state)")
    }
    stage.press()
    #expect(
      stage.log.take().filter { !$0.contains("receive") }.prefix(2) == [
        "wrote began", "probe delegate should begin",
      ])
    #expect(probe.state == .failed)
    // Elsewhere the answer is seen at once.
    probe.onBegan = { _, _, _ in }
    stage.lift(1.1)
    stage.press(at: 2)
    probe.state = .began
    #expect(probe.state == .failed)
  }

  @Test func `actions are sent when all recognizers have had the event, before the views have it`() {
    let first = stage.probe("first", logs: true)
    _ = stage.probe("second", logs: true)
    first.cancelsTouchesInView = false
    first.prevents = false
    first.onMoved = { $0.state = .began }
    stage.press()
    stage.log.lines = []
    stage.drag(1.1, to: 160)
    #expect(stage.log.take() == ["first moved 1", "second moved 1", "first action began", "view moved"])
  }

  @Test func `the methods of a recognizer are called at most once an event, each with its set`() {
    _ = stage.probe("probe", logs: true)
    stage.frame(1, (1, .began, 150, 150), (2, .began, 160, 160), (3, .began, 170, 170))
    stage.frame(
      1.1, (1, .moved, 151, 150), (2, .moved, 161, 160), (3, .ended, 170, 170), (4, .began, 180, 180))
    let lines = stage.log.take().filter { $0.hasPrefix("probe") && !$0.contains("receive") }
    #expect(lines == ["probe began 3", "probe began 1", "probe moved 2", "probe ended 1"])
  }
}
