// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What files of each format begin with, so that the fuzzer need not find it.
private let heads = [
  "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects>",
  "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes><scene><objects><viewController "
    + "id=\"1\"><view key=\"view\" id=\"2\">",
  "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">",
  "<ViewHierarchy>\n <UIWindow class=\"UIWindow\" ",
  "<XCUIElementTypeWindow ",
  "{\"rendering_system\": \"UIKIT\", \"windows\": [",
  "[{\"AXFrame\": \"{{0, 0}, {1, 1}}\", \"type\": \"Button\", ",
  "{\"attributes\": {\"bounds\": \"[0,0][1,1]\", ",
  "Attributes: Window\nElement subtree:\n →Window, 0x1, {{0.0, 0.0}, {375.0, 667.0}}\n    Button, ",
  "{\"value\": \"Element subtree:\\n →Window, 0x1, {{0, 0}, {1, 1}}\\n  Button, ",
]

/// What ends the beginnings that must end for anything to be read.
private let tails = [
  "</objects></document>", "</view></viewController></objects></scene></scenes></document>", "</archive>", "",
  "", "]}",
  "}]", "}", "", "\"}",
]

/// Reads anything as the content of a file of one of the formats; the first byte says of which.
///
/// Whatever the content is, the reader ends, and nothing is lost without being counted. A broken promise traps.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFormats(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  guard let first = input.first else { return 0 }
  let format = Int(first) % heads.count
  let bytes = Array(heads[format].utf8) + input.dropFirst() + Array(tails[format].utf8)
  guard let document = try? SnapshotDocument.read(bytes: bytes, file: "fuzz") else { return 0 }
  var views = 0
  for tree in document.trees {
    views += tree.views.count
    for (place, view) in tree.views.enumerated() {
      precondition(
        view.parent.map { $0 < place } ?? tree.roots.contains(place), "a child comes before its parent")
      precondition(
        view.children.allSatisfy { tree.views[$0].parent == place }, "a child does not know its parent")
      precondition(view.position != nil, "a view was read nowhere")
      if let frame = view.frame.value {
        precondition(
          frame.origin.x.isFinite && frame.origin.y.isFinite && frame.width.isFinite && frame.height.isFinite,
          "a frame is no number")
      }
    }
  }
  let lost = document.repairs.reduce(0) { $0 + $1.entriesLost }
  precondition(document.entries == views + lost, "entries are lost silently")
  return 0
}
