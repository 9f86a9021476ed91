// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

private final class Witness {
  var calls = 0
}

@Suite struct UIStepperTests {
  private func scene(_ value: Double = 5, tuning: TouchTuning = .uikit) throws -> ValueStage<UIStepper> {
    let stepper = UIStepper()
    stepper.value = value
    return try ValueStage(stepper, tuning: tuning) { $0.value }
  }

  private let minus: CGFloat = 20
  private let plus: CGFloat = 70

  // MARK: Steps

  @Test func `the right half adds and the left half takes off, as the finger comes down`() throws {
    let scene = try scene()
    try scene.tap(plus)
    try scene.tap(47)
    try scene.tap(46.9)
    #expect(scene.log == "down, 6.0, up, down, 7.0, up, down, 6.0, up")
    scene.control.stepValue = 2.5
    try scene.down(minus)
    #expect(scene.control.value == 3.5)
    try scene.up()
    #expect(scene.log == "down, 3.5, up")
  }

  @Test func `a half at its limit is dead, and a last step is as short as it must be`() throws {
    let scene = try scene(99.5)
    try scene.tap(plus)
    #expect(scene.log == "down, 100.0, up")
    try scene.tap(plus)
    #expect(scene.log == "")
    scene.control.value = 0.25
    try scene.tap(minus)
    try scene.tap(minus)
    #expect(scene.log == "down, 0.0, up")
  }

  @Test func `a stepper that wraps goes from one limit to the other`() throws {
    let scene = try scene(100)
    scene.control.wraps = true
    try scene.tap(plus)
    try scene.tap(minus)
    #expect(scene.log == "down, 0.0, up, down, 100.0, up")
  }

  // MARK: Holding

  @Test func `a stepper that is held repeats after 0.5 s, and faster after ten times`() throws {
    let scene = try scene(0)
    try scene.down(plus)
    try scene.stage.wait(0.49)
    #expect(scene.control.value == 1)
    try scene.stage.wait(0.02)
    #expect(scene.control.value == 2)
    try scene.stage.wait(0.91)  // nine more at 0.1 s
    #expect(scene.control.value == 11)
    try scene.stage.wait(0.095)  // at 0.025 s
    #expect(scene.control.value == 15)
    try scene.up()
    try scene.stage.wait(5)
    #expect(scene.control.value == 15)

    var tuning = TouchTuning.uikit
    tuning.stepperRepeatDelay = 1
    tuning.stepperRepeatInterval = 0.5
    tuning.stepperSlowRepeats = 2
    tuning.stepperFastInterval = 0.2
    let slow = try self.scene(0, tuning: tuning)
    try slow.down(plus)
    try slow.stage.wait(2)
    let times = slow.stage.trace.facts.compactMap { fact in
      if case .control(.repeated) = fact.kind { (fact.time * 10).rounded() / 10 } else { nil }
    }
    #expect(times == [1, 1.5, 1.7, 1.9])
  }

  @Test func `a held stepper stops at its limit, or goes around`() throws {
    let scene = try scene(98)
    try scene.down(plus)
    try scene.stage.wait(3)
    #expect(scene.control.value == 100)
    #expect(scene.log == "down, 99.0, 100.0")
    #expect(scene.stage.application.timers.count == 0)
    try scene.up()
    scene.control.wraps = true
    scene.control.maximumValue = 2
    scene.stage.clear()
    try scene.down(plus)
    try scene.stage.wait(0.85)
    try scene.up()
    #expect(scene.log == "down, 0.0, 1.0, 2.0, 0.0, 1.0, up")
  }

  @Test func `without autorepeat a held stepper steps once`() throws {
    let scene = try scene()
    scene.control.autorepeat = false
    try scene.down(plus)
    try scene.stage.wait(5)
    try scene.move(71)
    try scene.up()
    #expect(scene.log == "down, 6.0, up")
    #expect(scene.stage.application.timers.count == 0)
  }

  @Test func `a finger outside stops the repetition, and begins it again when it comes back`() throws {
    let scene = try scene(0)
    try scene.down(plus)
    try scene.stage.wait(0.65)
    #expect(scene.control.value == 3)
    try scene.move(300)
    try scene.stage.wait(2)
    #expect(scene.control.value == 3)
    try scene.move(plus)
    try scene.stage.wait(0.45)
    #expect(scene.control.value == 3)
    try scene.stage.wait(0.1)
    #expect(scene.control.value == 4)
    try scene.move(300)
    try scene.up()
    #expect(scene.log == "down, 1.0, 2.0, 3.0, 4.0, up outside")
  }

