// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// A thousand of each; `touchbench --grow 10000` shows that ten thousand work too.
@MainActor @Suite struct ManyRecognizersTests {
  private let count = 1000
  private let stage = GestureStage()

  private func taps(_ count: Int) -> [UITapGestureRecognizer] {
    (0..<count).map { stage.add(UITapGestureRecognizer(), "tap \($0)") }
  }

  private func tap(at time: TimeInterval = 1) {
    stage.frame(time, (1, .began, 150, 150))
    stage.frame(time + 0.1, (1, .ended, 150, 150))
    stage.application.advance(to: time + 3)
  }

  @Test func `of a long chain of requirements the last one is recognized`() {
    let taps = taps(count)
    for (tap, next) in zip(taps, taps.dropFirst()) { tap.require(toFail: next) }
    tap()
    #expect(stage.log.take().filter { $0.contains("action") } == ["tap \(count - 1) action ended"])
    tap(at: 10)
    #expect(stage.log.take().filter { $0.contains("action") } == ["tap \(count - 1) action ended"])
  }

  @Test func `of a long chain made from its end, the one after the double tap is recognized when that fails`()
  {
    let taps = taps(count)
    taps[0].numberOfTapsRequired = 2
    for place in (1..<count).reversed() { taps[place].require(toFail: taps[place - 1]) }
    tap()
    #expect(stage.log.take().filter { $0.contains("action") } == ["tap 1 action ended"])
    #expect(stage.application.gestures.state.active.isEmpty)
  }

  @Test func `a long chain fails and is recognized by turns when all may go on together`() {
    let probes = (0..<200).map { stage.probe("probe \($0)") }
    for (probe, next) in zip(probes, probes.dropFirst()) { probe.require(toFail: next) }
    for probe in probes {
      probe.prevents = false
      probe.onBegan = { recognizer, _, _ in recognizer.state = .ended }
    }
    stage.press()
    let recognized = probes.indices.filter { probes[$0].state == .ended }
    #expect(recognized == Array(stride(from: 1, to: 200, by: 2)))
  }

  @Test func `all wait for one, which fails, and the first is recognized`() {
    let taps = taps(count)
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    for tap in taps { tap.require(toFail: double) }
    tap()
    #expect(stage.log.take().filter { $0.contains("action") } == ["tap 0 action ended"])
  }

  @Test func `one waits for all, and is recognized when the last of them has failed`() {
    let waiter = stage.add(UITapGestureRecognizer(), "waiter")
    let others = taps(count)
    for other in others {
      other.numberOfTapsRequired = 2
      waiter.require(toFail: other)
    }
    tap()
    #expect(stage.log.take().filter { $0.contains("action") } == ["waiter action ended"])
  }

  @Test func `every pair of recognizers may have a requirement`() {
    let taps = taps(300)
    taps[299].numberOfTapsRequired = 2
    for (place, tap) in taps.enumerated() {
      for other in taps[(place + 1)...] { tap.require(toFail: other) }
    }
    #expect(taps[0].required.count == 299)
    tap()
    #expect(stage.log.take().filter { $0.contains("action") } == ["tap 298 action ended"])
  }

  @Test func `a long chain is never closed to a cycle`() {
    let taps = taps(count)
    for (tap, next) in zip(taps, taps.dropFirst()) { tap.require(toFail: next) }
    #expect(misuses { taps[count - 1].require(toFail: taps[0]) }.count == 1)
    #expect(taps[count - 1].required.isEmpty)
    tap()
    #expect(stage.log.take().filter { $0.contains("action") } == ["tap \(count - 1) action ended"])
  }

  @Test func `requirements in any order form a cycle exactly where a full search finds one`() {
    var numbers = SystemlessNumbers(state: 7)
    for _ in 0..<60 {
      let taps = (0..<12).map { _ in UITapGestureRecognizer() }
      var made: [[Int]] = Array(repeating: [], count: taps.count)
      for _ in 0..<60 {
        let (one, other) = (numbers.next(below: taps.count), numbers.next(below: taps.count))
        guard one != other else { continue }
        let isCircle = Self.reaches(one, from: other, made)
        let sentences = misuses { taps[one].require(toFail: taps[other]) }
        #expect(sentences.count == (isCircle ? 1 : 0))
        if !isCircle { made[one].append(other) }
        #expect(taps[one].required.count == made[one].count)
      }
    }
  }

  private static func reaches(_ goal: Int, from start: Int, _ made: [[Int]]) -> Bool {
    var (open, seen) = ([start], Set<Int>())
    while let next = open.popLast() {
      if next == goal { return true }
      if seen.insert(next).inserted { open += made[next] }
    }
    return false
  }

  @Test func `recognizers on one view are tapped, held and removed`() {
    let taps = taps(count)
    tap()
    #expect(stage.log.take().filter { $0.contains("action") } == ["tap 0 action ended"])
    stage.frame(10, (1, .began, 150, 150))
    stage.application.advance(to: 20)
    #expect(taps.allSatisfy { $0.state == .failed })
    stage.frame(21, (1, .ended, 150, 150))
    #expect(taps.allSatisfy { $0.state == .possible })
    stage.frame(30, (1, .began, 150, 150))
    for tap in taps { stage.view.removeGestureRecognizer(tap) }
    #expect(stage.view.gestureRecognizers == [])
    #expect(stage.application.gestures.state.active.isEmpty)
    stage.frame(31, (1, .ended, 150, 150))
  }

  @Test func `targets of a recognizer are called in order and removed one by one`() {
    let tap = UITapGestureRecognizer()
    stage.view.addGestureRecognizer(tap)
    let book = Book()
    let targets = (0..<count).map { Reader($0, book) }
    let read = Selector("read", Reader.read)
    for target in targets { tap.addTarget(target, action: read) }
    for target in targets.reversed() { tap.addTarget(target, action: read) }
    self.tap()
    #expect(book.numbers == Array(0..<count))
    for target in targets where target.number != 77 { tap.removeTarget(target, action: read) }
    book.numbers = []
    self.tap(at: 10)
    #expect(book.numbers == [77])
  }

  private final class Book { var numbers: [Int] = [] }

  private final class Reader {
    let number: Int
    let book: Book

    init(_ number: Int, _ book: Book) { (self.number, self.book) = (number, book) }

    func read() { book.numbers.append(number) }
  }
}

/// Numbers that are the same in every run.
private struct SystemlessNumbers {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
