// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds some of the many targets of a recognizer without walking all of them.
struct TargetIndex {
  private enum Key: Hashable {
    case object(ObjectIdentifier)
    case action(Selector)
    case both(ObjectIdentifier, Selector)
  }

  private var index: NumberIndex<GestureTarget, Key>

  /// Indexes and numbers the targets.
  init(_ targets: [GestureTarget]) {
    index = NumberIndex(count: targets.count)
    for target in targets { add(target) }
  }

  /// The number of targets at which those whose objects were deallocated are removed.
  var pruningThreshold: Int { index.pruningThreshold }

  /// Indexes a target that was appended.
  mutating func add(_ target: GestureTarget) { index.add(target, for: Self.keys(of: target)) }

  /// Removes a target.
  mutating func remove(_ target: GestureTarget) { index.remove(target, for: Self.keys(of: target)) }

  /// The indices in `targets` of those with an object, an action, or both, in their order.
  func indices(of object: AnyObject?, _ action: Selector?, in targets: [GestureTarget]) -> [Int] {
    let key: Key
    switch (object.map { ObjectIdentifier($0) }, action) {
    case (let identity?, let action?): key = .both(identity, action)
    case (let identity?, nil): key = .object(identity)
    case (nil, let action?): key = .action(action)
    case (nil, nil): return Array(targets.indices)
    }
    return index.indices(for: key, in: targets) { object == nil || $0.object === object }
  }

  private static func keys(of target: GestureTarget) -> [Key] {
    let object = Key.object(target.identity)
    guard let action = target.action else { return [object] }
    return [object, .action(action), .both(target.identity, action)]
  }
}

/// An object that gets a recognizer's actions, and how it is called.
final class GestureTarget: Numbered {
  /// The object that is called.
  private(set) weak var object: AnyObject?
  /// The identity of the object; another object may get it once this one is deallocated.
  let identity: ObjectIdentifier
  /// The name of the action, for descriptions and for removing it.
  let action: Selector?
  /// Calls the object, which is an argument so that it is retained meanwhile.
  let call: (AnyObject, UIGestureRecognizer) -> Void
  /// The target's number in the index of its recognizer.
  var number = 0

  init(object: AnyObject, action: Selector?, call: @escaping (AnyObject, UIGestureRecognizer) -> Void) {
    self.object = object
    identity = ObjectIdentifier(object)
    self.action = action
    self.call = call
  }

  /// Calls the object; false if it was deallocated.
  func send(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let object else { return false }
    call(object, recognizer)
    return true
  }
}
