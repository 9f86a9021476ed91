// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

/// Reads anything as a file, and traps if the reader breaks a promise.
///
/// Whatever the bytes are, the reader ends; nothing is lost without being counted; and what it makes is a
/// tree whose geometry can be worked out.
///
/// - Parameters:
///   - input: What the fuzzer made.
///   - head: What files of a format begin with, so that the fuzzer need not find it.
///   - tail: What they end with.
func readAnything(
  _ input: UnsafeBufferPointer<UInt8>, head: String = "", tail: String = ""
) {
  // What begins with a line break, and what is large, is a file of its own.
  let isWhole = head.isEmpty || input.first == UInt8(ascii: "\n") || input.count > 1 << 20
  let bytes = isWhole ? Array(input) : Array(head.utf8) + input + Array(tail.utf8)
  guard let document = try? SnapshotDocument.read(bytes: bytes, file: "fuzz") else { return }
  let views = document.trees.reduce(0) { $0 + $1.views.count }
  let lost = document.repairs.reduce(0) { $0 + $1.entriesLost }
  precondition(document.entries == views + lost, "entries are lost silently")
  for tree in document.trees {
    check(tree)
    if document.format != .recursiveDescription, document.format != .earlGrey { checkFrames(of: tree) }
    if views < 10_000 { checkGeometry(of: tree) }
  }
}

/// Checks that parents come before their children, and that both know each other.
private func check(_ tree: ViewTree) {
  var children = 0
  for (place, view) in tree.views.enumerated() {
    precondition(view.position != nil, "a view was read nowhere")
    if let parent = view.parent { precondition(parent < place, "a child comes before its parent") }
    for child in view.children {
      precondition(tree.views[child].parent == place, "a child does not know its parent")
    }
    children += view.children.count
  }
  precondition(children + tree.roots.count == tree.views.count, "a view is in no place or in two")
  precondition(tree.roots.allSatisfy { tree.views[$0].parent == nil }, "a root has a parent")
}

/// Checks that frames are numbers; those of dumps need not be, since programs print what they have.
private func checkFrames(of tree: ViewTree) {
  for frame in tree.views.lazy.compactMap(\.frame.value) {
    precondition(
      frame.origin.x.isFinite && frame.origin.y.isFinite && frame.width.isFinite && frame.height.isFinite,
      "a frame is no number")
  }
}

/// Checks that every view is somewhere, or that there is a reason why not.
private func checkGeometry(of tree: ViewTree) {
  let geometry = tree.geometry()
  for place in tree.views.indices {
    let view = geometry[place]
    precondition(
      view.toTree != nil || view.cause?.doubt.isBlind == true, "a view is nowhere without a reason")
    for corner in view.corners ?? [] {
      precondition(corner.x.isFinite && corner.y.isFinite, "a corner is nowhere")
    }
  }
}
