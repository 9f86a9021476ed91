// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchCore
import TouchFrames

/// What people do on pages: reads the messages, and hands what they say to the timeline as inputs.
struct LabInputs {
  private let timeline: LabTimeline
  private var held: HeldInput { timeline.held }

  init(_ timeline: LabTimeline) {
    self.timeline = timeline
  }

  /// Takes a finger, a pencil, a pointer or a wheel.
  func receiveFrames(_ message: LabMessage, of page: ConnectedPage) throws(Refusal) {
    let frames = try PageFrame.frames(of: message.fields)
    if let number = try message.fields.whole("seq", in: 0...(1 << 53)) { page.note(input: number) }
    var refusal: Refusal?
    for frame in frames {
      if let lack = timeline.lack {
        let (gone, wouldBegin) = held.lift(frame.contacts, of: page.number)
        if !gone.isEmpty { timeline.takeLater(.cancel(gone)) }
        if wouldBegin || frame.scroll != nil { refusal = lack }
        continue
      }
      let contacts = held.renumber(frame.contacts, of: page.number)
      guard !contacts.isEmpty || frame.scroll != nil else { continue }
      let input = DigitizerFrame(
        nanoseconds: 0, contacts: contacts, buttons: frame.buttons, scroll: frame.scroll)
      timeline.take(.frame(input), from: page.world(frame.time, at: message.now), at: message.now)
    }
    if let refusal { throw refusal }
  }

  private static let modifiers: [(word: String, flag: UIKeyModifierFlags)] = [
    ("shift", .shift), ("control", .control), ("alt", .alternate), ("meta", .command),
    ("capsLock", .alphaShift),
  ]

  func receiveKey(_ message: LabMessage, of page: ConnectedPage) throws(Refusal) {
    let fields = message.fields
    let code = try fields.required(try fields.text("code", bytes: 0...40), "code", "the code of a key")
    let name = try fields.required(try fields.text("key", bytes: 0...40), "key", "the name of a key")
    var key = LabKey(code: code, key: name, isDown: try fields.word("phase", of: ["down", "up"]) == "down")
    key.isRepeat = try fields.flag("repeat") == true && key.isDown
    for word in try fields.words("modifiers", of: Self.modifiers.map(\.word)) ?? [] {
      for modifier in Self.modifiers where modifier.word == word { key.modifiers.insert(modifier.flag) }
    }
    let time = try Self.time(of: fields)
    if let lack = timeline.lack {
      // A key that is down in the present has been released.
      guard !key.isDown else { throw lack }
      if held.isDown(code) { timeline.takeLater(.key(key)) }
    } else {
      timeline.take(.key(key), from: page.world(time, at: message.now), at: message.now)
    }
    held.press(key, on: page.number)
  }

  func receiveText(_ message: LabMessage, of page: ConnectedPage) throws(Refusal) {
    let fields = message.fields
    let text = try fields.required(
      try fields.text("text", bytes: 1...InputLimit.labTyped.count), "text", "what was typed")
    let time = try Self.time(of: fields)
    if let lack = timeline.lack ?? timeline.lack(of: text) { throw lack }
    timeline.take(.text(text), from: page.world(time, at: message.now), at: message.now)
  }

  /// Takes another size of the screen.
  func receiveScreen(_ message: LabMessage) throws(Refusal) {
    let sides = InputLimit.labScreen
    let size = try message.fields.pair("size", in: sides.values)
    let (width, height) = try message.fields.required(size, "size", "a list of two numbers \(sides.message)")
    try takeSetting(.screen(CGSize(width: width, height: height)), at: message.now)
  }

  func receiveAppearance(_ message: LabMessage) throws(Refusal) {
    let isDark = try message.fields.word("style", of: ["dark", "light"]) == "dark"
    if try message.fields.flag("system") == true, timeline.startScenes(isDark: isDark) {
      return timeline.tellScreen()
    }
    try takeSetting(.appearance(isDark: isDark), at: message.now)
  }

  /// Takes a setting; a page shows what the screen has, also if that is refused or stays as it is.
  private func takeSetting(_ input: LabInput, at now: TimeInterval) throws(Refusal) {
    timeline.tellScreen()
    if let lack = timeline.lack { throw lack }
    timeline.take(input, from: now, at: now)
  }

  /// Cancels the contacts of a page, and releases its keys.
  func cancel(page: Int, at now: TimeInterval) {
    let gone = held.cancelContacts(of: page)
    if !gone.isEmpty { end(.cancel(gone), at: now) }
    for key in held.releaseKeys(of: page) { end(.key(key), at: now) }
  }

  private func end(_ input: LabInput, at now: TimeInterval) {
    if timeline.lack == nil { timeline.take(input, from: now, at: now) } else { timeline.takeLater(input) }
  }

  /// The time on the page's clock that a message has; nil for the time at which it arrived.
  private static func time(of fields: MessageFields) throws(Refusal) -> TimeInterval? {
    try fields.number("t", in: PageFrame.times, "a number of milliseconds").map { $0 / 1000 }
  }
}
