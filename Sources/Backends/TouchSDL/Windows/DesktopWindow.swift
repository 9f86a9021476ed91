// SPDX-License-Identifier: Apache-2.0

#if SDL
  public import Foundation
  import TouchCairo
  public import TouchCore
  import TouchInput
  public import TouchRender

  /// A window of the desktop that shows a window scene, and hands it the mouse, fingers and keys.
  ///
  /// ```swift
  /// let root = UIViewController()
  /// root.view.addSubview(UISwitch(frame: CGRect(x: 20, y: 20, width: 51, height: 31)))
  /// try DesktopWindow(root, title: "Switch", size: CGSize(width: 320, height: 200)).run()
  /// ```
  ///
  /// It draws what has changed and nothing else, and sleeps while nothing does. Like SDL, it belongs to the
  /// main thread.
  public final class DesktopWindow {
    /// The scene that is shown; its screen has the size of the desktop's window.
    public let scene: UIWindowScene
    /// The units of the desktop per point: 2 shows everything twice as large.
    public let zoom: CGFloat
    /// The title of the window.
    public var title: String {
      didSet { surface.setTitle(title) }
    }
    /// What the first button of the mouse does.
    public var mouse: MouseRole {
      get { contacts.mouse }
      set { contacts.mouse = newValue }
    }
    /// Whether the window is open; ``run()`` returns when it no longer is.
    public internal(set) var isOpen = true
    /// Called after events were handled and time has passed, before the window is drawn.
    public var turnEnded: (() -> Void)?

    /// The application of the scene.
    let application: UIApplication
    let surface: DesktopSurface
    let watcher: SceneWatcher
    let feed: FrameFeed
    var contacts: ContactTranslator
    var canvas: PictureCanvas?
    var schedule: FrameSchedule
    var start = (instant: ContinuousClock.now, time: TimeInterval(0))
    /// Whether the desktop shows the window, unless it is minimized.
    var isShown = true
    /// Whether the desktop lost what was drawn.
    var isExposed = true

    /// Opens a window that shows a scene.
    ///
    /// - Parameters:
    ///   - scene: A scene that is connected to an application whose clock is moved by hand, as `ManualClock`.
    ///   - title: The title of the window.
    ///   - zoom: The units of the desktop per point.
    ///   - looks: How the classes of views look.
    /// - Throws: ``DesktopFailure`` if there is no desktop, or if it refuses the window.
    public init(
      showing scene: UIWindowScene, title: String, zoom: CGFloat = 1, looks: ViewLooks = .system
    ) throws(DesktopFailure) {
      let zoom = zoom.isFinite && zoom > 0 ? zoom : 1
      let size = scene.screen.bounds.size
      surface = try DesktopSurface(
        title: title,
        size: .init(width: Self.units(size.width * zoom), height: Self.units(size.height * zoom)))
      self.scene = scene
      self.zoom = zoom
      self.title = title
      application = scene.application ?? .shared
      watcher = SceneWatcher(scene, looks: looks)
      feed = FrameFeed(application, timing: .origin(0))
      contacts = ContactTranslator(size: size)
      contacts.pointsPerUnit = 1 / zoom
      schedule = FrameSchedule(framesPerSecond: surface.framesPerSecond)
    }

    /// Opens a window for a controller, in a scene of its own of the shared application.
    ///
    /// - Parameters:
    ///   - root: The controller whose view fills the window.
    ///   - title: The title of the window.
    ///   - size: The size of the window in points.
    ///   - zoom: The units of the desktop per point.
    ///   - looks: How the classes of views look.
    /// - Throws: ``DesktopFailure`` if there is no desktop, or if it refuses the window.
    public convenience init(
      _ root: UIViewController, title: String, size: CGSize = CGSize(width: 375, height: 667),
      zoom: CGFloat = 1, looks: ViewLooks = .system
    ) throws(DesktopFailure) {
      let screen = UIScreen(bounds: CGRect(origin: .zero, size: size))
      let scene = UIWindowScene(application: .shared, screen: screen)
      let window = UIWindow(windowScene: scene)
      do throws(DesktopFailure) {
        try self.init(showing: scene, title: title, zoom: zoom, looks: looks)
      } catch {
        UIApplication.shared.disconnect(scene)
        throw error
      }
      ownWindow = window
      window.rootViewController = root
      window.makeKeyAndVisible()
    }

    /// The window that was made for a controller; scenes do not retain theirs.
    private var ownWindow: UIWindow?

    /// Closes the window; ``run()`` returns when it has handled the present turn.
    public func close() { isOpen = false }

    /// Ends the sleep of the windows of this process, so that they look at their scenes again.
    ///
    /// Call it on any thread after something else than input or a timer has changed what the main thread
    /// shows.
    public nonisolated static func wake() { DesktopEvents.wake() }

    private static func units(_ length: CGFloat) -> Int {
      length.isFinite ? Int(min(max(length.rounded(), 1), 16_384)) : 1
    }
  }
#endif
