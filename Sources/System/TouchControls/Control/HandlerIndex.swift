// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// Looks up handlers by receiver, for controls with many of them.
struct HandlerIndex {
  private enum Key: Hashable {
    case name(ObjectIdentifier?, String, isGiven: Bool)
    case method(ObjectIdentifier?, ObjectIdentifier)
    case action(UIAction.Identifier)
  }

  /// What several handlers may have in common.
  private enum SharedKey: Hashable {
    case target(ObjectIdentifier)
    case name(String)
    case method(ObjectIdentifier)
  }

  private struct SourceLine: Hashable {
    let target: ObjectIdentifier?
    let name: String
  }

  /// The numbers of the handlers; no two live handlers share a key.
  private var numbers: [Key: Int] = [:]
  /// How many methods referred to by the same line of code each target receives.
  private var lines: [SourceLine: Int] = [:]
  /// Numbers all handlers, and finds those with a selector.
  private var shared: NumberIndex<ControlHandler, SharedKey>

  /// Indexes and numbers the handlers.
  init(_ handlers: [ControlHandler]) {
    shared = NumberIndex(count: handlers.count)
    for handler in handlers { add(handler) }
  }

  /// The number of handlers at which those with deallocated targets are removed.
  var pruningThreshold: Int { shared.pruningThreshold }

  /// Indexes a handler that was appended.
  mutating func add(_ handler: ControlHandler) {
    shared.add(handler, for: Self.sharedKeys(of: handler))
    for key in Self.keys(of: handler) { numbers[key] = handler.number }
    if let line = Self.line(of: handler) { lines[line, default: 0] += 1 }
  }

  /// Removes a handler.
  mutating func remove(_ handler: ControlHandler) {
    for key in Self.keys(of: handler) where numbers[key] == handler.number { numbers[key] = nil }
    shared.remove(handler, for: Self.sharedKeys(of: handler))
    if let line = Self.line(of: handler) { lines[line, default: 1] -= 1 }
  }

  /// The indices in `handlers` of those that send `selector` to `target` or up the responder chain, in order.
  func indices(of target: AnyObject?, _ selector: Selector, in handlers: [ControlHandler]) -> [Int] {
    let identity = target.map { ObjectIdentifier($0) }
    let other: Key =
      selector.methodIdentity.map { .method(identity, $0) } ?? .name(identity, selector.name, isGiven: false)
    var found: [Int] = []
    for key in [.name(identity, selector.name, isGiven: true), other] {
      guard let index = index(of: key, in: handlers), handlers[index].calls(target, selector) else {
        continue
      }
      if !found.contains(index) { found.append(index) }
    }
    return found.sorted()
  }

  /// The indices in `handlers` of those that send any selector to `target`, in order.
  func indices(of target: AnyObject, in handlers: [ControlHandler]) -> [Int] {
    shared.indices(for: .target(ObjectIdentifier(target)), in: handlers) { $0.target === target }
  }

  /// The indices in `handlers` of those that send `selector` to any target, in order.
  func indices(of selector: Selector, in handlers: [ControlHandler]) -> [Int] {
    var found = shared.indices(for: .name(selector.name), in: handlers)
    if let method = selector.methodIdentity {
      found = Set(found + shared.indices(for: .method(method), in: handlers)).sorted()
    }
    return found.filter { handlers[$0].selector?.means(selector) == true }
  }

  /// The index in `handlers` of the one that calls an action.
  func index(of identifier: UIAction.Identifier, in handlers: [ControlHandler]) -> Int? {
    index(of: .action(identifier), in: handlers)
  }

  /// Whether a handler sends `target` a selector with this name.
  func hasName(_ name: String, for target: AnyObject?, in handlers: [ControlHandler]) -> Bool {
    let identity = target.map { ObjectIdentifier($0) }
    for isGiven in [true, false] {
      guard let index = index(of: .name(identity, name, isGiven: isGiven), in: handlers) else { continue }
      if handlers[index].isAlive, handlers[index].target === target { return true }
    }
    return false
  }

  /// How many handlers send `target` methods that one line of code refers to.
  func count(ofLine name: String, for target: AnyObject?) -> Int {
    lines[SourceLine(target: target.map { ObjectIdentifier($0) }, name: name)] ?? 0
  }

  /// Numbers ascend with the indices, so a binary search finds the handler.
  private func index(of key: Key, in handlers: [ControlHandler]) -> Int? {
    numbers[key].flatMap { handlers.index(ofNumber: $0) { $0.number } }
  }

  private static func keys(of handler: ControlHandler) -> [Key] {
    if let action = handler.action { return [.action(action.identifier)] }
    guard let selector = handler.selector else { return [] }
    let name = Key.name(handler.targetIdentity, selector.name, isGiven: selector.givenName != nil)
    return selector.methodIdentity.map { [name, .method(handler.targetIdentity, $0)] } ?? [name]
  }

  private static func sharedKeys(of handler: ControlHandler) -> [SharedKey] {
    guard let selector = handler.selector else { return [] }
    var keys = [SharedKey.name(selector.name)]
    if let target = handler.targetIdentity { keys.append(.target(target)) }
    if let method = selector.methodIdentity { keys.append(.method(method)) }
    return keys
  }

  private static func line(of handler: ControlHandler) -> SourceLine? {
    guard let selector = handler.selector, selector.givenName == nil else { return nil }
    return SourceLine(target: handler.targetIdentity, name: selector.lineName)
  }
}
