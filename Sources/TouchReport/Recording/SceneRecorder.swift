// SPDX-License-Identifier: Apache-2.0
public import Touchstone

/// Watches an application and makes a ``Recording`` of what happens on its screen.
///
/// ```swift
/// let recorder = SceneRecorder(of: stage.application)
/// try stage.tap("button")
/// let recording = recorder.stop(title: "A tap", trace: stage.trace)
/// ```
///
/// It stands in front of the tracer the application has, which gets every fact as before. Views are looked at
/// when the recording begins, after each frame and timer, when the first fact of a new time is told, and when the
/// recording ends. Looking changes nothing:
/// no name is given out, no layer made, and no method of a view that decides about touches called.
public final class SceneRecorder: EventTracer, ForwardingTracer, TurnWatching {
  /// The tracer that was there before, which gets each fact too.
  public let next: (any EventTracer)?

  private weak var application: UIApplication?
  private let screen: CGRect
  private let start: TimeInterval
  private var camera = SceneCamera()
  private var facts: [TouchFact] = []
  private var touches: [RecordedTouch] = []
  /// The touches whose view is not known yet, as places in `touches`.
  private var pending: [Int] = []
  private var lastTime: TimeInterval
  private var end: TimeInterval?
  private var isLooking = false

  /// Begins to watch an application.
  ///
  /// - Parameters:
  ///   - application: The application; its tracer is the recorder from here on.
  ///   - screen: What is drawn; the screen of the first scene if it is nil.
  public init(of application: UIApplication, screen: CGRect? = nil) {
    self.application = application
    next = application.tracer
    let windows = application.allWindows
    self.screen =
      screen ?? windows.first?.windowScene?.screen.bounds
      ?? CGRect(origin: .zero, size: windows.first?.bounds.size ?? CGSize(width: 375, height: 667))
    start = application.clock.now
    lastTime = start
    camera.take(application, at: start)
    application.tracer = self
  }

  /// Notes a fact and passes it on.
  public func record(_ fact: TouchFact) {
    if end == nil, !isLooking, let application {
      isLooking = true
      // What changed since the last turn, code that is no handler changed.
      if fact.time > lastTime { camera.take(application, at: fact.time) }
      lastTime = max(lastTime, fact.time)
      facts.append(fact)
      look(at: fact, application)
      isLooking = false
    }
    next?.record(fact)
  }

  /// Looks at the views after a frame or a timer.
  package func turnEnded() {
    if end == nil, let application {
      lastTime = max(lastTime, application.clock.now)
      look(at: application)
    }
    (next as? any TurnWatching)?.turnEnded()
  }

  private func look(at application: UIApplication) {
    guard !isLooking else { return }
    isLooking = true
    camera.take(application, at: lastTime)
    isLooking = false
  }

  /// Ends the recording and puts the tracer that was there before back in its place.
  ///
  /// - Parameters:
  ///   - title: What the recording is called in a report.
  ///   - trace: The facts with notes between them, where somebody else collected both; the facts that the
  ///     recorder got if it is nil.
  /// - Returns: The recording; the same again if it is stopped twice.
  public func stop(title: String, trace: Trace? = nil) -> Recording {
    if end == nil, let application {
      lastTime = max(lastTime, application.clock.now)
      look(at: application)
      if application.tracer === self { application.tracer = next }
    }
    let end = end ?? lastTime
    self.end = end
    return Recording(
      title: title, screen: screen, views: camera.views, order: camera.order,
      touches: touches.map { camera.named($0) }, trace: trace ?? Trace(facts: facts), start: start, end: end)
  }

  /// Notes the view of a touch that began, once it is known: the hit-test comes after the fact of the began.
  private func look(at fact: TouchFact, _ application: UIApplication) {
    if case .input(.began(let number, _, _, _)) = fact.kind {
      pending.append(touches.count)
      touches.append(RecordedTouch(number: number))
    } else if !pending.isEmpty {
      pending.removeAll { place in
        let number = touches[place].number
        guard let touch = application.activeTouches.first(where: { $0.number == number }) else { return true }
        guard let view = touch.view else { return false }
        camera.noteChain(of: view, for: number)
        touches[place].view = camera.place(of: view)
        return true
      }
    }
  }
}
