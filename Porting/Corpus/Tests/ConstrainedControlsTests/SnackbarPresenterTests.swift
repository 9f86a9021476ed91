// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

@MainActor struct SnackbarPresenterTests {
  @Test func `a message comes up from the bottom, and its button sends it away`() throws {
    let stage = Stage()
    let snackbar = stage.root.showSnackbar("Archived", actionTitle: "Undo") { stage.log("undone") }
    snackbar.dismissed = {
      stage.log("dismissed \($0 ? "by the user" : "by time"), \(snackbar.superview == nil)")
    }
    try stage.wait(0.4)
    #expect(frame(snackbar) == "16 599 343 56" || snackbar.frame.maxY == 655)
    #expect(snackbar.frame.minX == 16 && snackbar.frame.width == 343)
    stage.log("rests at \(snackbar.frame.maxY)")
    try stage.tap(.inside("snackbar.action"))
    try stage.wait(0.3)
    #expect(snackbar.superview == nil)
    expectTrace(
      stage, only: [.log, .controls],
      """
         0.400  log        rests at 655.0
         0.400  controls   UIButton "snackbar.action"        follows touch 1
         0.400  controls   UIButton "snackbar.action"        highlight on
         0.400  controls   UIButton "snackbar.action"        sends touchDown, inside; nobody listens
         0.450  controls   UIButton "snackbar.action"        touch 1 lifts inside
         0.450  controls   UIButton "snackbar.action"        highlight off
         0.450  controls   UIButton "snackbar.action"        sends touchUpInside to 1, inside
         0.450  log        undone
         0.450  controls   UIButton "snackbar.action"        sends primaryActionTriggered, inside; nobody listens
         0.650  log        dismissed by the user, true
      """)
  }

  @Test func `in a wide window it is 400 points wide in the middle`() throws {
    let stage = Stage()
    stage.root.view.frame.size.width = 800
    let snackbar = stage.root.showSnackbar("Archived")
    #expect(snackbar.frame.minX == 200 && snackbar.frame.width == 400)
    try stage.wait(0.4)
    expectTrace(stage, only: [.log], "")
  }
}
