// SPDX-License-Identifier: Apache-2.0

extension UIWindow {
  /// Whether the window receives presses and keys.
  public var isKeyWindow: Bool { application?.keyWindow === self }

  /// Makes the window the one that receives presses and keys.
  public func makeKey() {
    guard let application, application.keyWindow !== self else { return }
    application.keyWindow = self
  }

  final func attachToDefaultScene() {
    guard storedScene == nil else { return }
    windowScene = UIApplication.shared.defaultScene
  }

  final func comeToFront() {
    guard let scene = storedScene else { return }
    order = scene.nextOrder()
  }

  final func setScene(_ scene: UIWindowScene?) {
    guard scene !== storedScene else { return }
    let old = application
    old?.cancelTouches(leaving: self)
    if let old, old.keyWindow === self { old.keyWindow = nil }
    storedScene?.remove(self)
    storedScene = scene
    scene?.add(self)
    comeToFront()
    old?.cancelTouches(leaving: self)
  }

  final func rootChanged(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    old?.uninstallFromWindow()
    rootViewController?.install(in: self)
  }
}

extension UIApplication {
  /// The windows of all scenes, back to front.
  public var windows: [UIWindow] {
    scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  /// The windows fingers can hit, the frontmost first.
  final var windowsFrontToBack: [UIWindow] {
    let active = scenes.compactMap { $0 as? UIWindowScene }.filter { $0.activationState == .foregroundActive }
    // A stable order: scenes as they were connected, windows by level, then as they came to the front.
    return active.reversed().flatMap { $0.windows.reversed() }
      .enumerated()
      .sorted { a, b in
        a.element.windowLevel != b.element.windowLevel
          ? a.element.windowLevel > b.element.windowLevel : a.offset < b.offset
      }
      .map(\.element)
  }
}
