// SPDX-License-Identifier: Apache-2.0

/// The offset of one overridable method in the method tables of classes, found by comparison.
///
/// Swift keeps a table of implementations in each class, with the same offsets in a class and all its
/// subclasses. A subclass that does not override a method has the same pointer as its superclass. So a class
/// overrides a method if, and only if, its pointer at that offset differs from the base class's.
///
/// The offset is not assumed. It is found once per process by comparing three classes: the base, a *control*
/// that overrides nothing, and a *probe* that overrides only this method. The word that differs between base
/// and probe, but not between base and control, is the method. If there is none, the slot is unknown and
/// every class counts as overriding: slower, never wrong. Documentation/Decisions/0002 has the whole
/// argument.
package nonisolated struct MethodSlot: Sendable {
  /// The offset in bytes from the start of the class; nil if it could not be found.
  let offset: Int?
  /// The base class's own implementation.
  let original: UInt
  /// The class that declares the method.
  private let declaring: UInt

  /// Finds a method that `base` overrides or declares; `declaring` is the superclass that declares it, if
  /// another one.
  package init(
    of base: AnyClass, declaredBy declaring: AnyClass? = nil, control: AnyClass, probe: AnyClass
  ) {
    let found = Self.offsets(of: base, control: control, probe: probe).first
    offset = found
    original = found.map { Self.word(at: $0, of: base) } ?? 0
    self.declaring = Self.address(of: declaring ?? base)
  }

  /// Finds all methods that a probe overrides, in the order in which `base` declares them.
  static func all(of base: AnyClass, control: AnyClass, probe: AnyClass) -> [MethodSlot] {
    offsets(of: base, control: control, probe: probe).map { offset in
      MethodSlot(offset: offset, original: word(at: offset, of: base), declaring: address(of: base))
    }
  }

  /// Where a probe has another method than its superclass, and a control the same.
  private static func offsets(of base: AnyClass, control: AnyClass, probe: AnyClass) -> [Int] {
    let size = min(Self.size(of: base), Self.size(of: control), Self.size(of: probe))
    let step = MemoryLayout<UInt>.size
    // The methods come after the header with the class's name, superclass and sizes.
    return stride(from: 0, to: size, by: step).filter { offset in
      let inBase = Self.word(at: offset, of: base)
      return inBase == Self.word(at: offset, of: control) && inBase != Self.word(at: offset, of: probe)
    }
  }

  private init(offset: Int, original: UInt, declaring: UInt) {
    self.offset = offset
    self.original = original
    self.declaring = declaring
  }

  /// A slot that could not be found.
  init() {
    offset = nil
    original = 0
    declaring = 0
  }

  /// Whether `type`, which must inherit from the class that declares the method, has another one than the
  /// base class.
  package func isOverridden(by type: AnyClass) -> Bool {
    guard let offset else { return true }
    assert(hasMethod(type), "\(type) has no such method: it does not inherit from the class that declares it")
    return Self.word(at: offset, of: type) != original
  }

  private func hasMethod(_ type: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let type = next, Self.address(of: type) != declaring { next = _getSuperclass(type) }
    return next != nil
  }

  private static func address(of type: AnyClass) -> UInt {
    unsafe UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
  }

  static func word(at offset: Int, of type: AnyClass) -> UInt {
    unsafe unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: offset, as: UInt.self)
  }

  /// The size of a class in bytes from its start, from its header; 0 if the header makes no sense.
  static func size(of type: AnyClass) -> Int {
    let start = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    let word = MemoryLayout<UInt>.size
    // Kind, superclass (and on Apple's systems three words of Objective-C), then six numbers. The last two
    // are the size of the whole and the number of bytes before the start.
    #if canImport(ObjectiveC)
      let numbers = 5 * word
    #else
      let numbers = 2 * word
    #endif
    let whole = unsafe Int(start.load(fromByteOffset: numbers + 16, as: UInt32.self))
    let before = unsafe Int(start.load(fromByteOffset: numbers + 20, as: UInt32.self))
    let size = whole - before
    guard before >= 0, size > numbers + 24, size < 1 << 20, size % word == 0 else { return 0 }
    return size
  }
}

/// Casts an object to a class that the caller has already checked.
///
/// An action is called for each move of a finger, and a checked cast takes longer than the rest of the call.
/// A build without optimization still checks.
@inlinable @inline(__always)
nonisolated func known<Object: AnyObject>(_ object: AnyObject, as type: Object.Type) -> Object {
  unsafe unsafeDowncast(object, to: type)
}
