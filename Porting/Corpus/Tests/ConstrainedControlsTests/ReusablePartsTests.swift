// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

@MainActor struct ReusablePartsTests {
  @Test func `a tap makes a controller of the class that belongs to the row`() throws {
    let stage = Stage()
    let menu = ScreenMenuController()
    stage.window.rootViewController = menu
    menu.view.layoutIfNeeded()
    let row = try #require(try stage.find("screen.1") as? MenuRow)
    #expect(frame(row) == "0 44 375 44" && row.titleLabel.frame.minX == 8)
    #expect(row.titleLabel.text == "SettingsScreen")
    for index in 0..<3 {
      try stage.tap(.inside("screen.\(index)"))
      try stage.wait(1)
      stage.log("\(menu.shown.map { String(describing: type(of: $0)) } ?? ""), \(menu.shown?.title ?? "no title")")
    }
    expectTrace(
      stage, only: [.log],
      """
         1.050  log        HomeScreen, no title
         2.100  log        SettingsScreen, Settings
         3.150  log        UIViewController, no title
      """)
  }
}
