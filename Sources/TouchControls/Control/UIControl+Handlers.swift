// SPDX-License-Identifier: Apache-2.0
package import TouchCore

extension UIControl {
  final func add(target: Any?, action: Selector, for events: Event) {
    let object = target.map { $0 as AnyObject }
    openBook()
    if let place = places(of: object, action).first {
      handlers[place] = handlers[place].with(handlers[place].events.union(events))
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
      handlerBook?.count(ofLine: action.name, for: target)
      ?? names(for: target).count { $0.hasPrefix(action.name) }
    var distinct: Selector
    repeat {
      number += 1
      distinct = action.numbered(number)
    } while hasName(distinct.name, for: target)
    return distinct
  }

  private func hasName(_ name: String, for target: AnyObject?) -> Bool {
    handlerBook?.hasName(name, for: target, in: handlers) ?? names(for: target).contains(name)
  }

  private func names(for target: AnyObject?) -> [String] {
    handlers(of: target).compactMap(\.selector?.name)
  }

  /// The handlers for an object, or for the responder chain, in order.
  private func handlers(of target: AnyObject?) -> [ControlHandler] {
    if let target, let indices = handlerBook?.indices(of: target, in: handlers) {
      return indices.map { handlers[$0] }
    }
    return handlers.filter { $0.isAlive && $0.target === target }
  }

  final func remove(target: Any?, action: Selector?, for events: Event) {
    let object = target.map { $0 as AnyObject }
    openBook()
    if let indices = indices(of: object, action) {
      // Released at the end: releasing a handler releases what its action captured, and any code may run then.
      let removed = indices.reversed().map { takeEvents(events, fromHandlerAt: $0) }
      return withExtendedLifetime(removed) {}
    }
    takeEvents(events) { handler in
      handler.selector != nil && (object == nil || handler.target === object)
        && (action.map { handler.selector?.means($0) == true } ?? true)
    }
  }

  /// The indices of the handlers for `target`, `selector`, or both; nil if only a search of the whole list
  /// finds them.
  private func indices(of target: AnyObject?, _ selector: Selector?) -> [Int]? {
    switch (target, selector) {
    case (let target?, let selector?): handlerBook?.places(of: target, selector, in: handlers)
    case (let target?, nil): handlerBook?.indices(of: target, in: handlers)
    case (nil, let selector?): handlerBook?.indices(of: selector, in: handlers)
    case (nil, nil): nil
    }
  }

  final func add(_ action: UIAction, for events: Event) {
    openBook()
    if let place = place(of: action.identifier) {
      let (old, new) = (handlers[place], ControlHandler(action, for: handlers[place].events.union(events)))
      new.number = old.number
      handlers[place] = new
      withExtendedLifetime(old) {}
    } else {
      append(ControlHandler(action, for: events))
    }
  }

  final func remove(actionIdentifiedBy identifier: UIAction.Identifier, for events: Event) {
    openBook()
    if handlerBook != nil {
      if let place = place(of: identifier) {
        withExtendedLifetime(takeEvents(events, fromHandlerAt: place)) {}
      }
    } else {
      takeEvents(events) { $0.action?.identifier == identifier }
    }
  }

  /// Creates the index once there are many handlers.
  private func openBook() {
    if let most = handlerBook?.most, handlers.count >= most { forgetDeadHandlers() }
    if handlerBook == nil, handlers.count > Crowd.targets { handlerBook = HandlerBook(handlers) }
  }

  /// Removes the handlers whose targets were deallocated.
  final func forgetDeadHandlers() {
    let before = handlers
    handlerBook = nil
    handlers.removeAll { !$0.isAlive }
    withExtendedLifetime(before) {}
  }

  private func append(_ handler: ControlHandler) {
    handlers.append(handler)
    handlerBook?.add(handler)
  }

  /// The indices of the handlers that send `selector` to `target` or up the responder chain.
  private func places(of target: AnyObject?, _ selector: Selector) -> [Int] {
    if let handlerBook { return handlerBook.places(of: target, selector, in: handlers) }
    return handlers.firstIndex { $0.tells(target, selector) }.map { [$0] } ?? []
  }

  private func place(of identifier: UIAction.Identifier) -> Int? {
    if let handlerBook { return handlerBook.place(of: identifier, in: handlers) }
    return handlers.firstIndex { $0.action?.identifier == identifier }
  }

  /// Takes events from a handler, which goes if it has none left.
  ///
  /// - Returns: The handler so far. The caller lets go of it when the list is in order.
  private func takeEvents(_ events: Event, fromHandlerAt place: Int) -> ControlHandler {
    let handler = handlers[place]
    guard !handler.events.isDisjoint(with: events) else { return handler }
    let rest = handler.events.subtracting(events)
    if rest.isEmpty {
      handlerBook?.remove(handler)
      handlers.remove(at: place)
    } else {
      handlers[place] = handler.with(rest)
    }
    return handler
  }

  /// Removes events from the handlers that match; a handler with no events left is removed.
  private func takeEvents(_ events: Event, from isMeant: (ControlHandler) -> Bool) {
    let before = handlers
    handlerBook = nil
    handlers = before.compactMap { handler in
      guard handler.isAlive else { return nil }
      guard isMeant(handler), !handler.events.isDisjoint(with: events) else { return handler }
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

  final func showHandlers(
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
