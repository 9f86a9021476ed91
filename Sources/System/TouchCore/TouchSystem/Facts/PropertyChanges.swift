// SPDX-License-Identifier: Apache-2.0

/// Tells another module about changes of properties that it observes.
///
/// Nothing here is settable from outside, so that the compiler leaves out the checks of accesses that every
/// event would pay for.
package enum PropertyChanges {
  /// What the module wants to be called with.
  package struct Observer {
    /// Called after a property of a view that is observed changed, and of a recognizer.
    package var happened: (AnyObject) -> Void
    /// Called at the end of each turn.
    package var turnEnded: () -> Void

    package init(happened: @escaping (AnyObject) -> Void, turnEnded: @escaping () -> Void) {
      self.happened = happened
      self.turnEnded = turnEnded
    }
  }

  private static var observer: Observer?
  /// Whether there is or was an observer or a call at the end of a turn; mostly there is neither.
  private static var isOn = false
  private static var observesGestures = false

  /// Reports changes to an observer from now on, or to nobody.
  ///
  /// Those of recognizers are only reported if asked for.
  package static func report(to observer: Observer?, withGestures observesGestures: Bool) {
    self.observer = observer
    if observer != nil { isOn = true }
    self.observesGestures = observesGestures
  }

  @inline(__always)
  static func gestureChanged(_ recognizer: UIGestureRecognizer) {
    if observesGestures { happened(recognizer) }
  }

  /// Calls a closure when the present turn of an application ends.
  static func atEndOfTurn(of application: UIApplication, _ call: @escaping () -> Void) {
    application.callsAtEndOfTurn.append(call)
    isOn = true
  }

  @inline(__always)
  static func endTurn(of application: UIApplication) {
    if isOn { turnEnded(of: application) }
  }

  @inline(never)
  static func happened(_ object: AnyObject) { observer?.happened(object) }

  @inline(never)
  private static func turnEnded(of application: UIApplication) {
    observer?.turnEnded()
    let calls = application.callsAtEndOfTurn
    application.callsAtEndOfTurn = []
    for call in calls { call() }
  }
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
    PropertyChanges.gestureChanged(self)
  }
}
