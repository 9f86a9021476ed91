// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// A control that computes its states and events itself, like the article on states.
@Suite struct OwnTouchMethodsTraces {
  @Test(arguments: Preset.allCases)
  func `highlight and events change exactly at the bounds`(_ preset: Preset) throws {
    let scene = try ControlStage(OwnMethods(), tuning: preset.tuning)
    try scene.down()
    #expect(scene.sent == "down" && scene.control.isHighlighted)
    for (y, line, isHighlighted) in [
      (39.0, "inside", true), (40, "exit", false), (41, "outside", false), (39, "enter", true),
      (0, "inside", true), (-1, "exit", false), (-70, "outside", false), (0, "enter", true),
    ] {
      try scene.move(50, y)
      #expect(scene.sent == line, "at \(y)")
      #expect(scene.control.isHighlighted == isHighlighted, "at \(y)")
    }
    try scene.up()
    #expect(scene.sent == "up inside" && !scene.control.isHighlighted)
  }

  @Test(arguments: Preset.allCases)
  func `lifted a point outside it is an up outside`(_ preset: Preset) throws {
    let scene = try ControlStage(OwnMethods(), tuning: preset.tuning)
    for _ in 1...2 {
      try scene.down()
      try scene.move(50, 40)
      _ = scene.sent
      try scene.up()
      #expect(scene.sent == "up outside" && !scene.control.isHighlighted)
      try scene.stage.wait(1)
    }
  }
}

/// The article's methods, without super where the article omits it.
private final class OwnMethods: UIButton {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let currentInside = bounds.contains(touch.location(in: self))
    let preInside = bounds.contains(touch.previousLocation(in: self))
    if currentInside {
      isHighlighted = true
      sendActions(for: preInside ? .touchDragInside : .touchDragEnter)
    } else {
      isHighlighted = false
      sendActions(for: preInside ? .touchDragExit : .touchDragOutside)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = false
    guard let point = touches.first?.location(in: self) else { return }
    sendActions(for: bounds.contains(point) ? .touchUpInside : .touchUpOutside)
  }
}
