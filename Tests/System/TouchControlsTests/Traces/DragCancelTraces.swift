// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// A button that should pause when the finger leaves and resume when it comes back: the attempts of the
/// article on buttons, in its order, with their results.
@Suite struct DragCancelTraces {
  @Test(arguments: Preset.allCases)
  func `cancelling in touchesMoved gives up the finger for good`(_ preset: Preset) throws {
    let scene = try ControlStage(CancelsInMoved(), tuning: preset.tuning)
    try scene.down()
    try scene.move(50, 30)
    try scene.move(50, 45)
    #expect(!scene.control.isHighlighted)
    try scene.move(50, 60)
    try scene.move(50, 30)
    try scene.up()
    #expect(scene.sent == "down, inside, cancel")
  }

  @Test(arguments: Preset.allCases)
  func `cancelling in continueTracking sends an exit before`(_ preset: Preset) throws {
    let scene = try ControlStage(CancelsInTracking(), tuning: preset.tuning)
    try scene.down()
    try scene.move(50, 30)
    try scene.move(50, 45)
    #expect(!scene.control.isHighlighted)
    try scene.move(50, 60)
    try scene.move(50, 30)
    try scene.up()
    #expect(scene.sent == "down, inside, exit, cancel")
  }

  @Test(arguments: Preset.allCases)
  func `beginTracking by hand does not bring it back`(_ preset: Preset) throws {
    let scene = try ControlStage(ComesBack(), tuning: preset.tuning)
    scene.control.beginsByHand = true
    try scene.down()
    try scene.move(50, 45)
    try scene.move(50, 60)
    try scene.move(50, 30)
    #expect(!scene.control.isHighlighted)
    try scene.up()
    #expect(scene.sent == "down, exit, cancel, outside")
  }

  @Test(arguments: Preset.allCases)
  func `the final button comes back, with a cancel and a down too many`(_ preset: Preset) throws {
    let scene = try ControlStage(ComesBack(), tuning: preset.tuning)
    try scene.down()
    try scene.move(50, 30)
    #expect(scene.sent == "down, inside")

    try scene.move(50, 45)
    #expect(scene.sent == "exit, cancel")
    #expect(!scene.control.isHighlighted)

    try scene.move(50, 60)
    try scene.move(50, 70)
    #expect(scene.sent == "outside, outside")

    try scene.move(50, 30)
    #expect(scene.sent == "down, enter, inside")
    #expect(scene.control.isHighlighted)

    try scene.move(50, 45)
    #expect(scene.sent == "exit, cancel")
    try scene.up()
    #expect(scene.sent == "up outside")
  }

  @Test(arguments: Preset.allCases)
  func `the final button lifted inside clicks`(_ preset: Preset) throws {
    let scene = try ControlStage(ComesBack(), tuning: preset.tuning)
    try scene.down()
    try scene.move(50, 45)
    try scene.move(50, 30)
    _ = scene.sent
    try scene.up()
    #expect(scene.sent == "up inside, primary")
    #expect(!scene.control.isTracking && !scene.control.isHighlighted)
  }

  @Test(arguments: Preset.allCases)
  func `false from beginTracking sends nothing`(_ preset: Preset) throws {
    let scene = try ControlStage(Says(), tuning: preset.tuning)
    scene.control.begins = false
    try scene.down()
    try scene.move(50, 30)
    try scene.move(50, -80)
    try scene.up()
    #expect(scene.sent == "" && !scene.control.isHighlighted)
  }

  @Test(arguments: Preset.allCases)
  func `continueTracking that says no sends nothing more and keeps the highlight to the lift`(
    _ preset: Preset
  ) throws {
    let scene = try ControlStage(Says(), tuning: preset.tuning)
    try scene.down()
    try scene.move(50, 30)
    scene.control.continues = false
    try scene.move(50, 25)
    scene.control.continues = true
    try scene.move(50, -80)
    try scene.move(50, 20)
    #expect(scene.control.isHighlighted)
    try scene.up()
    #expect(scene.sent == "down, inside")
    #expect(!scene.control.isHighlighted)
  }
}

/// The first attempt: a move out of the bounds becomes a cancellation.
private final class CancelsInMoved: UIButton {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if bounds.contains(touch.location(in: self)) {
      super.touchesMoved(touches, with: event)
    } else {
      touchesCancelled(touches, with: nil)
    }
  }
}

/// The second attempt: the same in continueTracking.
private class CancelsInTracking: UIButton {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isCurInRect = bounds.contains(touch.location(in: self))
    let isPreInRect = bounds.contains(touch.previousLocation(in: self))
    if !isCurInRect {
      if isPreInRect { sendActions(for: .touchDragExit) }
      touchesCancelled([touch], with: event)
      return false
    }
    if !isPreInRect { sendActions(for: .touchDragEnter) }
    return super.continueTracking(touch, with: event)
  }
}

/// The final attempt: events that cancelled tracking no longer sends are sent by hand, and a finger that
/// comes back begins again.
private final class ComesBack: CancelsInTracking {
  var beginsByHand = false

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let isCurInRect = bounds.contains(touch.location(in: self))
    let isPreInRect = bounds.contains(touch.previousLocation(in: self))
    if !isCurInRect {
      if !isPreInRect { sendActions(for: .touchDragOutside) }
    } else if !isPreInRect {
      if beginsByHand { _ = beginTracking(touch, with: event) } else { touchesBegan([touch], with: event) }
    }
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, !beginsByHand, !bounds.contains(touch.location(in: self)) {
      sendActions(for: .touchUpOutside)
    }
    super.touchesEnded(touches, with: event)
  }
}

/// A button that logs what it is told to log.
private final class Says: UIButton {
  var begins = true
  var continues = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continues }
}
