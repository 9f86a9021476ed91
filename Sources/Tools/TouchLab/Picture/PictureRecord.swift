// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchRender

/// The pictures of a screen with all its windows, as pages get them.
struct PictureRecord {
  private let scene: UIWindowScene
  private let looks: ViewLooks
  /// The windows that are shown, from back to front.
  private(set) var windows: [WindowRecord] = []
  /// The number of the latest picture; 0 before the first.
  private(set) var generation = 0
  private var made = 0
  private var screen = CGRect.null

  init(_ scene: UIWindowScene, looks: ViewLooks) {
    self.scene = scene
    self.looks = looks
  }

  /// Brings the picture up to date; its number grows if it has changed.
  mutating func update() {
    let next = generation + 1
    var hasChanged = screen != scene.screen.bounds
    screen = scene.screen.bounds
    let shown = scene.windows.filter { !$0.isHidden }
    if shown.count != windows.count || !zip(windows, shown).allSatisfy({ $0.window === $1 }) {
      hasChanged = true
      let known = Dictionary(uniqueKeysWithValues: windows.map { (ObjectIdentifier($0.window), $0) })
      windows = []
      for window in shown {
        if let old = known[ObjectIdentifier(window)] {
          windows.append(old)
        } else {
          made += 1
          windows.append(WindowRecord(window, number: made, looks: looks))
        }
      }
    }
    for index in windows.indices where windows[index].update(generation: next) { hasChanged = true }
    if hasChanged { generation = next }
  }

  /// When the screen may look different.
  var nextUpdate: NextUpdate {
    let shown = scene.windows.filter { !$0.isHidden }
    guard shown.count == windows.count, zip(windows, shown).allSatisfy({ $0.window === $1 }) else {
      return .now
    }
    return windows.reduce(.never) { $0.sooner($1.watcher.nextUpdate) }
  }

  /// The message for a page that has the picture of a number; 0 for none.
  ///
  /// - Parameters:
  ///   - old: The number of the picture that the page has.
  ///   - time: The time of the stage.
  ///   - input: The number of the latest input of the page that the picture shows.
  /// - Returns: The message.
  func message(since old: Int, at time: TimeInterval, input: Int?) -> [UInt8] {
    var json = CompactJSON()
    json.raw("{\"type\":\"picture\",\"generation\":")
    json.integer(generation)
    json.raw(",\"time\":")
    json.number(time, factor: 1_000_000)
    json.raw(old == 0 ? ",\"full\":true" : ",\"full\":false")
    if let input {
      json.raw(",\"input\":")
      json.integer(input)
    }
    json.raw(",\"screen\":")
    json.numbers([Double(screen.width), Double(screen.height)])
    json.raw(",\"scale\":")
    json.number(Double(windows.first?.watcher.picture.scale ?? 1))
    json.raw(",\"windows\":[")
    for (index, window) in windows.enumerated() {
      if index > 0 { json.raw(",") }
      window.write(into: &json, since: old)
    }
    json.raw("]}")
    return json.bytes
  }
}

nonisolated extension NextUpdate {
  /// The earlier of two times.
  func sooner(_ other: NextUpdate) -> NextUpdate {
    switch (self, other) {
    case (.now, _), (_, .now): .now
    case (.never, let next), (let next, .never): next
    case (.at(let a), .at(let b)): .at(min(a, b))
    }
  }
}
