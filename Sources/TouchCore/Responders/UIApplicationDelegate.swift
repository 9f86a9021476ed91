// SPDX-License-Identifier: Apache-2.0

/// Follows the life cycle of an application.
///
/// As in UIKit, it gets these calls only while no scene has a delegate; otherwise the scenes' delegates get theirs. The
/// notifications are posted in any case.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The window of an application without scene delegates.
  var window: UIWindow? { get set }
  /// The application is about to finish launching.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The application has nearly finished launching.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The application has nearly finished launching; called unless the method with options is implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The application receives events now.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The application is about to receive no events.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application is not on the screen any longer.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The application is about to be on the screen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The application is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// The system is short of memory; called with scene delegates, too.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The orientations that the application supports in a window.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Nil unless implemented; a window that is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// True unless implemented.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls the method without options unless implemented.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing unless implemented.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing unless implemented.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing unless implemented.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing unless implemented.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing unless implemented.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing unless implemented.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing unless implemented.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// All unless implemented.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}
