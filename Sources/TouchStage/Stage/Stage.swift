// SPDX-License-Identifier: Apache-2.0

/// An application with one window, a clock in the hand and fingers, without a screen.
///
/// ```swift
/// let stage = Stage()
/// try stage.add(ProbeView("Button", frame: CGRect(x: 100, y: 100, width: 100, height: 40)), named: "button")
/// let tap = try stage.tap("button")
/// print(tap.hit, stage.lines)
/// ```
///
/// Time stands still between two calls and moves by what they say. What cannot be done is thrown: a finger
/// that lifts before it came down, a name nobody has, a tap on a view that something else covers. So a test
/// never passes because a touch went elsewhere.
@preconcurrency @MainActor public final class Stage {
  /// The application.
  public let application: UIApplication
  /// The clock of the application; it starts at zero.
  public let clock: ManualClock
  /// The scene of the window; further windows go there too.
  public let scene: UIWindowScene
  /// The window.
  public let window: UIWindow
  /// The controller whose view fills the window.
  public let root: UIViewController
  /// What collects the facts and the lines.
  ///
  /// It keeps all of them, about 3 kB a tap, unless the stage was made with a limit or its
  /// ``/TouchTrace/TraceRecorder/limit`` is set.
  public let recorder: TraceRecorder
  /// How many samples a second a moving finger gives.
  public var samplesPerSecond: Double = 60

  let tracer: StageTracer
  var names = ViewNames()
  var windows: [UIWindow] = []
  var fingers: [Finger] = []
  /// What fingers are to do, while ``together(_:)`` collects it.
  var plan: FingerPlan?
  /// What others hold weakly, such as targets and delegates, and what is to live as long as the stage.
  package var kept: [AnyObject] = []
  /// Whether the stage is dispatching, so that whoever calls is a callback.
  var isRunning = false

  /// Sets up a stage.
  ///
  /// - Parameters:
  ///   - size: The size of the screen and of the window, in points.
  ///   - root: The root controller of the window.
  ///   - tuning: The numbers that fingers are compared with.
  ///   - traceLimit: How many facts and lines the trace keeps, the latest ones; nil keeps them all.
  public init(
    size: CGSize = CGSize(width: 375, height: 667), root: UIViewController = UIViewController(),
    tuning: TouchTuning = .uikit, traceLimit: Int? = nil
  ) {
    recorder = TraceRecorder(limit: traceLimit)
    clock = ManualClock()
    application = UIApplication(clock: clock, tuning: tuning)
    application.isPrivateToItsTask = true
    let bounds = CGRect(origin: .zero, size: size)
    scene = UIWindowScene(application: application, screen: UIScreen(bounds: bounds))
    window = UIWindow(windowScene: scene)
    self.root = root
    window.rootViewController = root
    window.makeKeyAndVisible()
    tracer = StageTracer(application: application, recorder: recorder)
    application.tracer = tracer
  }

  /// The view of the root controller, which fills the window.
  public var view: UIView { root.view }

  /// The present of the stage, in seconds.
  public var now: TimeInterval { clock.now }

  /// Makes the stage's application the one that ``/TouchCore/UIApplication/shared`` gives in the present task.
  ///
  /// Making a stage and every action of it do so by themselves, so tests that run in parallel need nothing, and neither
  /// do the tasks that a test makes with `async let`, in a group or with `Task {}`. Call it between two actions where
  /// one task works with several stages, in a task of a test whose tasks have a stage each, and in `Task.detached`.
  public func makeCurrent() {
    UIApplication.current = application
  }
}
