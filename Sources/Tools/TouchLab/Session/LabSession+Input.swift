// SPDX-License-Identifier: Apache-2.0
import TextSources

extension LabSession {
  /// How many inputs wait at most while the time stands.
  private static let maximumQueue = 1000
  /// The longest pause between two inputs that wait, in seconds.
  private static let longestPause: TimeInterval = 0.1
  /// How many keys are down at most; a keyboard has about a hundred.
  private static let maximumKeys = 100
  /// How many inputs the log may have beyond its limit while a finger is down.
  private static let reserve = 2000

  func receiveInput(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    let fields = MessageFields(node)
    let frames = try PageFrame.frames(of: fields)
    if let number = try fields.whole("seq", in: 0...(1 << 53)) { edit(page) { $0.input = number } }
    var refusal: Refusal?
    for frame in frames {
      if let lack {
        let (gone, wouldBegin) = contacts.lift(frame.contacts, of: page)
        if !gone.isEmpty { waitForEnd(.cancel(gone)) }
        if wouldBegin || frame.scroll != nil { refusal = lack }
        continue
      }
      let contacts = contacts.renumber(frame.contacts, of: page)
      guard !contacts.isEmpty || frame.scroll != nil else { continue }
      let input = DigitizerFrame(
        nanoseconds: 0, contacts: contacts, buttons: frame.buttons, scroll: frame.scroll)
      take(.frame(input), pageTime: frame.time, page, now)
    }
    if let refusal { throw refusal }
  }

  private static let modifiers: [(word: String, flag: UIKeyModifierFlags)] = [
    ("shift", .shift), ("control", .control), ("alt", .alternate), ("meta", .command),
    ("capsLock", .alphaShift),
  ]

  func receiveKey(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    let fields = MessageFields(node)
    let code = try fields.required(try fields.text("code", bytes: 0...40), "code", "the code of a key")
    let name = try fields.required(try fields.text("key", bytes: 0...40), "key", "the name of a key")
    var key = LabKey(code: code, key: name, isDown: try fields.word("phase", of: ["down", "up"]) == "down")
    key.isRepeat = try fields.flag("repeat") == true && key.isDown
    for word in try fields.words("modifiers", of: Self.modifiers.map(\.word)) ?? [] {
      for modifier in Self.modifiers where modifier.word == word { key.modifiers.insert(modifier.flag) }
    }
    let time = try pageTime(fields)
    if let lack {
      // A key that is down in the present has been released.
      guard !key.isDown else { throw lack }
      if keysDown.contains(where: { $0.key.code == code }) { waitForEnd(.key(key)) }
    } else {
      take(.key(key), pageTime: time, page, now)
    }
    keysDown.removeAll { $0.key.code == code }
    if key.isDown { keysDown.append((page, key)) }
    if keysDown.count > Self.maximumKeys { keysDown.removeFirst() }
  }

  func receiveText(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    let fields = MessageFields(node)
    let text = try fields.text("text", bytes: 1...4000)
    try takeAll(
      .text(try fields.required(text, "text", "what was typed")), pageTime: try pageTime(fields), page, now)
  }

  private func pageTime(_ fields: MessageFields) throws(Refusal) -> TimeInterval? {
    try fields.number("t", in: PageFrame.times, "a number of milliseconds").map { $0 / 1000 }
  }

  func receiveCancel(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    cancelContacts(of: page, at: now)
  }

  func receiveScreen(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    let fields = MessageFields(node)
    let size = try fields.pair("size", in: 50...4000)
    let (width, height) = try fields.required(size, "size", "a list of two numbers from 50 to 4000")
    // Pages show the size that the screen has, also if it stays as it is.
    helloNumber += 1
    try takeAll(.screen(CGSize(width: width, height: height)), pageTime: nil, page, now)
  }

  func receiveAppearance(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    let style = try MessageFields(node).word("style", of: ["dark", "light"])
    helloNumber += 1
    try takeAll(.appearance(isDark: style == "dark"), pageTime: nil, page, now)
  }

  /// Cancels the contacts of a page, and releases its keys.
  func cancelContacts(of page: Int, at now: TimeInterval) {
    func end(_ input: LabInput) {
      if lack == nil { take(input, pageTime: nil, page, now) } else { waitForEnd(input) }
    }
    let gone = contacts.cancel(page: page)
    if !gone.isEmpty { end(.cancel(gone)) }
    for (holder, key) in keysDown where holder == page { end(.key(key.released)) }
    keysDown.removeAll { $0.page == page }
  }

  // MARK: -

  /// Why no input is taken now; nil if it is.
  private var lack: Refusal? {
    switch mode {
    case .live: nil
    case .paused: queue.count < Self.maximumQueue ? nil : .full(Self.maximumQueue)
    case .past, .replaying: .past
    }
  }

  /// Lets what has ended meanwhile wait until the end is shown, or until the other inputs that wait were
  /// handled.
  private func waitForEnd(_ input: LabInput) {
    let last = queue.last?.time ?? live.now
    queue.append(InputLog.Entry(time: max(last, live.now), input: input))
  }

  private func takeAll(
    _ input: LabInput, pageTime: TimeInterval?, _ page: Int, _ now: TimeInterval
  ) throws(Refusal) {
    if let lack { throw lack }
    take(input, pageTime: pageTime, page, now)
  }

  /// Handles an input now, or lets it wait while the time stands.
  private func take(_ input: LabInput, pageTime: TimeInterval?, _ page: Int?, _ now: TimeInterval) {
    var world = now
    if let pageTime, let page, let index = pages.firstIndex(where: { $0.number == page }) {
      world = pages[index].world(pageTime, at: now)
    }
    guard mode == .live else {
      let last = queue.last?.time ?? live.now
      let pause = queuedWorld.map { min(max(world - $0, 0), Self.longestPause) } ?? 0
      queuedWorld = world
      queue.append(InputLog.Entry(time: last + pause, input: input))
      return
    }
    let moment = min(time.stage(at: world), time.stage(at: now))
    handle(InputLog.Entry(time: moment, input: input), at: now)
  }

  /// Handles an input of the live run.
  func handle(_ entry: InputLog.Entry, at now: TimeInterval) {
    var entry = entry
    entry.time = InputLog.time(notBefore: max(entry.time, live.now))
    if log.isFull, contacts.isEmpty || log.count >= log.limit + Self.reserve {
      restart(
        because: "full", "\(log.limit) inputs were kept, which is the limit; the scene starts anew.", at: now)
      return
    }
    log.append(entry)
    live.handle(entry)
    inputs.append(entry)
  }

  /// An input with its number, as pages get it.
  static func logLine(_ number: Int, _ entry: InputLog.Entry) -> String {
    let line: JSONText = [
      "n": .integer(number), "time": .number(entry.time), "kind": .string(entry.input.kind),
      "text": .string(entry.input.summary),
    ]
    return line.line
  }
}
