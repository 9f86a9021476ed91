// SPDX-License-Identifier: Apache-2.0

/// The nodes of a box tree, each in a cache line of its own.
///
/// An array would lay them across two lines each, and a search among a hundred thousand children is little
/// else than waiting for memory.
nonisolated final class NodeStore {
  private var nodes: UnsafeMutablePointer<BoxTree.Node>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    nodes = Self.allocate(self.capacity)
  }

  deinit {
    nodes.deallocate()
  }

  @inline(__always)
  subscript(place: Int) -> BoxTree.Node {
    @inline(__always) unsafeAddress { UnsafePointer(nodes + place) }
    @inline(__always) unsafeMutableAddress { nodes + place }
  }

  func append(_ node: BoxTree.Node) {
    if count == capacity { grow() }
    (nodes + count).initialize(to: node)
    count += 1
  }

  private func grow() {
    let larger = Self.allocate(capacity * 2)
    larger.moveInitialize(from: nodes, count: count)
    nodes.deallocate()
    nodes = larger
    capacity *= 2
  }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<BoxTree.Node> {
    let stride = MemoryLayout<BoxTree.Node>.stride
    return UnsafeMutableRawPointer.allocate(byteCount: capacity * stride, alignment: 64)
      .bindMemory(to: BoxTree.Node.self, capacity: capacity)
  }
}
