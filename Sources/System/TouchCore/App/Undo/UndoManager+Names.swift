// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  extension UndoManager {
    /// Names what the present group does, as in "Undo Typing".
    ///
    /// Without an open group, it is the last one that can be undone.
    public func setActionName(_ actionName: String) {
      (open.first ?? undone.last)?.name = actionName
    }

    /// The name of what would be undone; empty if it has none.
    public var undoActionName: String { (open.first ?? undone.last)?.name ?? "" }

    /// The name of what would be redone; empty if it has none.
    public var redoActionName: String { redone.last?.name ?? "" }

    /// The title of a menu item that undoes: "Undo", with the name of the action.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu item that redoes: "Redo", with the name of the action.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of a menu item that undoes an action of this name.
    public func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// The title of a menu item that redoes an action of this name.
    public func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// Sets whether the current group may be lost when a document is saved.
    public func setActionIsDiscardable(_ discardable: Bool) {
      (open.first ?? undone.last)?.isDiscardable = discardable
    }

    /// Whether what would be undone may be lost.
    public var undoActionIsDiscardable: Bool { undone.last?.isDiscardable ?? false }

    /// Whether what would be redone may be lost.
    public var redoActionIsDiscardable: Bool { redone.last?.isDiscardable ?? false }

    /// The number of outermost groups that can be undone.
    public var undoCount: Int { undone.count }

    /// The number of outermost groups that can be redone.
    public var redoCount: Int { redone.count }
  }

  /// The key of whether a group that is about to close may be lost; it is there only if that is so.
  public nonisolated let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

  nonisolated extension Notification.Name {
    /// Posted when a group is opened in another one or closed, before undoing and redoing, and by `canRedo`.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// Posted after a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
      "NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
      "NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after a group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
      "NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before a group is undone.
    public static let NSUndoManagerWillUndoChange = Notification.Name(
      "NSUndoManagerWillUndoChangeNotification")
    /// Posted after a group was undone.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before a group is redone.
    public static let NSUndoManagerWillRedoChange = Notification.Name(
      "NSUndoManagerWillRedoChangeNotification")
    /// Posted after a group was redone.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
  }
#endif
