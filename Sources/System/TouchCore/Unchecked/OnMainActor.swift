// SPDX-License-Identifier: Apache-2.0

/// Runs `body`, which belongs to the main actor, in a function that belongs to none, without a check.
///
/// `description`, `deinit` and the methods of `NSCoding` are inherited from classes without an actor. UIKit
/// expects them to be called on the main thread and does not check it. Neither does this: a check would turn
/// a `print` on another thread into a crash.
package nonisolated func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafe unsafeBitCast(body, to: (() -> Result).self)()
  }
}

/// Runs `body` on the main actor: at once if the caller is there, and soon otherwise.
///
/// A `deinit` and other code that any thread may run change shared state with it.
package nonisolated func handToMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  _ = Handing(body)
}

/// Work for the main actor, done where an isolated `deinit` runs.
private final class Handing {
  private let body: @MainActor @Sendable () -> Void

  nonisolated init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }

  isolated deinit { body() }
}
