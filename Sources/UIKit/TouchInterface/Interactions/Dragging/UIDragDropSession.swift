// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// What the source and the receivers of a drag both see of it.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  /// The items, in the order in which they were lifted.
  var items: [UIDragItem] { get }
  /// Where the finger is, in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether the source lets receivers move its items.
  var allowsMoveOperation: Bool { get }
  /// Whether only the application of the source gets the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether any item conforms to one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether any item can become an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// What the source sees of a drag.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Whatever the source keeps with the drag; receivers in other applications do not get it.
  var localContext: Any? { get set }
}

/// What a receiver sees of a drag.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The source's view of the drag; there is one application here, so it is always there.
  var localDragSession: (any UIDragSession)? { get }
  /// How the system shows the progress of loading, for code that shows it.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of what was loaded from the items.
  var progress: Progress { get }
  /// Loads every item that can become an object of a class; the completion gets the objects in the order of
  /// the items.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// How the system shows the progress of loading dropped items.
public nonisolated enum UIDropSessionProgressIndicatorStyle: UInt, Sendable, Hashable {
  /// Not at all.
  case none = 0
  /// As it usually does.
  case `default` = 1
}

#if !canImport(ObjectiveC)
  extension UIDragDropSession {
    /// Whether any item can become a value such as a `String` or a `URL`.
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading {
      canLoadObjects(ofClass: Value._ObjectiveCType.self)
    }
  }

  extension UIDropSession {
    /// Loads every item that can become a value such as a `String` or a `URL`.
    @discardableResult
    public func loadObjects<Value: _ObjectiveCBridgeable>(
      ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
      loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
        completion(
          objects.compactMap {
            ($0 as? Value._ObjectiveCType).map { Value._unconditionallyBridgeFromObjectiveC($0) }
          })
      }
    }
  }
#endif

/// Runs animations along with the lift, the cancellation or the drop of an item.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
  /// Adds animations; they run at once, because items are lifted and dropped at once here.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation is over, with how it ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects what runs along with a lift, a cancellation or a drop.
final class DragAnimator: UIDragAnimating {
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func finish(_ position: UIViewAnimatingPosition) {
    let all = completions
    completions = []
    for completion in all { completion(position) }
  }
}
