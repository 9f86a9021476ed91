// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation
  internal import TouchCore

  /// Objects in an order, which may be held weakly, and nil between them.
  ///
  /// The pointers are those of objects, as `Unmanaged` makes them.
  @safe open nonisolated class NSPointerArray: NSObject {
    private let options: NSPointerFunctions.Options
    private var held: [HeldObject?] = []

    /// Creates an empty array.
    public init(options: NSPointerFunctions.Options) {
      self.options = options
      super.init()
    }

    /// An array that holds its objects weakly.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    /// An array that retains its objects.
    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

    deinit {}

    /// How many places there are, nil among them; setting it adds places with nil or removes the last ones.
    open var count: Int {
      get { held.count }
      set {
        let wanted = max(0, newValue)
        if wanted < held.count { held.removeLast(held.count - wanted) }
        while held.count < wanted { held.append(nil) }
      }
    }

    /// The objects that are there, in their order.
    open var allObjects: [Any] { held.compactMap { $0?.object } }

    private func hold(_ pointer: UnsafeMutableRawPointer?) -> HeldObject? {
      guard let pointer = unsafe pointer else { return nil }
      return HeldObject(unsafe Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue(), options)
    }

    private func isPlace(_ index: Int, among count: Int, _ method: String) -> Bool {
      if (0..<count).contains(index) { return true }
      let text = "NSPointerArray.\(method): there is no place \(index) among \(held.count); nothing changes."
      handToMainActor { Misuse.report(text) }
      return false
    }

    /// The object at a place; nil if there is none, or it is gone.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
      guard isPlace(index, among: held.count, "pointer(at:)"), let object = held[index]?.object else {
        return nil
      }
      return unsafe Unmanaged.passUnretained(object).toOpaque()
    }

    /// Adds an object, or nil, at the end.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { held.append(unsafe hold(pointer)) }

    /// Removes a place.
    open func removePointer(at index: Int) {
      if isPlace(index, among: held.count, "removePointer(at:)") { held.remove(at: index) }
    }

    /// Adds an object, or nil, before a place.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
      guard isPlace(index, among: held.count + 1, "insertPointer(_:at:)") else { return }
      held.insert(unsafe hold(item), at: index)
    }

    /// Puts an object, or nil, in a place.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
      guard isPlace(index, among: held.count, "replacePointer(at:withPointer:)") else { return }
      held[index] = unsafe hold(item)
    }

    /// Removes the places with nil, and those whose objects are gone.
    open func compact() {
      // Not in place: an object that another thread releases meanwhile goes here, and may use the array.
      held = held.filter { $0?.object != nil }
    }
  }
#endif
