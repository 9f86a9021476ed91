// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation
  public import TouchCore

  // NSObject has these where there is Objective-C. A method that is performed gives no result: Swift has the
  // call itself for that.

  extension NSObject {
    /// Whether the object has a method that the selector means.
    public func responds(to selector: Selector?) -> Bool { selector?.isAnswered(by: self) ?? false }

    /// Calls a method of the object.
    public func perform(_ selector: Selector) { selector.perform(on: self, sender: nil) }

    /// Calls a method of the object with an argument.
    public func perform(_ selector: Selector, with argument: Any?) {
      selector.perform(on: self, sender: argument)
    }

    /// Calls a method of the object after a delay, from the run loop of this thread.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
      DelayedCall(object: self, selector: selector, argument: argument).schedule(after: delay)
    }

    /// Cancels the calls that wait for an object.
    public static func cancelPreviousPerformRequests(withTarget target: AnyObject) {
      DelayedCall.cancel { $0.object === target }
    }

    /// Cancels the calls of a method, with an argument, that wait for an object.
    public static func cancelPreviousPerformRequests(
      withTarget target: AnyObject, selector: Selector, object: Any?
    ) {
      DelayedCall.cancel { call in
        call.object === target && call.selector == selector
          && (call.argument as AnyObject?) === (object as AnyObject?)
      }
    }
  }
#endif
