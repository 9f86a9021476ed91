// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation
  public import TouchCore

  // Foundation has these where there is Objective-C.

  nonisolated extension NotificationCenter {
    /// Calls a method of an object, with the notification, for each notification of a name and of a sender.
    ///
    /// The center does not hold the observer, and forgets it once it is gone.
    public func addObserver(
      _ observer: AnyObject, selector: Selector, name: Notification.Name?, object: AnyObject?
    ) {
      let entry = SelectorObserver(observer, of: self, selector: selector, name: name, object: object)
      entry.token = addObserver(forName: name, object: object, queue: nil) { [weak entry] in entry?.post($0) }
      SelectorObservers.add(entry)
    }

    /// Removes an observer that was added with a selector.
    public func removeObserver(_ observer: NSObject) {
      SelectorObservers.remove { $0.center === self && $0.observer === observer }
    }

    /// Removes an observer that was added with a selector, for the notifications of a name and of a sender;
    /// nil means any.
    public func removeObserver(_ observer: NSObject, name: Notification.Name?, object: AnyObject?) {
      SelectorObservers.remove {
        $0.center === self && $0.observer === observer && (name == nil || $0.name == name)
          && (object == nil || $0.object === object)
      }
    }
  }
#endif
