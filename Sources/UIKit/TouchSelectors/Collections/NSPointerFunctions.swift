// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  import Foundation

  /// How the collections hold and compare their objects.
  public nonisolated enum NSPointerFunctions {
    /// How objects are held and compared.
    public struct Options: OptionSet, Sendable, Hashable {
      /// The bits, as Foundation numbers them.
      public let rawValue: UInt

      /// Creates options from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Objects are retained.
      public static let strongMemory: Options = []
      /// Objects are held weakly, and go from the collection when they are deallocated.
      public static let weakMemory = Options(rawValue: 5 << 0)
      /// Objects are equal if `isEqual(_:)` says so.
      public static let objectPersonality: Options = []
      /// Objects are equal if they are the same.
      public static let objectPointerPersonality = Options(rawValue: 2 << 8)
      /// Objects are copied before they are held.
      public static let copyIn = Options(rawValue: 1 << 16)
    }
  }

  /// Objects are held weakly.
  public nonisolated let NSHashTableWeakMemory = NSPointerFunctions.Options.weakMemory
  /// Objects are retained.
  public nonisolated let NSHashTableStrongMemory = NSPointerFunctions.Options.strongMemory
  /// Objects are held weakly.
  public nonisolated let NSMapTableWeakMemory = NSPointerFunctions.Options.weakMemory
  /// Objects are retained.
  public nonisolated let NSMapTableStrongMemory = NSPointerFunctions.Options.strongMemory

  /// An object that a collection holds, strongly or weakly.
  nonisolated struct HeldObject {
    private(set) weak var weakObject: AnyObject?
    private let strongObject: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
      var object = object
      if options.contains(.copyIn), let copied = (object as? NSObject)?.copy() {
        object = copied as AnyObject
      }
      weakObject = object
      strongObject = options.contains(.weakMemory) ? nil : object
    }

    /// The object; nil if it was held weakly and is gone.
    var object: AnyObject? { weakObject }
  }

  /// Objects in the order in which they were added, found by what they are equal to.
  ///
  /// What is held weakly and gone counts for nothing, and its place is cleared as the list grows.
  nonisolated struct HeldObjects<Companion> {
    struct Entry {
      let held: HeldObject
      var companion: Companion
    }

    private let options: NSPointerFunctions.Options
    /// The entries by their numbers, which only grow.
    private var entries: [Int: Entry] = [:]
    private var numbers: [Int: [Int]] = [:]
    private var next = 0
    /// How many entries there may be before those that are gone are cleared.
    private var limit = 16

    init(_ options: NSPointerFunctions.Options) {
      self.options = options
    }

    private func hash(_ object: AnyObject) -> Int {
      options.contains(.objectPointerPersonality)
        ? ObjectIdentifier(object).hashValue
        : (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue
    }

    private func areEqual(_ one: AnyObject, _ other: AnyObject) -> Bool {
      if one === other { return true }
      guard !options.contains(.objectPointerPersonality) else { return false }
      return (one as? NSObject)?.isEqual(other) == true
    }

    private func number(of object: AnyObject) -> Int? {
      numbers[hash(object)]?.first { number in
        entries[number]?.held.object.map { areEqual($0, object) } == true
      }
    }

    /// The entries whose objects are there, in the order in which they were added.
    var alive: [(object: AnyObject, companion: Companion)] {
      entries.sorted { $0.key < $1.key }.compactMap { _, entry in
        entry.held.object.map { ($0, entry.companion) }
      }
    }

    var count: Int { entries.values.count { $0.held.object != nil } }

    func find(_ object: AnyObject) -> (object: AnyObject, companion: Companion)? {
      guard let entry = number(of: object).flatMap({ entries[$0] }), let held = entry.held.object else {
        return nil
      }
      return (held, entry.companion)
    }

    /// Adds an object, or gives the one that is equal another companion.
    mutating func set(_ object: AnyObject, _ companion: Companion) {
      if let number = number(of: object) {
        entries[number]?.companion = companion
        return
      }
      if entries.count >= limit { clear() }
      let held = HeldObject(object, options)
      entries[next] = Entry(held: held, companion: companion)
      numbers[hash(object), default: []].append(next)
      next += 1
    }

    mutating func remove(_ object: AnyObject) {
      guard let number = number(of: object) else { return }
      entries[number] = nil
      let hash = hash(object)
      numbers[hash]?.removeAll { $0 == number }
      if numbers[hash]?.isEmpty == true { numbers[hash] = nil }
    }

    /// Forgets the entries whose objects are gone.
    private mutating func clear() {
      entries = entries.filter { $0.value.held.object != nil }
      for (hash, list) in numbers {
        let rest = list.filter { entries[$0] != nil }
        numbers[hash] = rest.isEmpty ? nil : rest
      }
      limit = max(16, entries.count * 2)
    }
  }
#endif
