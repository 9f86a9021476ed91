// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIApplication {
  /// The activation state of an application.
  public nonisolated enum State: Int, Sendable, Hashable {
    /// On the screen and receiving events.
    case active
    /// On the screen, receiving none.
    case inactive
    /// Not on the screen.
    case background
  }

  /// The activation state: that of the most active scene.
  final var stateOfScenes: State {
    State(of: scenes) { $0.storedActivationState } ?? stateWithoutScenes
  }

  /// Deactivates the application and its scenes, as an incoming call does.
  ///
  /// Every touch, press and motion is cancelled.
  public func resignActive() { move(scenes, [.resignActive], withApplication: true) }

  /// Activates the application and its scenes; from the background, they enter the foreground first.
  public func becomeActive() { move(scenes, [.enterForeground, .becomeActive], withApplication: true) }

  /// Moves the application and its scenes to the background; active scenes resign first.
  public func enterBackground() { move(scenes, [.resignActive, .enterBackground], withApplication: true) }

  /// Moves the application and its scenes to the foreground, still inactive.
  public func enterForeground() { move(scenes, [.enterForeground], withApplication: true) }

  /// Moves the application to the background and ends it.
  public func terminate() {
    enterBackground()
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
  }

  /// Moves scenes, and optionally the application, through steps, all together one step at a time; a scene
  /// that is not in the state before a step skips it.
  final func move(_ scenes: [UIScene], _ steps: [LifecycleStep], withApplication: Bool) {
    for step in steps { perform(step, scenes, withApplication) }
  }

  private func perform(_ step: LifecycleStep, _ all: [UIScene], _ withApplication: Bool) {
    let (from, to, isToldBefore) = step.row
    func waiting() -> [UIScene] { all.filter { $0.application === self && $0.storedActivationState == from } }
    let scenes = waiting()
    let hasNoScenes = self.scenes.isEmpty && withApplication && stateWithoutScenes == State(from)
    guard !scenes.isEmpty || hasNoScenes else { return }
    let old = stateOfScenes
    let new = state(after: to, of: scenes, hasNoScenes: hasNoScenes)
    if isToldBefore {
      for scene in scenes { scene.tell(step) }
      if new != old { tell(step) }
    }
    // A callback may have moved a scene by itself.
    let told = Set(scenes.map { ObjectIdentifier($0) })
    let moving = waiting().filter { told.contains(ObjectIdentifier($0)) }
    for scene in moving { scene.storedActivationState = to }
    if withApplication { stateWithoutScenes = State(to) }
    if step == .resignActive { cancelInput(in: moving) }
    guard !isToldBefore else { return }
    for scene in moving { scene.tell(step) }
    if new != old { tell(step) }
  }

  private func state(after to: UIScene.ActivationState, of moving: [UIScene], hasNoScenes: Bool) -> State? {
    if hasNoScenes { return State(to) }
    let identities = Set(moving.map { ObjectIdentifier($0) })
    return State(of: scenes) { identities.contains(ObjectIdentifier($0)) ? to : $0.storedActivationState }
  }

  private func cancelInput(in scenes: [UIScene]) {
    for case let scene as UIWindowScene in scenes {
      cancelAllTouches(in: scene, because: .resignedActive)
      cancelAllPresses(in: scene, because: .resignedActive)
    }
    if stateOfScenes != .active { cancelMotion(because: .resignedActive) }
  }

  final func tell(_ step: LifecycleStep) {
    let told = scenes.contains { $0.delegate != nil } ? nil : delegate
    let name: Notification.Name
    switch step {
    case .resignActive:
      told?.applicationWillResignActive(self)
      name = UIApplication.willResignActiveNotification
    case .enterBackground:
      told?.applicationDidEnterBackground(self)
      name = UIApplication.didEnterBackgroundNotification
    case .enterForeground:
      told?.applicationWillEnterForeground(self)
      name = UIApplication.willEnterForegroundNotification
    case .becomeActive:
      told?.applicationDidBecomeActive(self)
      name = UIApplication.didBecomeActiveNotification
    }
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIApplication.State {
  /// The state of an application with a scene in this state.
  nonisolated init(_ scene: UIScene.ActivationState) {
    switch scene {
    case .foregroundActive: self = .active
    case .foregroundInactive: self = .inactive
    case .background, .unattached: self = .background
    }
  }

  /// The state of an application with these scenes, whose states `state` gives; nil if it has none.
  fileprivate init?(of scenes: [UIScene], _ state: (UIScene) -> UIScene.ActivationState) {
    guard !scenes.isEmpty else { return nil }
    self = .background
    // The most active scene decides.
    _ = scenes.any { scene in
      let candidate = Self(state(scene))
      if candidate.rawValue < rawValue { self = candidate }
      return self == .active
    }
  }
}
