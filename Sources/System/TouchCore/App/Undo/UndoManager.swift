// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  /// Records how to undo what the user does, and undoes and redoes it.
  ///
  /// Actions are undone by groups. As long as ``groupsByEvent`` is true, the first action of a turn of the
  /// application opens a group, which closes when the turn ends; so one undo takes back what one event did.
  /// Actions that are registered while the manager undoes are what it redoes.
  @preconcurrency @MainActor open class UndoManager: NSObject {
    final var undone = UndoStack()
    final var redone = UndoStack()
    /// The groups that are open, the outermost first.
    final var open: [UndoGroup] = []
    final var work = Work.none
    private final var disabled = 0
    private final var waitsForTurn = false

    enum Work { case none, undoing, redoing }

    /// Creates a manager without actions.
    public override init() {
      super.init()
    }

    deinit {}

    // MARK: Groups

    /// Whether actions of one turn form a group by themselves; true by default.
    open var groupsByEvent = true

    /// The number of groups that are kept, counting the outermost ones; 0, the default, means no limit.
    open var levelsOfUndo = 0 {
      didSet {
        undone.limit(to: levelsOfUndo)
        redone.limit(to: levelsOfUndo)
      }
    }

    /// The number of groups that are open.
    open var groupingLevel: Int { open.count }

    /// Opens a group, inside the open one if there is one.
    open func beginUndoGrouping() {
      if groupsByEvent, open.isEmpty, work == .none { openGroupOfTurn() }
      openGroup()
    }

    /// Closes the innermost group.
    open func endUndoGrouping() {
      guard !open.isEmpty else {
        return Misuse.report("endUndoGrouping(): no group is open; Foundation raises an exception there.")
      }
      closeGroup()
    }

    // MARK: Registration

    /// Whether actions are recorded.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    /// Records no actions until registration is enabled as many times as it was disabled.
    open func disableUndoRegistration() {
      disabled += 1
    }

    /// Records actions again.
    open func enableUndoRegistration() {
      guard disabled > 0 else {
        return Misuse.report(
          "enableUndoRegistration(): it is not disabled; Foundation raises an exception there.")
      }
      disabled -= 1
    }

    /// Records that undoing sends a target an action with an object, which is kept; the target is not.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
      register(on: target as AnyObject) { selector.perform(on: $0, sender: anObject) }
    }

    /// Records that undoing calls a closure with a target, which is not kept.
    public final func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
      register(on: target) { if let target = $0 as? TargetType { handler(target) } }
    }

    private func register(on target: AnyObject, _ call: @escaping @MainActor (AnyObject) -> Void) {
      guard isUndoRegistrationEnabled else { return }
      if open.isEmpty {
        guard groupsByEvent else {
          return Misuse.report(
            "registerUndo(withTarget:): no group is open, and groupsByEvent is false; call beginUndoGrouping() first."
          )
        }
        openGroupOfTurn()
      }
      open.last?.add(UndoAction(target: target, call: call))
      if work == .none { redone.removeAll() }
    }

    /// Removes all actions, closes all groups, and records actions again.
    open func removeAllActions() {
      undone.removeAll()
      redone.removeAll()
      if work == .none { open = [] }
      disabled = 0
    }

    /// Forgets the actions of a target.
    open func removeAllActions(withTarget target: Any) {
      let target = target as AnyObject
      undone.removeActions(of: target)
      redone.removeActions(of: target)
      for group in open { group.removeActions(of: target) }
    }

    // MARK: Undoing and redoing

    /// Whether there is something to undo.
    open var canUndo: Bool { work == .none && (!undone.isEmpty || open.contains { !$0.isEmpty }) }

    /// Whether there is something to redo.
    open var canRedo: Bool {
      post(.NSUndoManagerCheckpoint)
      return work == .none && !redone.isEmpty
    }

    /// Whether the manager undoes something at the moment.
    open var isUndoing: Bool { work == .undoing }

    /// Whether the manager redoes something at the moment.
    open var isRedoing: Bool { work == .redoing }

    /// Closes the group of the turn, and undoes the last outermost group.
    open func undo() {
      if open.count == 1 { closeGroup() }
      guard open.isEmpty else {
        return Misuse.report("undo(): a group inside another one is open; call endUndoGrouping() first.")
      }
      undoNestedGroup()
    }

    /// Undoes the last group that is closed, which may be inside the open one.
    open func undoNestedGroup() {
      guard work == .none else {
        return Misuse.report("undoNestedGroup(): the manager undoes or redoes something already.")
      }
      post(.NSUndoManagerCheckpoint)
      guard let group = open.last.map({ $0.removeLastGroup() }) ?? undone.removeLast() else { return }
      perform(group, as: .undoing, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
    }

    /// Does again what was undone last.
    open func redo() {
      guard work == .none else {
        return Misuse.report("redo(): the manager undoes or redoes something already.")
      }
      post(.NSUndoManagerCheckpoint)
      guard let group = redone.removeLast() else { return }
      perform(group, as: .redoing, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
    }

    private func perform(
      _ group: UndoGroup, as kind: Work, _ before: Notification.Name, _ after: Notification.Name
    ) {
      post(before)
      let outer = open
      open = []
      work = kind
      openGroup()
      open.last?.takeName(of: group)
      group.perform()
      while !open.isEmpty { closeGroup() }
      work = .none
      open = outer
      post(after)
    }

    // MARK: Opening and closing

    private func openGroup() {
      if !open.isEmpty { post(.NSUndoManagerCheckpoint) }
      open.append(UndoGroup())
      post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func closeGroup() {
      post(.NSUndoManagerCheckpoint)
      guard let group = open.last else { return }
      post(.NSUndoManagerWillCloseUndoGroup, discardable: group.isDiscardable)
      guard open.last === group else { return }
      open.removeLast()
      if group.hasNoElements, work != .none {
        // What undoing did cannot be redone.
      } else if let outer = open.last {
        outer.add(group)
      } else if work == .undoing {
        redone.append(group, limit: levelsOfUndo)
      } else {
        undone.append(group, limit: levelsOfUndo)
      }
      post(.NSUndoManagerDidCloseUndoGroup, discardable: group.isDiscardable)
    }

    /// Opens a group that closes when the turn of the application ends.
    private func openGroupOfTurn() {
      openGroup()
      guard !waitsForTurn else { return }
      waitsForTurn = true
      PropertyChanges.atEndOfTurn(of: .shared) { [weak self] in
        guard let self else { return }
        waitsForTurn = false
        if open.count == 1 { closeGroup() }
      }
    }

    private func post(_ name: Notification.Name, discardable: Bool = false) {
      let info = discardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil
      NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }
  }
#endif
