// SPDX-License-Identifier: Apache-2.0

extension UIGestureRecognizer {
  /// Makes a recognizer that calls a method taking the recognizer.
  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Makes a recognizer that calls a method taking nothing.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Tells another object, held weakly, by a method taking the recognizer.
  ///
  /// Swift cannot tell whether two references mean the same method: added twice, it is called twice. A named
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

  /// Tells another object, held weakly, by a method taking nothing.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    add(target) { target, _ in action(target)() }
  }

  final func add(_ target: Any, _ action: Selector) {
    let object = target as AnyObject
    openTargetBook()
    guard !tells(object, action) else { return }
    append(
      GestureTarget(object: object, action: action) { object, recognizer in
        action.perform(on: object, sender: recognizer)
      })
  }

  final func remove(_ target: Any?, _ action: Selector?) {
    let object = target.map { $0 as AnyObject }
    openTargetBook()
    guard object != nil || action != nil,
      let indices = memory.targetBook?.indices(of: object, action, in: targets)
    else {
      return removeTargets { entry in
        (object == nil || entry.object === object) && (action == nil || entry.action == action)
      }
    }
    // Released at the end, for the same reason as below.
    var removed: [GestureTarget] = []
    for index in indices.reversed() {
      let target = memory.targets.remove(at: index)
      memory.targetBook?.remove(target)
      removed.append(target)
    }
    withExtendedLifetime(removed) {}
  }

  /// Forgets the targets that have gone.
  final func forgetDeadTargets() {
    removeTargets { $0.object == nil }
  }

  private func removeTargets(where isMeant: (GestureTarget) -> Bool) {
    // Releasing a target releases what its action captured, and any code may run then: not in the middle of the change.
    let before = targets
    memory.targetBook = nil
    memory.targets.removeAll(where: isMeant)
    withExtendedLifetime(before) {}
  }

  /// Whether an object is told by an action already.
  private func tells(_ object: AnyObject, _ action: Selector) -> Bool {
    if let indices = memory.targetBook?.indices(of: object, action, in: targets) { return !indices.isEmpty }
    return targets.contains { $0.object === object && $0.action == action }
  }

  /// Makes sure that the targets are found without a look at all, if there are many.
  private func openTargetBook() {
    if let most = memory.targetBook?.most, targets.count >= most { forgetDeadTargets() }
    if memory.targetBook == nil, targets.count > Crowd.targets { memory.targetBook = TargetBook(targets) }
  }

  private func append(_ target: GestureTarget) {
    memory.targets.append(target)
    memory.targetBook?.add(target)
  }

  private func add<Target: AnyObject>(
    _ target: Target, _ call: @escaping (Target, UIGestureRecognizer) -> Void
  ) {
    openTargetBook()
    append(
      GestureTarget(object: target, action: nil) { object, recognizer in
        // It is the target that was given here.
        call(known(object, as: Target.self), recognizer)
      })
  }
}
