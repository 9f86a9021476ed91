// SPDX-License-Identifier: Apache-2.0

extension UIWindow {
  final func attachToDefaultScene() {
    guard storedWindowScene == nil else { return }
    let application = UIApplication.forWindows { why in
      Misuse.report(
        "makeKeyAndVisible(): the \(type(of: self)) has no windowScene, and \(why); the window is not shown. Call "
          + "makeCurrent() on your stage in this task first, or give the window a scene.")
    }
    if let application { setScene(application.defaultScene) }
  }

  final func comeToFront() {
    guard let scene = storedWindowScene else { return }
    order = scene.nextOrder()
  }

  final func setScene(_ scene: UIWindowScene?) {
    guard scene !== storedWindowScene else { return }
    let (old, key) = (application, isKey)
    old?.cancelPresses(leaving: self)
    old?.cancelTouches(leaving: self)
    guard scene !== storedWindowScene else { return }
    storedWindowScene?.remove(self)
    storedWindowScene = scene
    scene?.add(self)
    comeToFront()
    old?.cancelTouches(leaving: self)
    if let old, key, old !== scene?.application { old.chooseKeyWindow(insteadOf: self) }
    // If there was an application that has been deallocated, its views have not been notified.
    if old == nil, application != nil {
      for view in subtree() { (view as? any ApplicationChanging)?.cameToApplication() }
    }
    visibilityMayHaveChanged()
  }
}

// What each view asks that leaves its window, without retaining anything: no other code runs meanwhile.
extension UIWindow {
  /// Whether the application of the window has a touch, a press or a gesture.
  final var mayHaveInput: Bool {
    applicationReference?.borrow { $0.mayHaveInput } ?? false
  }

  /// Whether the application of the window has a touch or a gesture; nil without an application.
  final var mayHaveTouches: Bool? {
    applicationReference?.borrow { $0.mayHaveTouches }
  }

  /// Whether the window is one of this application's.
  final func belongs(to application: UIApplication) -> Bool {
    applicationReference == Borrowed(application)
  }

  /// The application of the window, not retained.
  @inline(__always)
  final var applicationReference: Borrowed<UIApplication>? {
    sceneReference?.borrow { $0.applicationReference } ?? nil
  }
}

extension UIApplication {
  /// The windows of all scenes, back to front.
  package final var allWindows: [UIWindow] {
    scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.orderedWindows)
  }

  /// The window of all scenes, if there is exactly one; found without a list.
  final var onlyWindow: UIWindow? {
    scenes.count == 1 ? (scenes[0] as? UIWindowScene)?.onlyWindow : nil
  }

  /// The window that fingers can hit, if there is exactly one window.
  final var onlyActiveWindow: UIWindow? {
    guard scenes.count == 1, let scene = scenes[0] as? UIWindowScene,
      scene.storedActivationState == .foregroundActive
    else { return nil }
    return scene.onlyWindow
  }

  /// The windows that fingers can hit, the frontmost first.
  final var windowsFrontToBack: [UIWindow] {
    // There is usually only one.
    if scenes.count == 1, let scene = scenes[0] as? UIWindowScene,
      scene.storedActivationState == .foregroundActive
    {
      let windows = scene.orderedWindows
      if windows.count == 1 { return windows }
    }
    var all: [UIWindow] = []
    for case let scene as UIWindowScene in scenes.reversed()
    where scene.storedActivationState == .foregroundActive {
      all += scene.orderedWindows.reversed()
    }
    guard all.count > 1 else { return all }
    // The order is stable: by the order in which scenes were connected, then by level, then by the order in
    // which windows came to the front.
    return all.enumerated()
      .sorted { a, b in
        a.element.storedWindowLevel != b.element.storedWindowLevel
          ? a.element.storedWindowLevel > b.element.storedWindowLevel : a.offset < b.offset
      }
      .map(\.element)
  }
}
