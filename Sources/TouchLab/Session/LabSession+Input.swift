// SPDX-License-Identifier: Apache-2.0
import TextSources

extension LabSession {
  /// How many inputs wait at most while the time stands.
  private static let maximumQueue = 1000
  /// The longest pause between two inputs that wait, in seconds.
  private static let longestPause: TimeInterval = 0.1
  /// How many inputs the log may have beyond its limit while a finger is down.
  private static let reserve = 2000

  func receiveInput(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    let frames = try PageFrame.frames(of: node)
    if let number = node["seq"]?.int { edit(page) { $0.input = number } }
    for frame in frames {
      let contacts = contacts.renumber(frame.contacts, of: page)
      guard !contacts.isEmpty || frame.scroll != nil else { continue }
      let input = DigitizerFrame(
        nanoseconds: 0, contacts: contacts, buttons: frame.buttons, scroll: frame.scroll)
      take(.frame(input), pageTime: frame.time, page, now)
    }
  }

  func receiveKey(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    guard let code = node["code"]?.string, let name = node["key"]?.string,
      let phase = node["phase"]?.string, phase == "down" || phase == "up"
    else { throw Refusal("a key has code and key, and its phase is down or up") }
    guard code.utf8.count <= 40, name.utf8.count <= 40 else { throw Refusal("there is no such key") }
    var key = LabKey(code: code, key: name, isDown: phase == "down")
    key.isRepeat = key.isDown && node["repeat"]?.bool == true
    let flags: [String: UIKeyModifierFlags] = [
      "shift": .shift, "control": .control, "alt": .alternate, "meta": .command, "capsLock": .alphaShift,
    ]
    for word in node["modifiers"]?.elements ?? [] {
      if let flag = word.string.flatMap({ flags[$0] }) { key.modifiers.insert(flag) }
    }
    take(.key(key), pageTime: (node["t"]?.number).map { $0 / 1000 }, page, now)
  }

  func receiveText(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    guard let text = node["text"]?.string, !text.isEmpty, text.utf8.count <= 4000 else {
      throw Refusal("a text has at most 4000 bytes, and at least one")
    }
    take(.text(text), pageTime: (node["t"]?.number).map { $0 / 1000 }, page, now)
  }

  func receiveCancel(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    cancelContacts(of: page, at: now)
  }

  func receiveScreen(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    guard let size = node["size"]?.elements?.compactMap({ $0.number }), size.count == 2,
      size.allSatisfy({ (50...4000).contains($0) })
    else { throw Refusal("a screen has a width and a height from 50 to 4000 points") }
    take(.screen(CGSize(width: size[0], height: size[1])), pageTime: nil, page, now)
    helloNumber += 1
  }

  func receiveAppearance(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    guard let style = node["style"]?.string, style == "dark" || style == "light" else {
      throw Refusal("an appearance is dark or light")
    }
    take(.appearance(isDark: style == "dark"), pageTime: nil, page, now)
    helloNumber += 1
  }

  /// Cancels the contacts of a page, or of all pages.
  func cancelContacts(of page: Int?, at now: TimeInterval) {
    let gone = contacts.cancel(page: page)
    if !gone.isEmpty { take(.cancel(gone), pageTime: nil, page, now) }
  }

  // MARK: -

  /// Handles an input now, or lets it wait while the time stands; a moment of the past takes none.
  private func take(_ input: LabInput, pageTime: TimeInterval?, _ page: Int?, _ now: TimeInterval) {
    var world = now
    if let pageTime, pageTime.isFinite, let page, let index = pages.firstIndex(where: { $0.number == page }) {
      world = pages[index].world(pageTime, at: now)
    }
    switch mode {
    case .live:
      let moment = min(time.stage(at: world), time.stage(at: now))
      handle(InputLog.Entry(time: max(moment, live.now), input: input), at: now)
    case .paused:
      guard queue.count < Self.maximumQueue else { return }
      let last = queue.last?.time ?? live.now
      let pause = queuedWorld.map { min(max(world - $0, 0), Self.longestPause) } ?? 0
      queuedWorld = world
      queue.append(InputLog.Entry(time: last + pause, input: input))
    case .past, .replaying:
      // The contact would begin in the middle when the time is live again.
      contacts = ContactNumbers()
    }
  }

  /// Handles an input of the live run.
  func handle(_ entry: InputLog.Entry, at now: TimeInterval) {
    if log.isFull, contacts.isEmpty || log.count >= log.limit + Self.reserve {
      restart(
        because: "full", "\(log.limit) inputs were kept, which is the limit; the scene starts anew.", at: now)
      if !contacts.isEmpty { contacts = ContactNumbers() }
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
