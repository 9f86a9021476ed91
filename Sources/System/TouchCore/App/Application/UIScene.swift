// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One instance of an application's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The activation state of a scene.
  public nonisolated enum ActivationState: Int, Sendable, Hashable {
    /// Not connected to the application.
    case unattached = -1
    /// On the screen and receiving events.
    case foregroundActive = 0
    /// On the screen, receiving none.
    case foregroundInactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// The activation state of the scene.
  open var activationState: ActivationState { storedActivationState }

  /// The delegate, which the scene retains, as in UIKit.
  open var delegate: (any UISceneDelegate)?

  /// The title in lists of scenes.
  ///
  /// A kept value: it changes nothing here.
  open var title: String? = ""

  final var storedActivationState = ActivationState.unattached

  /// The application the scene belongs to, which clears the reference when it goes.
  @safe @exclusivity(unchecked) private(set) final var applicationReference: Borrowed<UIApplication>?

  /// The application the scene belongs to.
  package final internal(set) var application: UIApplication? {
    get { applicationReference?.object }
    set { applicationReference = Borrowed(newValue) }
  }

  // Explicit, because that of a window scene could not be without an actor otherwise.
  deinit {}

  /// The application.
  open override var next: UIResponder? { application }
}

extension UIScene {
  /// Deactivates the scene; its touches and presses are cancelled.
  public func resignActive() { move([.resignActive]) }

  /// Activates the scene; from the background, it enters the foreground first.
  public func becomeActive() { move([.enterForeground, .becomeActive]) }

  /// Moves the scene to the background; if it is active it resigns first.
  public func enterBackground() { move([.resignActive, .enterBackground]) }

  /// Moves the scene to the foreground, still inactive.
  public func enterForeground() { move([.enterForeground]) }

  private func move(_ steps: [LifecycleStep]) {
    application?.move([self], steps, withApplication: false)
  }

  /// Calls the delegate and posts the notification of a step.
  final func tell(_ step: LifecycleStep) {
    let name: Notification.Name
    switch step {
    case .resignActive:
      delegate?.sceneWillResignActive(self)
      name = UIScene.willDeactivateNotification
    case .enterBackground:
      delegate?.sceneDidEnterBackground(self)
      name = UIScene.didEnterBackgroundNotification
    case .enterForeground:
      delegate?.sceneWillEnterForeground(self)
      name = UIScene.willEnterForegroundNotification
    case .becomeActive:
      delegate?.sceneDidBecomeActive(self)
      name = UIScene.didActivateNotification
    }
    NotificationCenter.default.post(name: name, object: self)
  }
}
