// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  /// Objects by keys, either of which may be held weakly.
  ///
  /// Its keys are in the order in which they were added, so that every run is the same.
  open nonisolated class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private var held: HeldObjects<HeldObject>
    private let valueOptions: NSPointerFunctions.Options

    /// Creates an empty table.
    public init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
      capacity initialCapacity: Int = 0
    ) {
      held = HeldObjects(keyOptions)
      self.valueOptions = valueOptions
      super.init()
    }

    /// A table that retains its keys and its objects.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// A table that holds its keys weakly, and forgets an object when its key is gone.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory)
    }
    /// A table that holds its objects weakly.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(valueOptions: .weakMemory)
    }
    /// A table that holds its keys and its objects weakly.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    deinit {}

    private var pairs: [(key: KeyType, object: ObjectType)] {
      held.alive.compactMap { entry in
        guard let key = entry.object as? KeyType, let object = entry.companion.object as? ObjectType else {
          return nil
        }
        return (key, object)
      }
    }

    /// How many keys have an object; unlike in Foundation, those that are gone do not count.
    open var count: Int { pairs.count }

    /// The object of a key.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
      aKey.flatMap { held.find($0)?.companion.object as? ObjectType }
    }

    /// Gives a key an object; nil removes the one that it has.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      guard let aKey else { return }
      guard let anObject else { return held.remove(aKey) }
      held.set(aKey, HeldObject(anObject, valueOptions))
    }

    /// Removes the object of a key.
    open func removeObject(forKey aKey: KeyType?) {
      if let aKey { held.remove(aKey) }
    }

    /// Removes all objects.
    open func removeAllObjects() {
      for entry in held.alive { held.remove(entry.object) }
    }

    /// The keys, one by one.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: pairs.map(\.key)).objectEnumerator() }

    /// The objects, one by one; nil if there is none.
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: pairs.map(\.object)).objectEnumerator() }
  }
#endif
