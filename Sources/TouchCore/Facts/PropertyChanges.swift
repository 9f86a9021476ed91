// SPDX-License-Identifier: Apache-2.0

/// Tells another module about changes of properties that it observes.
package enum PropertyChanges {
  /// Called after a property of a view that is observed changed, and of any recognizer while ``observesGestures`` is set.
  package static var happened: (AnyObject) -> Void = { _ in }
  /// Whether changes of the states of recognizers are reported.
  package static var observesGestures = false
  /// Called at the end of each turn; nil if nobody observes anything.
  package static var turnEnded: (() -> Void)?
}

extension UIView {
  /// Whether another module observes properties of the view; for other views that costs the check of a flag.
  package final var isObserved: Bool {
    get { flags.contains(.observed) }
    set { flags.set(.observed, newValue) }
  }

  /// Reports that a property has a new value.
  @inline(__always)
  package final func propertyChanged() {
    if flags.contains(.observed) { PropertyChanges.happened(self) }
  }
}

extension UIGestureRecognizer {
  /// Stores a state and reports it.
  @inline(__always)
  final func storeState(_ state: State) {
    storedState = state
    if PropertyChanges.observesGestures { PropertyChanges.happened(self) }
  }
}
