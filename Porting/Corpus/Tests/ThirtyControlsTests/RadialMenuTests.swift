// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

private final class Listener: RadialMenuDelegate {
  var log: [String] = []
  func radialMenu(_ menu: RadialMenu, willDisplay button: UIButton, atIndex: Int) {
    button.accessibilityIdentifier = "petal \(atIndex)"
  }
  func radialMenu(_ menu: RadialMenu, buttonWillSelected button: UIButton, atIndex: Int) { log.append("will \(atIndex)") }
  func radialMenu(_ menu: RadialMenu, buttonDidSelected button: UIButton, atIndex: Int) { log.append("did \(atIndex)") }
  func menuCollapsed(_ menu: RadialMenu) { log.append("collapsed") }
  func menuOpened(_ menu: RadialMenu) { log.append("opened") }
}

@MainActor struct RadialMenuTests {
  private func show() throws -> (Stage, RadialMenu, Listener) {
    let stage = Stage()
    let menu = RadialMenu(frame: CGRect(x: 160, y: 300, width: 50, height: 50), buttonsCount: 4, duration: 0.4)
    let listener = Listener()
    menu.delegate = listener
    try stage.add(menu, named: "menu")
    return (stage, menu, listener)
  }

  @Test func `a tap fans the buttons out, a second one takes them back`() throws {
    let (stage, menu, listener) = try show()
    try stage.tap("menu")
    try stage.wait(1)
    #expect(menu.isSelected)
    #expect(try stage["petal 0"].center == CGPoint(x: 185, y: 225))
    #expect(abs(try stage["petal 1"].center.x - 285) < 0.001)
    try stage.tap("menu")
    try stage.wait(0.5)
    #expect(!menu.buttonsIsShown())
    #expect(stage.view.subviews == [menu])
    #expect(listener.log == ["opened", "collapsed"])
    expectTrace(
      stage, only: [.controls],
      """
         0.000  controls   RadialMenu "menu"                 follows touch 1
         0.000  controls   RadialMenu "menu"                 highlight on
         0.000  controls   RadialMenu "menu"                 sends touchDown, inside; nobody listens
         0.050  controls   RadialMenu "menu"                 touch 1 lifts inside
         0.050  controls   RadialMenu "menu"                 highlight off
         0.050  controls   RadialMenu "menu"                 sends touchUpInside to 1, inside
         0.050  controls   RadialMenu "menu"                 sends primaryActionTriggered, inside; nobody listens
         1.050  controls   RadialMenu "menu"                 follows touch 2
         1.050  controls   RadialMenu "menu"                 highlight on
         1.050  controls   RadialMenu "menu"                 sends touchDown, inside; nobody listens
         1.100  controls   RadialMenu "menu"                 touch 2 lifts inside
         1.100  controls   RadialMenu "menu"                 highlight off
         1.100  controls   RadialMenu "menu"                 sends touchUpInside to 1, inside
         1.100  controls   RadialMenu "menu"                 sends primaryActionTriggered, inside; nobody listens
      """)
  }

  @Test func `a tap on a button that came out selects it and closes the menu`() async throws {
    let (stage, menu, listener) = try show()
    try stage.tap("menu")
    try stage.wait(1)
    try stage.tap("petal 2")
    #expect(listener.log == ["opened", "will 2"])
    #expect(!menu.isUserInteractionEnabled)
    try await stage.wait(inRealTime: 0.6)
    #expect(listener.log == ["opened", "will 2", "collapsed", "did 2"])
    #expect(menu.isUserInteractionEnabled)
  }
}
