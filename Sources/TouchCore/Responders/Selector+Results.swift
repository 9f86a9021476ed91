// SPDX-License-Identifier: Apache-2.0

// UIKit calls an action and ignores what it gives, as `resignFirstResponder` gives a Bool.

nonisolated extension Selector {
  /// Makes a named selector of a method that takes nothing and gives something, which is ignored.
  @_disfavoredOverload
  @preconcurrency public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name) { (target: Target) in { _ = method(target)() } }
  }

  /// Makes a named selector of a method that takes the sender and gives something, which is ignored.
  @_disfavoredOverload
  @preconcurrency public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name) { (target: Target) in { (sender: Sender) in _ = method(target)(sender) } }
  }
}
