// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchRender
import TouchTrace

extension LabSession {
  /// How far the stage's time stays behind the world's while nothing happens, in seconds.
  ///
  /// An input takes some milliseconds from the finger to the lab. If timers were ahead of it, it would have
  /// to be late.
  private static let lag: TimeInterval = 0.012
  /// The seconds between two frames of a screen.
  private static let frame: TimeInterval = 1 / 60
  /// The slowest rate at which time passes.
  private static let slowest = 0.01

  /// Lets time pass until a time of the world.
  public func advance(to now: TimeInterval) {
    switch mode {
    case .live: live.advance(to: time.stage(at: now - Self.lag))
    case .replaying: replay(to: time.stage(at: now), at: now)
    case .paused, .past: break
    }
  }

  /// How many seconds may pass until ``advance(to:)`` is to be called, if no message comes; nil if nothing is
  /// due.
  public func sleep(at now: TimeInterval) -> TimeInterval? {
    var seconds: TimeInterval?
    func wake(in due: TimeInterval) { seconds = min(seconds ?? due, max(due, 0)) }
    if mode == .live || mode == .replaying {
      if mode == .replaying { wake(in: Self.frame) }
      switch live.nextUpdate {
      case .now: wake(in: Self.frame)
      case .at(let moment): wake(in: time.seconds(until: moment, at: now) + Self.lag)
      case .never: break
      }
    }
    for page in pages {
      if let due = pictureDue(page, at: now) { wake(in: due) }
      if let due = listsDue(page, at: now) { wake(in: due) }
      if mode != .paused, mode != .past { wake(in: page.statusTime + Self.statusPause - now) }
    }
    return seconds
  }

  private func replay(to moment: TimeInterval, at now: TimeInterval) {
    let count = max(log.count(upTo: moment), shown.handled)
    for entry in log.entries[shown.handled..<min(count, log.count)] { shown.handle(entry) }
    shown.advance(to: min(moment, live.now))
    guard shown.handled == log.count, moment >= live.now else { return }
    show(live)
    stop(.paused, at: now)
  }

  // MARK: Messages

  private static let actions = [
    "pause", "live", "rate", "step", "stepBack", "seek", "play", "branch", "restart",
  ]

  func receiveTime(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    let fields = MessageFields(node)
    let action = try fields.word("do", of: Self.actions)
    advance(to: now)
    switch action {
    case "pause":
      if mode == .live { stop(.paused, at: now) }
      if mode == .replaying { stop(.past, at: now) }
    case "live": goLive(at: now)
    case "rate":
      let rate = try fields.number("rate", in: Self.slowest...1)
      time.set(
        stage: time.stage(at: now), at: now,
        rate: try fields.required(rate, "rate", "a number from \(Self.slowest) to 1"))
    case "step": try step(at: now)
    case "stepBack":
      guard shown.handled > 0 else { throw Refusal("there is no earlier input", advice: "Touch the screen.") }
      let count = shown.handled - 1
      try show(count: count, at: log.entries[count].time, now)
    case "seek": try seek(fields, now)
    case "play":
      if mode == .past {
        mode = .replaying
        time.set(stage: shown.now, at: now, isRunning: true)
      } else if mode == .paused {
        goLive(at: now)
      }
    case "branch": branch(at: now)
    default: restart(because: "asked", "The scene starts anew.", at: now)
    }
  }

  private func seek(_ fields: MessageFields, _ now: TimeInterval) throws(Refusal) {
    if let count = try fields.whole("event", in: 0...log.count) {
      return try show(count: count, at: count == 0 ? 0 : log.entries[count - 1].time, now)
    }
    // A page shows the time that passes, which may be a little ahead of the last thing that happened.
    let end = mode == .live ? max(time.stage(at: now), live.now) : live.now
    guard let moment = try fields.number("time", in: 0...end, "a number of seconds") else {
      throw Refusal(
        "a seek has a “time” from 0 to \(end.exact) seconds, or an “event” from 0 to \(log.count)")
    }
    try show(count: log.count(upTo: min(moment, live.now)), at: min(moment, live.now), now)
  }

