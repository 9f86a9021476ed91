// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIGestureRecognizer {
  /// Creates a recognizer that calls a method taking the recognizer.
  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a method taking nothing.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Adds an object, held weakly, that is called by a method taking the recognizer.
  ///
  /// Swift cannot compare references to methods, so a method that is added twice is called twice. A named
  /// ``Selector`` is ignored the second time.
  public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    add(target) { target, recognizer in
      guard let sender = recognizer as? Sender else {
        return Misuse.report(
          "\(type(of: recognizer)) has an action that takes \(Sender.self); it is not called. Let the method take UIGestureRecognizer or \(type(of: recognizer))."
        )
      }
      action(target)(sender)
    }
  }

  /// Adds an object, held weakly, that is called by a method taking nothing.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    add(target) { target, _ in action(target)() }
  }

  final func add(_ target: Any, _ action: Selector) {
    let object = target as AnyObject
    indexManyTargets()
    guard !hasTarget(object, action) else { return }
    append(
      GestureTarget(object: object, action: action) { object, recognizer in
        action.perform(on: object, sender: recognizer)
      })
  }

  final func remove(_ target: Any?, _ action: Selector?) {
    let object = target.map { $0 as AnyObject }
    indexManyTargets()
    guard object != nil || action != nil,
      let indices = memory.targetIndex?.indices(of: object, action, in: targets)
    else {
      return removeTargets { entry in
        (object == nil || entry.object === object) && (action == nil || entry.action == action)
      }
    }
    // Released at the end, for the same reason as in removeTargets(where:).
    var removed: [GestureTarget] = []
    for index in indices.reversed() {
      let target = memory.targets.remove(at: index)
      memory.targetIndex?.remove(target)
      removed.append(target)
    }
    withExtendedLifetime(removed) {}
  }

  /// Removes the targets whose objects were deallocated.
  final func forgetDeadTargets() {
    removeTargets { $0.object == nil }
  }

  /// How many targets were deallocated since the last action; nil if none was.
  final var lostTargets: Int? {
    let count = targets.count { $0.object == nil }
    return count > 0 ? count : nil
  }

  private func removeTargets(where isMeant: (GestureTarget) -> Bool) {
    // Releasing a target releases what its action captured, which may run any code, so it comes after the
    // change.
    let before = targets
    memory.targetIndex = nil
    memory.targets.removeAll(where: isMeant)
    withExtendedLifetime(before) {}
  }

  /// Whether an object already gets an action.
  private func hasTarget(_ object: AnyObject, _ action: Selector) -> Bool {
    if let indices = memory.targetIndex?.indices(of: object, action, in: targets) { return !indices.isEmpty }
    return targets.contains { $0.object === object && $0.action == action }
  }

  /// Makes an index of the targets if there are many, and removes deallocated ones from time to time.
  private func indexManyTargets() {
    if let threshold = memory.targetIndex?.pruningThreshold, targets.count >= threshold {
      forgetDeadTargets()
    }
    if memory.targetIndex == nil, targets.count > Crowd.targets { memory.targetIndex = TargetIndex(targets) }
  }

  private func append(_ target: GestureTarget) {
    memory.targets.append(target)
    memory.targetIndex?.add(target)
  }

  private func add<Target: AnyObject>(
    _ target: Target, _ call: @escaping (Target, UIGestureRecognizer) -> Void
  ) {
    indexManyTargets()
    append(
      GestureTarget(object: target, action: nil) { object, recognizer in
        // It is the target that was given here.
        call(known(object, as: Target.self), recognizer)
      })
  }
}
