// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The application: its scenes, its clock, its touches, and the single entry point for events.
///
/// `UIApplication.shared` is the one that the current task created or made current last. In tasks that
/// created none, it is that of their test, and outside of tests the latest one. An application that a test
/// creates has its own clock, which moves only when code moves it.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The application for code that has no view to ask.
  ///
  /// Each task has its own, so that parallel tests do not interfere. A task that created no application gets
  /// that of its test, which the tasks of `async let`, of groups and of `Task {}` inherit, if `TouchTesting`
  /// is linked. Outside of tests it gets the latest one. One is created if there is none. If several are
  /// possible, as in `Task.detached` in a test, ``Misuse`` reports that, and the application has no windows.
  open class var shared: UIApplication { currentOrMade }

  /// The source of time.
  public let clock: any EventClock
  /// The timers of the application.
  public let timers = TimerQueue()
  /// The thresholds of the touch system.
  @safe @exclusivity(unchecked) public var tuning: TouchTuning {
    didSet { retune(from: oldValue) }
  }
  /// The number of seconds that the device had been running when the clock was at zero.
  ///
  /// Times that code compares with each other add it: those of touches, presses and events,
  /// `CACurrentMediaTime()`, the times of layers and of display links. On a device they are never near zero,
  /// and code such as `if touch.timestamp - lastTap > 0.5`, with an initial `lastTap` of 0, relies on that.
  /// The clock itself, timers, traces and input count from zero.
  ///
  /// Set it before the first event. It is 0, or 131 072 (a day and a half) in a program that is linked with
  /// the product `UIKit`.
  public var uptimeAtStart: TimeInterval = Uptime.usual {
    didSet { noteUptime() }
  }
  /// Whether navigation controllers show their bars, which the module `TouchInterface` contains.
  ///
  /// Set it before the first navigation controller is shown. It is true in a program that is linked with the
  /// product `UIKit`, and false in others: their screens are laid out without bars.
  public var showsNavigationBars = Uptime.isNamedUIKit
  /// The object to which every decision is reported; none by default.
  public var tracer: (any EventTracer)? {
    didSet { Observation.changed(by: (tracer == nil ? 0 : 1) - (oldValue == nil ? 0 : 1)) }
  }
  /// The delegate, which is last in the responder chain if it is a responder.
  open weak var delegate: (any UIApplicationDelegate)?

  package let names = StableNameRegistry()
  let registry = TouchRegistry()
  let gestures = GestureEnvironment()
  /// The number of the frame that is, or was last, dispatched.
  var frameNumber = 0
  let taps = TapCounter()
  /// The input that waits, and whether it may be dispatched.
  @safe @exclusivity(unchecked) var inputState = InputState()
  @safe @exclusivity(unchecked) var scenes: [UIScene] = []
  var hitTestDepth = 0
  /// Whether hit-tests are reported; off while a view makes one inside another.
  var tracesHitTests = true
  /// The number of requests for layout and drawing that were handled.
  var seenRequests = -1
  /// The open transactions of layers, if any was ever opened.
  package final var transactions: (any AnimationTransactions)?
  let pressRegistry = PressRegistry()
  /// The current motion, and the responder that got its beginning.
  var motion: MotionUnderWay?
  /// Whether it belongs to a stage, so that other tasks do not use it.
  package var isPrivateToItsTask = false
  /// What other modules keep with the application, one object of a class each.
  package final var companions: [ObjectIdentifier: AnyObject] = [:]
  /// What follows the touches, if anything does; each touch asks for it several times.
  @safe @exclusivity(unchecked) package final var touchWatcher: (any TouchWatching)?
  /// What is called once the present turn ends, as ``PropertyChanges`` has it.
  final var callsAtEndOfTurn: [() -> Void] = []
  /// Whether changes may be animated, as `UIView.setAnimationsEnabled(_:)` said.
  final var animatesChanges = true
  /// How many calls of ``beginIgnoringInteractionEvents()`` wait for their end.
  final var ignoredEventsCount = 0
  /// The state of an application that has no scene.
  var stateWithoutScenes = State.active

  /// The window that receives presses, motion and actions, if there is one.
  open var keyWindow: UIWindow? { storedKeyWindow }

  package final internal(set) var storedKeyWindow: UIWindow? {
    get { keyWindowReference?.object }
    set { keyWindowReference = newValue?.windowBackReference }
  }
  private final var keyWindowReference: BackReference<UIWindow>?

  /// The windows of all scenes, back to front.
  open var windows: [UIWindow] { allWindows }

  /// The scenes that are connected to the application.
  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The activation state: that of the most active scene.
  open var applicationState: State { stateOfScenes }

  /// Creates an application that reads `clock`, and makes it the shared one.
  public init(clock: any EventClock, tuning: TouchTuning = .uikit) {
    self.clock = clock
    self.tuning = tuning
    super.init()
    AlphaTuning.note(tuning)
    noteOwnSending()
    noteUptime()
    gestures.owner = Borrowed(self)
    timers.observer = { [unowned self] timer, change in
      report(.timer(TimerFact(label: timer.label, due: timer.due, change: change)))
    }
    UIApplication.current = self
  }

  /// Creates an application with a manual clock, and makes it the shared one.
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

  /// Dispatches an event: the single entry point.
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

  /// Sends an action to its target; returns whether a target performed it.
  ///
  /// Without a target, the action goes to the first responder of the key window, or to the sender if there is
  /// no first responder, and from there up the responder chain to the first responder that can perform it.
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
