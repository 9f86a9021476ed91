// SPDX-License-Identifier: Apache-2.0

/// The application: its scenes, its clock, its fingers, and the one door through which events come in.
///
/// `UIApplication.shared` is the one that the present task made last, or made current since, and in tasks that made none
/// that of the test they belong to; outside of tests it is the latest of all. An application made by a test has a clock of its own that stands still until it is
/// moved.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The application that code without a view asks.
  ///
  /// Each task has its own, so that parallel tests do not meet. A task that made no application gets that of its test,
  /// which the tasks of `async let`, of groups and of `Task {}` inherit, where `TouchTesting` is linked. Outside of
  /// tests it gets the latest of all. One is made if there is none. Where several could be meant, as in
  /// `Task.detached` in a test, a sentence to ``Misuse`` says so, and the application has no windows.
  open class var shared: UIApplication { currentOrMade }

  /// The source of time.
  public let clock: any EventClock
  /// The timers that wait.
  public let timers = TimerQueue()
  /// The numbers fingers are compared with.
  @exclusivity(unchecked) public var tuning: TouchTuning {
    didSet { retune(from: oldValue) }
  }
  /// What is told about every decision; none by default.
  public var tracer: (any EventTracer)? {
    didSet { Observation.changed(by: (tracer == nil ? 0 : 1) - (oldValue == nil ? 0 : 1)) }
  }
  /// What the application asks, and who stands last in the responder chain if it is a responder.
  open weak var delegate: (any UIApplicationDelegate)?

  package let names = StableNameRegistry()
  let registry = TouchRegistry()
  let gestures = GestureEnvironment()
  /// The number of the frame that is, or was last, dispatched.
  var frameNumber = 0
  let taps = TapCounter()
  @exclusivity(unchecked) var queue = EventQueue()
  var scenes: [UIScene] = []
  var isDraining = false
  /// Whether somebody asked for a dispatch while input was held.
  var isDispatchDue = false
  var hitTestDepth = 0
  /// Whether hit-tests are reported; off while a view asks in the midst of one.
  var tracesHitTests = true
  /// The requests for layout and drawing that were seen to.
  var seenRequests = -1
  let pressRegistry = PressRegistry()
  /// The motion under way, and who heard of its beginning.
  var motion: MotionUnderWay?
  /// Whether it is a stage's, so that it is not for the code of others.
  package var isPrivateToItsTask = false
  /// The state of an application that has no scene.
  var standing = State.active

  /// The window that receives presses, motion and actions, if there is one.
  open var keyWindow: UIWindow? { storedKeyWindow }

  package final internal(set) weak var storedKeyWindow: UIWindow?

  /// The windows of all scenes, back to front.
  open var windows: [UIWindow] { allWindows }

  /// The scenes that are connected to the application.
  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// How far the application takes part in what happens: as far as the scene that does so most.
  open var applicationState: State { stateOfScenes }

  /// Makes an application that reads `clock`, and makes it the shared one.
  public init(clock: any EventClock, tuning: TouchTuning = .uikit) {
    self.clock = clock
    self.tuning = tuning
    super.init()
    noteOwnSending()
    gestures.owner = Borrowed(self)
    timers.observer = { [unowned self] timer, change in
      report(.timer(TimerFact(label: timer.label, due: timer.due, change: change)))
    }
    UIApplication.current = self
  }

  /// Makes an application whose clock is moved by hand, and makes it the shared one.
  public convenience override init() {
    self.init(clock: ManualClock())
  }

  // `isolated` would take over `@preconcurrency` of the class, which the compiler refuses on a deinit.
  @MainActor deinit {
    if tracer != nil { Observation.changed(by: -1) }
    // Others may keep the timers.
    timers.observer = nil
    for scene in scenes where scene.application === self { scene.application = nil }
    UIApplication.forget(self)
  }

  /// Dispatches an event: the one door.
  ///
  /// Override it to see every event, and pass it on to `super`. This is step 4 of the path of a touch;
  /// Documentation/Path.md has the functions of each step:
  /// 1. Input comes in
  /// 2. Time moves
  /// 3. Contacts become touches
  /// 4. The application sends the event
  /// 5. A touch is hit-tested
  /// 6. Recognizers are bound
  /// 7. The window sends the event
  /// 8. Recognizers go before views
  /// 9. Recognizers see the touches
  /// 10. A recognizer asks to recognize
  /// 11. Actions go out and touches are taken
  /// 12. Views get their touches
  /// 13. The responder chain passes a touch on
  /// 14. A control tracks the touch
  /// 15. A control sends its action
  /// 16. Everything settles
  /// 17. Ended touches go
  ///
  /// Path of a touch: step 4.
  open func sendEvent(_ event: UIEvent) {
    WindowRouter(application: self).route(event)
  }

  /// Sends an action to its target and says whether anybody performed it.
  ///
  /// Without a target it goes to the first responder of the key window or, where there is none, to the
  /// sender, and from there up the responder chain to the first that can perform it.
  ///
  /// Path of a touch: step 15.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    perform(action, to: target, from: sender, for: event)
  }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? {
    delegate as? UIResponder
  }

  package override var responderWindow: UIWindow? { storedKeyWindow }
}
