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
  private static var isOn = false
  private static var observesGestures = false

  /// Reports changes to an observer from now on, or to nobody.
  ///
  /// Those of recognizers are only reported if asked for.
  package static func report(to observer: Observer?, withGestures observesGestures: Bool) {
    self.observer = observer
    isOn = observer != nil || !waiting.isEmpty
    self.observesGestures = observesGestures
  }

  @inline(__always)
  static func gestureChanged(_ recognizer: UIGestureRecognizer) {
    if observesGestures { happened(recognizer) }
  }

  private static var waiting: [(application: ObjectIdentifier, call: () -> Void)] = []

  /// Calls a closure when the present turn of an application ends.
  static func atEndOfTurn(of application: UIApplication, _ call: @escaping () -> Void) {
    waiting.append((ObjectIdentifier(application), call))
    isOn = true
  }

  /// Drops the calls that wait for an application, which is being deallocated: it has no more turns.
  static func forget(_ application: UIApplication) {
    guard !waiting.isEmpty else { return }
    let key = ObjectIdentifier(application)
    // The calls are released after the list has been changed, because what they hold may call again.
    let dropped = waiting.filter { $0.application == key }
    waiting.removeAll { $0.application == key }
    isOn = observer != nil || !waiting.isEmpty
    withExtendedLifetime(dropped) {}
  }

  /// The number of calls that wait for the application with this identity.
  package static func waitingCalls(of application: ObjectIdentifier) -> Int {
    waiting.count { $0.application == application }
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
    guard !waiting.isEmpty else { return }
    let own = waiting.filter { $0.application == ObjectIdentifier(application) }
    waiting.removeAll { $0.application == ObjectIdentifier(application) }
    for entry in own { entry.call() }
    isOn = observer != nil || !waiting.isEmpty
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
