// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// The trace of code that calls the handlers of a control one by one.
@Suite struct ToldByHandTests {
  private final class Target {
    func exit() {}
    func drag() {}
  }

  /// Forwards each send twice.
  private final class Twice: UIButton {
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      super.sendAction(action, to: target, for: event)
      super.sendAction(action, to: target, for: event)
    }
  }

  private func makeStage(_ button: UIButton, _ target: Target) throws -> Stage {
    let stage = Stage()
    try stage.add(button, named: "button")
    button.addTarget(target, action: Target.exit, for: .touchDragExit)
    button.addTarget(target, action: Target.drag, for: [.touchDragInside, .touchDragOutside])
    return stage
  }

  @Test func `each handler that is told by hand is reported with what it is told of`() throws {
    let (button, target) = (UIButton(), Target())
    let stage = try makeStage(button, target)
    button.addAction(UIAction(identifier: UIAction.Identifier("a")) { _ in }, for: .touchDown)
    button.enumerateEventHandlers { action, pair, _, _ in
      if let action { button.sendAction(action) }
      if let pair { button.sendAction(pair.1, to: pair.0, for: nil) }
    }
    button.sendAction(UIAction { _ in })
    expectTrace(
      stage, only: [.controls],
      """
         0.000  controls   UIButton "button"                 tells a handler of touchDragExit by hand
         0.000  controls   UIButton "button"                 tells a handler of touchDragInside+touchDragOutside by hand
         0.000  controls   UIButton "button"                 tells a handler of touchDown by hand
         0.000  controls   UIButton "button"                 tells a handler of no event of its own by hand
      """)
  }

  @Test func `calls that belong to an event are reported once, and so are other calls`() throws {
    let (plain, twice, target) = (UIButton(), Twice(), Target())
    let stage = try makeStage(plain, target)
    plain.sendActions(for: .touchDragExit)
    let other = try makeStage(twice, target)
    twice.sendActions(for: .touchDragExit)
    expectTrace(
      stage, only: [.controls],
      """
         0.000  controls   UIButton "button"                 sends touchDragExit to 1
      """)
    expectTrace(
      other, only: [.controls],
      """
         0.000  controls   Twice "button"                    sends touchDragExit to 1
         0.000  controls   Twice "button"                    tells a handler of touchDragExit by hand
      """)
  }

  /// Runs code before it forwards a send.
  private final class Before: UIButton {
    var before: (Before) -> Void = { _ in }
    var callsSuper = true
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      let before = before
      self.before = { _ in }
      before(self)
      if callsSuper { super.sendAction(action, to: target, for: event) }
    }
  }

  @Test func `another send on the way does not take the place of the one that was reported`() throws {
    let (button, target) = (Before(), Target())
    let stage = try makeStage(button, target)
    let action = UIAction { _ in }
    button.addAction(action, for: .touchDown)
    button.before = {
      $0.sendActions(for: .touchDown)
      $0.sendAction(action)
    }
    button.sendActions(for: .touchDragExit)
    expectTrace(
      stage, only: [.controls],
      """
         0.000  controls   Before "button"                   sends touchDragExit to 1
         0.000  controls   Before "button"                   sends touchDown to 1
         0.000  controls   Before "button"                   tells a handler of touchDown by hand
      """)
  }

  @Test func `an override that leaves out super leaves nothing behind`() throws {
    let (button, target) = (Before(), Target())
    let stage = try makeStage(button, target)
    button.callsSuper = false
    button.sendActions(for: .touchDragExit)
    button.callsSuper = true
    button.sendAction(Selector(Target.exit), to: target, for: nil)
    expectTrace(
      stage, only: [.controls],
      """
         0.000  controls   Before "button"                   sends touchDragExit to 1
         0.000  controls   Before "button"                   tells a handler of no event of its own by hand
      """)
  }

  @Test func `a handler that calls another one directly is reported beside the event it handles`() throws {
    let (button, target) = (UIButton(), Target())
    let stage = try makeStage(button, target)
    let other = UIAction { _ in }
    button.addAction(UIAction { _ in button.sendAction(other) }, for: .touchDown)
    button.addAction(other, for: .touchUpInside)
    button.sendActions(for: .touchDown)
    expectTrace(
      stage, only: [.controls],
      """
         0.000  controls   UIButton "button"                 sends touchDown to 1
         0.000  controls   UIButton "button"                 tells a handler of touchUpInside by hand
      """)
  }
}
