// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchCore
import TouchRender
import TouchScene
import TouchSnapshot

/// The time of a lab: its inputs, the run that has handled them all, and the moment that pages see.
///
/// The time of the stage follows that of the world, or stands, or an earlier moment is shown: a run that
/// handled the first inputs again and stopped there.
final class LabTimeline {
  /// What the time does.
  private(set) var mode = LabMode.live {
    didSet { if mode != oldValue { modes += 1 } }
  }
  /// Changes whenever the mode does.
  private(set) var modes = 0
  /// How many facts a trace that is kept or compared has at most; the latest count.
  var traceLimit = 100_000
  /// How long it works at a time.
  let patience = LabPatience()

  /// The scene as it was read.
  private(set) var file: SceneFile
  /// The run that has all inputs.
  private var live: LabRun
  /// The run that pages see: the live one, or one that stopped earlier.
  private(set) var shown: LabRun
  private var runs = 1
  /// Why another run is shown than before.
  private(set) var change: (because: String, text: String) = ("", "")
  /// Changes whenever pages are told about the screen, also if it stays as it is.
  private(set) var screenNumber = 1

  /// The appearance with which the next run begins that has no inputs: that of the readers' systems.
  private var startsDark = false
  /// The appearance with which the runs of the present inputs began.
  private var isDarkAtStart = false

  private(set) var log = InputLog()
  private var queue = InputQueue()
  /// What pages hold down, in the live run.
  let held = HeldInput()
  private var time: StageTime

  /// How far the stage's time stays behind the world's while nothing happens, in seconds.
  ///
  /// An input takes some milliseconds from the finger to the lab. If timers were ahead of it, it would have
  /// to be late.
  private static let lag: TimeInterval = 0.012
  /// The seconds between two frames of a screen.
  private static let frame: TimeInterval = 1 / 60
  /// The slowest rate at which time passes.
  private static let slowest = 0.01
  /// How many inputs the log may have beyond its limit while a finger is down.
  private static let reserve = 2000

  /// Starts a scene at a time of the world.
  init(_ file: SceneFile, at now: TimeInterval) throws(SceneError) {
    self.file = file
    live = try LabRun(file, number: 1, isDark: false, patience: patience)
    shown = live
    time = StageTime(at: now)
  }

  // MARK: - Time passes

  /// Lets time pass until a time of the world.
  func advance(to now: TimeInterval) {
    switch mode {
    case .live:
      // A scene whose timers take longer than the world goes on from where it is.
      let moment = time.stage(at: now - Self.lag)
      if !live.advance(to: moment, within: LabPatience.frameBudget) { time.set(stage: live.now, at: now) }
    case .replaying: replay(to: time.stage(at: now), at: now)
    case .paused, .past: break
    }
  }

  private func replay(to moment: TimeInterval, at now: TimeInterval) {
    let count = max(log.count(upTo: moment), shown.handled)
    guard shown.repeatInputs(log.entries[shown.handled..<min(count, log.count)]) else {
      return stop(.past, at: now)
    }
    shown.advance(to: min(moment, live.now))
    guard shown.handled == log.count, moment >= live.now else { return }
    show(live)
    stop(.paused, at: now)
  }

  /// In how many seconds time is to pass, if nothing else happens; nil if nothing is due.
  func sleep(at now: TimeInterval) -> TimeInterval? {
    guard isRunning else { return nil }
    let update: TimeInterval? =
      switch live.nextUpdate {
      case .now: Self.frame
      case .at(let moment): time.seconds(until: moment, at: now) + Self.lag
      case .never: nil
      }
    guard mode == .replaying else { return update }
    return min(update ?? Self.frame, Self.frame)
  }

  /// Whether time passes.
  var isRunning: Bool { mode == .live || mode == .replaying }
  /// How fast time passes; 1 is as fast as that of the world.
  var rate: Double { time.rate }
  /// How many inputs are kept; when there are so many the scene starts anew.
  var limit: Int {
    get { log.limit }
    set { log.limit = max(newValue, 1) }
  }
  /// The time at which kept files end.
  var end: TimeInterval { InputLog.time(notBefore: live.now) }

  /// The moment that is shown, and the latest one.
  func moments(at now: TimeInterval) -> (shown: TimeInterval, end: TimeInterval) {
    // A page shows the time that passes, which may be a little ahead of the last thing that happened.
    guard mode == .live else { return (shown.now, live.now) }
    let moment = max(time.stage(at: now), live.now)
    return (moment, moment)
  }

