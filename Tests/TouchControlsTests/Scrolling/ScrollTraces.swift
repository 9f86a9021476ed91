// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@testable import TouchControls

/// Whole sequences of a finger on a scroll view, as traces.
@MainActor @Suite struct ScrollTraces {
  private let areas: Set<TraceArea> = [.scroll, .deliver, .gesture, .timer, .log]

  @Test func `a quick tap`() throws {
    let scene = ScrollStage()
    try scene.stage.tap(.screen(100, 100))
    expectTrace(scene.stage, only: areas, "")
  }

  @Test func `a finger that rests, then drags`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(100, 100))
    try scene.stage.wait(0.2)
    try scene.finger.move(by: CGVector(dx: 0, dy: -20))
    try scene.finger.move(by: CGVector(dx: 0, dy: -20))
    try scene.stage.wait(0.2)
    try scene.finger.up()
    expectTrace(scene.stage, only: areas, "")
  }

  @Test func `a quick drag`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.move(by: CGVector(dx: 0, dy: -20), over: 0.02)
    try scene.finger.up()
    try scene.rest()
    expectTrace(scene.stage, only: [.scroll, .deliver, .gesture, .log], "")
  }

  @Test func `a finger that stops the content`() throws {
    let scene = ScrollStage()
    try scene.drag(by: -60)
    try scene.stage.wait(0.1)
    scene.stage.clear()
    try scene.stage.tap(.screen(100, 100))
    expectTrace(scene.stage, only: areas, "")
  }
}
