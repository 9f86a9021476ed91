// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

@MainActor struct WrappingTagListTests {
  @Test func `tags wrap, what is below follows, and taps choose`() throws {
    let stage = Stage()
    let view = TagFilterView()
    view.list.tags = ["Swift", "Interface", "Auto Layout", "Gestures", "Animation", "Linux", "Touch"]
    view.list.onSelect = { stage.log($0) }
    stage.pin(view, top: 20, height: 300)
    stage.view.layoutIfNeeded()
    let lines = Set(view.list.subviews.map(\.frame.minY)).sorted()
    #expect(lines == [0, 36] || lines == [0, 36, 72])
    #expect(view.list.frame.height == CGFloat(lines.count) * 36 - 6)
    #expect(view.clearButton.frame.minY == view.list.frame.maxY + 8)
    #expect(view.clearButton.frame.maxX == 335)
    try stage.tap(.inside("tag.Swift"))
    try stage.tap(.inside("tag.Touch"))
    try stage.tap(.inside("tags.clear"))
    stage.view.layoutIfNeeded()
    #expect(view.list.frame.height == 0)
    expectTrace(
      stage, only: [.log, .controls],
      """
         0.000  controls   TagButton "tag.Swift"             follows touch 1
         0.000  controls   TagButton "tag.Swift"             highlight on
         0.000  controls   TagButton "tag.Swift"             sends touchDown, inside; nobody listens
         0.050  controls   TagButton "tag.Swift"             touch 1 lifts inside
         0.050  controls   TagButton "tag.Swift"             highlight off
         0.050  controls   TagButton "tag.Swift"             sends touchUpInside to 1, inside
         0.050  log        Swift
         0.050  controls   TagButton "tag.Swift"             sends primaryActionTriggered, inside; nobody listens
         0.050  controls   TagButton "tag.Touch"             follows touch 2
         0.050  controls   TagButton "tag.Touch"             highlight on
         0.050  controls   TagButton "tag.Touch"             sends touchDown, inside; nobody listens
         0.100  controls   TagButton "tag.Touch"             touch 2 lifts inside
         0.100  controls   TagButton "tag.Touch"             highlight off
         0.100  controls   TagButton "tag.Touch"             sends touchUpInside to 1, inside
         0.100  log        Touch
         0.100  controls   TagButton "tag.Touch"             sends primaryActionTriggered, inside; nobody listens
         0.100  controls   UIButton "tags.clear"             follows touch 3
         0.100  controls   UIButton "tags.clear"             highlight on
         0.100  controls   UIButton "tags.clear"             sends touchDown, inside; nobody listens
         0.100  controls   UIButton "tags.clear"             sends touchDownRepeat, inside; nobody listens
         0.150  controls   UIButton "tags.clear"             touch 3 lifts inside
         0.150  controls   UIButton "tags.clear"             highlight off
         0.150  controls   UIButton "tags.clear"             sends touchUpInside to 1, inside
         0.150  controls   UIButton "tags.clear"             sends primaryActionTriggered, inside; nobody listens
      """)
  }
}
