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
    guard !tells(object, action) else { return }
    targetKeys?.insert(GestureTarget.Key(identity: ObjectIdentifier(object), action: action))
    targets.append(
      GestureTarget(object: object, action: action) { object, recognizer in
        action.perform(on: object, sender: recognizer)
      })
  }

  final func remove(_ target: Any?, _ action: Selector?) {
    let object = target.map { $0 as AnyObject }
    if let object, let action { return remove(object, by: action) }
    targetKeys = nil
    targets.removeAll { entry in
      (object == nil || entry.object === object) && (action == nil || entry.action == action)
    }
  }

  /// Whether an object is told by an action already.
  private func tells(_ object: AnyObject, _ action: Selector) -> Bool {
    if targetKeys == nil, targets.count > Crowd.targets {
      var keys: Set<GestureTarget.Key> = []
      for target in targets { if let key = target.key { keys.insert(key) } }
      targetKeys = keys
    }
    let key = GestureTarget.Key(identity: ObjectIdentifier(object), action: action)
    if targetKeys?.contains(key) == false { return false }
    return targets.contains { $0.object === object && $0.action == action }
  }

  /// Takes back what was added once at most.
  private func remove(_ object: AnyObject, by action: Selector) {
    let key = GestureTarget.Key(identity: ObjectIdentifier(object), action: action)
    guard let place = place(of: key) else { return }
    targetKeys?.remove(key)
    targets.remove(at: place)
  }

  /// The place of a target, looked for from both ends: those that are taken back one by one mostly go in the order in
  /// which they came.
  private func place(of key: GestureTarget.Key) -> Int? {
    func matches(_ place: Int) -> Bool {
      targets[place].identity == key.identity && targets[place].object != nil
        && targets[place].action == key.action
    }
    var (low, high) = (0, targets.count - 1)
    while low <= high {
      if matches(low) { return low }
      if matches(high) { return high }
      low += 1
      high -= 1
    }
    return nil
  }

  private func add<Target: AnyObject>(
    _ target: Target, _ call: @escaping (Target, UIGestureRecognizer) -> Void
  ) {
    targets.append(
      GestureTarget(object: target, action: nil) { object, recognizer in
        // It is the target that was given here.
        call(known(object, as: Target.self), recognizer)
      })
  }
}
