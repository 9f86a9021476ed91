// SPDX-License-Identifier: Apache-2.0
import AllocationCount
import Foundation

/// Finds what code loses: blocks of memory that it allocates and that nobody frees.
///
/// Blocks are counted, not looked for. So it does not matter what a block is, or what still refers to it: a
/// cycle of objects, the side table of weak references, a closure's context, a buffer. It does not matter
/// either whether an object is lost or kept in a list that only grows.
package nonisolated enum HeapBlocks {
  /// Whether blocks are counted on this system.
  package static var areCounted: Bool { allocation_count_works() }

  /// How many blocks this thread has allocated and nobody has freed.
  package static var live: Int { allocation_count_live() }

  /// How many blocks `body` loses each time it runs; 0 if it loses none.
  ///
  /// What is made once in a process, such as constants, metadata and caches, is none: only what is lost each
  /// of several times is. `body` must do the same each time, in this thread alone. It runs once if that frees
  /// all it allocated.
  package static func lost(by body: () -> Void) -> Int {
    var least = Int.max
    for _ in 0..<8 {
      let before = allocation_count_live()
      body()
      let growth = allocation_count_live() - before
      // What frees more than it allocates has done away with what was there before, and may have hidden a
      // loss.
      if growth == 0 { return 0 }
      if growth > 0 { least = min(least, growth) }
    }
    return least == Int.max ? 0 : least
  }

  /// The classes of the objects that `body` loses, each with how many; what is no object of a plain class is
  /// left out.
  package static func classes(lostBy body: () -> Void) -> String {
    allocation_count_begin_recording()
    body()
    var blocks = [UnsafeRawPointer?](repeating: nil, count: 10_000)
    let count = allocation_count_end_recording(&blocks, blocks.count)
    var names: [String: Int] = [:]
    for block in blocks.prefix(count) {
      if let name = block.flatMap(className) { names[name, default: 0] += 1 }
    }
    return names.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }

  private class Plain {}

  /// The name of the class of an object that begins there; nil if none does.
  private static func className(of block: UnsafeRawPointer) -> String? {
    let word = block.load(as: UInt.self)
    guard word % 8 == 0, let type = UnsafeRawPointer(bitPattern: word), allocation_count_is_in_image(type)
    else { return nil }
    // All classes of Swift have the same witnesses, whose address is before their metadata.
    func witnesses(_ type: UnsafeRawPointer) -> UInt { type.load(fromByteOffset: -8, as: UInt.self) }
    guard witnesses(type) == witnesses(unsafeBitCast(Plain.self as AnyClass, to: UnsafeRawPointer.self))
    else { return nil }
    return _typeName(unsafeBitCast(type, to: Any.Type.self), qualified: false)
  }
}
