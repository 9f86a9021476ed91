// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  internal import TouchCore

  /// All observations of properties.
  ///
  /// The core says which object has changed. Its observations then compare the values of their properties with those that
  /// they saw last, so that any property of the object can be observed, also a computed one. Properties whose changes the
  /// core does not report are compared at the end of a turn.
  enum ObservedProperties {
    private final class Observed {
      weak var object: AnyObject?
      var observations: [PropertyObservation] = []

      init(_ object: AnyObject) {
        self.object = object
      }
    }

    /// The observed objects, in the order in which their first observation began.
    private static var order: [Observed] = []
    private static var byObject: [ObjectIdentifier: Observed] = [:]

    static func add(_ observation: PropertyObservation) {
      guard let object = observation.object else { return }
      forgetTheDead()
      let observed = byObject[observation.objectID] ?? begin(object)
      observed.observations.append(observation)
      observation.begin()
    }

    static func remove(_ observation: PropertyObservation) {
      observation.end()
      guard let observed = byObject[observation.objectID] else { return }
      observed.observations.removeAll { $0 === observation }
      guard observed.observations.isEmpty else { return }
      byObject[observation.objectID] = nil
      order.removeAll { $0 === observed }
      (observation.object as? UIView)?.isObserved = false
      settle()
    }

    private static func begin(_ object: AnyObject) -> Observed {
      let observed = Observed(object)
      byObject[ObjectIdentifier(object)] = observed
      order.append(observed)
      (object as? UIView)?.isObserved = true
      settle()
      return observed
    }

    /// Makes the core report what somebody observes, and nothing else.
    private static func settle() {
      PropertyChanges.report(
        to: order.isEmpty ? nil : PropertyChanges.Observer(happened: check, turnEnded: checkAll),
        withGestures: order.contains { $0.object is UIGestureRecognizer })
    }

    private static func check(_ object: AnyObject) {
      for observation in byObject[ObjectIdentifier(object)]?.observations ?? [] { observation.check() }
    }

    private static func checkAll() {
      for observed in order { for observation in observed.observations { observation.check() } }
    }

    private static func forgetTheDead() {
      guard order.contains(where: { $0.object == nil }) else { return }
      order.removeAll { $0.object == nil }
      byObject = byObject.filter { $0.value.object != nil }
      settle()
    }
  }
#endif
