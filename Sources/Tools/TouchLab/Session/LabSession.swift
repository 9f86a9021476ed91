// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TextSources
public import TouchScene
import TouchStage

/// A scene that pages show and touch: messages come in, and messages go out.
///
/// ```swift
/// let session = try LabSession(scene, at: 0)
/// let page = session.connect()
/// session.receive(text, from: page, at: 0.1)
/// session.advance(to: 0.116)
/// while let message = session.nextMessage(for: page, at: 0.116) { send(message) }
/// ```
///
/// The session has no clock and no network: times of the world are arguments, in seconds from any zero. It
/// queues nothing for a page that does not read: whenever one asks for its next message, it gets what it
/// lacks.
public final class LabSession {
  /// The inputs and the runs that handled them; `LabInputs` reads input for it.
  private let timeline: LabTimeline
  /// The text of the scene, and its file.
  private let document: LabDocument
  /// The pages, each with what it has, which decides what it gets next.
  private var pages: [ConnectedPage] = []
  private var madePages = 0

  /// Starts a session.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - surroundings: What pages can open and save.
  ///   - now: The time of the world.
  /// - Throws: What is wrong with the text of the scene.
  public init(_ scene: LabScene, in surroundings: LabSurroundings = LabSurroundings(), at now: TimeInterval)
    throws(SceneError)
  {
    timeline = try LabTimeline(SceneFile(text: scene.text, file: scene.file), at: now)
    document = LabDocument(scene, in: surroundings, timeline)
  }

  // MARK: Scene

  /// The scene that is shown.
  public var scene: LabScene { document.scene }

  /// Tells what has become of the file of the scene.
  ///
  /// A text that is on a page and not saved stays there; the page tells that the file is newer, and offers
  /// both.
  public func fileChanged(_ change: LabFileChange, at now: TimeInterval) {
    document.fileChanged(change, at: now)
  }

  // MARK: Time

  /// What the time does.
  public var mode: LabMode { timeline.mode }

  /// How many inputs are kept; when there are so many the scene starts anew.
  public var limit: Int {
    get { timeline.limit }
    set { timeline.limit = newValue }
  }

  /// How many facts a trace that is kept or compared has at most; the latest count.
  var traceLimit: Int {
    get { timeline.traceLimit }
    set { timeline.traceLimit = newValue }
  }

  /// Called again and again while the session works on a scene; false ends a replay of inputs where it is.
  ///
  /// The work may take seconds; the session must not be used then.
  public var worksLong: (() -> Bool)? {
    get { timeline.patience.goesOn }
    set { timeline.patience.goesOn = newValue }
  }

  /// The present time of the world, by which the session sees how long its own work takes; nil if that is to
  /// make no difference.
  ///
  /// A picture that took long is followed by a pause as long, so that half of the time is left for everything
  /// else, and timers that take longer than the world slow down the time of the stage.
  public var clock: (() -> TimeInterval)? {
    get { timeline.patience.clock }
    set { timeline.patience.clock = newValue }
  }

  /// Lets time pass until a time of the world.
  public func advance(to now: TimeInterval) { timeline.advance(to: now) }

  /// How many seconds may pass until ``advance(to:)`` is to be called, if no message comes; nil if nothing is
  /// due.
  public func sleep(at now: TimeInterval) -> TimeInterval? {
    var seconds = pages.flatMap { $0.sleeps(timeline, at: now) }
    if let sleep = timeline.sleep(at: now) { seconds.append(sleep) }
    return seconds.min().map { max($0, 0) }
  }

  // MARK: Pages

  /// Connects a page, and returns its number.
  public func connect() -> Int {
    madePages += 1
    pages.append(ConnectedPage(number: madePages))
    return madePages
  }

  /// Disconnects a page, whose contacts are cancelled.
  public func disconnect(_ page: Int, at now: TimeInterval) {
    LabInputs(timeline).cancel(page: page, at: now)
    pages.removeAll { $0.number == page }
  }

  /// Whether a page asked more than it reads, so that it is to be disconnected.
  public func isLost(_ page: Int) -> Bool {
    connected(page)?.isLost ?? true
  }

  /// The next message for a page that can take one, as UTF-8.
  ///
  /// - Parameters:
  ///   - page: The number of the page.
  ///   - now: The time of the world.
  /// - Returns: The message; nil if the page lacks nothing now.
  public func nextMessage(for page: Int, at now: TimeInterval) -> [UInt8]? {
    connected(page)?.nextMessage(timeline, document, at: now)
  }

  private func connected(_ page: Int) -> ConnectedPage? { pages.first { $0.number == page } }

  // MARK: Messages

  /// The greatest message of a page, in bytes.
  public nonisolated static let maximumMessage = LabMessage.maximumSize

  /// Handles a message of a page.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - page: The number of the page.
  ///   - now: The time of the world.
  public func receive(_ text: String, from page: Int, at now: TimeInterval) {
    guard let page = connected(page) else { return }
    var id: JSONText?
    do throws(Refusal) {
      let message = try LabMessage(text, from: page.number, at: now, id: &id)
      if let answer = try handle(message, of: page) {
        page.reply(answer)
      } else if id != nil {
        page.reply(message.answer("done", []))
      }
    } catch {
      guard id != nil || page.learns(error, modes: timeline.modes) else { return }
      page.reply(error.answer(to: id))
    }
  }

  /// Handles a message, and returns the answer; nil if it says nothing.
  private func handle(_ message: LabMessage, of page: ConnectedPage) throws(Refusal) -> JSONText? {
    let inputs = LabInputs(timeline)
    if message.kind != .hello { try page.checkVersion() }
    switch message.kind {
    case .hello: try page.receiveVersion(message)
    case .input: try inputs.receiveFrames(message, of: page)
    case .key: try inputs.receiveKey(message, of: page)
    case .text: try inputs.receiveText(message, of: page)
    case .cancel: inputs.cancel(page: page.number, at: message.now)
    case .screen: try inputs.receiveScreen(message)
    case .appearance: try inputs.receiveAppearance(message)
    case .time: try timeline.receive(message)
    case .see: try page.receiveWishes(message)
    case .ask: return try LabQuestions(timeline).view(message)
    case .outline: return LabQuestions(timeline).outline(message)
    case .why: return try LabQuestions(timeline).explanation(message)
    case .compare: return try LabComparison(timeline, document).answer(message)
    case .export: return try ExportedFile.answer(message, timeline, document.scene.name)
    case .scene:
      try document.receive(message)
      page.note(scene: document.number)
      return document.answer(to: message.id)
    case .ping:
      let time = try message.fields.number("t", in: PageFrame.times, "a number of milliseconds")
      return message.answer(
        "pong", [.init("t", time.map { .number($0) } ?? .null), .init("time", .number(timeline.shown.now))])
    }
    return nil
  }
}
