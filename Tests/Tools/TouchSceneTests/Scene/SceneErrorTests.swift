// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchControls
import TouchStage

@testable import TouchScene

struct SceneErrorTests {
  /// The issues of a text, without the name of the file.
  private func issues(_ text: String) -> [String] {
    do {
      _ = try SceneFile(text: text, file: "a")
      return []
    } catch {
      return error.issues.map { String($0.description.dropFirst(2)) }
    }
  }

  @Test func `invalid JSON5 is reported with its position`() {
    #expect(issues("{ views: [ }") == ["1:12: found “}”; a value was expected"])
    #expect(issues("[]") == ["1:1: a scene is an object in braces, not an array"])
  }

  @Test func `every wrong field is reported, with what would be right`() {
    let text = """
      {
        sise: [375, 667],
        views: [
          {
            class: "UIButton", tite: "Buy", frame: "0 0 10 10",
            hidden: true, isOn: true, alpha: "half", name: 4,
            backgroundColor: "rde", tag: 1.5, isEnabled: true, isEnabled: false,
          },
          { class: "UIBotton", whatever: 1 },
          { class: "Foo" },
        ],
      }
      """
    let all = issues(text)
    #expect(
      all.dropLast() == [
        "2:3: “sise” is no field of a scene; did you mean “size”?",
        "5:26: “tite” is no field of UIButton; did you mean “title”?",
        "5:46: “frame” is [x, y, width, height]; found \"0 0 10 10\"",
        "6:7: “hidden” is no field of UIButton; did you mean “isHidden”?",
        "6:21: “isOn” is no field of UIButton; only of “UISwitch”",
        "6:40: “alpha” is a number from 0 to 1; found \"half\"",
        "6:54: “name” is a text; found 4",
        "7:24: “rde” is no color; “backgroundColor” is a color by name, “#RRGGBB”, “#RRGGBBAA”, or [red, green, blue, alpha] from 0 to 1; did you mean “red”?",
        "7:36: “tag” is a whole number from 0 to 9007199254740991; found 1.5",
        "7:58: “isEnabled” is said a second time in this view",
        "9:14: scenes have no class “UIBotton” for views; did you mean “UIButton”?",
      ])
    #expect(
      all.last?.hasPrefix("10:14: scenes have no class “Foo” for views; there are “UIView”, ") == true)
  }

  @Test func `names are unique, and references are to names`() {
    let text = """
      {
        views: [
          { name: "a", recognizers: [
            { class: "UITapGestureRecognizer", name: "a", requires: ["b"] },
            { class: "UITapGestureRecognizer", name: "one", requires: ["a", "onne"] },
            { class: "UITapGestureRecognizer", name: "one" },
          ] },
          { name: "a" },
          { name: "" },
        ],
        windows: [{ name: "a" }, {}],
      }
      """
    #expect(
      issues(text) == [
        "4:64: no recognizer is called “b”; there are “a” and “one”",
        "5:71: no recognizer is called “onne”; did you mean “one”?",
        "6:48: “one” is the name of another recognizer, in line 5",
        "8:13: “a” is the name of another view, in line 3",
        "9:13: a name has at least one letter",
        "11:21: “a” is the name of another view, in line 3",
        "11:28: this window has no “name”",
      ])
  }

  @Test func `circular requirements are reported`() {
    let text = """
      { views: [{ recognizers: [
        { class: "UITapGestureRecognizer", name: "a", requires: ["b"] },
        { class: "UITapGestureRecognizer", name: "b", requires: ["c"] },
        { class: "UITapGestureRecognizer", name: "c", requires: ["a"] },
        { class: "UITapGestureRecognizer", name: "d", requires: ["d"] },
      ] }] }
      """
    #expect(
      issues(text) == [
        "4:60: this closes a circle, in which all wait for ever: “c” waits for “a” waits for “b” waits for “c”",
        "5:60: this closes a circle, in which all wait for ever: “d” waits for “d”",
      ])
  }

  @Test func `fields that a class does not have are reported`() {
    let text = """
      {
        tuning: { preset: "uikt", tapSlopp: 3, panThreshold: "far" },
        controller: { class: "UINavigationController", view: { class: "UILabel" }, viewControler: [] },
        views: [
          { actions: ["touchDown"] },
          { class: "HitRectButton", probe: true, hitEdgeInsets: [1, 2] },
          { class: "UIButton", actions: { touchdown: "x", touchUpInside: "{locaton}" } },
          { class: "PreciseButton", trackingRegion: { outset: 3, oval: [0, 0, 1, 1] }, exitBehavior: "stop" },
          { transform: { rotate: 3, scale: "x" }, recognizers: [{}] },
        ],
      }
      """
    let recognizers = SceneClasses.names(of: .recognizer).map { "“\($0)”" }
    #expect(
      issues(text) == [
        "2:21: “uikt” is not what “preset” takes: one of “uikit”, “ios17”, “ios26” or “articles”; did you mean “uikit”?",
        "2:29: “tapSlopp” is no number of the tuning; did you mean “tapSlop”?",
        "2:56: “panThreshold” is a number from 0 to 10000; found \"far\"",
        "3:56: a navigation controller makes its view itself: it has no class and no probe",
        "3:78: “viewControler” is no field of UINavigationController; did you mean “viewControllers”?",
        "5:16: “actions” are of controls; UIView is none",
        "6:38: HitRectButton takes no probe",
        "6:59: “hitEdgeInsets” is a number for all sides, or [top, left, bottom, right]; found [1, 2]",
        "7:37: “touchdown” is not in “actions”: “touchDown”, “touchDownRepeat”, “touchDragInside”, “touchDragOutside”, “touchDragEnter”, “touchDragExit”, “touchUpInside”, “touchUpOutside”, “touchCancel”, “valueChanged”, “primaryActionTriggered”, “menuActionTriggered”, “editingDidBegin”, “editingChanged”, “editingDidEnd” and “editingDidEndOnExit”; did you mean “touchDown”?",
        "7:68: {locaton} stands for nothing; in braces may be “action”, “name”, “location”, “event”, “tracking”, “highlight” and “value”; did you mean “location”?",
        "8:47: “trackingRegion” wants one of outset, oval and region",
        "8:96: “stop” is not what “exitBehavior” takes: one of “resume” or “cancel”",
        "9:20: “rotate” is no step of a transform: “rotateDegrees”, “scale” and “translate”; did you mean “rotateDegrees”?",
        "9:38: “scale” is a number, or [x, y]; found \"x\"",
        "9:59: this recognizer has no “class”: one of \(recognizers.dropLast().joined(separator: ", ")) or \(recognizers.last ?? "")",
      ])
  }

  @Test func `impossible values are reported with their position`() {
    let text = """
      {
        windows: [{ name: "w", frame: [0, 0, 10, -1] }],
        views: [
          { frame: [0, 0, -10, 10], bounds: [0, 0, 1, -2], alpha: 1.5 },
          { class: "UIStepper", minimumValue: 5, maximumValue: 5, stepValue: 0 },
          { class: "UIStepper", minimumValue: 100 },
          { class: "UIStepper", maximumValue: -1 },
          { class: "UISegmentedControl", segments: ["a"], selectedSegmentIndex: 4 },
          { class: "UISegmentedControl", selectedSegmentIndex: 0 },
          { class: "UISlider", minimumValue: 3, maximumValue: 2 },
          { class: "UIPageControl", numberOfPages: 2, currentPage: 9 },
          { class: "UIScrollView", contentSize: [-1, 5], minimumZoomScale: 2 },
        ],
      }
      """
    #expect(
      issues(text) == [
        "2:33: “frame” has no width or height below 0; found [0, 0, 10, -1]",
        "4:14: “frame” has no width or height below 0; found [0, 0, -10, 10]",
        "4:39: “bounds” has no width or height below 0; found [0, 0, 1, -2]",
        "4:61: “alpha” is a number from 0 to 1; found 1.5",
        "5:41: “minimumValue” is less than “maximumValue”, which is 5; found 5",
        "5:72: “stepValue” is more than 0; found 0",
        "6:41: “minimumValue” is less than “maximumValue”, which is 100 unless it is said; found 100",
        "7:41: “maximumValue” is more than “minimumValue”, which is 0 unless it is said; found -1",
        "8:75: “selectedSegmentIndex” is the number of a segment, from 0; the last segment is 0; found 4",
        "9:58: “selectedSegmentIndex” is the number of a segment, from 0; there is none; found 0",
        "10:40: “minimumValue” is at most “maximumValue”, which is 2; found 3",
        "11:62: “currentPage” is the number of a page, from 0; the last page is 1; found 9",
        "12:43: “contentSize” has no width or height below 0; found [-1, 5]",
        "12:70: “minimumZoomScale” is at most “maximumZoomScale”, which is 1 unless it is said; found 2",
      ])
  }

  @Test func `limits beyond the default ones are no contradiction`() throws {
    let scene = try SceneFile(
      text: "{ views: [{ class: 'UIStepper', name: 's', minimumValue: 200, maximumValue: 300 },"
        + "{ class: 'UIPageControl', currentPage: 0 }, { class: 'UISegmentedControl', selectedSegmentIndex: -1 }] }"
    ).build()
    let stepper = try #require(scene.stage["s"] as? UIStepper)
    #expect(stepper.minimumValue == 200 && stepper.maximumValue == 300)
  }

  @Test func `an error shows the text at its position, and only the beginning of a long one`() {
    #expect(issues("{ size: [1, 2,\n 3] }") == ["1:9: “size” is [width, height]; found [1, 2, 3]"])
    #expect(
      issues("{ samplesPerSecond: 0 }") == [
        "1:21: “samplesPerSecond” is a number from 1 to 1000; found 0"
      ])
    let long = issues("{ size: [\(String(repeating: "1, ", count: 100_000))] }").first ?? ""
    #expect(long == "1:9: “size” is [width, height]; found [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,…")
    #expect(issues("{ size: { width: 1 } }") == ["1:9: “size” is [width, height]; found an object"])
  }

  @Test func `more than twenty are counted`() {
    let all = issues("{ views: [" + String(repeating: "{ x: 1 },\n", count: 30) + "] }")
    #expect(all.count == 21)
    #expect(all.last == "21:3: and 10 more; these are shown when those above are mended")
  }

  @Test func `a scene that nests deeply is read, or refused`() throws {
    func nested(_ depth: Int) -> String {
      "{ views: [" + String(repeating: "{ views: [", count: depth) + String(repeating: "] }", count: depth)
        + "] }"
    }
    _ = try SceneFile(text: nested(200)).build()
    #expect(issues(nested(300)).first?.contains("nest deeper than 512") == true)
  }

  @Test func `a truncated scene is an error and never a crash`() throws {
    let text = try Scenarios.text("button/tap-recognizer.scene.json5")
    for length in stride(from: 0, to: text.count - 2, by: 7) {
      #expect(!issues(String(text.prefix(length))).isEmpty)
    }
  }

  @Test func `many errors are reported quickly`() {
    let fields = (1...20_000).map { "x\($0): 1" }.joined(separator: ",")
    #expect(
      issues("{\(fields)}").last?.hasSuffix("and many more; these are shown when those above are mended")
        == true)
    let chain = (1...500).map { number in
      "{ class: 'UITapGestureRecognizer', name: 'r\(number)', requires: ['r\(number % 500 + 1)', 'no'] }"
    }
    let all = issues("{ views: [{ recognizers: [\(chain.joined(separator: ","))] }] }")
    #expect(all.count == 21)
    #expect(all.first?.contains("no recognizer is called “no”; there are “r1”") == true)
  }
}
