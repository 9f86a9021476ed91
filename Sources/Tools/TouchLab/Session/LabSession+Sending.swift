// SPDX-License-Identifier: Apache-2.0
import TextSources

extension LabSession {
  /// The seconds between two statuses while only time passes.
  static let statusPause: TimeInterval = 0.1
  /// The least seconds between two pictures of a page.
  private static let pause: TimeInterval = 0.008
  /// The least seconds between lists of a page, such as facts and lanes: more than its pictures take, which
  /// come first.
  private static let listPause: TimeInterval = 0.1

  /// The next message for a page that can take one, as UTF-8.
  ///
  /// - Parameters:
  ///   - page: The number of the page.
  ///   - now: The time of the world.
  /// - Returns: The message; nil if the page lacks nothing now.
  public func nextMessage(for page: Int, at now: TimeInterval) -> [UInt8]? {
    guard let index = pages.firstIndex(where: { $0.number == page }) else { return nil }
    if !pages[index].replies.isEmpty { return Array(pages[index].replies.removeFirst().utf8) }
    let greeting = greeting
    if pages[index].hello != greeting {
      pages[index].hello = greeting
      return Array(message(of: greeting).utf8)
    }
    if pages[index].scene != sceneNumber {
      pages[index].scene = sceneNumber
      return Array(sceneMessage(nil).line.utf8)
    }
    if pages[index].run != shown.number || pages[index].inputs != inputsNumber {
      let isFirst = pages[index].run == 0
      if pages[index].inputs != inputsNumber {
        pages[index].inputs = inputsNumber
        pages[index].nextInput = 0
      }
      pages[index].begin(run: shown.number)
      if !isFirst { return Array(restartedMessage.utf8) }
    }
    if let status = nextStatus(&pages[index], now) { return Array(status.utf8) }
    if let picture = nextPicture(&pages[index], now) { return picture }
    if pages[index].file != fileNumber {
      pages[index].file = fileNumber
      if let disk { return Array(disk.message(scene.file).utf8) }
    }
    guard now - pages[index].listTime >= Self.listPause else { return nil }
    guard let message = nextList(&pages[index]) else {
      if pages[index].isListing { pages[index].listTime = now }
      pages[index].isListing = false
      return nil
    }
    pages[index].isListing = true
    return Array(message.utf8)
  }

  /// When a page may have its next picture, in seconds from now; nil if there is none.
  func pictureDue(_ page: PageState, at now: TimeInterval) -> TimeInterval? {
    guard page.wishes.picture, page.run == shown.number,
      page.picture != shown.pictures.generation || shown.pictures.nextUpdate == .now
    else { return nil }
    return max(page.pictureTime + Self.pause - now, 0)
  }

  /// When a page may have its next lists, in seconds from now; nil if it has all.
  func listsDue(_ page: PageState, at now: TimeInterval) -> TimeInterval? {
    let wishes = page.wishes
    guard
      (wishes.facts && page.nextFact < shown.facts.count) || (wishes.log && page.nextInput < inputs.count)
        || (wishes.hits && page.hits != shown.hits.version)
        || (wishes.lanes && page.lanes != shown.lanes.version)
    else { return nil }
    return max(page.listTime + Self.listPause - now, 0)
  }

  private func nextPicture(_ page: inout PageState, _ now: TimeInterval) -> [UInt8]? {
    guard page.wishes.picture, now - page.pictureTime >= Self.pause else { return nil }
    shown.updatePicture()
    guard page.picture != shown.pictures.generation else { return nil }
    let message = shown.pictures.message(since: page.picture, at: shown.now, input: page.input)
    page.picture = shown.pictures.generation
    page.pictureTime = now
    return message
  }

  private func nextList(_ page: inout PageState) -> String? {
    if page.wishes.hits, page.hits != shown.hits.version {
      page.hits = shown.hits.version
      return shown.hits.message
    }
    if page.wishes.lanes, page.lanes != shown.lanes.version {
      page.lanes = shown.lanes.version
      return shown.lanesMessage
    }
    if page.wishes.facts, let message = shown.facts.message("facts", from: &page.nextFact, FactText.json) {
      return message
    }
    if page.wishes.log, let message = inputs.message("log", from: &page.nextInput, Self.logLine) {
      return message
    }
    return nil
  }

  // MARK: Messages

  private func nextStatus(_ page: inout PageState, _ now: TimeInterval) -> String? {
    let members: [JSONText.Member] = [
      .init("mode", .string(mode.rawValue)), .init("rate", .number(time.rate)),
      .init("event", .integer(shown.handled)), .init("events", .integer(log.count)),
      .init("queued", .integer(queue.count)), .init("limit", .integer(log.limit)),
    ]
    let state = JSONText.object(members).line
    let stands = mode == .paused || mode == .past
    let hasChanged = state != page.status || (stands && shown.now != page.moment)
    let isAtOnce = hasChanged && (stands || mode != page.mode || time.rate != page.rate)
    guard isAtOnce || (!stands && now - page.statusTime >= Self.statusPause) else { return nil }
    (page.status, page.mode, page.rate) = (state, mode, time.rate)
    page.statusTime = now
    let moment = mode == .live ? max(time.stage(at: now), live.now) : shown.now
    page.moment = moment
    let end = mode == .live ? moment : live.now
    return JSONText.object(
      [.init("type", "status")] + members + [.init("time", .number(moment)), .init("end", .number(end))]
    ).line
  }

  private var restartedMessage: String {
    JSONText.object([
      .init("type", "restarted"), .init("because", .string(change.because)),
      .init("text", .string(change.text)),
    ]).line
  }

  /// What pages are to know of the moment that is shown.
  private var greeting: PageState.Greeting {
    let stage = shown.staged.stage
    return PageState.Greeting(
      number: helloNumber, size: stage.scene.screen.bounds.size,
      isDark: stage.window.overrideUserInterfaceStyle == .dark)
  }

  private func message(of greeting: PageState.Greeting) -> String {
    let message: JSONText = [
      "type": "hello", "protocol": 1, "name": .string(scene.name),
      "screen": .array([.number(Double(greeting.size.width)), .number(Double(greeting.size.height))]),
      "scale": .number(Double(shown.staged.stage.window.contentScaleFactor)),
      "appearance": .string(greeting.isDark ? "dark" : "light"),
      "maximumContacts": .integer(ContactNumbers.limit),
      "scenes": .array(sceneNames.map(JSONText.string)),
    ]
    return message.line
  }
}
