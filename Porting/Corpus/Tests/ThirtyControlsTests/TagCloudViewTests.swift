// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

private final class Listener: TagCloudViewDelegate {
  var log: [String] = []
  func tagPressed(_ title: String, tagView: TagView, sender: TagCloudView) { log.append("pressed \(title)") }
  func tagRemoveButtonPressed(_ title: String, tagView: TagView, sender: TagCloudView) { log.append("removed \(title)") }
}

@MainActor struct TagCloudViewTests {
  private func show() throws -> (Stage, TagCloudView, Listener) {
    let stage = Stage()
    let cloud = TagCloudView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
    let listener = Listener()
    cloud.delegate = listener
    for title in ["swift", "touch", "gesture", "a very long tag", "x"] {
      cloud.addTag(title).accessibilityIdentifier = title
    }
    try stage.add(cloud, named: "cloud")
    cloud.layoutIfNeeded()
    return (stage, cloud, listener)
  }

  @Test func `tags fill rows, and each answers taps`() throws {
    let (stage, cloud, listener) = try show()
    #expect(cloud.rowCount > 1)
    for (a, b) in zip(cloud.tagViews, cloud.tagViews.dropFirst()) { #expect(!a.frame.intersects(b.frame)) }
    for tag in cloud.tagViews { #expect(cloud.bounds.maxX >= tag.frame.maxX) }
    try stage.tap(.inside("gesture"))
    try stage.tap(.inside("x"))
    #expect(listener.log == ["pressed gesture", "pressed x"])
    expectTrace(
      stage, only: [.controls],
      """
         0.000  controls   TagView "gesture"                 follows touch 1
         0.000  controls   TagView "gesture"                 highlight on
         0.000  controls   TagView "gesture"                 sends touchDown, inside; nobody listens
         0.050  controls   TagView "gesture"                 touch 1 lifts inside
         0.050  controls   TagView "gesture"                 highlight off
         0.050  controls   TagView "gesture"                 sends touchUpInside to 1, inside
         0.050  controls   TagView "gesture"                 sends primaryActionTriggered, inside; nobody listens
         0.050  controls   TagView "x"                       follows touch 2
         0.050  controls   TagView "x"                       highlight on
         0.050  controls   TagView "x"                       sends touchDown, inside; nobody listens
         0.050  controls   TagView "x"                       sends touchDownRepeat, inside; nobody listens
         0.100  controls   TagView "x"                       touch 2 lifts inside
         0.100  controls   TagView "x"                       highlight off
         0.100  controls   TagView "x"                       sends touchUpInside to 1, inside
         0.100  controls   TagView "x"                       sends primaryActionTriggered, inside; nobody listens
      """)
  }

  @Test func `a long press removes the tag and closes the gap`() throws {
    let (stage, cloud, listener) = try show()
    let first = try stage["swift"].frame.origin
    try stage.tap(.inside("swift"), for: 0.8)
    #expect(listener.log == ["removed swift"])
    #expect(cloud.tagViews.count == 4)
    #expect(try stage["touch"].frame.origin == first)
  }

  @Test func `a pressed tag shows it`() throws {
    let (stage, _, _) = try show()
    let tag = try #require(try stage["touch"] as? TagView)
    tag.highlightedBackgroundColor = .red
    let finger = stage.finger(1)
    try finger.down(at: .inside("touch"))
    #expect(tag.backgroundColor == .red)
    try finger.up()
    #expect(tag.backgroundColor == .gray)
  }
}
