// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchCore
import TouchGraphics
import TouchRender
import TouchScene
import TouchStage

/// A connected page: what it wants and what it has, so that it gets what it lacks and nothing is queued.
final class ConnectedPage {
  /// The messages that the page wants.
  private struct Wishes {
    var picture = true
    var facts = true
    var log = true
    var hits = true
    var lanes = true
  }

  /// What the message hello depends on, which names the scene and the screen.
  nonisolated private struct Greeting: Equatable {
    /// Changes whenever the message is to be sent again.
    var number: Int
    var size: CGSize
    var isDark: Bool
  }

  /// The number of the page.
  let number: Int
  /// Whether the page asked more than it reads, and is to be dropped.
  private(set) var isLost = false
  private var wishes = Wishes()
  /// The version of the protocol that the page speaks, if it is not the lab's.
  private var otherVersion: Int?
  /// Answers to questions, which wait until the page reads.
  private var replies: [String] = []
  /// The refusal that the page was told last and that counts until the mode changes.
  private var told: (what: Refusal.Repetition, modes: Int)?

  // What the page has, by number; 0 or nil for nothing yet.
  private var hello: Greeting?
  private var scene = 0
  private var file = 0
  private var run = 0
  private var picture = 0
  private var hits = -1
  private var lanes = -1
  private var nextFact = 0
  private var inputs = 0
  private var nextInput = 0
  private var status: String?
  /// The moment of the latest status.
  private var moment: TimeInterval = 0
  /// The mode and the rate that the page was told.
  private var mode: LabMode?
  private var rate = 0.0
  private var statusTime = -TimeInterval.infinity
  private var pictureTime = -TimeInterval.infinity
  /// When the page got the last of the lists that were due.
  private var listTime = -TimeInterval.infinity
  /// Whether it gets lists that are due, one after the other.
  private var isListing = false

  /// The number of the page's latest input.
  private var input: Int?
  /// What is added to the page's clock to get the world's.
  private var offset = TimeInterval.infinity

  /// How many answers wait at most.
  private static let maximumReplies = 32
  /// The seconds between two statuses while only time passes.
  private static let statusPause: TimeInterval = 0.1
  /// The least seconds between two pictures.
  private static let picturePause: TimeInterval = 0.008
  /// The least seconds between lists, such as facts and lanes: more than pictures take, which come first.
  private static let listPause: TimeInterval = 0.1

  init(number: Int) {
    self.number = number
  }

  // MARK: - The page says something

  private static let wishes: [(name: String, path: WritableKeyPath<Wishes, Bool>)] = [
    ("picture", \.picture), ("facts", \.facts), ("log", \.log), ("hits", \.hits), ("lanes", \.lanes),
  ]

  /// Reads the version in a message “hello”.
  func receiveVersion(_ message: LabMessage) throws(Refusal) {
    let name = "protocol"
    let version = try message.fields.required(
      message.fields.whole(name, in: 1...1_000_000), name, "the version of the protocol")
    otherVersion = version == LabMessage.protocolVersion ? nil : version
    try checkVersion()
  }

  /// Throws if the page speaks another version of the protocol.
  func checkVersion() throws(Refusal) {
    if let otherVersion { throw .version(otherVersion) }
  }

  /// Wants what a message “see” says, if all of it is right.
  func receiveWishes(_ message: LabMessage) throws(Refusal) {
    var wishes = wishes
    for (name, path) in Self.wishes {
      if let value = try message.fields.flag(name) { wishes[keyPath: path] = value }
    }
    self.wishes = wishes
  }

  /// Remembers the number of the page's latest input, which is in the picture that shows it.
  func note(input number: Int) { input = number }

  /// The time of the world at a time of the page's clock; now for a message without one.
  ///
  /// A message takes some time to arrive. The shortest so far says how the clocks differ.
  func world(_ time: TimeInterval?, at now: TimeInterval) -> TimeInterval {
    guard let time else { return now }
    if now - time < offset || now - (time + offset) > 1 { offset = now - time }
    return time + offset
  }

  // MARK: - The page is answered

  /// Lets an answer wait until the page reads.
  func reply(_ message: JSONText) {
    guard replies.count < Self.maximumReplies else {
      isLost = true
      return
    }
    replies.append(message.line)
  }

  /// Whether a refusal is news to the page, which is told once why many inputs in a row are refused.
  ///
  /// - Parameters:
  ///   - refusal: The refusal.
  ///   - modes: How often the mode of the timeline has changed.
  /// - Returns: Whether to tell the page; afterwards it knows.
  func learns(_ refusal: Refusal, modes: Int) -> Bool {
    guard let what = refusal.repetition else { return true }
    if let told, told == (what, modes) { return false }
    told = (what, modes)
    return true
  }

  /// Remembers that an answer has the text of the scene.
  func note(scene number: Int) { scene = number }

  // MARK: - The page gets what it lacks

  /// The next message, as UTF-8; nil if the page lacks nothing now.
  func nextMessage(
    _ timeline: LabTimeline, _ document: LabDocument, at now: TimeInterval
  ) -> [UInt8]? {
    if !replies.isEmpty { return Array(replies.removeFirst().utf8) }
    if let news = nextNews(timeline, document) { return Array(news.utf8) }
    if let status = nextStatus(timeline, now) { return Array(status.utf8) }
    if let picture = nextPicture(timeline, now) { return picture }
    if file != document.fileNumber {
      file = document.fileNumber
      if let message = document.fileMessage { return Array(message.utf8) }
    }
    guard now - listTime >= Self.listPause else { return nil }
    guard let message = nextList(timeline) else {
      if isListing { listTime = now }
      isListing = false
      return nil
    }
    isListing = true
    return Array(message.utf8)
  }

