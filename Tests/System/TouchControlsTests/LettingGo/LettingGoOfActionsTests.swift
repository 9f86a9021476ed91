// SPDX-License-Identifier: Apache-2.0
import Testing
import Touchstone

@testable import TouchControls
@testable import TouchCore

/// Something that only an action or an event holds, and that runs code when it goes.
private final class Held {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  isolated deinit { end() }
}

private final class Listener {
  var heard = 0

  func hear() { heard += 1 }
}

/// An event of a class of one's own that runs code when it goes.
private final class GoingEvent: UIEvent {
  var end: () -> Void = {}

  isolated deinit { end() }
}

extension LettingGoTests {
  /// Few targets are a list, many have a book.
  @Test(arguments: [3, 60])
  func `what goes with a target of a recognizer may change its targets`(count: Int) {
    let recognizer = UITapGestureRecognizer()
    let (first, second, late) = (Listener(), Listener(), Listener())
    var gone = 0
    for _ in 0..<count {
      let held = Held { [unowned recognizer] in
        gone += 1
        recognizer.removeTarget(second, action: nil)
        recognizer.addTarget(late, action: Listener.hear)
      }
      recognizer.addTarget(first) { listener in { withExtendedLifetime(held) { listener.hear() } } }
      recognizer.addTarget(second, action: Listener.hear)
    }
    recognizer.removeTarget(first, action: nil)
    #expect(gone == count)
    #expect(recognizer.targets.count == count)
    #expect(recognizer.targets.allSatisfy { $0.object === late })
    recognizer.removeTarget(nil, action: nil)
    #expect(recognizer.targets.isEmpty)
  }

  @Test func `what goes with targets that have gone may change the targets of a recognizer`() {
    let recognizer = UITapGestureRecognizer()
    let late = Listener()
    var gone = 0
    func add(_ target: Listener) {
      let held = Held { [unowned recognizer] in
        gone += 1
        recognizer.removeTarget(nil, action: nil)
        recognizer.addTarget(late, action: Listener.hear)
      }
      recognizer.addTarget(target) { listener in { withExtendedLifetime(held) { listener.hear() } } }
    }
    for _ in 0..<3 { add(Listener()) }
    recognizer.forgetDeadTargets()
    #expect(gone == 3)
    #expect(recognizer.targets.map { $0.object === late } == [true])
  }

  @Test(arguments: [3, 60])
  func `what goes with an action of a control may change its handlers`(count: Int) {
    let control = UIControl()
    let listener = Listener()
    var gone = 0
    func add(_ number: Int) {
      let held = Held { [unowned control] in
        gone += 1
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.addTarget(listener, action: Listener.hear, for: .touchDown)
        for number in 0..<count { control.removeAction(identifiedBy: .init("\(number)"), for: .allEvents) }
      }
      control.addAction(
        UIAction(identifier: .init("\(number)")) { _ in withExtendedLifetime(held) {} }, for: .touchDown)
    }
    for number in 0..<count { add(number) }
    // In place of the last one, whose end takes out all others and this one.
    control.addAction(UIAction(identifier: .init("\(count - 1)")) { _ in }, for: .touchUpInside)
    #expect(gone == count)
    #expect(control.handlers.count == 1)
  }

  @Test func `what goes with a waiting event may put others into the queue`() {
    let application = UIApplication()
    var sent = 0
    func add() {
      let event = GoingEvent(type: .motion, timestamp: 0)
      event.end = { [unowned application] in
        sent += 1
        application.enqueue(UIEvent(type: .motion, timestamp: 0))
      }
      application.enqueue(event)
    }
    for _ in 0..<3 { add() }
    application.dispatchPendingEvents()
    #expect(sent == 3)
    #expect(application.inputState.queue.isEmpty)
    UIApplication.current = nil
  }
}
