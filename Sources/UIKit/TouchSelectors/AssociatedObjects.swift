// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  import Foundation
  import TouchCore

  // Where there is Objective-C, its runtime has these. Here views, view controllers, layers and recognizers
  // keep objects.

  /// How an object keeps another that is associated with it.
  ///
  /// The names are those of Objective-C. On the main actor nothing is atomic, so the two ways to retain are
  /// the same.
  public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
    /// Held weakly: unlike in Objective-C, nil is left of an object that is gone.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copied, if it is an object that can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Copied, if it is an object that can be copied.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// The value that an object keeps under a key, the address of a variable; nil if there is none.
  @safe @preconcurrency @MainActor
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard let kept = (object as? any CompanionHolder)?.heldCompanion as? Associations else { return nil }
    return kept.values[UInt(bitPattern: key)]?.value
  }

  /// Lets an object keep a value under a key, the address of a variable; nil removes it.
  ///
  /// A view, a view controller, a layer or a recognizer keeps values as long as it lives. Anything else keeps
  /// nothing, and a sentence says so.
  @safe @preconcurrency @MainActor
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    guard let holder = object as? any CompanionHolder else {
      Misuse.report(
        "objc_setAssociatedObject: a \(type(of: object)) keeps no associated objects; only views, view controllers, layers and gesture recognizers do. Store the value in a property of the object's class instead."
      )
      return
    }
    let key = UInt(bitPattern: key)
    guard let value else {
      (holder.heldCompanion as? Associations)?.values[key] = nil
      return
    }
    let kept = holder.heldCompanion as? Associations ?? Associations()
    holder.heldCompanion = kept
    kept.values[key] = Associated(value, policy)
  }

  /// Removes all values that an object keeps under keys.
  @preconcurrency @MainActor
  public func objc_removeAssociatedObjects(_ object: Any) {
    ((object as? any CompanionHolder)?.heldCompanion as? Associations)?.values = [:]
  }

  /// What an object keeps, by the addresses of the keys.
  private final class Associations {
    var values: [UInt: Associated] = [:]
  }

  /// A value that an object keeps.
  private struct Associated {
    private let strong: Any?
    private weak var weak: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
        strong = nil
        weak = value as AnyObject
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        strong = (value as? any NSCopying)?.copy(with: nil) ?? value
      case .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
        strong = value
      }
    }

    var value: Any? { strong ?? weak }
  }
#endif
