// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import Testing

@testable import TouchCore

/// Circles of requirements are found where a walk over all requirements finds them.
@MainActor @Suite struct ManyRequirementsTests {
  private let stage = GestureStage()

  /// Answers for every pair alike.
  private final class Answering: UIGestureRecognizerDelegate {
    var requires = false
    var isRequired = false
    var asked: (UIGestureRecognizer, UIGestureRecognizer) -> Void = { _, _ in }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
      asked(gestureRecognizer, other)
      return requires
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { isRequired }
  }

  private func tap(at time: TimeInterval = 1) {
    stage.frame(time, (1, .began, 150, 150))
    stage.frame(time + 0.1, (1, .ended, 150, 150))
    stage.application.advance(to: time + 3)
  }

  @Test(arguments: [true, false])
  func `of many recognizers that all wait for each other, the last is recognized`(asksFirst: Bool) {
    let delegate = Answering()
    (delegate.requires, delegate.isRequired) = (asksFirst, !asksFirst)
    let taps = (0..<150).map { stage.add(UITapGestureRecognizer(), "tap \($0)") }
    for tap in taps { tap.delegate = delegate }
    for time in [1.0, 10] {
      tap(at: time)
      #expect(stage.log.take().filter { $0.contains("action") } == ["tap 149 action ended"])
    }
    #expect(stage.application.gestures.state.active.isEmpty)
    #expect(taps.allSatisfy { $0.answers.isEmpty && $0.place?.waits ?? 0 == 0 })
  }

  @Test func `a delegate's requirement against a long chain is ignored`() {
    let delegate = Answering()
    delegate.requires = true
    let taps = (0..<150).map { stage.add(UITapGestureRecognizer(), "tap \($0)") }
    for (tap, next) in zip(taps, taps.dropFirst()) { tap.require(toFail: next) }
    for tap in taps { tap.delegate = delegate }
    tap()
    #expect(stage.log.take().filter { $0.contains("action") } == ["tap 149 action ended"])
  }

  @Test func `a delegate that makes requirements while it is asked closes no circle`() {
    let delegate = Answering()
    let taps = (0..<40).map { stage.add(UITapGestureRecognizer(), "tap \($0)") }
    for tap in taps { tap.delegate = delegate }
    delegate.asked = { one, other in
      if one.required.count < 10 { one.require(toFail: other) }
    }
    let sentences = misuses { tap() }
    #expect(sentences.allSatisfy { $0.contains("waits for") })
    #expect(stage.application.gestures.state.active.isEmpty)
    #expect(stage.log.take().filter { $0.contains("action") }.count == 1)
  }

  /// Recognizers, and what waits for what in a plain book.
  private final class Run {
    var taps: [UITapGestureRecognizer?]
    var made: [[Int]]
    var answered: [[Int]]
    var asking = 0
    var faults: [String] = []

    init(_ count: Int) {
      taps = (0..<count).map { _ in
        let tap = UITapGestureRecognizer()
        tap.memory.admission = Serial.next()
        return tap
      }
      made = Array(repeating: [], count: count)
      answered = made
    }

    func reaches(_ goal: Int, from start: Int, withAnswers: Bool) -> Bool {
      var (open, seen) = ([start], Set<Int>())
      while let next = open.popLast() {
        if next == goal { return true }
        guard seen.insert(next).inserted, taps[next] != nil else { continue }
        open += (made[next] + (withAnswers ? answered[next] : [])).filter { taps[$0] != nil }
      }
      return false
    }

    func require(_ one: Int, _ other: Int) {
      guard let tap = taps[one], let second = taps[other], one != other else { return }
      let isCircle = reaches(one, from: other, withAnswers: false)
      if tap.requirements.count > 100 { return }
      tap.require(toFail: second)
      if tap.requirements.last?.isIgnored != isCircle {
        faults.append("\(one) requires \(other): \(!isCircle)")
      }
      if !isCircle { made[one].append(other) }
    }

    func answer(_ one: Int, _ other: Int) {
      guard let tap = taps[one], let second = taps[other], one != other else { return }
      asking = one
      let isCircle = reaches(one, from: other, withAnswers: true)
      let (place, secondPlace) = RequirementGraph.connect(tap, second)
      if place.wait(for: secondPlace, during: tap.admission) == isCircle {
        faults.append("\(one) waits for \(other): \(!isCircle)")
      }
      if !isCircle { answered[one].append(other) }
    }

    func forget(_ one: Int) {
      guard let tap = taps[one] else { return }
      tap.place?.endGesture()
      tap.memory.admission = Serial.next()
      answered[one] = []
    }

    func letGo(_ one: Int) { taps[one] = nil }
  }

  @Test func `requirements by call and by delegate in any order form a cycle where a full search finds one`()
  {
    for seed in 0..<300 {
      var draws = SplitMix64(seed: UInt64(seed))
      let run = Run(draws.within(3...14))
      for _ in 0..<120 {
        let (one, other) = (draws.below(run.taps.count), draws.below(run.taps.count))
        _ = misuses {
          switch draws.below(12) {
          case 0...2: run.require(one, other)
          // The same one is compared with many, as in a gesture.
          case 3...5: run.answer(run.asking, other)
          case 6...8: run.answer(one, other)
          case 9: run.forget(one)
          case 10: if draws.oneIn(3) { run.letGo(one) }
          default: for other in run.taps.indices { run.answer(one, other) }
          }
        }
      }
      #expect(run.faults.isEmpty, "seed \(seed): \(run.faults)")
      for one in run.taps.indices { run.forget(one) }
    }
  }
}
