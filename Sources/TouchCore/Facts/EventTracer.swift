// SPDX-License-Identifier: Apache-2.0

/// What is told about every decision the touch system takes.
///
/// Give one to ``UIApplication/tracer``. The command-line trace, reports, golden tests and inspectors all
/// read the same facts; none of them looks into the system itself. Without a tracer no fact is made.
@preconcurrency @MainActor public protocol EventTracer: AnyObject {
  /// Takes the next fact, in the order in which things happened.
  func record(_ fact: TouchFact)
}

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