  /// What pages are told about the time, besides the moment.
  var status: [JSONText.Member] {
    [
      .init("mode", .string(mode.rawValue)), .init("rate", .number(time.rate)),
      .init("event", .integer(shown.handled)), .init("events", .integer(log.count)),
      .init("queued", .integer(queue.count)), .init("limit", .integer(log.limit)),
    ]
  }

  // MARK: - Inputs arrive

  /// Why no input is taken now; nil if it is.
  var lack: Refusal? {
    switch mode {
    case .live: nil
    case .paused: queue.isFull ? .full(InputQueue.limit) : nil
    case .past, .replaying: .past
    }
  }

  /// Why a text is not typed now; nil if it is.
  func lack(of text: String) -> Refusal? { live.takes(text) ? nil : .fieldIsFull }

  /// Handles an input now, or lets it wait while the time stands.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - world: When it happened, in the time of the world.
  ///   - now: The time of the world.
  func take(_ input: LabInput, from world: TimeInterval, at now: TimeInterval) {
    guard mode == .live else { return queue.append(input, at: world, present: live.now) }
    let moment = min(time.stage(at: world), time.stage(at: now))
    handle(InputLog.Entry(time: moment, input: input), at: now)
  }

  /// Lets what has ended meanwhile wait until the end is shown, or until the other inputs that wait were
  /// handled.
  func takeLater(_ input: LabInput) {
    queue.append(end: input, present: live.now)
  }

  /// Has pages told about the screen, also if it stays as it is.
  func tellScreen() { screenNumber += 1 }

  /// Starts scenes in an appearance from now on; a scene that nobody has touched has it at once.
  ///
  /// - Parameter isDark: The appearance.
  /// - Returns: Whether the scene that is shown has it now; if not, an input can change it.
  func startScenes(isDark: Bool) -> Bool {
    startsDark = isDark
    guard log.count == 0, queue.count == 0, mode == .live else { return false }
    isDarkAtStart = isDark
    live.show(isDark: isDark)
    return true
  }

  /// Handles an input of the live run.
  private func handle(_ entry: InputLog.Entry, at now: TimeInterval) {
    var entry = entry
    entry.time = InputLog.time(notBefore: max(entry.time, live.now))
    if log.isFull, !held.isTouching || log.size >= log.limit + Self.reserve {
      restart(
        because: "full", "\(log.limit) inputs were kept, which is the limit; the scene starts anew.", at: now)
      return
    }
    log.append(entry)
    live.handle(entry)
  }

  /// Forgets what waits and what is down: nobody holds a finger in another run than the live one.
  private func forgetInput() {
    queue = InputQueue()
    held.letGo()
  }

  // MARK: - Pages control the time

  private enum Action: String, CaseIterable {
    case pause, live, rate, step, stepBack, seek, play, branch, restart
  }

  /// Does what a message “time” asks.
  func receive(_ message: LabMessage) throws(Refusal) {
    let (fields, now) = (message.fields, message.now)
    let action = Action(rawValue: try fields.word("do", of: Action.allCases.map(\.rawValue)))
    advance(to: now)
    switch action {
    case .pause:
      if mode == .live { stop(.paused, at: now) }
      if mode == .replaying { stop(.past, at: now) }
    case .live: goLive(at: now)
    case .rate:
      let rate = try fields.number("rate", in: Self.slowest...1)
      time.set(
        stage: time.stage(at: now), at: now,
        rate: try fields.required(rate, "rate", "a number from \(Self.slowest) to 1"))
    case .step: try step(at: now)
    case .stepBack:
      guard shown.handled > 0 else { throw Refusal("there is no earlier input", advice: "Touch the screen.") }
      let count = shown.handled - 1
      try show(count: count, at: log.entries[count].time, now)
    case .seek: try seek(fields, now)
    case .play:
      if mode == .past {
        mode = .replaying
        time.set(stage: shown.now, at: now, isRunning: true)
      } else if mode == .paused {
        goLive(at: now)
      }
    case .branch: branch(at: now)
    case .restart, nil: restart(because: "asked", "The scene starts anew.", at: now)
    }
  }

  private func seek(_ fields: MessageFields, _ now: TimeInterval) throws(Refusal) {
    if let count = try fields.whole("event", in: 0...log.count) {
      return try show(count: count, at: count == 0 ? 0 : log.entries[count - 1].time, now)
    }
    let end = moments(at: now).end
    guard let moment = try fields.number("time", in: 0...end, "a number of seconds") else {
      throw Refusal(
        "a seek has a “time” from 0 to \(end.exact) seconds, or an “event” from 0 to \(log.count)")
    }
    try show(count: log.count(upTo: min(moment, live.now)), at: min(moment, live.now), now)
  }

