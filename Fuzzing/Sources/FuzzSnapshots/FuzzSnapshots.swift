// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Reads anything as a snapshot of views.
///
/// Whatever the bytes are, the reader ends; nothing is lost without being counted; and what it makes is a tree whose
/// geometry can be worked out. A broken promise traps.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSnapshots(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  guard let document = try? SnapshotDocument.read(bytes: bytes, file: "fuzz") else { return 0 }
  let views = document.trees.reduce(0) { $0 + $1.views.count }
  let lost = document.repairs.reduce(0) { $0 + $1.entriesLost }
  precondition(document.entries == views + lost, "entries are lost silently")
  for tree in document.trees {
    check(tree)
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
  return 0
}

/// Checks that parents come before their children, and that both know each other.
private func check(_ tree: ViewTree) {
  var children = 0
  for (place, view) in tree.views.enumerated() {
    if let parent = view.parent {
      precondition(parent < place, "a child comes before its parent")
    }
    for child in view.children {
      precondition(tree.views[child].parent == place, "a child does not know its parent")
    }
    children += view.children.count
  }
  precondition(children + tree.roots.count == tree.views.count, "a view is in no place or in two")
  precondition(tree.roots.allSatisfy { tree.views[$0].parent == nil }, "a root has a parent")
}
