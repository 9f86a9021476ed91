// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// The margin of 70 points around a button, and the popular way to shrink it, as described by the article on
/// the margin.
@Suite struct ButtonBorderTraces {
  @Test(arguments: Preset.allCases)
  func `a finger goes straight up from the middle, a point a step`(_ preset: Preset) throws {
    let scene = try ControlStage(UIButton(), tuning: preset.tuning)
    try scene.down()
    #expect(scene.sent == "down")
    let exit = preset == .uikit ? "exit, outside" : "exit"
    let enter = preset == .uikit ? "enter, inside" : "enter"
    // From the center, 20 points below the top edge, to 90 points above it.
    for y in stride(from: 19.0, through: -90, by: -1) {
      try scene.move(50, y)
      #expect(scene.sent == (y >= -70 ? "inside" : y == -71 ? exit : "outside"), "at \(y)")
      #expect(scene.control.isHighlighted == (y >= -70), "at \(y)")
    }
    for y in stride(from: -89.0, through: -60, by: 1) {
      try scene.move(50, y)
      #expect(scene.sent == (y < -70 ? "outside" : y == -70 ? enter : "inside"), "at \(y)")
      #expect(scene.control.isHighlighted == (y >= -70), "at \(y)")
    }
  }

  @Test(arguments: Preset.allCases)
  func `a finger lifts 60 and 71 points above`(_ preset: Preset) throws {
    for (y, line) in [(-60.0, "up inside, primary"), (-70, "up inside, primary"), (-71, "up outside")] {
      let scene = try ControlStage(UIButton(), tuning: preset.tuning)
      try scene.down()
      try scene.move(50, y)
      _ = scene.sent
      try scene.up()
      #expect(scene.sent == line)
    }
  }

  @Test func `the popular 25 points send two exits, the first without an event`() throws {
    let scene = try ControlStage(ShrunkButton())
    let target = DragTarget()
    scene.control.addTarget(target, action: DragTarget.exit, for: .touchDragExit)
    try scene.down()
    for y in stride(from: 19.0, through: -75, by: -1) { try scene.move(50, y) }
    #expect(target.exits.count == 2)
    #expect(target.exits.first?.location == .zero && target.exits.first?.hasEvent == false)
    #expect(target.exits.last?.location == CGPoint(x: 50, y: -71))
    // At 25 points it sends an exit, and from there on its own outside event before each of the control's.
    let lines = scene.stage.lines
    #expect(lines.count { $0 == "exit" } == 2)
    #expect(lines.firstIndex(of: "exit") == 46)
    #expect(lines[46...49] == ["exit", "inside", "outside", "inside"])
  }

  @Test func `classifying in the handler sends nothing twice`() throws {
    let scene = try ControlStage(UIButton())
    let target = DragTarget()
    scene.control.addTarget(target, action: DragTarget.dragged, for: .touchDragInside)
    scene.control.addTarget(target, action: DragTarget.dragged, for: .touchDragOutside)
    try scene.down()
    for y in [0.0, -20, -30, -80, -24, 10] { try scene.move(50, y) }
    #expect(target.told == ["inside", "inside", "exit", "outside", "enter", "inside"])
  }
}

/// The answer quoted by the article: a margin of 25 points in continueTracking.
private final class ShrunkButton: UIButton {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let boundsExtension: CGFloat = 25
    let outerBounds = bounds.insetBy(dx: -1 * boundsExtension, dy: -1 * boundsExtension)
    let touchOutside = !outerBounds.contains(touch.location(in: self))
    if touchOutside {
      let previousTouchInside = outerBounds.contains(touch.previousLocation(in: self))
      if previousTouchInside {
        sendActions(for: .touchDragExit)
      } else {
        sendActions(for: .touchDragOutside)
      }
    }
    return super.continueTracking(touch, with: event)
  }
}

/// The article's handlers.
private final class DragTarget {
  var exits: [(location: CGPoint, hasEvent: Bool)] = []
  var told: [String] = []

  func exit(_ sender: UIButton, _ event: UIEvent?) {
    let touch = event?.allTouches?.first
    exits.append((touch?.location(in: sender) ?? .zero, event != nil))
  }

  /// The article's own second solution: the same handler for inside and outside, which checks itself.
  func dragged(_ sender: UIButton, withEvent event: UIEvent?) {
    guard let touch = event?.allTouches?.first else { return }
    let outerBounds = sender.bounds.insetBy(dx: -25, dy: -25)
    let isOutside = !outerBounds.contains(touch.location(in: sender))
    let wasOutside = !outerBounds.contains(touch.previousLocation(in: sender))
    switch (wasOutside, isOutside) {
    case (false, true): told.append("exit")
    case (true, true): told.append("outside")
    case (true, false): told.append("enter")
    case (false, false): told.append("inside")
    }
  }
}
