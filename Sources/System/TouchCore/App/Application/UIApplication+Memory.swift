// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIApplication {
  /// Does what a low-memory warning from the system does.
  ///
  /// The delegate is called, then the notification is posted, then the controllers of all windows are called,
  /// from the root down. UIKit also calls controllers that are in no window, which are unknown here.
  public func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
    var waiting = allWindows.reversed().compactMap(\.rootViewController)
    while let controller = waiting.popLast() {
      controller.didReceiveMemoryWarning()
      if let presented = controller.storedPresented { waiting.append(presented) }
      waiting += controller.storedChildren.reversed()
    }
  }

  /// Posted after a low-memory warning.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
