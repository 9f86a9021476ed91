// SPDX-License-Identifier: Apache-2.0
#if canImport(ObjectiveC)
  package import Foundation
  import TouchCore
#else
  import Foundation
  package import TouchCore
#endif

extension UIControl {
  final func add(target: Any?, action: Selector, for events: Event) {
    let object = target.map { $0 as AnyObject }
    buildIndexIfNeeded()
    if let index = handlerIndices(of: object, action).first {
      handlers[index] = handlers[index].with(handlers[index].events.union(events))
    } else {
      // The method is looked up by name once, not at each event.
      let action = object.map { action.bringingMethod(of: $0) } ?? action
      append(ControlHandler(object, distinct(action, for: object), of: self, for: events))
    }
  }

  /// The method's own selector with a number appended to its name, if the target already receives another
  /// method of that name: one line of code referred to both.
  private func distinct(_ action: Selector, for target: AnyObject?) -> Selector {
    guard action.givenName == nil, hasName(action.name, for: target) else { return action }
    var number =
      handlerIndex?.count(ofLine: action.name, for: target)
      ?? names(for: target).count { $0.hasPrefix(action.name) }
    var distinct: Selector
    repeat {
      number += 1
      distinct = action.numbered(number)
    } while hasName(distinct.name, for: target)
    return distinct
  }

  private func hasName(_ name: String, for target: AnyObject?) -> Bool {
    handlerIndex?.hasName(name, for: target, in: handlers) ?? names(for: target).contains(name)
  }

  private func names(for target: AnyObject?) -> [String] {
    handlers(of: target).compactMap(\.selector?.name)
  }

  /// The handlers for an object, or for the responder chain, in order.
  private func handlers(of target: AnyObject?) -> [ControlHandler] {
    if let target, let indices = handlerIndex?.indices(of: target, in: handlers) {
      return indices.map { handlers[$0] }
    }
    return handlers.filter { $0.isAlive && $0.target === target }
  }

  final func remove(target: Any?, action: Selector?, for events: Event) {
    let object = target.map { $0 as AnyObject }
    buildIndexIfNeeded()
    if let indices = indices(of: object, action) {
      // Released at the end: releasing a handler releases what its action captured, and any code may run
      // then.
      let removed = indices.reversed().map { removeEvents(events, fromHandlerAt: $0) }
      return withExtendedLifetime(removed) {}
    }
    removeEvents(events) { handler in
      handler.selector != nil && (object == nil || handler.target === object)
        && (action.map { handler.selector?.means($0) == true } ?? true)
    }
  }

  /// The indices of the handlers for `target`, `selector`, or both; nil if only a search of the whole list
  /// finds them.
  private func indices(of target: AnyObject?, _ selector: Selector?) -> [Int]? {
    switch (target, selector) {
    case (let target?, let selector?): handlerIndex?.indices(of: target, selector, in: handlers)
    case (let target?, nil): handlerIndex?.indices(of: target, in: handlers)
    case (nil, let selector?): handlerIndex?.indices(of: selector, in: handlers)
    case (nil, nil): nil
    }
  }

  final func add(_ action: UIAction, for events: Event) {
    buildIndexIfNeeded()
    if let index = index(of: action.identifier) {
      let (old, new) = (handlers[index], ControlHandler(action, for: handlers[index].events.union(events)))
      new.number = old.number
      handlers[index] = new
      withExtendedLifetime(old) {}
    } else {
      append(ControlHandler(action, for: events))
    }
  }

  final func remove(actionIdentifiedBy identifier: UIAction.Identifier, for events: Event) {
    buildIndexIfNeeded()
    if handlerIndex != nil {
      if let index = index(of: identifier) {
        withExtendedLifetime(removeEvents(events, fromHandlerAt: index)) {}
      }
    } else {
      removeEvents(events) { $0.action?.identifier == identifier }
    }
  }

  /// Creates the index once there are many handlers.
  private func buildIndexIfNeeded() {
    if let most = handlerIndex?.pruningThreshold, handlers.count >= most { removeDeadHandlers() }
    if handlerIndex == nil, handlers.count > Crowd.targets { handlerIndex = HandlerIndex(handlers) }
  }

  /// Removes the handlers whose targets were deallocated.
  final func removeDeadHandlers() {
    let before = handlers
    handlerIndex = nil
    handlers.removeAll { !$0.isAlive }
    withExtendedLifetime(before) {}
  }

  private func append(_ handler: ControlHandler) {
    handlers.append(handler)
    handlerIndex?.add(handler)
  }

  /// The indices of the handlers that send `selector` to `target` or up the responder chain.
  private func handlerIndices(of target: AnyObject?, _ selector: Selector) -> [Int] {
    if let handlerIndex { return handlerIndex.indices(of: target, selector, in: handlers) }
    return handlers.firstIndex { $0.calls(target, selector) }.map { [$0] } ?? []
  }

  private func index(of identifier: UIAction.Identifier) -> Int? {
    if let handlerIndex { return handlerIndex.index(of: identifier, in: handlers) }
    return handlers.firstIndex { $0.action?.identifier == identifier }
  }

  /// Removes events from a handler; a handler with no events left is removed.
  ///
  /// - Returns: The old handler. The caller releases it once the list is consistent.
  private func removeEvents(_ events: Event, fromHandlerAt index: Int) -> ControlHandler {
    let handler = handlers[index]
    guard !handler.events.isDisjoint(with: events) else { return handler }
    let rest = handler.events.subtracting(events)
    if rest.isEmpty {
      handlerIndex?.remove(handler)
      handlers.remove(at: index)
    } else {
      handlers[index] = handler.with(rest)
    }
    return handler
  }

  /// Removes events from the handlers that match; a handler with no events left is removed.
  private func removeEvents(_ events: Event, from matches: (ControlHandler) -> Bool) {
    let before = handlers
    handlerIndex = nil
    handlers = before.compactMap { handler in
      guard handler.isAlive else { return nil }
      guard matches(handler), !handler.events.isDisjoint(with: events) else { return handler }
      let rest = handler.events.subtracting(events)
      return rest.isEmpty ? nil : handler.with(rest)
    }
    withExtendedLifetime(before) {}
  }

  /// The targets, compared by `==` where they are hashable and by identity otherwise.
  final var targetSet: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    // Two of these are equal but have different hashes.
    let nobody = NSNull()
    for handler in handlers where handler.isAlive {
      guard handler.selector != nil else { continue }
      guard let target = handler.target else {
        targets.insert(nobody)
        continue
      }
      targets.insert(
        (target as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(target)))
    }
    return targets
  }

  final func actionNames(of target: Any?, for event: Event) -> [String]? {
    guard let object = target.map({ $0 as AnyObject }) else { return nil }
    var names: [String] = []
    for handler in handlers(of: object) where !handler.events.isDisjoint(with: event) {
      if let action = handler.selector { names.append(action.name) }
    }
    return names.isEmpty ? nil : names
  }

  final func enumerateHandlers(
    to iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers where handler.isAlive {
      iterator(handler.action, handler.selector.map { (handler.target, $0) }, handler.events, &stop)
      if stop { return }
    }
  }
}

extension UIControl: ActionKeeping {
  package final func selector(named name: String, for target: AnyObject) -> Selector? {
    handlers(of: target).first { $0.selector?.name == name }?.selector
  }
}
