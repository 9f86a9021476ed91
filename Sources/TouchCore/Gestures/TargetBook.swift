// SPDX-License-Identifier: Apache-2.0

/// Finds some of the many targets of a recognizer, without a look at all.
struct TargetBook {
  private enum Key: Hashable {
    case object(ObjectIdentifier)
    case action(Selector)
    case both(ObjectIdentifier, Selector)
  }

  private var numbers = NumberIndex<Key>()
  private var last = 0
  /// Targets whose objects have gone are looked for when there are so many targets.
  let most: Int

  /// Writes down targets, and numbers them.
  init(_ targets: [GestureTarget]) {
    most = max(2 * targets.count, 32)
    for target in targets { add(target) }
  }

  /// Writes down a target that was added at the end.
  mutating func add(_ target: GestureTarget) {
    last += 1
    target.number = last
    for key in Self.keys(of: target) { numbers.add(last, for: key) }
  }

  /// Strikes out a target.
  mutating func remove(_ target: GestureTarget) {
    for key in Self.keys(of: target) { numbers.remove(target.number, for: key) }
  }

  /// The indices in `targets` of those that tell an object, by an action, or both, in their order.
  func indices(of object: AnyObject?, _ action: Selector?, in targets: [GestureTarget]) -> [Int] {
    let key: Key
    switch (object.map { ObjectIdentifier($0) }, action) {
    case (let identity?, let action?): key = .both(identity, action)
    case (let identity?, nil): key = .object(identity)
    case (nil, let action?): key = .action(action)
    case (nil, nil): return Array(targets.indices)
    }
    var indices: [Int] = []
    for number in numbers.numbers(for: key).reversed() {
      guard let index = targets.index(ofNumber: number, { $0.number }) else { continue }
      // This one and those before it are of another object, which was where this one is now and has gone.
      if object != nil, targets[index].object !== object { break }
      indices.append(index)
    }
    indices.reverse()
    return indices
  }

  private static func keys(of target: GestureTarget) -> [Key] {
    let object = Key.object(target.identity)
    guard let action = target.action else { return [object] }
    return [object, .action(action), .both(target.identity, action)]
  }
}
