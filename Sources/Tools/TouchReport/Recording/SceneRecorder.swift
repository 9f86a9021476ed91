// SPDX-License-Identifier: Apache-2.0
public import TouchTrace
public import Touchstone

/// Observes an application and creates a ``Recording`` of its screen.
///
/// ```swift
/// let recorder = SceneRecorder(of: stage.application)
/// try stage.tap("button")
/// let recording = recorder.stop(title: "A tap", trace: stage.trace)
/// ```
///
/// It forwards every fact to the application's previous tracer. Views are captured when the recording begins,
/// after each frame and timer, when the first fact of a new time is reported, and when the recording ends.
/// A recording of many views that lasts long has them at fewer moments: after each million views that were
/// captured, half as often, so that the time it takes does not grow with the product of both. Capturing has
/// no side effects: no name is assigned, no layer is created, and no method of a view that decides about
/// touches is called.
public final class SceneRecorder: EventTracer, ForwardingTracer, TurnWatching {
  /// The previous tracer, which also receives each fact.
  public let next: (any EventTracer)?

  private weak var application: UIApplication?
  private let screen: CGRect
  private let start: TimeInterval
  private var camera = SceneCamera()
  /// How many moments were passed over since the last capture.
  private var passedOver = 0
  private var facts: [TouchFact] = []
  private var touches: [RecordedTouch] = []
  /// The indices in `touches` of those whose view is not known yet.
  private var pending: [Int] = []
  private var lastTime: TimeInterval
  private var end: TimeInterval?
  private var isCapturing = false
  private let isDark: Bool

  /// Starts observing an application.
  ///
  /// - Parameters:
  ///   - application: The application; its tracer is the recorder from now on.
  ///   - screen: The rectangle to draw; the screen of the first scene if it is nil.
  public init(of application: UIApplication, screen: CGRect? = nil) {
    self.application = application
    next = application.tracer
    let windows = application.allWindows
    self.screen =
      screen ?? windows.first?.windowScene?.screen.bounds
      ?? CGRect(origin: .zero, size: windows.first?.bounds.size ?? CGSize(width: 375, height: 667))
    isDark = windows.first?.traitCollection.userInterfaceStyle == .dark
    start = application.clock.now
    lastTime = start
    camera.capture(application, at: start)
    application.tracer = self
  }

  /// Records a fact and forwards it.
  public func record(_ fact: TouchFact) {
    if end == nil, !isCapturing, let application {
      isCapturing = true
      // Changes since the last turn were made by code outside of handlers.
      if fact.time > lastTime { look(at: application, fact.time) }
      lastTime = max(lastTime, fact.time)
      facts.append(fact)
      findView(for: fact, application)
      isCapturing = false
    }
    next?.record(fact)
  }

  /// Captures the views after a frame or a timer.
  package func turnEnded() {
    if end == nil, let application {
      lastTime = max(lastTime, application.clock.now)
      capture(application)
    }
    (next as? any TurnWatching)?.turnEnded()
  }

  private func capture(_ application: UIApplication) {
    guard !isCapturing else { return }
    isCapturing = true
    look(at: application, lastTime)
    isCapturing = false
  }

  /// How many views are captured until it happens half as often.
  package var viewsPerPace = 1_000_000

  /// Captures the views, unless so many were captured that not every moment is.
  private func look(at application: UIApplication, _ time: TimeInterval) {
    passedOver += 1
    let pace = min(camera.captured / viewsPerPace, 30)
    guard passedOver >= 1 << pace else { return }
    passedOver = 0
    camera.capture(application, at: time)
  }

  /// How many views were captured, each as often as it was.
  package var capturedViews: Int { camera.captured }

  /// Ends the recording and restores the previous tracer.
  ///
  /// - Parameters:
  ///   - title: The title of the recording in a report.
  ///   - trace: The facts with notes between them, if another tracer collected both; if it is nil, the facts
  ///     that
  ///     the recorder received.
  /// - Returns: The recording; stopping again returns the same one.
  public func stop(title: String, trace: Trace? = nil) -> Recording {
    if end == nil, let application {
      lastTime = max(lastTime, application.clock.now)
      isCapturing = true
      camera.capture(application, at: lastTime)
      isCapturing = false
      if application.tracer === self { application.tracer = next }
    }
    let end = end ?? lastTime
    self.end = end
    var recording = Recording(
      title: title, screen: screen, views: camera.views, order: camera.order,
      touches: touches.map { camera.named($0) }, trace: trace ?? Trace(facts: facts), start: start, end: end)
    recording.isDark = isDark
    return recording
  }

  /// Records the view of a touch that began, once it is known: the hit-test comes after the fact of the
  /// began.
  private func findView(for fact: TouchFact, _ application: UIApplication) {
    if case .input(.began(let number, _, _, _)) = fact.kind {
      pending.append(touches.count)
      touches.append(RecordedTouch(number: number))
    } else if !pending.isEmpty {
      pending.removeAll { index in
        let number = touches[index].number
        guard let touch = application.activeTouches.first(where: { $0.number == number }) else { return true }
        guard let view = touch.view else { return false }
        camera.noteChain(of: view, for: number)
        touches[index].view = camera.index(of: view)
        return true
      }
    }
  }
}
