// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  /// A property of an object that somebody observes.
  final class PropertyObservation {
    /// What is passed on about a change.
    struct Change {
      var old: Any?
      var new: Any?
      var isPrior = false
    }

    private(set) weak var object: AnyObject?
    /// Tells the object apart also while it is deallocated, when the reference above is nil already.
    let objectID: ObjectIdentifier
    private let options: NSKeyValueObservingOptions
    private let read: (AnyObject) -> Any?
    private let handler: (AnyObject, Change) -> Void
    private var last: Any?
    private var isOver = false

    init(
      of object: AnyObject, _ options: NSKeyValueObservingOptions, read: @escaping (AnyObject) -> Any?,
      handler: @escaping (AnyObject, Change) -> Void
    ) {
      self.object = object
      objectID = ObjectIdentifier(object)
      self.options = options
      self.read = read
      self.handler = handler
      last = read(object)
    }

    /// Calls the handler for the first time, if the options ask for that.
    func begin() {
      guard options.contains(.initial), let object else { return }
      handler(object, Change(old: nil, new: options.contains(.new) ? last : nil))
    }

    /// Calls the handler if the property has another value than when it was last looked at.
    ///
    /// Setting the value that a property already has calls nobody. With Objective-C it would: the setter
    /// calls the observers, whatever it is given.
    func check() {
      guard !isOver, let object else { return }
      let (old, new) = (last, read(object))
      guard !Self.isSame(old, new) else { return }
      last = new
      let oldPart = options.contains(.old) ? old : nil
      if options.contains(.prior) { handler(object, Change(old: oldPart, new: nil, isPrior: true)) }
      // The handler may have ended the observation.
      if !isOver { handler(object, Change(old: oldPart, new: options.contains(.new) ? new : nil)) }
    }

    /// Ends the observation.
    func end() { isOver = true }

    private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      if let one = one as? any Equatable { return one.equals(other) }
      if type(of: one) is AnyClass, type(of: other) is AnyClass {
        return one as AnyObject === other as AnyObject
      }
      // Values that cannot be compared count as changed.
      return false
    }
  }

  extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { self == other as? Self }
  }
#endif
