// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

@MainActor @Suite struct StateTableTests {
  typealias State = UIGestureRecognizer.State

  @Test func `the states have UIKit's numbers, and recognized is ended`() {
    let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(State.recognized == .ended)
  }

  @Test func `possible asks for began and ended, changed means began, cancelled means failed`() {
    #expect(
      row(.possible) == [.ignore, .ask(.began), .ask(.began), .ask(.ended), .apply(.failed), .apply(.failed)])
  }

  @Test(arguments: [State.began, .changed])
  func `a gesture that goes on changes, ends or is cancelled, and failed means cancelled`(_ state: State) {
    #expect(
      row(state) == [
        .ignore, .ignore, .apply(.changed), .apply(.ended), .apply(.cancelled), .apply(.cancelled),
      ])
  }

  @Test(arguments: [State.ended, .cancelled, .failed])
  func `after an end state writes are ignored`(_ state: State) {
    #expect(row(state) == Array(repeating: .ignore, count: 6))
  }

  @Test func `what a subclass writes that cannot be is taken as what was meant`() {
    let stage = GestureStage()
    let probe = stage.probe("probe")
    var seen: [State] = []
    probe.onBegan = { recognizer, _, _ in
      for wish in [State.changed, .changed, .failed, .began, .ended, .possible] {
        recognizer.state = wish
        seen.append(recognizer.state)
      }
    }
    stage.press()
    #expect(seen == [.began, .changed, .failed, .failed, .failed, .failed])
    #expect(probe.state == .failed && stage.actions == [])
    stage.lift(1.1)
    // Outside of a method for touches each write counts.
    for wish in [State.changed, .changed, .possible, .failed] { probe.state = wish }
    #expect(stage.actions == ["probe action began", "probe action changed", "probe action cancelled"])
    #expect(probe.state == .possible)
  }

  @Test func `a possible gesture that is cancelled fails, and tells nobody`() {
    let stage = GestureStage()
    let probe = stage.probe("probe")
    probe.onBegan = { recognizer, _, _ in recognizer.state = .cancelled }
    stage.press()
    #expect(probe.state == .failed)
    #expect(stage.actions == [])
  }

  @Test func `changed sends an action each time it is written`() {
    let stage = GestureStage()
    let probe = stage.probe("probe")
    probe.onMoved = { $0.state = .changed }
    stage.press()
    stage.drag(1.1, to: 151)
    stage.drag(1.2, to: 152)
    stage.drag(1.3, to: 153)
    #expect(stage.actions == ["probe action began", "probe action changed", "probe action changed"])
  }

  private func row(_ state: State) -> [StateTable.Outcome] {
    [State.possible, .began, .changed, .ended, .cancelled, .failed].map {
      StateTable.outcome(of: $0, in: state)
    }
  }
}
