// SPDX-License-Identifier: Apache-2.0

/// One instance of an application's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// How far a scene takes part in what happens.
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

  /// How far the scene takes part in what happens.
  open var activationState: ActivationState { storedState }

  /// What the scene tells about its life; kept, as UIKit keeps it.
  open var delegate: (any UISceneDelegate)?

  /// What the scene is called where several are listed.
  open var title: String? = ""

  final var storedState = ActivationState.unattached

  /// The application the scene belongs to.
  @exclusivity(unchecked) package final unowned(unsafe) var application: UIApplication?

  /// The application.
  open override var next: UIResponder? { application }
}

extension UIScene {
  /// Lets the scene receive no more events; its touches and presses are cancelled.
  public func resignActive() { move([.resignActive]) }

  /// Lets the scene receive events, through the foreground if it is in the background.
  public func becomeActive() { move([.enterForeground, .becomeActive]) }

  /// Takes the scene from the screen; if it is active it resigns first.
  public func enterBackground() { move([.resignActive, .enterBackground]) }

  /// Puts the scene on the screen, where it does not receive events yet.
  public func enterForeground() { move([.enterForeground]) }

  private func move(_ steps: [LifecycleStep]) {
    application?.move([self], steps, withApplication: false)
  }

  /// Tells the delegate, then everybody, about a step.
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
