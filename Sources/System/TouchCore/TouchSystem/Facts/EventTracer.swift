// SPDX-License-Identifier: Apache-2.0

/// An object that receives a fact for every decision of the touch system.
///
/// Set ``UIApplication/tracer`` to install one. The command-line trace, reports, golden tests and inspectors
/// all read the same facts, and none of them inspects the system itself. Without a tracer, no facts are
/// created.
@preconcurrency @MainActor public protocol EventTracer: AnyObject {
  /// Receives the next fact, in the order of the decisions.
  func record(_ fact: TouchFact)
}

/// A tracer that passes every fact on to another one.
///
/// Forwarding allows several tracers for one application. To find out whether it still receives every fact, a
/// tracer follows ``next``, beginning with the application's tracer.
@preconcurrency @MainActor public protocol ForwardingTracer: AnyObject {
  /// The tracer that also receives each fact.
  var next: (any EventTracer)? { get }
}

/// A tracer that inspects the views at the end of each turn.
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

/// Whether anybody watches at all.
enum Observation {
  #if Unobserved
    static var isOn: Bool { false }
    static func changed(by amount: Int) {}
  #else
    /// The number of applications in the process that have a tracer.
    private static var tracers = 0
    @inline(__always) static var isOn: Bool { tracers != 0 }
    static func changed(by amount: Int) { tracers += amount }
  #endif
}

extension UIApplication {
  /// Whether anybody watches at all.
  package static var isObserved: Bool { Observation.isOn }

  /// Reports a fact to the tracer; without a tracer, the fact is not created.
  @inline(__always)
  package final func report(_ kind: @autoclosure () -> TouchFact.Kind) {
    if Observation.isOn { record(kind()) }
  }

  /// Creates and records the fact; not inlined, to keep the calling code short.
  @inline(never)
  private final func record(_ kind: @autoclosure () -> TouchFact.Kind) {
    guard let tracer else { return }
    tracer.record(TouchFact(time: clock.now, kind: kind()))
  }
}
