// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchGraphics

// Names from before Swift 4.2, and initializers that newer ones replaced, which older code still uses.

/// Makes insets; the old name of `UIEdgeInsets(top:left:bottom:right:)`.
public nonisolated func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

/// Shrinks a rectangle; the old name of `inset(by:)`.
public nonisolated func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// The old name of `UIView.noIntrinsicMetric`.
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric

/// The kind of the device; the old name of `UIDevice.current.userInterfaceIdiom`.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// The old name of `UIResponder.keyboardFrameBeginUserInfoKey`.
public nonisolated let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// The old name of `UIResponder.keyboardFrameEndUserInfoKey`.
public nonisolated let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// The old name of `UIResponder.keyboardAnimationDurationUserInfoKey`.
public nonisolated let UIKeyboardAnimationDurationUserInfoKey = UIResponder
  .keyboardAnimationDurationUserInfoKey
/// The old name of `UIResponder.keyboardAnimationCurveUserInfoKey`.
public nonisolated let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey

nonisolated extension Notification.Name {
  /// The old name of `UIResponder.keyboardWillShowNotification`.
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// The old name of `UIResponder.keyboardDidShowNotification`.
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// The old name of `UIResponder.keyboardWillHideNotification`.
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// The old name of `UIResponder.keyboardDidHideNotification`.
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  /// The old name of `UIResponder.keyboardWillChangeFrameNotification`.
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  /// The old name of `UIResponder.keyboardDidChangeFrameNotification`.
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
  /// The old name of `UIApplication.didBecomeActiveNotification`.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// The old name of `UIApplication.willResignActiveNotification`.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// The old name of `UIApplication.didEnterBackgroundNotification`.
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// The old name of `UIApplication.willEnterForegroundNotification`.
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
}

extension UIKeyCommand {
  /// Creates a command with a title for the overlay of shortcuts; newer code gives the title first.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
}

extension UIActivityIndicatorView.Style {
  /// The old name of `medium`, whose spinner was white.
  public static let white = UIActivityIndicatorView.Style.medium
  /// The old name of `medium`, whose spinner was gray.
  public static let gray = UIActivityIndicatorView.Style.medium
  /// The old name of `large`, whose spinner was white.
  public static let whiteLarge = UIActivityIndicatorView.Style.large
}
/// The old name of `UIActivityIndicatorView.Style`.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

extension UIView {
  /// The old name of `bringSubviewToFront(_:)`.
  public final func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The old name of `sendSubviewToBack(_:)`.
  public final func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

/// Whether an interface is upright or upside down; the old name of `isPortrait`.
public nonisolated func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}
/// Whether an interface is on one of its sides; the old name of `isLandscape`.
public nonisolated func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}
/// Whether a device is upright or upside down; the old name of `isPortrait`.
public nonisolated func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}
/// Whether a device is on one of its sides; the old name of `isLandscape`.
public nonisolated func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}
/// Whether a device does not lie; the old name of `isValidInterfaceOrientation`.
public nonisolated func UIDeviceOrientationIsValidInterfaceOrientation(
  _ orientation: UIDeviceOrientation
) -> Bool { orientation.isValidInterfaceOrientation }

extension UIApplication {
  private var statusBar: UIStatusBarManager? {
    orderedScenes.lazy.compactMap { $0 as? UIWindowScene }.first { $0.activationState != .unattached }?
      .statusBarManager
  }

  /// The frame of the status bar; newer code asks the status bar manager of the scene.
  public final var statusBarFrame: CGRect { statusBar?.statusBarFrame ?? .zero }

  /// Whether there is no status bar.
  ///
  /// Setting it has no effect, as in UIKit while view controllers decide about the status bar.
  public final var isStatusBarHidden: Bool {
    get { statusBar?.isStatusBarHidden ?? true }
    set {}
  }

  /// The style of the status bar.
  ///
  /// Setting it has no effect, as in UIKit while view controllers decide about the status bar.
  public final var statusBarStyle: UIStatusBarStyle {
    get { statusBar?.statusBarStyle ?? .default }
    set {}
  }
}
