// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  internal import Foundation
  private import Synchronization
  internal import TouchCore

  /// An observer that a notification center calls by a selector.
  nonisolated final class SelectorObserver: @unchecked Sendable {
    weak var center: NotificationCenter?
    weak var observer: AnyObject?
    let name: Notification.Name?
    weak var object: AnyObject?
    private let selector: Selector
    /// What the center knows the observer by; set once, before anybody else sees the observer.
    var token: (any NSObjectProtocol)?

    init(
      _ observer: AnyObject, of center: NotificationCenter, selector: Selector, name: Notification.Name?,
      object: AnyObject?
    ) {
      self.center = center
      self.observer = observer
      self.name = name
      self.object = object
      self.selector = selector
    }

    /// Calls the observer.
    ///
    /// Notifications of UIKit are posted on the main thread, and their observers live there.
    func post(_ notification: Notification) {
      guard let observer else { return SelectorObservers.remove { $0 === self } }
      MethodCall(selector, on: observer, with: notification).perform()
    }
  }

  /// The observers that were added with selectors, to all centers.
  nonisolated enum SelectorObservers {
    private static let observers = Mutex<[SelectorObserver]>([])

    static func add(_ observer: SelectorObserver) {
      remove { $0.observer == nil || $0.center == nil }
      observers.withLock { $0.append(observer) }
    }

    /// Removes observers from their centers.
    static func remove(_ isMeant: (SelectorObserver) -> Bool) {
      let removed = observers.withLock { observers in
        let removed = observers.filter(isMeant)
        if !removed.isEmpty { observers.removeAll { observer in removed.contains { $0 === observer } } }
        return removed
      }
      for observer in removed {
        if let token = observer.token { observer.center?.removeObserver(token) }
      }
    }
  }
#endif
