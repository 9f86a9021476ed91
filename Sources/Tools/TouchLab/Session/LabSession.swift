// SPDX-License-Identifier: Apache-2.0
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
  /// The scene that is shown.
  public internal(set) var scene: LabScene
  /// What the time does.
  public internal(set) var mode = LabMode.live {
    didSet { if mode != oldValue { modes += 1 } }
  }
  /// Changes whenever the mode does.
  private(set) var modes = 0
  /// How many inputs are kept; when there are so many the scene starts anew.
  public var limit: Int {
    get { log.limit }
    set { log.limit = max(newValue, 1) }
  }

  /// How many facts a trace that is kept or compared has at most; the latest count.
  var traceLimit = 100_000

  /// Called again and again while many inputs are replayed, which may take seconds; the session must not be
  /// used then.
  public var replaysLong: (() -> Void)?

  let surroundings: LabSurroundings
  /// The screens of the file that was dropped on a page last.
  var dropped: [LabScene] = []
  /// The scene as it was read.
  var file: SceneFile
  /// The scene before the latest change of its text.
  var previous: SceneFile?
  /// What is wrong with the latest text, which is not shown then.
  var issues: [SceneError.Issue] = []
  /// The latest text, with or without errors.
  var draft: String
  /// Whether the latest text comes from a file that was changed.
  var isFromDisk = false
  /// What is known of the file that the lab was started with, while it is shown.
  var disk: LabFile?
  /// Changes whenever pages are to be told about the file.
  var fileNumber = 1
  var sceneNumber = 1
  /// When the text was changed last, as a number of the scene, and by which page; nil for the file.
  var textChange: (number: Int, page: Int?) = (1, nil)
  /// When the file was changed last, as a number of the scene.
  var diskChange = 1
  var helloNumber = 1

  /// The run that has all inputs.
  var live: LabRun
  /// The run that pages see: the live one, or one that stopped earlier.
  var shown: LabRun
  var runs = 1
  /// Why another run is shown than before.
  var change: (because: String, text: String) = ("", "")

  var log = InputLog()
  /// The inputs as pages get them.
  var inputs = EntryRing<InputLog.Entry>(limit: 4096)
  /// Changes when the inputs begin anew.
  var inputsNumber = 1
  /// What arrived while the time stands, and what ended while an earlier moment was shown.
  var queue: [InputLog.Entry] = []
  /// When the latest input that waits happened, in the time of the world.
  var queuedWorld: TimeInterval?
  /// Whether the message that is handled has got an answer.
  var hasAnswered = false
  var contacts = ContactNumbers()
  /// The keys that are down, and on which page.
  var keysDown: [(page: Int, key: LabKey)] = []
  var time: StageTime
  var pages: [PageState] = []
  var madePages = 0

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
    self.scene = scene
    self.surroundings = surroundings
    draft = scene.text
    disk = scene.isWatched ? LabFile(text: scene.text) : nil
    file = try SceneFile(text: scene.text, file: scene.file)
    live = try Self.run(file, number: 1)
    shown = live
    time = StageTime(at: now)
  }

  /// Starts a run of a scene.
  static func run(_ file: SceneFile, number: Int) throws(SceneError) -> LabRun {
    do throws(StageError) {
      return try LabRun(file, number: number)
    } catch {
      throw SceneError(issues: [
        .init(position: .init(file: "", line: 1, column: 1), message: error.description)
      ])
    }
  }

  // MARK: Pages

  /// Connects a page, and returns its number.
  public func connect() -> Int {
    madePages += 1
    pages.append(PageState(number: madePages))
    return madePages
  }

  /// Disconnects a page, whose contacts are cancelled.
  public func disconnect(_ page: Int, at now: TimeInterval) {
    cancelContacts(of: page, at: now)
    pages.removeAll { $0.number == page }
  }

  /// Whether a page asked more than it reads, so that it is to be disconnected.
  public func isLost(_ page: Int) -> Bool {
    pages.first { $0.number == page }?.isLost ?? true
  }

  func edit(_ page: Int, _ body: (inout PageState) -> Void) {
    guard let index = pages.firstIndex(where: { $0.number == page }) else { return }
    body(&pages[index])
  }
}
