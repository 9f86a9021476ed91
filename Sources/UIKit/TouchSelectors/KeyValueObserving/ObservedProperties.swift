// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  internal import TouchCore

  /// All observations of properties.
  ///
  /// The core says which object has changed. Its observations then compare the values of their properties
  /// with those that they saw last, so that any property of the object can be observed, also a computed one.
  /// Properties whose changes the core does not report are compared at the end of a turn.
  enum ObservedProperties {
    private final class Observed {
      weak var object: AnyObject?
      let isGesture: Bool
      var observations: [PropertyObservation] = []

      init(_ object: AnyObject) {
        self.object = object
        isGesture = object is UIGestureRecognizer
      }
    }

    private static var byObject: [ObjectIdentifier: Observed] = [:]
    /// The observed objects, in the order in which their first observation began, among some that are no
    /// longer observed.
    private static var order: [Observed] = []
    /// How long the list may become before it is cleared of those that are no longer observed.
    private static var longest = 16
    private static var gestures = 0

    static func add(_ observation: PropertyObservation) {
      guard let object = observation.object else { return }
      forgetTheDead()
      var observed = byObject[observation.objectID]
      // Another object may be where one was that is gone.
      if let other = observed, other.object !== object {
        forget(other, observation.objectID)
        observed = nil
      }
      (observed ?? begin(object)).observations.append(observation)
      observation.begin()
    }

    static func remove(_ observation: PropertyObservation) {
      observation.end()
      guard let observed = byObject[observation.objectID] else { return }
      observed.observations.removeAll { $0 === observation }
      guard observed.observations.isEmpty else { return }
      (observation.object as? UIView)?.isObserved = false
      forget(observed, observation.objectID)
    }

    private static func begin(_ object: AnyObject) -> Observed {
      let observed = Observed(object)
      byObject[ObjectIdentifier(object)] = observed
      order.append(observed)
      (object as? UIView)?.isObserved = true
      if observed.isGesture { gestures += 1 }
      report()
      return observed
    }

    private static func forget(_ observed: Observed, _ id: ObjectIdentifier) {
      byObject[id] = nil
      observed.observations = []
      if observed.isGesture { gestures -= 1 }
      report()
    }

    /// Makes the core report what somebody observes, and nothing else.
    private static func report() {
      PropertyChanges.report(
        to: byObject.isEmpty ? nil : PropertyChanges.Observer(happened: check, turnEnded: checkAll),
        withGestures: gestures > 0)
    }

    private static func check(_ object: AnyObject) { check(ObjectIdentifier(object)) }

    /// Compares the values that are observed of an object.
    static func check(_ object: ObjectIdentifier) {
      for observation in byObject[object]?.observations ?? [] { observation.check() }
    }

    private static func checkAll() {
      for observed in order { for observation in observed.observations { observation.check() } }
    }

    /// Clears the list when it has doubled, so that many observations cost no more each than few.
    private static func forgetTheDead() {
      guard order.count >= longest else { return }
      for (id, observed) in byObject where observed.object == nil { forget(observed, id) }
      order.removeAll { $0.observations.isEmpty }
      longest = max(16, 2 * order.count)
    }
  }
#endif
