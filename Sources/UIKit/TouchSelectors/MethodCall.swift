// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  internal import TouchCore

  /// A call of a method by its selector, which Foundation makes from a closure of any thread.
  ///
  /// Timers fire on the thread whose run loop they are in, and notifications come on the thread that posts
  /// them. In UIKit's code that is the main one, where the method belongs; nobody checks it, as nobody does
  /// there.
  nonisolated struct MethodCall: @unchecked Sendable {
    let object: AnyObject
    let selector: Selector
    let argument: Any?

    init(_ selector: Selector, on object: AnyObject, with argument: Any?) {
      self.object = object
      self.selector = selector
      self.argument = argument
    }

    /// The same call with another argument.
    func with(_ argument: Any?) -> MethodCall { MethodCall(selector, on: object, with: argument) }

    func perform() {
      onMainActor { _ = selector.perform(on: object, sender: argument) }
    }
  }
#endif