  private func stop(_ mode: LabMode, at now: TimeInterval) {
    self.mode = mode
    time.set(stage: shown.now, at: now, isRunning: false)
  }

  /// Shows the end, and lets time pass; what waited is handled first.
  private func goLive(at now: TimeInterval) {
    if mode == .past || mode == .replaying { show(live) }
    let waiting = queue.popAll()
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
      if let entry = queue.popFirst() {
        handle(entry, at: now)
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
        shown = try LabRun(file, number: runs, isDark: isDarkAtStart, patience: patience)
      } catch {
        throw Refusal(error.description)
      }
      change = ("moment", "Another moment is shown.")
    }
    // A replay that somebody ends stops where it is.
    if shown.repeatInputs(log.entries[min(shown.handled, count)..<count]) { shown.advance(to: moment) }
    stop(.past, at: now)
  }

  /// Shows a run.
  private func show(_ run: LabRun) {
    guard shown !== run else { return }
    shown = run
    change = ("moment", "Another moment is shown.")
  }

  // MARK: - Runs begin

  /// Goes on from the moment that is shown, without the later inputs.
  private func branch(at now: TimeInterval) {
    guard shown !== live else { return goLive(at: now) }
    let dropped = log.count - shown.handled
    log.keep(first: shown.handled)
    live = shown
    forgetInput()
    change = ("branch", "\(dropped) later input\(dropped == 1 ? " was" : "s were") dropped.")
    mode = .live
    let (down, keys) = (live.contactsDown, live.keysDown)
    if !down.isEmpty { handle(InputLog.Entry(time: live.now, input: .cancel(down)), at: now) }
    for key in keys { handle(InputLog.Entry(time: live.now, input: .key(key.released)), at: now) }
    time.set(stage: live.now, at: now, isRunning: true)
  }

  /// Starts the scene anew, without inputs.
  private func restart(because: String, _ text: String, at now: TimeInterval) {
    guard let run = try? LabRun(file, number: runs + 1, isDark: startsDark, patience: patience) else {
      return
    }
    start(run, because: because, text, at: now)
  }

  private func start(_ run: LabRun, because: String, _ text: String, at now: TimeInterval) {
    runs += 1
    (live, shown) = (run, run)
    isDarkAtStart = startsDark
    log.keep(first: 0)
    forgetInput()
    change = (because, text)
    mode = .live
    time.set(stage: 0, at: now, isRunning: true)
  }

  /// Starts another scene.
  func openScene(_ file: SceneFile, name: String, at now: TimeInterval) throws(SceneError) {
    let run = try LabRun(file, number: runs + 1, isDark: startsDark, patience: patience)
    self.file = file
    screenNumber += 1
    start(run, because: "scene", "\(name) is shown.", at: now)
  }

  /// Repeats all inputs on a changed scene, and shows it.
  func replaceScene(with file: SceneFile, at now: TimeInterval) throws(SceneError) {
    let run = try LabRun(file, number: runs + 1, isDark: isDarkAtStart, patience: patience)
    advance(to: now)
    let end = live.now
    runs += 1
    guard run.repeatInputs(log.entries[...]) else {
      throw SceneError(issues: [
        .init(
          position: .init(file: "", line: 1, column: 1),
          message: "the inputs were not all repeated on the changed scene; the one before stays")
      ])
    }
    self.file = file
    run.advance(to: end)
    (live, shown) = (run, run)
    if mode == .past || mode == .replaying { mode = .paused }
    time.set(stage: end, at: now, isRunning: mode == .live)
    change = ("scene", "The scene has changed; the same inputs were repeated.")
    screenNumber += 1
  }

  /// Repeats all inputs on a scene in a run that nobody sees; `records` keeps what a report shows.
  func replay(on file: SceneFile, records: Bool = false) throws(Refusal) -> LabReplay {
    do throws(SceneError) {
      let replay = try LabReplay(
        file, isDark: isDarkAtStart, limit: traceLimit, records: records, patience: patience)
      if replay.repeatInputs(log.entries, until: end) { return replay }
    } catch {
      throw Refusal(error.description)
    }
    throw Refusal("the replay was ended by what came after it", advice: "Ask again.")
  }
}
