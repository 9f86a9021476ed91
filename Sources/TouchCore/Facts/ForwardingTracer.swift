// SPDX-License-Identifier: Apache-2.0

/// A tracer that stands in front of another one and passes every fact on.
///
/// So several can watch one application: whoever needs to know whether it still hears of everything follows
/// ``next`` from the application's tracer on.
@preconcurrency @MainActor public protocol ForwardingTracer: AnyObject {
  /// Who gets each fact, too.
  var next: (any EventTracer)? { get }
}

/// A tracer that looks at the views when everything that belongs to one time has been done.
package protocol TurnWatching: AnyObject {
  /// Called after the handlers of a frame or a timer, and after layout.
  func turnEnded()
}

extension UIApplication {
  /// Whether a tracer gets the facts of the application, itself or through tracers in front of it.
  package final func reports(to tracer: any EventTracer) -> Bool {
    var found = self.tracer
    var steps = 0
    while let current = found, steps < 64 {
      if current === tracer { return true }
      found = (current as? any ForwardingTracer)?.next
      steps += 1
    }
    return false
  }
}
