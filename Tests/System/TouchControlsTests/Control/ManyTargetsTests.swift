// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing

@testable import TouchControls
@testable import TouchCore

@MainActor @Suite struct ManyTargetsTests {
  private let count = 10_000

  private final class Book { var numbers: [Int] = [] }

  private final class Reader {
    let number: Int
    let book: Book

    init(_ number: Int, _ book: Book) { (self.number, self.book) = (number, book) }

    func read() { book.numbers.append(number) }
    func reread() { book.numbers.append(-number) }
  }

  @Test func `targets of a control are called in order and removed one by one`() {
    let (control, book) = (UIControl(), Book())
    let targets = (0..<count).map { Reader($0, book) }
    let read = Selector("read", Reader.read)
    for target in targets { control.addTarget(target, action: read, for: .touchDown) }
    for target in targets.reversed() { control.addTarget(target, action: read, for: .touchUpInside) }
    control.sendActions(for: .touchUpInside)
    #expect(book.numbers == Array(0..<count))
    for target in targets { control.removeTarget(target, action: read, for: .touchUpInside) }
    book.numbers = []
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(book.numbers == Array(0..<count))
    for target in targets where target.number != 77 {
      control.removeTarget(target, action: read, for: .allEvents)
    }
    book.numbers = []
    control.sendActions(for: .touchDown)
    #expect(book.numbers == [77])
    #expect(control.allTargets.count == 1)
  }

  @Test func `actions of one target are told apart, by name and by the line that refers to them`() {
    let (control, book) = (UIControl(), Book())
    let target = Reader(1, book)
    for number in 0..<100 {
      control.addTarget(target, action: Selector("read \(number)", Reader.read), for: .touchDown)
    }
    for _ in 0..<100 { control.addTarget(target, action: Reader.reread, for: .touchDown) }
    control.addTarget(target, action: Selector("read 7"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(book.numbers == Array(repeating: 1, count: 100) + Array(repeating: -1, count: 100))
    let names = control.actions(forTarget: target, forControlEvent: .touchDown) ?? []
    #expect(Set(names).count == 200)
    #expect(names[199].hasSuffix("), 100"))
    for name in names.dropLast() { control.removeTarget(target, action: Selector(name), for: .touchDown) }
    book.numbers = []
    control.sendActions(for: .touchDown)
    #expect(book.numbers == [-1])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(book.numbers == [-1])
  }

  @Test func `an address that a new target has after another one is not taken for the old one`() {
    let (control, book) = (UIControl(), Book())
    let read = Selector("read", Reader.read)
    let staying = (0..<20).map { Reader($0, book) }
    for target in staying { control.addTarget(target, action: read, for: .touchDown) }
    for number in 0..<100 {
      let target = Reader(1000 + number, book)
      control.addTarget(target, action: read, for: .touchDown)
      book.numbers = []
      control.sendActions(for: .touchDown)
      #expect(book.numbers.last == 1000 + number)
    }
    #expect(control.allTargets.count == 20)
  }

  @Test func `actions of a control are called in their order, and go one by one`() {
    let (control, book) = (UIControl(), Book())
    let actions = (0..<count).map { number in UIAction { _ in book.numbers.append(number) } }
    for action in actions { control.addAction(action, for: .touchDown) }
    for action in actions { control.addAction(action, for: .touchUpInside) }
    control.sendActions(for: .touchUpInside)
    #expect(book.numbers == Array(0..<count))
    for action in actions.dropLast() { control.removeAction(action, for: .allEvents) }
    book.numbers = []
    control.sendActions(for: .touchDown)
    #expect(book.numbers == [count - 1])
  }

  @Test func `targets that remove themselves when called are called once`() {
    let (control, book) = (UIControl(), Book())
    let targets = (0..<2000).map { number in
      Leaver { leaver in
        book.numbers.append(number)
        control.removeTarget(leaver, action: number % 2 == 0 ? nil : Leaver.action, for: .allEvents)
      }
    }
    for target in targets { control.addTarget(target, action: Leaver.action, for: .touchDown) }
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(book.numbers == Array(0..<2000))
    #expect(control.handlers.isEmpty)
  }

  @Test func `handlers of deallocated targets make room for others`() {
    let (control, book) = (UIControl(), Book())
    for number in 0..<2000 {
      control.addTarget(Leaver { _ in book.numbers.append(number) }, action: Leaver.action, for: .touchDown)
    }
    #expect(control.handlers.count < 100)
    control.sendActions(for: .touchDown)
    #expect(book.numbers.isEmpty && control.handlers.isEmpty)
  }

  @Test func `many targets of a control come and go like few`() {
    for seed in 0..<200 {
      let plain = Self.story(seed)
      let crowded = Crowd.$isEverything.withValue(true) { Self.story(seed) }
      #expect(plain == crowded, "seed \(seed)")
    }
  }

  private final class Leaver {
    static let action = Selector("leave", Leaver.leave)
    static let other = Selector("go", Leaver.go)
    static let unnamed = Selector(Leaver.go)
    let number: Int
    let told: (Leaver) -> Void

    init(_ number: Int = 0, _ told: @escaping (Leaver) -> Void) { (self.number, self.told) = (number, told) }

    func leave() { told(self) }
    func go() { told(self) }
  }

  /// What targets receive while targets are added and removed at random, even during sends.
  private static func story(_ seed: Int) -> [String] {
    var draws = SplitMix64(seed: UInt64(seed))
    let control = UIControl()
    var story: [String] = []
    var targets: [Leaver?] = []
    func hear(_ target: Leaver) {
      story.append("\(target.number)")
      if draws.oneIn(3) { change() }
    }
    func change() {
      let place = draws.below(6)
      let action = [Leaver.action, Leaver.other, Leaver.unnamed, Selector("leave")][draws.below(4)]
      let events: UIControl.Event = [.touchDown, [.touchDown, .touchUpInside], .allEvents][draws.below(3)]
      guard let target = targets[place] else { return targets[place] = Leaver(place) { hear($0) } }
      switch draws.below(12) {
      case 0...3: control.addTarget(target, action: action, for: events)
      case 4: control.addTarget(nil, action: action, for: events)
      case 5: control.removeTarget(target, action: nil, for: events)
      case 6: control.removeTarget(target, action: action, for: events)
      case 7: control.removeTarget(nil, action: action, for: events)
      case 8: targets[place] = nil
      case 9:
        control.addAction(UIAction(identifier: .init("\(place)")) { _ in story.append("act") }, for: events)
      case 10: control.removeAction(identifiedBy: .init("\(place)"), for: events)
      default: if draws.oneIn(4) { control.removeTarget(nil, action: nil, for: events) }
      }
      let names = control.actions(forTarget: target, forControlEvent: .touchDown) ?? []
      story.append("\(names.count) \(control.allTargets.count) \(control.allControlEvents.rawValue)")
    }
    targets = (0..<6).map { Leaver($0) { hear($0) } }
    for _ in 0..<40 {
      for _ in 0..<4 { change() }
      story.append("told")
      control.sendActions(for: draws.oneIn(2) ? .touchDown : .touchUpInside)
    }
    return story
  }
}
