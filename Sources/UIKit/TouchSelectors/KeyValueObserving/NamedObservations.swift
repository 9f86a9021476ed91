// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  import TouchCore

  extension KeyValueObservable {
    /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer for each change of a property.
    ///
    /// The observer is not retained. A property that cannot be observed by its name is reported, with those
    /// that can.
    @safe
    public func addObserver(
      _ observer: any KeyPathObserver, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      guard let read = NamedProperties.reader(of: keyPath, in: self) else {
        Misuse.report(
          "addObserver(_:forKeyPath:options:context:): \(keyPath) of \(type(of: self)) cannot be observed by its name, and the observer is never called. Observe one of \(NamedProperties.names(of: self)), or use observe(\\.\(keyPath)) with a closure."
        )
        return
      }
      NamedObservations.add(observer, of: self, keyPath, options, read, UInt(bitPattern: context))
    }

    /// Ends the observation of a property that was added last.
    public nonisolated func removeObserver(_ observer: any KeyPathObserver, forKeyPath keyPath: String) {
      let (object, observer) = (ObjectIdentifier(self), ObserverName(observer))
      handToMainActor { NamedObservations.remove(observer, of: object, keyPath) { _ in true } }
    }

    /// Ends the observation of a property that was added last with this context.
    @safe
    public nonisolated func removeObserver(
      _ observer: any KeyPathObserver, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      let (object, observer) = (ObjectIdentifier(self), ObserverName(observer))
      let context = UInt(bitPattern: context)
      handToMainActor { NamedObservations.remove(observer, of: object, keyPath) { $0 == context } }
    }
  }

  /// Which object observes, also in its deinit.
  private nonisolated struct ObserverName: Sendable {
    let id: ObjectIdentifier
    let type: String

    init(_ observer: any KeyPathObserver) {
      id = ObjectIdentifier(observer)
      type = "\(Swift.type(of: observer))"
    }
  }

  /// The observations by names, whose observers have a method for all of them.
  private enum NamedObservations {
    private struct Entry {
      weak var observer: (any KeyPathObserver)?
      /// Tells the observer apart also in its deinit, where many end their observations.
      let observerID: ObjectIdentifier
      let keyPath: String
      let context: UInt
      let observation: PropertyObservation
    }

    private static var entries: [Entry] = []

    static func add(
      _ observer: any KeyPathObserver, of object: AnyObject, _ keyPath: String,
      _ options: NSKeyValueObservingOptions,
      _ read: @escaping (AnyObject) -> Any?, _ context: UInt
    ) {
      forgetTheDead()
      let observation = PropertyObservation(of: object, options, read: read) {
        [weak observer] object, change in
        var parts: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        parts[.oldKey] = change.old
        parts[.newKey] = change.new
        if change.isPrior { parts[.notificationIsPriorKey] = true }
        unsafe observer?.observeValue(
          forKeyPath: keyPath, of: object, change: parts,
          context: UnsafeMutableRawPointer(bitPattern: context))
      }
      entries.append(
        Entry(
          observer: observer, observerID: ObjectIdentifier(observer), keyPath: keyPath, context: context,
          observation: observation))
      ObservedProperties.add(observation)
    }

    static func remove(
      _ observer: ObserverName, of object: ObjectIdentifier, _ keyPath: String,
      where isContext: (UInt) -> Bool
    ) {
      let index = entries.lastIndex {
        $0.observerID == observer.id && $0.observation.objectID == object
          && $0.keyPath == keyPath && isContext($0.context)
      }
      guard let index else {
        Misuse.report(
          "removeObserver(_:forKeyPath:): \(observer.type) does not observe \(keyPath) of this object; UIKit raises an exception there."
        )
        return
      }
      ObservedProperties.remove(entries.remove(at: index).observation)
    }

    private static func forgetTheDead() {
      for entry in entries where entry.observer == nil { ObservedProperties.remove(entry.observation) }
      // Not in place: an object that another thread releases meanwhile goes here, and may be observed.
      entries = entries.filter { $0.observer != nil && $0.observation.object != nil }
    }
  }
#endif
