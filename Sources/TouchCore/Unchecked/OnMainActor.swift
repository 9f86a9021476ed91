// SPDX-License-Identifier: Apache-2.0

/// Runs `body`, which belongs to the main actor, from a place the compiler knows to be anywhere.
///
/// `description`, `deinit` and the methods of `NSCoding` come from classes without an actor. UIKit's own
/// are called on the main thread by everybody and checked by nobody; so are these. A check would turn a
/// `print` on another thread into a crash.
package nonisolated func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}
