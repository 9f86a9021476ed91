// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  /// A set of objects that may be held weakly, for example the observers of a control.
  ///
  /// Its objects are in the order in which they were added, so that every run is the same.
  open nonisolated class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var held: HeldObjects<Void>

    /// Creates an empty table.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
      held = HeldObjects(options)
      super.init()
    }

    /// A table that holds its objects weakly.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    deinit {}

    /// The objects that are there.
    open var allObjects: [ObjectType] { held.alive.compactMap { $0.object as? ObjectType } }
    /// One of the objects: the first one that was added; nil if the table is empty.
    open var anyObject: ObjectType? { allObjects.first }
    /// How many objects are there; unlike in Foundation, those that are gone do not count.
    open var count: Int { held.count }
    /// The objects as a set.
    open var setRepresentation: Set<AnyHashable> {
      Set(allObjects.compactMap { $0 as? NSObject }.map(AnyHashable.init))
    }

    /// The objects, one by one.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    /// The object of the table that is equal to this one.
    open func member(_ object: ObjectType?) -> ObjectType? {
      object.flatMap { held.find($0)?.object as? ObjectType }
    }

    /// Whether an object is in the table.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Adds an object, unless an equal one is there.
    open func add(_ object: ObjectType?) {
      if let object, held.find(object) == nil { held.set(object, ()) }
    }

    /// Removes an object.
    open func remove(_ object: ObjectType?) {
      if let object { held.remove(object) }
    }

    /// Removes all objects.
    open func removeAllObjects() {
      for object in allObjects { held.remove(object) }
    }

    /// Whether an object of this table is also in another one.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
      allObjects.contains(where: other.contains)
    }

    /// Whether both tables have the same objects.
    open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
      count == other.count && isSubset(of: other)
    }

    /// Whether all objects of this table are in another one.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }

    /// Removes the objects that are not in another table.
    open func intersect(_ other: NSHashTable<ObjectType>) {
      for object in allObjects where !other.contains(object) { remove(object) }
    }

    /// Adds the objects of another table.
    open func union(_ other: NSHashTable<ObjectType>) {
      for object in other.allObjects { add(object) }
    }

    /// Removes the objects of another table.
    open func minus(_ other: NSHashTable<ObjectType>) {
      for object in other.allObjects { remove(object) }
    }
  }
#endif
