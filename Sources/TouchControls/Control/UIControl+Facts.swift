// SPDX-License-Identifier: Apache-2.0
import TouchCore

extension UIControl {
  /// What traces call the control.
  final var name: StableName { application.names.name(of: self) }

  /// Tells the tracer a fact, which is not even made when nobody watches.
  @inline(__always)
  final func report(_ fact: @autoclosure () -> ControlFact) {
    if UIApplication.isObserved { tell(fact()) }
  }

  @inline(never)
  private final func tell(_ fact: ControlFact) {
    application.report(.control(fact))
  }
}
