// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation
  public import TouchCore

  // Every object has these where there is Objective-C. A method that is performed gives no result: Swift has
  // the call itself for that.

  extension NSObjectProtocol {
    /// Whether the object has a method that the selector means; a responder may answer for others.
    public func responds(to selector: Selector?) -> Bool {
      guard let selector else { return false }
      return (self as? UIResponder)?.responds(to: selector) ?? selector.isAnswered(by: self)
    }

    /// Calls a method of the object.
    public func perform(_ selector: Selector) { selector.perform(on: self, sender: nil) }

    /// Calls a method of the object with an argument.
    public func perform(_ selector: Selector, with argument: Any?) {
      selector.perform(on: self, sender: argument)
    }
  }

  extension NSObject {
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
