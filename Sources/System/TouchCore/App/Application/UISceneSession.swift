// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What the system remembers about one instance of an application's user interface.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a role of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows on the screen of the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another screen, which take no touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// What the scene is for.
  open var role: Role { configuration.role }
  /// The configuration that the application has chosen for the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// The name of the session, which is the same in each run of a test.
  public let persistentIdentifier: String
  /// What the application keeps with the session.
  ///
  /// A kept value: it changes nothing here.
  open var userInfo: [String: Any]?

  init(of scene: UIScene, named identifier: String) {
    self.scene = scene
    persistentIdentifier = identifier
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    super.init()
  }
}

/// How an application configures a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene.
  ///
  /// A kept value: it changes nothing here.
  open var sceneClass: AnyClass?
  /// The class of the delegate, which cannot make objects without Objective-C.
  ///
  /// Code makes the delegate, and connects it: ``UIApplication/connect(_:role:options:)``.
  ///
  /// A kept value: it changes nothing here.
  open var delegateClass: AnyClass?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

extension UIScene {
  /// Why a scene is connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The identifier of the application that asked for the scene.
    public let sourceApplication: String?

    /// Makes options; on a device the system makes them.
    public init(sourceApplication: String? = nil) {
      self.sourceApplication = sourceApplication
      super.init()
    }
  }
}
