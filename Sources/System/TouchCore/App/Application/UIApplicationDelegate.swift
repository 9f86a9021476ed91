// SPDX-License-Identifier: Apache-2.0

/// Follows the life cycle of an application.
///
/// As in UIKit, it gets these calls only while no scene has a delegate; otherwise the scenes' delegates get
/// theirs. The notifications are posted in any case.
@preconcurrency @MainActor public protocol UIApplicationDelegate: WindowOwner {
  /// The window of an application without scene delegates.
  @_disfavoredOverload
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
  /// The configuration of a scene that is about to be connected.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes have left the application for good.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// Nil unless implemented; a window that is set is not kept.
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  // A slot of exactly this type is the requirement, and not the window that is optional twice.
  private static func store(_ window: UIWindow?, in slot: inout UIWindow?) { slot = window }

  /// The window.
  public var ownedWindow: UIWindow? {
    get { window }
    set { Self.store(newValue, in: &window) }
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
  /// The configuration that the session has unless implemented.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing unless implemented.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

/// An object that may have a window.
///
/// In UIKit the window of an application's delegate is optional twice, because the delegate need not have the
/// property: `UIApplication.shared.delegate?.window??.rootViewController`.
@preconcurrency @MainActor public protocol WindowOwner: AnyObject {
  /// The window.
  var ownedWindow: UIWindow? { get set }
}

extension WindowOwner {
  /// The window, as code reads it that does not know the class of the delegate; nil where there is none.
  public var window: UIWindow?? {
    get { ownedWindow.map(Optional.some) }
    set { ownedWindow = newValue ?? nil }
  }
}
