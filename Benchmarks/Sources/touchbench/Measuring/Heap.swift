// SPDX-License-Identifier: Apache-2.0
import CMeter

/// Counts what is asked of the heap.
enum Heap {
  /// Whether it can be counted on this system.
  static var canBeWatched: Bool { heap_can_be_watched() }

  /// What `body` asks of the heap: calls, and bytes that are still taken when it is done.
  static func use<Result>(by body: () -> Result) -> (allocations: Int, bytes: Int, result: Result) {
    heap_watch()
    let result = body()
    let use = heap_watched()
    return (Int(use.allocations), Int(use.bytes), result)
  }
}
