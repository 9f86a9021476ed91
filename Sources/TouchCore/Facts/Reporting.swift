// SPDX-License-Identifier: Apache-2.0

/// Whether anybody watches at all.
enum Observation {
  #if Unobserved
    static var isOn: Bool { false }
    static func changed(by amount: Int) {}
  #else
    /// How many applications of the process carry a tracer.
    private static var tracers = 0
    @inline(__always) static var isOn: Bool { tracers != 0 }
    static func changed(by amount: Int) { tracers += amount }
  #endif
}

extension UIApplication {
  /// Whether anybody watches at all.
  package static var isObserved: Bool { Observation.isOn }

  /// Tells the tracer a fact, which is not even made when there is none.
  @inline(__always)
  package final func report(_ kind: @autoclosure () -> TouchFact.Kind) {
    if Observation.isOn { tell(kind()) }
  }

  /// Makes the fact, away from the code that decided, which stays as short as without it.
  @inline(never)
  private final func tell(_ kind: @autoclosure () -> TouchFact.Kind) {
    guard let tracer else { return }
    tracer.record(TouchFact(time: clock.now, kind: kind()))
  }
}
