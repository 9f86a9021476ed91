// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One thing a node of a box tree knows of: a box, what is in it, and how far up the topmost of that lies.
nonisolated struct BoxEntry {
  var area: HitArea
  var reference: BoxTree.Reference
  var rank: Int64
}

/// A node of a box tree, and what is known of up to thirty-two things below it.
///
/// Cache lines: the boxes on their grid, then what is in them, then the ranks. A search reads the boxes and
/// one line more, as long as one thing at most is under the point.
@unsafe nonisolated struct BoxNode {
  /// How many entries fit.
  @safe static let width = BoxGrid.width
  /// How many bytes a node has: whole cache lines.
  @safe static let size = (ranks + width * MemoryLayout<Int64>.stride + 63) & ~63
  private static let references = MemoryLayout<BoxGrid>.stride
  private static let joint = references + width * MemoryLayout<BoxTree.Reference>.stride
  private static let ranks = joint + MemoryLayout<Joint>.stride

  /// What a search need not know.
  struct Joint {
    /// The node above; -1 for the root.
    var parent: Int32 = -1
    /// How many entries are used.
    var count: Int16 = 0
    /// How far above the children: 0 for a node of children.
    var level: Int16 = 0
  }

  let memory: UnsafeMutableRawPointer

  @inline(__always)
  var grid: UnsafeMutablePointer<BoxGrid> { unsafe memory.assumingMemoryBound(to: BoxGrid.self) }

  @inline(__always)
  var joint: UnsafeMutablePointer<Joint> {
    unsafe (memory + Self.joint).assumingMemoryBound(to: Joint.self)
  }

  @inline(__always)
  var references: UnsafeMutablePointer<BoxTree.Reference> {
    unsafe (memory + Self.references).assumingMemoryBound(to: BoxTree.Reference.self)
  }

  @inline(__always)
  var ranks: UnsafeMutablePointer<Int64> {
    unsafe (memory + Self.ranks).assumingMemoryBound(to: Int64.self)
  }

  /// The place of an entry in the node.
  func index(of reference: BoxTree.Reference) -> Int {
    var place = 0
    while unsafe references[place] != reference { place += 1 }
    return place
  }
}

/// The nodes of a box tree by their places, each in cache lines of its own.
@safe nonisolated final class NodeStore {
  private var nodes: UnsafeMutableRawPointer
  /// The exact boxes, as many a node as fit, which only changes read.
  private(set) var areas: UnsafeMutablePointer<HitArea>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    unsafe nodes = unsafe Self.allocate(self.capacity)
    unsafe areas = .allocate(capacity: self.capacity * BoxNode.width)
  }

  deinit {
    unsafe nodes.deallocate()
    unsafe areas.deallocate()
  }

  @inline(__always)
  subscript(node: Int) -> BoxNode {
    unsafe BoxNode(memory: nodes + node &* BoxNode.size)
  }

  /// An entry of a node; the node's grid is not changed by it.
  subscript(node: Int, place: Int) -> BoxEntry {
    get {
      unsafe BoxEntry(
        area: areas[node * BoxNode.width + place], reference: self[node].references[place],
        rank: self[node].ranks[place])
    }
    set {
      unsafe areas[node * BoxNode.width + place] = newValue.area
      unsafe self[node].references[place] = newValue.reference
      unsafe self[node].ranks[place] = newValue.rank
    }
  }

  /// Adds an uninitialized node and returns its index.
  func append() -> Int {
    if count == capacity { grow() }
    count += 1
    return count - 1
  }

  /// Lays the grid of a node over its entries as they are now; gives what the node above knows of them.
  ///
  /// `place` is the only entry that has changed or come; nil if there are more.
  @discardableResult
  func lay(_ node: Int, at place: Int? = nil) -> BoxEntry {
    let summary = summary(of: node)
    let (grid, count) = unsafe (self[node].grid, Int(self[node].joint.pointee.count))
    let areas = unsafe areas + node * BoxNode.width
    if let place {
      unsafe grid.pointee.update(place, areas, count, in: summary.area)
    } else {
      unsafe grid.pointee = unsafe BoxGrid(areas, count, in: summary.area)
    }
    return summary
  }

  /// What the parent node stores about a node, computed again.
  func summary(of node: Int) -> BoxEntry {
    let (areas, ranks) = unsafe (areas + node * BoxNode.width, self[node].ranks)
    var (area, rank) = (HitArea.empty, Int64.min)
    for place in unsafe 0..<Int(self[node].joint.pointee.count) {
      area = unsafe area.union(areas[place])
      rank = unsafe max(rank, ranks[place])
    }
    return BoxEntry(area: area, reference: node, rank: rank)
  }

  private func grow() {
    let entries = count * BoxNode.width
    // Half as many more: growing is rare, and room that nothing uses counts for every child.
    let room = capacity + capacity / 2 + 1
    let larger = unsafe Self.allocate(room)
    unsafe larger.copyMemory(from: nodes, byteCount: count * BoxNode.size)
    unsafe nodes.deallocate()
    unsafe nodes = unsafe larger
    let moreAreas = UnsafeMutablePointer<HitArea>.allocate(capacity: room * BoxNode.width)
    unsafe moreAreas.initialize(from: areas, count: entries)
    unsafe areas.deallocate()
    unsafe areas = unsafe moreAreas
    capacity = room
  }

  /// Memory for so many nodes; large ones in large pages, where the system has them.
  ///
  /// A search among a hundred thousand children looks at a few nodes far apart, and finding the pages they
  /// are in would take longer than reading them.
  private static func allocate(_ capacity: Int) -> UnsafeMutableRawPointer {
    let bytes = capacity * BoxNode.size
    let isLarge = bytes >= largePage
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: bytes, alignment: isLarge ? largePage : 64)
    #if os(Linux)
      if isLarge { unsafe madvise(memory, bytes, MADV_HUGEPAGE) }
    #endif
    return unsafe memory
  }

  private static let largePage = 1 << 21
}
