// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore
public import TouchGraphics

/// The device that an application runs on, as far as code can tell.
///
/// Each application has its own. It is an iPhone or an iPad by the size of its screen.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device of the current application.
  open class var current: UIDevice {
    let application = UIApplication.shared
    return application.companion(UIDevice.self) { UIDevice(of: application) }
  }

  final weak var application: UIApplication?
  private final var turned = UIDeviceOrientation.portrait
  private final var listeners = 0

  private init(of application: UIApplication) {
    self.application = application
    super.init()
  }

  deinit {}

  /// The name that people gave the device: its model.
  open var name: String { model }
  /// The model: iPhone or iPad.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model in the user's language.
  open var localizedModel: String { model }
  /// The name of the system that the application sees.
  open var systemName: String { "iOS" }
  /// The version of the system whose touch behavior is measured here.
  open var systemVersion: String { "26.1" }
  /// What identifies the device to one vendor; nil, as before a device is unlocked for the first time.
  open var identifierForVendor: UUID? { nil }
  /// The kind of device by the screen of the application.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { screen.traitCollection.userInterfaceIdiom }
  /// Whether several applications can run at once.
  open var isMultitaskingSupported: Bool { true }

  private final var screen: UIScreen {
    for case let scene as UIWindowScene in application?.connectedScenes ?? [] { return scene.screen }
    return .main
  }

  // MARK: Orientation

  /// How the device is held, while somebody listens; else unknown, as in UIKit.
  open var orientation: UIDeviceOrientation { isGeneratingDeviceOrientationNotifications ? turned : .unknown }

  /// Whether changes of the orientation are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

  /// Begins to post changes of the orientation; calls are counted.
  open func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }

  /// Ends what ``beginGeneratingDeviceOrientationNotifications()`` began.
  open func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

  /// Turns the device, as a hand does.
  ///
  /// The interface follows where the application's delegate and the view controller in front support it.
  public final func turn(to orientation: UIDeviceOrientation) {
    guard orientation != turned else { return }
    turned = orientation
    application?.report(.system(.turned(to: "\(orientation)")))
    if isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }
    guard let interface = orientation.interface else { return }
    for case let scene as UIWindowScene in application?.orderedScenes ?? [] { scene.follow(interface) }
  }

  // MARK: Battery and proximity

  /// Whether the level of the battery is watched.
  ///
  /// A kept value: it changes nothing here.
  open var isBatteryMonitoringEnabled = false
  /// The level of the battery: -1, as without monitoring and in simulators.
  open var batteryLevel: Float { -1 }
  /// The state of the battery: unknown, as in simulators.
  open var batteryState: BatteryState { .unknown }
  /// Whether the sensor at the screen is watched; stays false where there is none, as here.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether something is close to the screen: never, without a sensor.
  open var proximityState: Bool { false }

  // MARK: Sound

  /// Plays the click of a key, if a visible view of the application enables clicks.
  ///
  /// What is heard is a fact in the trace. In UIKit the view must also be the input view of the first
  /// responder.
  open func playInputClick() {
    application?.report(.system(.clicked(heard: application?.hasClickingView == true)))
  }

  /// The state of a battery.
  public nonisolated enum BatteryState: Int, Sendable, Hashable {
    /// Not known.
    case unknown
    /// Losing energy.
    case unplugged
    /// Gaining energy.
    case charging
    /// At its full level.
    case full
  }

  /// Posted after the device was turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
public nonisolated enum UIDeviceOrientation: Int, Sendable, Hashable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its right side, with the home button to the right.
  case landscapeLeft
  /// On its left side, with the home button to the left.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its screen.
  case faceDown

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// The orientation of an interface that is upright on a device held so.
  var interface: UIInterfaceOrientation? {
    UIInterfaceOrientation(rawValue: isValidInterfaceOrientation ? rawValue : -1)
  }

  /// Whether it can be the orientation of an interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// An input view that lets keys click.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: AnyObject {
  /// Whether keys click while the view is visible.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// False unless declared.
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIApplication {
  /// Whether a visible view lets keys click.
  fileprivate final var hasClickingView: Bool {
    var waiting: [UIView] = windows.filter { !$0.isHidden }
    while let view = waiting.popLast() {
      if let clicking = view as? any UIInputViewAudioFeedback, clicking.enableInputClicksWhenVisible {
        return true
      }
      for child in view.subviews where !child.isHidden { waiting.append(child) }
    }
    return false
  }
}
