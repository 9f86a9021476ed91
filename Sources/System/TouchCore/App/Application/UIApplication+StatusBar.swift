// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchGraphics

extension UIApplication {
  /// Posted before the interface turns, with the new orientation.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted after the interface has turned, with the orientation that it had.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Posted before the status bar changes its frame, with the new one.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted after the status bar has changed its frame, with the frame that it had.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")

  /// The key of the orientation in those notifications: a number, the raw value of a
  /// `UIInterfaceOrientation`.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// The key of the frame in those notifications: an `NSValue` with a rectangle.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

  /// The orientation of the status bar, which is that of the interface; newer code asks the window scene.
  public final var statusBarOrientation: UIInterfaceOrientation {
    orderedScenes.lazy.compactMap { $0 as? UIWindowScene }.first { $0.activationState != .unattached }?
      .interfaceOrientation ?? .unknown
  }
}

extension UIWindowScene {
  /// Tells the observers of the status bar about a change of its orientation and of its frame.
  ///
  /// The order is assumed: the orientation before the frame, both before and after the change.
  final func withStatusBarNotifications(
    orientation: UIInterfaceOrientation, frame: CGRect, _ change: () -> Void
  ) {
    let (oldOrientation, oldFrame) = (interfaceOrientation, statusBar.statusBarFrame)
    let turns = orientation != oldOrientation
    let moves = frame != oldFrame
    if turns { post(UIApplication.willChangeStatusBarOrientationNotification, orientation) }
    if moves { post(UIApplication.willChangeStatusBarFrameNotification, frame) }
    change()
    if turns { post(UIApplication.didChangeStatusBarOrientationNotification, oldOrientation) }
    if moves { post(UIApplication.didChangeStatusBarFrameNotification, oldFrame) }
  }

  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: application,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
  }

  private func post(_ name: Notification.Name, _ frame: CGRect) {
    NotificationCenter.default.post(
      name: name, object: application,
      userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
  }
}
