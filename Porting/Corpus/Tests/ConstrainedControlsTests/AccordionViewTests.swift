// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

@MainActor struct AccordionViewTests {
  @Test func `one section at a time is open`() throws {
    let stage = Stage()
    let accordion = AccordionView(sections: [
      .init(title: "Colors", rows: ["Red", "Green", "Blue"]), .init(title: "Sizes", rows: ["S", "M"]),
    ])
    stage.pin(accordion, top: 0, height: 400, margin: 0)
    #expect(accordion.contentHeight == 97)
    try stage.tap(.inside("header.Colors"))
    try stage.wait(0.4)
    stage.log("content \(accordion.contentHeight)")
    #expect(accordion.contentHeight == 209)
    try stage.tap(.inside("header.Sizes"))
    try stage.wait(0.4)
    #expect(accordion.contentHeight == 170)
    try stage.tap(.inside("header.Sizes"))
    try stage.wait(0.4)
    #expect(accordion.openSection == nil && accordion.contentHeight == 97)
    expectTrace(
      stage, only: [.log, .controls],
      """
         0.050  controls   UIButton "header.Colors"          follows touch 1
         0.050  controls   UIButton "header.Colors"          highlight on
         0.050  controls   UIButton "header.Colors"          sends touchDown, inside; nobody listens
         0.050  controls   UIButton "header.Colors"          touch 1 lifts inside
         0.050  controls   UIButton "header.Colors"          highlight off
         0.050  controls   UIButton "header.Colors"          sends touchUpInside to 1, inside
         0.050  controls   UIButton "header.Colors"          sends primaryActionTriggered, inside; nobody listens
         0.450  log        content 209.0
         0.500  controls   UIButton "header.Sizes"           follows touch 2
         0.500  controls   UIButton "header.Sizes"           highlight on
         0.500  controls   UIButton "header.Sizes"           sends touchDown, inside; nobody listens
         0.500  controls   UIButton "header.Sizes"           touch 2 lifts inside
         0.500  controls   UIButton "header.Sizes"           highlight off
         0.500  controls   UIButton "header.Sizes"           sends touchUpInside to 1, inside
         0.500  controls   UIButton "header.Sizes"           sends primaryActionTriggered, inside; nobody listens
         0.950  controls   UIButton "header.Sizes"           follows touch 3
         0.950  controls   UIButton "header.Sizes"           highlight on
         0.950  controls   UIButton "header.Sizes"           sends touchDown, inside; nobody listens
         0.950  controls   UIButton "header.Sizes"           touch 3 lifts inside
         0.950  controls   UIButton "header.Sizes"           highlight off
         0.950  controls   UIButton "header.Sizes"           sends touchUpInside to 1, inside
         0.950  controls   UIButton "header.Sizes"           sends primaryActionTriggered, inside; nobody listens
      """)
  }
}
