// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  /// What undoing calls: a closure with a target that it does not keep.
  struct UndoAction {
    weak var target: AnyObject?
    let call: @MainActor (AnyObject) -> Void
  }

  /// Actions and groups that are undone together, the last one first.
  final class UndoGroup {
    private enum Element {
      case action(UndoAction)
      case group(UndoGroup)
    }

    private var elements: [Element] = []
    var name: String?
    var isDiscardable = false

    /// Whether there is no action, not even in groups inside this one.
    var isEmpty: Bool {
      elements.allSatisfy { if case .group(let group) = $0 { group.isEmpty } else { false } }
    }

    func add(_ action: UndoAction) { elements.append(.action(action)) }

    func add(_ group: UndoGroup) {
      elements.append(.group(group))
      if name == nil { takeName(of: group) }
    }

    func takeName(of other: UndoGroup) { name = other.name }

    /// Takes the last element out, if that is a group.
    func removeLastGroup() -> UndoGroup? {
      guard case .group(let group) = elements.last else { return nil }
      elements.removeLast()
      return group
    }

    /// Calls every action, the last one first.
    func perform() {
      for element in elements.reversed() {
        switch element {
        case .action(let action): if let target = action.target { action.call(target) }
        case .group(let group): group.perform()
        }
      }
    }

    func removeActions(of target: AnyObject) {
      elements.removeAll { element in
        switch element {
        case .action(let action): return action.target === target || action.target == nil
        case .group(let group):
          group.removeActions(of: target)
          return group.elements.isEmpty
        }
      }
    }

    var hasNoElements: Bool { elements.isEmpty }
  }

  /// Groups that can be undone or redone, the last one first.
  struct UndoStack {
    private var groups: [UndoGroup] = []

    var isEmpty: Bool { groups.isEmpty }
    var count: Int { groups.count }
    var last: UndoGroup? { groups.last }

    mutating func append(_ group: UndoGroup, limit: Int) {
      groups.append(group)
      self.limit(to: limit)
    }

    mutating func removeLast() -> UndoGroup? { groups.popLast() }

    mutating func removeAll() { groups = [] }

    /// Forgets the oldest groups beyond a number; 0 means no limit.
    mutating func limit(to count: Int) {
      if count > 0, groups.count > count { groups.removeFirst(groups.count - count) }
    }

    mutating func removeActions(of target: AnyObject) {
      for group in groups { group.removeActions(of: target) }
      groups.removeAll { $0.hasNoElements }
    }
  }
#endif