  // MARK: -

  private func stop(_ mode: LabMode, at now: TimeInterval) {
    self.mode = mode
    time.set(stage: shown.now, at: now, isRunning: false)
  }

  /// Shows the end, and lets time pass; what waited is handled first.
  private func goLive(at now: TimeInterval) {
    if mode == .past || mode == .replaying { show(live) }
    let waiting = queue
    queue = []
    queuedWorld = nil
    mode = .live
    for entry in waiting {
      handle(entry, at: now)
    }
    time.set(stage: live.now, at: now, isRunning: true)
  }

  /// Handles the next input, or lets time pass until the next timer.
  private func step(at now: TimeInterval) throws(Refusal) {
    switch mode {
    case .live: stop(.paused, at: now)
    case .replaying: stop(.past, at: now)
    case .past:
      guard shown.handled < log.count else {
        show(live)
        return stop(.paused, at: now)
      }
      try show(count: shown.handled + 1, at: log.entries[shown.handled].time, now)
    case .paused:
      if !queue.isEmpty {
        handle(queue.removeFirst(), at: now)
      } else {
        switch live.nextUpdate {
        case .now: live.advance(to: live.now + Self.frame)
        case .at(let moment): live.advance(to: moment)
        case .never: break
        }
      }
      time.set(stage: live.now, at: now)
    }
  }

  /// Shows an earlier moment: a run that handles the first inputs again, and stops there.
  private func show(count: Int, at moment: TimeInterval, _ now: TimeInterval) throws(Refusal) {
    let isAhead = shown !== live && shown.handled <= count && shown.now <= moment
    if !isAhead {
      runs += 1
      do throws(SceneError) {
        shown = try Self.run(file, number: runs)
      } catch {
        throw Refusal(error.description)
      }
      change = ("moment", "Another moment is shown.")
    }
    shown.repeatInputs(log.entries[min(shown.handled, count)..<count], pausing: replaysLong)
    shown.advance(to: moment)
    stop(.past, at: now)
  }

  /// Shows a run.
  private func show(_ run: LabRun) {
    guard shown !== run else { return }
    shown = run
    change = ("moment", "Another moment is shown.")
  }

  /// Forgets what waits and what is down: nobody holds a finger in another run than the live one.
  func forgetInput() {
    (queue, queuedWorld) = ([], nil)
    contacts = ContactNumbers()
    keysDown = []
  }

  /// Goes on from the moment that is shown, without the later inputs.
  private func branch(at now: TimeInterval) {
    guard shown !== live else { return goLive(at: now) }
    let dropped = log.count - shown.handled
    log.keep(first: shown.handled)
    inputs.keep(first: shown.handled)
    live = shown
    forgetInput()
    change = ("branch", "\(dropped) later input\(dropped == 1 ? " was" : "s were") dropped.")
    inputsNumber += 1
    mode = .live
    let (down, keys) = (live.contactsDown, live.keysDown)
    if !down.isEmpty { handle(InputLog.Entry(time: live.now, input: .cancel(down)), at: now) }
    for key in keys { handle(InputLog.Entry(time: live.now, input: .key(key.released)), at: now) }
    time.set(stage: live.now, at: now, isRunning: true)
  }

  /// Starts the scene anew, without inputs.
  func restart(because: String, _ text: String, at now: TimeInterval) {
    guard let run = try? Self.run(file, number: runs + 1) else { return }
    runs += 1
    (live, shown) = (run, run)
    log.keep(first: 0)
    inputs = EntryRing(limit: inputs.limit)
    inputsNumber += 1
    forgetInput()
    change = (because, text)
    mode = .live
    time.set(stage: 0, at: now, isRunning: true)
  }
}
