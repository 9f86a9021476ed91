// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Deallocates objects of the main actor there, whichever thread releases the last reference.
///
/// Any task may hold a view, and be the last to let go of it. UIKit then deallocates the view on the main
/// thread, with the `deinit` of every subclass. In Swift alone, `isolated deinit` does that, but a subclass
/// of a class that has one cannot have a plain `deinit`, which classes for UIKit have everywhere.
///
/// Each class contains the function that deallocates its objects. When the first object of a class is made,
/// this replaces that function by one that calls it on the main actor: at once if the caller is there, and
/// otherwise as `isolated deinit` does. Documentation/Unchecked.md has the contract.
nonisolated enum MainActorRelease {
  #if os(Linux)
    /// The classes by their addresses, with the functions that were replaced.
    private static let originals = Mutex<[UInt: UInt]>([:])

    /// The main thread, once something was released there; 0 before.
    private static let mainThread = Atomic<UInt>(0)
    /// The classes that the main thread asked for last, with their functions; only it reads them.
    @safe private nonisolated(unsafe) static let recent = unsafe makeRecent()
    private static let recentCount: UInt = 64

    private static func makeRecent() -> UnsafeMutablePointer<(type: UInt, original: UInt)> {
      let memory = UnsafeMutablePointer<(type: UInt, original: UInt)>.allocate(capacity: Int(recentCount))
      unsafe memory.initialize(repeating: (0, 0), count: Int(recentCount))
      return unsafe memory
    }

    /// The function that replaces the others; nil if the classes of this compiler do not look as expected.
    private static let replacement: UInt? = {
      let slot = MethodSlot(of: UIResponder.self, control: Unchanged.self, probe: Releasing.self)
      return slot.offset.map { MethodSlot.word(at: $0, of: Releasing.self) }
    }()

    /// Where a class has the function that deallocates its objects, in bytes from its start.
    private static let offset = -2 * MemoryLayout<UInt>.size

    /// Sees to it that an object, and all others of its class, are deallocated on the main actor.
    @inline(__always)
    static func adopt(_ object: AnyObject) {
      let type: AnyClass = type(of: object)
      guard let replacement, MethodSlot.word(at: offset, of: type) != replacement else { return }
      replace(in: type, by: replacement)
    }

    @inline(never)
    private static func replace(in type: AnyClass, by replacement: UInt) {
      originals.withLock { originals in
        let word = unsafe unsafeBitCast(type, to: UnsafeMutableRawPointer.self) + offset
        let original = unsafe word.load(as: UInt.self)
        guard original != replacement else { return }
        unsafe originals[unsafeBitCast(type, to: UInt.self)] = original
        unsafe word.storeBytes(of: replacement, as: UInt.self)
      }
    }

    /// Deallocates an object, which has no references left, on the main actor.
    fileprivate static func release(_ object: UInt) {
      let type = unsafe UnsafePointer<UInt>(bitPattern: object).unsafelyUnwrapped.pointee
      guard pthread_self() == mainThread.load(ordering: .relaxed) else {
        return releaseElsewhere(object, of: type)
      }
      let entry = unsafe recent + Int(type / 16 % recentCount)
      if unsafe entry.pointee.type != type { unsafe entry.pointee = (type, original(of: type)) }
      // The main thread is on the main actor whenever Swift runs there.
      unsafe call.body(entry.pointee.original, object)
    }

    @inline(never)
    private static func releaseElsewhere(_ object: UInt, of type: UInt) {
      if Thread.isMainThread { mainThread.store(pthread_self(), ordering: .relaxed) }
      let original = original(of: type)
      handToMainActor { call.body(original, object) }
    }

    private static func original(of type: UInt) -> UInt {
      guard let original = originals.withLock({ $0[type] }) else {
        preconditionFailure("an object is deallocated whose class was never adopted")
      }
      return original
    }

    private struct Call {
      let body: (() -> Void) -> Void
    }

    /// A function with a closure as its argument gets two words: the code and what it is called with.
    private struct CallWithWords: Sendable {
      let body: @Sendable (_ code: UInt, _ context: UInt) -> Void
    }

    private static let call = unsafe unsafeBitCast(Call { $0() }, to: CallWithWords.self)
  #else
    /// UIKit itself deallocates its objects on the main thread.
    @inline(__always)
    static func adopt(_ object: AnyObject) {}
  #endif
}

#if os(Linux)
  private final class Unchanged: UIResponder {}

  /// Its only method is the function that replaces those of the classes: both get the object in the same
  /// register and return nothing.
  private final class Releasing: UIResponder {
    override func awakeFromNib() {
      // Nothing here holds the object beyond the cast, because after the call it is gone.
      unsafe MainActorRelease.release(unsafeBitCast(self, to: UInt.self))
    }
  }
#endif
