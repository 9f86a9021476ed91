// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// A format that resembles one that is read, and is refused with the way to a better one.
struct NearFormat {
  /// Texts of which each is found in the format.
  let marks: [String]
  /// What the file is, and why it is not read.
  let nature: String
  /// What to make instead.
  let instead: String

  /// Whether every mark is found.
  func isFound(in beginning: String) -> Bool {
    marks.allSatisfy { beginning.holds($0) }
  }

  /// The refusal.
  func refusal(file: String) -> ReadingFailure {
    ReadingFailure(
      position: SourcePosition(file: file, line: 1), message: "this is \(nature); \(instead)")
  }

  /// What to do about an empty file, by its name.
  static func instead(ofEmpty file: String) -> String {
    isInterfaceBuilders(file)
      ? "Interface Builder leaves none empty: restore it from version control, or take it out of the project"
      : howToDump
  }

  /// Whether a file has the name of an Interface Builder file.
  static func isInterfaceBuilders(_ file: String) -> Bool {
    file.hasSuffix(".storyboard") || file.hasSuffix(".xib")
  }

  /// How a dump is made in Swift and in Objective-C.
  static let howToDump =
    "print the window instead: \"po [[UIWindow keyWindow] recursiveDescription]\", or where the debugger expects "
    + "Swift, \"expression -l objc -O -- [[UIWindow keyWindow] recursiveDescription]\""

  /// FLEX lists views one below the other: their depth is a color on the screen, and is in no text that it
  /// copies.
  private static let flex =
    "text copied from FLEX, which does not say which view is inside which"

  /// What Flutter prints has no views of UIKit in it.
  private static let flutter = "which describes what Flutter draws, and no views of UIKit"

  /// Where the answer is that a tree of Flutter's was printed for.
  private static let flutterInstead =
    "which widget gets a touch is decided in Dart: look in the widget inspector for an AbsorbPointer or IgnorePointer around "
    + "it, and for what comes later in a Stack. To see elements and what lies over them, print app.debugDescription in XCUITest, or "
    + "take the JSON of idb"

  /// What can be read, for messages.
  static let readable =
    "what can be read: recursiveDescription, storyboards and xibs, Sentry's view-hierarchy.json, Detox's XML, "
    + "XCUITest's debugDescription, the page source of WebDriverAgent, the JSON of idb, AXe and Maestro, and what KIF prints"

  /// The formats that are refused, those with the most specific marks first.
  static let all: [NearFormat] = [
    NearFormat(
      marks: ["RenderAbsorbPointer#", " absorbing: true"],
      nature:
        "a render tree (debugDumpRenderTree), \(flutter); a RenderAbsorbPointer in it that is absorbing takes all touches on it",
      instead: flutterInstead),
    NearFormat(
      marks: ["Render", "#", "constraints: BoxConstraints("],
      nature: "a render tree (debugDumpRenderTree), \(flutter)", instead: flutterInstead),
    NearFormat(
      marks: ["SemanticsNode#"], nature: "a semantics tree (debugDumpSemanticsTree), \(flutter)",
      instead: flutterInstead),
    NearFormat(
      marks: ["renderObject: Render"], nature: "a widget tree (debugDumpApp), \(flutter)",
      instead: flutterInstead),
    NearFormat(
      marks: ["TransformLayer#"], nature: "a layer tree (debugDumpLayerTree), \(flutter)",
      instead: flutterInstead),
    NearFormat(
      marks: ["version https://git-lfs"], nature: "a pointer of Git LFS in place of the file",
      instead: "run `git lfs pull`"),
    NearFormat(
      marks: ["DebugHierarchy"], nature: "a part of an Xcode .viewhierarchy bundle, which is not read",
      instead: howToDump),
    NearFormat(
      marks: ["topLevelGroups", "com.apple.UIKit"],
      nature: "a part of an Xcode .viewhierarchy bundle, which is not read", instead: howToDump),
    NearFormat(
      marks: [", state: ", ", view: ", "presented with: "],
      nature:
        "_printHierarchy, which lists view controllers and gives no frames; one behind a + is presented, and lies in front of "
        + "those before it",
      instead: howToDump),
    NearFormat(
      marks: [", state: ", ", view: ", "not in the window"],
      nature:
        "_printHierarchy, which lists view controllers and gives no frames; a view \"not in the window\" gets no touches: show its "
        + "controller, or, if that is a child of one that is shown, add its view there with addSubview(_:)",
      instead: howToDump),
    NearFormat(
      marks: [", state: ", ", view: "],
      nature: "_printHierarchy, which lists view controllers and gives no frames", instead: howToDump),
    NearFormat(
      marks: ["UIWindow:0x", "|   "], nature: "_autolayoutTrace, which gives no frames", instead: howToDump),
    NearFormat(
      marks: ["_autolayoutTrace"], nature: "_autolayoutTrace, which gives no frames", instead: howToDump),
    NearFormat(
      marks: ["frame {(", "), ("], nature: flex, instead: howToDump),
    NearFormat(
      marks: [" {(", "), (", ")}"], nature: flex, instead: howToDump),
    NearFormat(
      marks: ["FLEXHierarchy"], nature: flex, instead: howToDump),
    NearFormat(
      marks: ["\"UIAWindow\""], nature: "a tree of UIAutomation, which Apple ended with Xcode 8",
      instead: "take the page source of WebDriverAgent, or " + howToDump),
    NearFormat(
      marks: ["h=", "v=", "f=(", "b=("],
      nature: "_subtreeDescription of macOS, whose views take clicks by other rules",
      instead: "only views of UIKit are read"),
    NearFormat(
      marks: ["<NSWindow: 0x"], nature: "a dump of macOS, whose views take clicks by other rules",
      instead: "only views of UIKit are read"),
    NearFormat(
      marks: ["<svg"], nature: "a drawing", instead: readable),
    NearFormat(
      marks: ["<html"], nature: "a web page", instead: "save the dump alone as text"),
  ]
}
