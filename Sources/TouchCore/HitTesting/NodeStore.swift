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

  /// Memory for so many nodes; large ones in large pages, where the system has them.
  ///
  /// A search among a hundred thousand children looks at a few nodes far apart, and finding the pages they
  /// are in would take longer than reading them.
  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<BoxTree.Node> {
    let bytes = capacity * MemoryLayout<BoxTree.Node>.stride
    let isLarge = bytes >= largePage
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: isLarge ? largePage : 64)
    #if os(Linux)
      if isLarge { madvise(memory, bytes, MADV_HUGEPAGE) }
    #endif
    return memory.bindMemory(to: BoxTree.Node.self, capacity: capacity)
  }

  private static let largePage = 1 << 21
}
