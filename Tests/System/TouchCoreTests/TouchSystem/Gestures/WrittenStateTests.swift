// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

/// What a recognizer writes in its methods for input counts once these have returned.
@MainActor @Suite struct WrittenStateTests {
  typealias State = UIGestureRecognizer.State
  private let stage = GestureStage()

  /// Presses and moves a finger over two recognizers, of which the first writes these states in one method;
  /// the second one begins with the same move.
  private func moved(_ writes: State...) -> (seen: [State], lines: [String]) {
    let first = stage.probe("first")
    let second = stage.probe("second")
    var seen: [State] = []
    first.onMoved = { recognizer in
      for state in writes {
        recognizer.state = state
        seen.append(recognizer.state)
      }
    }
    second.onMoved = { $0.state = .began }
    stage.press()
    stage.log.lines = []
    stage.drag(1.1, to: 160)
    stage.lift(1.2, at: 160)
    return (seen, stage.log.take())
  }

  @Test(arguments: [State.failed, .cancelled])
  func `began and then failed or cancelled is a failure that prevents nobody`(_ end: State) {
    let (seen, lines) = moved(.began, end)
    #expect(seen == [.began, .failed])
    #expect(lines == ["second action began", "view cancelled", "second action ended"])
  }

  @Test func `a gesture that ends in one method and is taken back there was never recognized`() {
    let (seen, lines) = moved(.ended, .failed)
    #expect(seen == [.ended, .failed])
    #expect(lines == ["second action began", "view cancelled", "second action ended"])
  }

  @Test func `a failure stays one`() {
    let (seen, lines) = moved(.failed, .began, .changed, .ended)
    #expect(seen == [.failed, .failed, .failed, .failed])
    #expect(lines == ["second action began", "view cancelled", "second action ended"])
  }

  @Test func `began and then ended sends both and prevents others`() {
    let (seen, lines) = moved(.began, .changed, .ended)
    #expect(seen == [.began, .changed, .ended])
    #expect(lines == ["first action began", "first action ended", "view cancelled"])
  }

  @Test func `began and then changed begins, with one action`() {
    let (seen, lines) = moved(.began, .changed)
    #expect(seen == [.began, .changed])
    #expect(lines == ["first action began", "view cancelled", "first action ended"])
  }

  @Test func `several writes of a gesture that goes on count as the last`() {
    for (writes, line) in [
      ([.changed, .changed], "probe action changed"), ([.changed, .ended], "probe action ended"),
      ([.changed, .cancelled], "probe action cancelled"), ([.ended, .failed], "probe action cancelled"),
      ([.cancelled, .ended], "probe action cancelled"), ([.began, .possible], nil),
    ] as [([State], String?)] {
      let stage = GestureStage()
      let probe = stage.probe("probe")
      probe.onBegan = { recognizer, _, _ in recognizer.state = .began }
      probe.onMoved = { recognizer in for state in writes { recognizer.state = state } }
      stage.press()
      stage.log.lines = []
      stage.drag(1.1, to: 160)
      #expect(stage.actions == (line.map { [$0] } ?? []))
    }
  }

  @Test func `what two methods write about one event counts as if one had written it`() {
    for (start, moved, ended, lines) in [
      (.began, .changed, .ended, ["probe action ended"]),
      (.began, .changed, .changed, ["probe action changed"]),
      (.began, .changed, .failed, ["probe action cancelled"]),
      (nil, .began, .failed, []), (nil, .began, .cancelled, []),
      (nil, .began, .ended, ["probe action began", "probe action ended"]),
    ] as [(State?, State, State, [String])] {
      let stage = GestureStage()
      let probe = stage.probe("probe")
      var seen: [State] = []
      probe.onBegan = { recognizer, _, _ in if let start { recognizer.state = start } }
      probe.onMoved = { $0.state = moved }
      probe.onEnded = { recognizer in
        seen.append(recognizer.state)
        recognizer.state = ended
      }
      stage.frame(1, (1, .began, 150, 150), (2, .began, 200, 150))
      stage.log.lines = []
      stage.frame(1.1, (1, .moved, 160, 150), (2, .ended, 200, 150))
      #expect(seen == [moved])
      #expect(stage.actions == lines)
    }
  }

  @Test func `a gesture that fails as one finger comes down is not told that another has moved`() {
    let probe = stage.probe("probe")
    stage.frame(1, (1, .began, 150, 150))
    probe.onBegan = { recognizer, _, _ in recognizer.state = .failed }
    probe.onMoved = { _ in Issue.record("The gesture is over.") }
    stage.frame(1.1, (1, .moved, 160, 150), (2, .began, 200, 150))
    #expect(stage.actions == [])
  }

  @Test func `a pan that fails after super does not win with a fast first move`() {
    final class Choosy: UIPanGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .began { state = .failed }
      }
    }
    _ = stage.add(Choosy(), "choosy")
    _ = stage.add(UIPanGestureRecognizer(), "pan")
    stage.press()
    stage.log.lines = []
    stage.drag(1.1, to: 250)
    stage.drag(1.2, to: 260)
    #expect(stage.log.take() == ["pan action began", "view cancelled", "pan action changed"])
  }

  @Test func `a knob that writes changed after super turns once`() {
    final class Knob: UIRotationGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .changed { state = .changed }
      }
    }
    _ = stage.add(Knob(), "knob")
    stage.frame(1, (1, .began, 150, 150), (2, .began, 250, 150))
    stage.frame(1.1, (2, .moved, 150, 250))
    stage.log.lines = []
    stage.frame(1.2, (2, .moved, 50, 150))
    #expect(stage.actions == ["knob action changed"])
  }

  @Test func `what a method writes for another gesture counts at once`() {
    let first = stage.probe("first")
    let second = stage.probe("second")
    first.onMoved = { recognizer in
      second.state = .began
      self.stage.log.lines.append("second \(second.state), first \(recognizer.state)")
    }
    stage.press()
    stage.log.lines = []
    stage.drag(1.1, to: 160)
    #expect(stage.log.take() == ["second began, first failed", "second action began", "view cancelled"])
  }

  @Test func `a recognizer that is switched off in the method that writes has written nothing`() {
    let probe = stage.probe("probe")
    probe.onMoved = { recognizer in
      recognizer.state = .began
      recognizer.isEnabled = false
      self.stage.log.lines.append("\(recognizer.state)")
    }
    stage.press()
    stage.log.lines = []
    stage.drag(1.1, to: 160)
    #expect(stage.log.take() == ["failed", "view moved"])
  }

  @Test func `a gesture that waits for another can give up in a method, and begins later otherwise`() {
    for gives in [true, false] {
      let stage = GestureStage()
      let probe = stage.probe("probe")
      let other = stage.probe("other")
      probe.require(toFail: other)
      var seen: [State] = []
      probe.onMoved = { recognizer in
        recognizer.state = .began
        if gives, seen.count == 1 { recognizer.state = .cancelled }
        seen.append(recognizer.state)
      }
      stage.press()
      stage.log.lines = []
      stage.drag(1.1, to: 160)
      stage.drag(1.2, to: 170)
      other.state = .failed
      #expect(seen == (gives ? [.began, .cancelled] : [.began, .possible]))
      #expect(stage.actions == (gives ? [] : ["probe action began"]))
    }
  }
}