  @Test func `the half stays that of the beginning`() throws {
    let scene = try scene(0)
    try scene.down(plus)
    try scene.move(minus)
    try scene.stage.wait(0.55)
    try scene.up()
    #expect(scene.log == "down, 1.0, 2.0, up")
  }

  @Test func `a stepper that is not continuous sends at the end, or discards its value`() throws {
    let scene = try scene(0)
    scene.control.isContinuous = false
    try scene.down(plus)
    try scene.stage.wait(0.75)
    #expect(scene.control.value == 4)
    try scene.up()
    #expect(scene.log == "down, 4.0, up")
    try scene.down(plus)
    try scene.finger.cancel()
    #expect(scene.log == "down, cancel" && scene.control.value == 4)
  }

  @Test func `a cancelled touch keeps the values that were sent`() throws {
    let scene = try scene()
    try scene.down(plus)
    try scene.finger.cancel()
    try scene.stage.wait(3)
    #expect(scene.log == "down, 6.0, cancel" && scene.control.value == 6)
  }

  // MARK: Code

  @Test func `a stepper may be disabled, removed or set in its handler`() throws {
    let disabled = try scene()
    disabled.during { disabled.control.isEnabled = false }
    try disabled.down(plus)
    try disabled.stage.wait(2)
    #expect(disabled.control.value == 6)
    try disabled.up()
    #expect(disabled.log == "down, 6.0")
    let removed = try scene()
    removed.during { removed.control.removeFromSuperview() }
    try removed.down(plus)
    try removed.stage.wait(2)
    #expect(removed.log == "down, 6.0, cancel" && removed.stage.application.timers.count == 0)
    let other = try scene()
    other.during { other.control.value = 50 }
    try other.down(plus)
    try other.stage.wait(0.55)
    try other.up()
    #expect(other.log == "down, 6.0, 51.0, up")
  }

  @Test func `a stepper that is deallocated while it is held does not repeat`() throws {
    let stage = Stage()
    let witness = Witness()
    do {
      let stepper = UIStepper()
      stepper.addAction(UIAction { _ in witness.calls += 1 }, for: .valueChanged)
      try stage.add(stepper, named: "stepper")
      try stage.finger(1).down(at: .point(plus, 10, in: stepper))
      stepper.removeFromSuperview()
    }
    try stage.finger(1).up()
    try stage.wait(2)
    #expect(witness.calls == 1 && stage.application.timers.count == 0)
  }

  @Test func `code that sets the value sends nothing, and wrong limits are left undone`() throws {
    let scene = try scene()
    let stepper = scene.control
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    stepper.value = 500
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    let words = Misused.during {
      stepper.minimumValue = 50
      stepper.maximumValue = -1
      stepper.stepValue = 0
      stepper.value = .nan
      stepper.maximumValue = .nan
    }
    #expect(words.count == 5 && stepper.minimumValue == 0 && stepper.maximumValue == 50)
    #expect(stepper.stepValue == 1 && stepper.value == 50)
    #expect(scene.log == "")
  }

  @Test func `a stepper is 94 by 32 whatever frame it is given`() throws {
    let stepper = UIStepper(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(stepper.frame == CGRect(x: 1, y: 2, width: 94, height: 32))
    stepper.bounds.size = .zero
    stepper.frame.size.width = 7
    #expect(stepper.frame == CGRect(x: 1, y: 2, width: 94, height: 32))
    #expect(stepper.sizeThatFits(.zero) == stepper.intrinsicContentSize)
    let image = UIImage(size: CGSize(width: 1, height: 1))
    stepper.setIncrementImage(image, for: .normal)
    #expect(stepper.incrementImage(for: .disabled) === image && stepper.decrementImage(for: .normal) == nil)
    stepper.minimumValue = -7
    stepper.value = -3
    stepper.wraps = true
    let copy = try #require(try Archived.copy(of: stepper))
    #expect(copy.value == -3 && copy.minimumValue == -7 && copy.wraps && copy.frame == stepper.frame)
  }
}
