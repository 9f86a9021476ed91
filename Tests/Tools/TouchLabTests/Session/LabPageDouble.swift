// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchLab

/// A page without a browser: it sends messages, and keeps those that it gets.
@MainActor final class LabPageDouble {
  let session: LabSession
  let number: Int
  /// The time of the world.
  var now: TimeInterval = 0
  /// The messages since the last ``clear()``.
  var messages: [JSONNode] = []

  init(_ session: LabSession) {
    self.session = session
    number = session.connect()
  }

  /// A session with a scene, and its first page.
  convenience init(_ text: String) throws {
    try self.init(LabSession(LabScene(name: "test", file: "test.scene.json5", text: text), at: 0))
  }

  func send(_ message: String) {
    session.receive(message, from: number, at: now)
  }

  /// Lets time pass frame by frame, and reads what comes.
  func wait(_ seconds: TimeInterval) {
    let end = now + seconds
    while now < end {
      now = min(now + 1.0 / 60, end)
      session.advance(to: now)
      read()
    }
  }

  /// Reads all messages.
  func read() {
    while let bytes = session.nextMessage(for: number, at: now) {
      if let node = try? JSONReader.read(SourceText(file: "", bytes: bytes), dialect: .json) {
        messages.append(node)
      }
    }
  }

  /// A finger does something at the page's present time.
  func finger(_ phase: String, _ x: Double, _ y: Double, id: Int = 1) {
    send(
      #"{"type":"input","seq":1,"frames":[{"t":\#(now * 1000),"contacts":[{"id":\#(id),"phase":"\#(phase)","at":[\#(x),\#(y)]}]}]}"#
    )
  }

  /// A finger comes down and lifts.
  func tap(_ x: Double, _ y: Double) {
    finger("began", x, y)
    wait(0.05)
    finger("ended", x, y)
    wait(0.05)
  }

  func all(_ type: String) -> [JSONNode] { messages.filter { $0["type"]?.string == type } }
  func last(_ type: String) -> JSONNode? { all(type).last }

  /// The entries of all messages of a type.
  func entries(_ type: String) -> [JSONNode] {
    all(type).flatMap { (message: JSONNode) -> [JSONNode] in message["entries"]?.elements ?? [] }
  }

  /// The texts of the facts of an area.
  func facts(_ area: String) -> [String] {
    entries("facts").filter { $0["fact"]?["area"]?.string == area }.compactMap { $0["text"]?.string }
  }

  func clear() { messages = [] }
}

/// Scenes for the tests.
enum LabScenes {
  static let button = """
    {
      name: "button",
      size: [320, 240],
      views: [
        { class: "UIButton", name: "save", frame: [20, 20, 120, 44], title: "Save", actions: { touchUpInside: "saved" } },
        { class: "UISwitch", name: "toggle", frame: [40, 105, 51, 31] },
      ],
    }
    """
  static let moved = button.replacing("[20, 20, 120, 44]", with: "[20, 180, 120, 44]")
}
