// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// Scenes in scenes, and what bars and controls make of their items.
struct EmbeddedSceneTests {
  private func view(_ name: String, _ id: String, _ frame: [Int], _ more: String = "", _ inside: String = "")
    -> String
  {
    let sides = zip(["x", "y", "width", "height"], frame).map { "\($0)=\"\($1)\"" }
    return
      "<\(name) opaque=\"NO\" id=\"\(id)\" \(more)><rect key=\"frame\" \(sides.joined(separator: " "))/>\(inside)</\(name)>"
  }

  /// Asks about a view in a storyboard of two scenes, the first of which embeds the second.
  private func answer(_ selector: String, _ container: String, _ rest: String = "") throws -> String {
    let embed =
      "<connections><segue destination=\"c2\" kind=\"embed\" id=\"s\"/></connections>"
    let holder = view("containerView", "holder", [0, 400, 390, 300], container, embed)
    let outer = view(
      "view", "outer", [0, 0, 390, 844], "key=\"view\"", "<subviews>\(rest)\(holder)</subviews>")
    let button = view(
      "button", "key", [20, 200, 100, 44], "", "<state key=\"normal\" title=\"Clear\"/>")
    let inner = view("view", "inner", [0, 0, 390, 300], "key=\"view\"", "<subviews>\(button)</subviews>")
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="1"><objects><viewController id="c1">\(outer)</viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="c2">\(inner)</viewController></objects></scene>
      </scenes></document>
      """
    let document = try SnapshotDocument.read(bytes: Array(text.utf8), file: "a.storyboard")
    return try Explainer(document).explain(at: nil, expecting: ViewSelector(selector)).text(width: 10_000)
  }

  @Test func `what keeps touches from a container keeps them from the scene in it`() throws {
    #expect(try answer("Clear", "").hasPrefix("UIButton 'Clear' gets the touch at 70, 622 (likely).\n"))
    let off = try answer("Clear", "userInteractionEnabled=\"NO\"")
    #expect(off.hasPrefix("UIButton 'Clear' does not get the touch at 70, 622 (likely).\n"))
    #expect(off.contains("UIView holder, which contains it, has user interaction disabled"))
    #expect(try answer("Clear", "hidden=\"YES\"").contains("[hidden]"))
  }

  @Test func `what a container shows takes its touches, and is named where a view is raised over it`() throws
  {
    let map = view("mapView", "map", [0, 400, 390, 150])
    let button = view("button", "find", [20, 420, 100, 44], "", "<state key=\"normal\" title=\"Find\"/>")
    let text = try answer("map", "", map + button)
    #expect(text.hasPrefix("MKMapView map does not get the touch at 195, 475 (likely).\n"))
    #expect(text.contains("in which UIView inner takes the touch, lies in front of it"))
    #expect(
      text.contains(
        "// or: mkMapView.superview?.bringSubviewToFront(mkMapView)  // takes touches from UIButton 'Find'"))
    #expect(
      text.contains("In Interface Builder, drag MKMapView map below UIView holder in the document outline"))
  }

  private func toolbar(_ frame: [Int], _ more: String = "") -> String {
    let items = """
      <items><barButtonItem title="Share" id="i1"/><barButtonItem systemItem="done" id="i2"/></items>
      """
    return view("toolbar", "bar", frame, more, items)
  }

  @Test(arguments: ["Share", "done", "Done"])
  func `what keeps touches from a bar keeps them from its items`(name: String) throws {
    let covered = try answer(name, "", toolbar([0, 500, 390, 44]))
    #expect(covered.hasPrefix("UIToolbar bar does not get the touch at 195, 522 (likely).\n"))
    #expect(covered.contains("'\(name)' is an item of it"))
    #expect(covered.contains("bottomAnchor.constraint(equalTo: toolbar.topAnchor).isActive = true"))
    #expect(!covered.contains("isUserInteractionEnabled = false") && !covered.contains("empty"))
    let off = try answer(name, "", toolbar([0, 100, 390, 44], "userInteractionEnabled=\"NO\""))
    #expect(off.contains("[interaction-off]"))
    let failure = #expect(throws: ExplainingFailure.self) {
      _ = try answer(name, "", toolbar([0, 100, 390, 44]))
    }
    #expect(failure?.message.contains("is a bar button item") == true)
  }

  @Test func `a segment is asked about by its title`() throws {
    let control = view(
      "segmentedControl", "range", [16, 100, 358, 32], "",
      "<segments><segment title=\"Week\"/><segment title=\"Year\" enabled=\"NO\"/></segments>")
    #expect(try answer("Week", "", control).contains("UISegmentedControl 'Week, Year'"))
    let failure = #expect(throws: ExplainingFailure.self) { _ = try answer("Year", "", control) }
    #expect(failure?.message.contains("disabled in the file") == true)
  }

  @Test func `the outlet of what is transparent is the first doubt`() throws {
    let panel = view(
      "view", "panel", [0, 100, 390, 100], "alpha=\"0.0\"",
      "<subviews>\(view("button", "add", [20, 20, 200, 44], "", "<state key=\"normal\" title=\"Add\"/>"))</subviews>"
    )
    let answer = try answer("Add", "", panel)
    #expect(answer.contains("panel.alpha = 1") || answer.contains(".alpha = 1"))
    #expect(!answer.contains("0.02"))
  }
}
