// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import TouchCore

  /// An object with a method for the changes of all properties that it observes by name.
  ///
  /// Every responder is one. The porter makes classes of `NSObject` observers that override the method.
  @preconcurrency @MainActor public protocol KeyPathObserver: AnyObject {
    /// Called when a property changed that the object observes by its key path.
    @safe func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  }

  extension UIResponder: KeyPathObserver {}

  extension KeyPathObserver {
    /// Reports a change that the method has left to its superclass, which is `NSObject`.
    ///
    /// Foundation raises an exception there.
    @safe public func leaveUnobserved(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      Misuse.report(
        "observeValue(forKeyPath:): \(type(of: self)) was told that \(keyPath ?? "nothing") has changed and did not handle it."
      )
    }
  }

  extension KeyValueObservable {
    /// Called before code changes a property that tells its observers by hand; observers compare values
    /// afterwards.
    public nonisolated func willChangeValue(forKey key: String) {}

    /// Tells the observers of the object at once, if a value that they observe is another one now.
    public nonisolated func didChangeValue(forKey key: String) {
      let object = ObjectIdentifier(self)
      onMainActor { ObservedProperties.check(object) }
    }
  }
#endif
