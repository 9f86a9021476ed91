// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchTrace

/// An application with a window, a manual clock and fingers, without a screen.
///
/// ```swift
/// let stage = Stage()
/// try stage.add(ProbeView("Button", frame: CGRect(x: 100, y: 100, width: 100, height: 40)), named: "button")
/// let tap = try stage.tap("button")
/// print(tap.hit, stage.lines)
/// ```
///
/// Time does not pass between two calls; only calls advance it. Impossible actions throw: lifting a finger
/// that is up, an unknown name, a tap on a view that something else covers. So a test never passes because a
/// touch went elsewhere.
@preconcurrency @MainActor public final class Stage {
  /// The application.
  public let application: UIApplication
  /// The clock of the application; it starts at zero.
  public let clock: ManualClock
  /// The scene of the window, and of further windows.
  public let scene: UIWindowScene
  /// The window.
  public let window: UIWindow
  /// The controller whose view fills the window.
  public let root: UIViewController
  /// The recorder of the facts and lines.
  ///
  /// It keeps all of them, about 3 kB per tap, unless the stage was created with a limit or its
  /// ``/TouchTrace/TraceRecorder/limit`` is set.
  public let recorder: TraceRecorder
  /// The number of samples per second of a moving finger.
  public var samplesPerSecond: Double = 60

  let tracer: StageTracer
  var names = ViewNames()
  /// The windows that were shown, which the stage keeps.
  var windows: [UIWindow] = []
  /// The same windows, to find one among many.
  var shown: Set<ObjectIdentifier> = []
  var fingers: [Finger] = []
  /// The plan that ``together(file:line:_:)`` collects.
  var plan: FingerPlan?
  /// Objects that others hold weakly, such as targets and delegates, and that should live as long as the
  /// stage.
  package var kept: [AnyObject] = []
  /// Whether the stage is dispatching, so that the caller is a callback.
  var isRunning = false
  /// Whether a check asks views about a touch, so that what they write is not part of the log.
  var isAsking = false
  /// Where the pointer hovers, in points of the screen; nil if there is none.
  var hovering: CGPoint?

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - size: The size of the screen and of the window, in points.
  ///   - root: The root controller of the window.
  ///   - tuning: The thresholds of the touch system.
  ///   - traceLimit: How many of the latest facts and lines the trace keeps; nil keeps them all.
  ///   - uptimeAtStart: The seconds that times of touches and events, and `CACurrentMediaTime()`, count when
  ///     the stage's clock is at zero; nil is 0, and 131 072 in a program that is linked with the product
  ///     `UIKit`.
  public init(
    size: CGSize = CGSize(width: 375, height: 667), root: UIViewController = UIViewController(),
    tuning: TouchTuning = .uikit, traceLimit: Int? = nil, uptimeAtStart: TimeInterval? = nil
  ) {
    recorder = TraceRecorder(limit: traceLimit)
    clock = ManualClock()
    application = UIApplication(clock: clock, tuning: tuning)
    application.isPrivateToItsTask = true
    if let uptimeAtStart { application.uptimeAtStart = uptimeAtStart }
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

  /// The current time of the stage, in seconds.
  public var now: TimeInterval { clock.now }

  /// Makes the stage's application the current task's ``/TouchCore/UIApplication/shared``.
  ///
  /// Creating a stage does so, and so does each of its actions. So tests that run in parallel need no call,
  /// and neither do the tasks that a test creates with `async let`, in a group or with `Task {}`. Call it
  /// between two actions if one task works with several stages, in a task of a test whose tasks each have a
  /// stage, and in `Task.detached`.
  public func makeCurrent() {
    UIApplication.current = application
  }
}
