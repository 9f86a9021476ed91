// SPDX-License-Identifier: Apache-2.0
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

  @Test func `targets of a control are told in their order, and go one by one`() {
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
}
