// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Runs code that recurses as deep as a program is nested.
///
/// Swift's parser and the visitors of its trees call themselves for each level: for each `A<` of a type, each
/// link of a chain, each `else if`. A few thousand levels, which damaged and generated files have, exceed the
/// stack of the main thread.
package enum DeepStack {
  /// The size of the stack, of which only what is used takes memory.
  private static let size = 1 << 30

  /// Runs a function on a thread of its own, and waits for its result.
  package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let box = Box<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let result = body()
      box.result.withLock { $0 = result }
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    guard let result = box.result.withLock(\.self) else { preconditionFailure("the thread has no result") }
    return result
  }

  private final class Box<Result: Sendable>: Sendable {
    let result = Mutex<Result?>(nil)
  }
}
