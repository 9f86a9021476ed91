// SPDX-License-Identifier: Apache-2.0
import TouchCore

extension UIControl {
  /// The control's name in traces.
  final var name: StableName { application.names.name(of: self) }

  /// Reports a fact to the tracer; without a tracer the fact is not even created.
  @inline(__always)
  final func report(_ fact: @autoclosure () -> ControlFact) {
    if UIApplication.isObserved { record(fact()) }
  }

  @inline(never)
  private final func record(_ fact: ControlFact) {
    application.report(.control(fact))
  }
}
