// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIApplication {
  /// Why an application was launched.
  public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A URL to open, as a `URL`.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The identifier of the application that launched this one, as a `String`.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// What a remote notification contains, as a dictionary.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// An event of a location, as an `NSNumber`.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The item of the home screen that was chosen.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// What another device was doing, as a dictionary.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// Launches the application with its delegate, which it retains, as `UIApplicationMain` does.
  ///
  /// Calls the delegate's methods for an application that will finish launching, has finished launching, and
  /// has become active. Without the Objective-C runtime nothing creates the delegate of a class marked
  /// `@main`: code creates it, and calls this method.
  public func launch(_ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil) {
    self.delegate = delegate
    companion(LaunchedDelegate.self) { LaunchedDelegate() }.delegate = delegate
    if scenes.isEmpty { stateWithoutScenes = .inactive }
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: self, userInfo: options)
    if applicationState == .active { tell(.becomeActive) } else { becomeActive() }
  }
}

/// Keeps the delegate that an application was launched with.
private final class LaunchedDelegate {
  var delegate: (any UIApplicationDelegate)?
}
