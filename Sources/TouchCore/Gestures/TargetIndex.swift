// SPDX-License-Identifier: Apache-2.0

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
