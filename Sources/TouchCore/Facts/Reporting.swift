// SPDX-License-Identifier: Apache-2.0

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
