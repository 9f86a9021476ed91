// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

private final class LyingWindow: UIWindow {
  override var windowLevel: UIWindow.Level {
    get { .alert }
    set { super.windowLevel = newValue }
  }
  override var isKeyWindow: Bool { false }
  override var windowScene: UIWindowScene? {
    get { nil }
    set { super.windowScene = newValue }
  }
  override func makeKey() {}
  override func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { CGPoint(x: 1, y: 1) }
  override func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { CGPoint(x: 2, y: 2) }
  override func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(x: 3, y: 3, width: 0, height: 0)
  }
  override func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(x: 4, y: 4, width: 0, height: 0)
  }
}

private final class LyingApplication: UIApplication {
  override var windows: [UIWindow] { [] }
  override var keyWindow: UIWindow? { nil }
  override var connectedScenes: Set<UIScene> { [] }
  override var applicationState: UIApplication.State { .background }
  override var delegate: (any UIApplicationDelegate)? {
    get { nil }
    set { super.delegate = newValue }
  }
}

private final class LyingScene: UIWindowScene {
  override var windows: [UIWindow] { [] }
  override var keyWindow: UIWindow? { nil }
  override var activationState: UIScene.ActivationState { .background }
  override var screen: UIScreen { LyingScreen(bounds: .zero) }
}

private final class LyingScreen: UIScreen {
  override var bounds: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  override var scale: CGFloat { 7 }
  override var nativeBounds: CGRect { .zero }
  override var nativeScale: CGFloat { 7 }
  override var maximumFramesPerSecond: Int { 1 }
}

private final class Keys: UIView {
  var lines: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { lines.append("press") }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("touch") }
}

struct WindowOverrideTests {
  private func touch(_ application: UIApplication, at point: CGPoint) {
    application.handle(
      ContactFrame(
        timestamp: application.clock.now, contacts: [Contact(id: 1, phase: .began, location: point)]))
    application.handle(
      ContactFrame(
        timestamp: application.clock.now + 0.1, contacts: [Contact(id: 1, phase: .ended, location: point)]))
  }

  @Test func `an application, a scene and a window that say something false deliver as others do`() throws {
    let application = LyingApplication(clock: ManualClock())
    let screen = LyingScreen(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scene = LyingScene(application: application, screen: screen)
    let window = LyingWindow(windowScene: scene)
    let above = UIWindow(windowScene: scene)
    above.windowLevel = .statusBar
    above.isUserInteractionEnabled = false
    above.isHidden = false
    let view = Keys(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.makeKeyAndVisible()
    #expect(view.becomeFirstResponder())
    touch(application, at: CGPoint(x: 50, y: 50))
    application.handle(
      PressFrame(timestamp: 1, presses: [PressReport(id: 1, phase: .began, type: .select)]))
    #expect(view.lines == ["touch", "press"])
    #expect(window.bounds.size == CGSize(width: 100, height: 100))
    #expect(view.contentScaleFactor == 2)
    #expect(application.next == nil)

    // The other window lies in front by what is stored, whatever this one says about its level.
    above.isUserInteractionEnabled = true
    touch(application, at: CGPoint(x: 50, y: 50))
    #expect(view.lines == ["touch", "press"])
  }

  @Test func `code that asks an application, a scene or a window gets the answer of the override`() {
    let application: UIApplication = LyingApplication(clock: ManualClock())
    let scene: UIWindowScene = LyingScene(application: application)
    let window: UIWindow = LyingWindow(windowScene: scene)
    window.windowLevel = .normal
    window.makeKeyAndVisible()
    #expect(application.windows == [])
    #expect(application.keyWindow == nil)
    #expect(application.connectedScenes == [])
    #expect(application.applicationState == .background)
    #expect(scene.windows == [])
    #expect(scene.keyWindow == nil)
    #expect(scene.activationState == .background)
    #expect(scene.screen.scale == 7)
    #expect(scene.screen.bounds.width == 1)
    #expect(scene.screen.nativeBounds == .zero)
    #expect(scene.screen.nativeScale == 7)
    #expect(scene.screen.maximumFramesPerSecond == 1)
    #expect(window.windowLevel == .alert)
    #expect(!window.isKeyWindow)
    #expect(window.windowScene == nil)
    let other = UIWindow(frame: .zero)
    #expect(window.convert(CGPoint.zero, to: other) == CGPoint(x: 1, y: 1))
    #expect(window.convert(CGPoint.zero, from: other) == CGPoint(x: 2, y: 2))
    #expect(window.convert(CGRect.zero, to: other).origin == CGPoint(x: 3, y: 3))
    #expect(window.convert(CGRect.zero, from: other).origin == CGPoint(x: 4, y: 4))
  }
}
