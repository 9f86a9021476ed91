// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

struct SentryReaderTests {
  @Test func `each window of a report is a tree of views in their parents`() throws {
    let document = try SnapshotDocument.reading(
      """
      {"rendering_system": "UIKIT", "windows": [
        {"type": "UIWindow", "identifier": "main", "width": 390, "height": 844, "x": 0, "y": 0, "alpha": 1,
         "visible": true, "children": [
          {"type": "App.Pane", "width": 100.5, "height": 50, "x": -1, "y": 2, "alpha": 0.5, "visible": false,
           "view_controller": "App.Home", "children": [{"type": "UILabel"}]},
          {"text": "truncated", "children": [{"type": "UIButton", "x": 1, "y": 2, "width": 3, "height": 4}]}
        ]},
        {"type": "UIWindow", "children": 3}
      ]}
      """)
    #expect(document.format == .sentry)
    #expect(
      document.outline
        == [
          "main", "  UIWindow main [0 0 390 844]", "    App.Pane [-1 2 100.5 50]", "      UILabel ?",
          "    UIButton [1 2 3 4]", "-", "  UIWindow ?",
        ].map { $0.replacingOccurrences(of: " main [", with: " [") })
    let pane = document.trees[0].views[1]
    #expect(pane.isHidden == .known(true) && pane.alpha == .known(0.5))
    #expect(!pane.isUserInteractionEnabled.isKnown && !pane.transform.isKnown && !pane.recognizers.isKnown)
    #expect(pane.attribute("view_controller") == "App.Home")
    #expect(document.trees[0].space == .parent && !document.trees[0].isAccessibility)
    #expect(document.entries == 6 && document.viewCount == 5 && document.lostCount == 1)
    #expect(
      document.repairs.map(\.description) == [
        "f:6:5: an entry has no “type”, which is the class of its view; the entry is left out, and what is in it "
          + "belongs to the entry around it",
        "f:8:36: the children are a number and no array; they are left out",
      ])
  }

  @Test func `what is no report is refused`() throws {
    #expect(
      SnapshotDocument.refusal(of: "{\"rendering_system\": 1, \"windows\": 2}")
        == "f:1:1: the list “windows” of a view hierarchy of Sentry is missing")
    #expect(
      SnapshotDocument.refusal(of: "{\"rendering_system\": 1, \"windows\": [}")
        == "f:1:37: found “}”; a value was expected")
  }
}
