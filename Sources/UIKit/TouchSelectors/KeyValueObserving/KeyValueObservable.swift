// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import TouchCore

  /// An object whose properties can be observed by their key paths: a view, a view controller, a layer or a
  /// recognizer.
  ///
  /// Observers are called at once when one of these changes: `frame`, `bounds`, `center`, `transform`,
  /// `alpha` and `isHidden` of a view, `contentOffset`, `contentSize`, `contentInset` and what follows from
  /// them of a scroll view, the state of a control, and the `state` of a recognizer. They are called for any
  /// other property at the end of the turn in which it changed. Setting a property to the value that it has
  /// calls nobody.
  @preconcurrency @MainActor public protocol KeyValueObservable: AnyObject {}

  extension UIView: KeyValueObservable {}
  extension UIViewController: KeyValueObservable {}
  extension CALayer: KeyValueObservable {}
  extension UIGestureRecognizer: KeyValueObservable {}

  extension KeyValueObservable {
    /// Calls a closure for each change of a property, as long as the result is kept.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let observation = PropertyObservation(
        of: self, options, read: { ($0 as? Self)?[keyPath: keyPath] },
        handler: { object, change in
          guard let object = object as? Self else { return }
          changeHandler(
            object,
            NSKeyValueObservedChange(
              kind: .setting, newValue: change.new as? Value, oldValue: change.old as? Value, indexes: nil,
              isPrior: change.isPrior))
        })
      ObservedProperties.add(observation)
      return NSKeyValueObservation(observation)
    }
  }
#endif
