// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

private final class Listener: FloatingActionMenuDelegate {
  let stage: Stage
  init(_ stage: Stage) { self.stage = stage }
  func floatingActionMenu(_ menu: FloatingActionMenu, didSelectItemAt index: Int) {
    stage.log("item \(index)")
  }
}

@MainActor struct FloatingActionMenuTests {
  @Test func `items rise from the button, and a tap on one closes the menu`() throws {
    let stage = Stage()
    let menu = FloatingActionMenu()
    let listener = Listener(stage)
    menu.delegate = listener
    menu.addItem(title: "Photo")
    menu.addItem(title: "Note")
    stage.view.addSubview(menu)
    NSLayoutConstraint.activate([
      menu.trailingAnchor.constraint(equalTo: stage.view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      menu.bottomAnchor.constraint(equalTo: stage.view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
    stage.view.layoutIfNeeded()
    #expect(menu.mainButton.bounds.size == CGSize(width: 56, height: 56))
    #expect(menu.frame.maxX == 359 && menu.frame.maxY == 651)
    try stage.tap(.inside("fab"))
    try stage.wait(0.5)
    let (photo, note) = (menu.items[0].frame, menu.items[1].frame)
    #expect(photo.maxY == menu.mainButton.center.y + 28 - 64 && note.maxY == photo.maxY - 50)
    #expect(photo.height == 42 && menu.frame.minY <= 651 - 64 - 50 - 42)
    stage.log("open")
    try stage.tap(.inside("fab.Note"))
    try stage.wait(0.5)
    #expect(!menu.isOpen && menu.items[1].frame.maxY == menu.mainButton.frame.maxY)
    menu.diameter = 64
    stage.view.layoutIfNeeded()
    #expect(menu.mainButton.bounds.width == 64)
    expectTrace(
      stage, only: [.log, .controls],
      """
         0.000  controls   UIButton "fab"                    follows touch 1
         0.000  controls   UIButton "fab"                    highlight on
         0.000  controls   UIButton "fab"                    sends touchDown, inside; nobody listens
         0.050  controls   UIButton "fab"                    touch 1 lifts inside
         0.050  controls   UIButton "fab"                    highlight off
         0.050  controls   UIButton "fab"                    sends touchUpInside to 1, inside
         0.050  controls   UIButton "fab"                    sends primaryActionTriggered, inside; nobody listens
         0.550  log        open
         0.550  controls   UIButton "fab.Note"               follows touch 2
         0.550  controls   UIButton "fab.Note"               highlight on
         0.550  controls   UIButton "fab.Note"               sends touchDown, inside; nobody listens
         0.600  controls   UIButton "fab.Note"               touch 2 lifts inside
         0.600  controls   UIButton "fab.Note"               highlight off
         0.600  controls   UIButton "fab.Note"               sends touchUpInside to 1, inside
         0.600  log        item 1
         0.600  controls   UIButton "fab.Note"               sends primaryActionTriggered, inside; nobody listens
      """)
  }
}