  /// In how many seconds the page lacks something, of each kind; negative for what it lacks already.
  func sleeps(_ timeline: LabTimeline, at now: TimeInterval) -> [TimeInterval] {
    var seconds: [TimeInterval] = []
    let run = timeline.shown
    if wishes.picture, self.run == run.number,
      picture != run.pictures.generation || run.pictures.nextUpdate == .now
    {
      seconds.append(pictureTime + Self.picturePause - now)
    }
    if (wishes.facts && nextFact < run.facts.count) || (wishes.log && nextInput < timeline.log.sent.count)
      || (wishes.hits && hits != run.hits.version) || (wishes.lanes && lanes != run.lanes.version)
    {
      seconds.append(listTime + Self.listPause - now)
    }
    if timeline.isRunning { seconds.append(statusTime + Self.statusPause - now) }
    return seconds
  }

  /// What another scene, screen or run begins with.
  private func nextNews(_ timeline: LabTimeline, _ document: LabDocument) -> String? {
    let run = timeline.shown
    let stage = run.staged.stage
    let greeting = Greeting(
      number: timeline.screenNumber, size: stage.scene.screen.bounds.size,
      isDark: stage.window.overrideUserInterfaceStyle == .dark)
    if hello != greeting {
      hello = greeting
      return Self.message(of: greeting, stage.window.contentScaleFactor, document)
    }
    if scene != document.number {
      scene = document.number
      return document.answer(to: nil).line
    }
    guard self.run != run.number || inputs != timeline.log.number else { return nil }
    let isFirst = self.run == 0
    // Another moment has the same inputs, which the page keeps.
    if inputs != timeline.log.number || timeline.change.because != "moment" {
      (inputs, nextInput) = (timeline.log.number, 0)
    }
    // What the page has of a run is of no use for another one.
    (self.run, picture, hits, lanes, nextFact) = (run.number, 0, -1, -1, 0)
    (pictureTime, listTime, statusTime) = (-.infinity, -.infinity, -.infinity)
    guard !isFirst else { return nil }
    let message: JSONText = [
      "type": "restarted", "because": .string(timeline.change.because),
      "text": .string(timeline.change.text),
    ]
    return message.line
  }

  private static func message(of greeting: Greeting, _ scale: CGFloat, _ document: LabDocument) -> String {
    let message: JSONText = [
      "type": "hello", "protocol": .integer(LabMessage.protocolVersion), "name": .string(document.scene.name),
      "screen": .array([.number(Double(greeting.size.width)), .number(Double(greeting.size.height))]),
      "scale": .number(Double(scale)), "appearance": .string(greeting.isDark ? "dark" : "light"),
      "maximumContacts": .integer(HeldInput.maximumContacts),
      "scenes": .array(document.sceneNames.map(JSONText.string)),
    ]
    return message.line
  }

  private func nextStatus(_ timeline: LabTimeline, _ now: TimeInterval) -> String? {
    let members = timeline.status
    let state = JSONText.object(members).line
    let hasChanged = state != status || (!timeline.isRunning && timeline.shown.now != moment)
    let isAtOnce =
      hasChanged && (!timeline.isRunning || timeline.mode != mode || timeline.rate != rate)
    guard isAtOnce || (timeline.isRunning && now - statusTime >= Self.statusPause) else { return nil }
    (status, mode, rate, statusTime) = (state, timeline.mode, timeline.rate, now)
    let moments = timeline.moments(at: now)
    moment = moments.shown
    return JSONText.object(
      [.init("type", "status")] + members
        + [.init("time", .number(moments.shown)), .init("end", .number(moments.end))]
    ).line
  }

  private func nextPicture(_ timeline: LabTimeline, _ now: TimeInterval) -> [UInt8]? {
    let run = timeline.shown
    guard wishes.picture, now - pictureTime >= Self.picturePause else { return nil }
    let old = picture
    let (message, seconds) = timeline.patience.timed { () -> [UInt8]? in
      run.updatePicture()
      guard old != run.pictures.generation else { return nil }
      return run.pictures.message(since: old, at: run.now, input: input)
    }
    // The next one comes after a pause that is as long as this one took, and the usual one.
    pictureTime = seconds > Self.picturePause ? now + 2 * seconds : message == nil ? pictureTime : now
    if message != nil { picture = run.pictures.generation }
    return message
  }

  private func nextList(_ timeline: LabTimeline) -> String? {
    let run = timeline.shown
    if wishes.hits, hits != run.hits.version {
      hits = run.hits.version
      return run.hits.message
    }
    if wishes.lanes, lanes != run.lanes.version {
      lanes = run.lanes.version
      return run.lanesMessage
    }
    if wishes.facts, let message = run.facts.message("facts", from: &nextFact, FactText.json) {
      return message
    }
    if wishes.log, let message = timeline.log.sent.message("log", from: &nextInput, { $1.line($0) }) {
      return message
    }
    return nil
  }
}
