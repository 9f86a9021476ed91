// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchFrames

@Suite struct RecordingTraces {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Recordings")

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  @Test(arguments: [
    "two-fingers.evemu", "taps.evemu", "anonymous.evemu", "resistive.evemu", "dropped.evemu",
    "two-slots.getevent.txt", "tap.getevent.txt", "identified.getevent.txt", "anonymous.evtest.txt",
    "pen.evtest.txt", "mouse.libinput.yml", "touchpad.libinput.yml",
  ])
  func `a recording decodes to the frames of its listing`(name: String) throws {
    var recording = try TouchRecording.read(bytes: try Self.bytes(name), file: name)
    if name == "anonymous.evemu" {
      let description = try TouchRecording.read(
        bytes: try Self.bytes("anonymous.desc"), file: "anonymous.desc")
      recording.devices[0].device = description.devices[0].device
    }
    var lines = ["format \(recording.format.rawValue)"]
    for device in recording.devices {
      lines.append("device “\(device.device.name)” \(device.path), \(device.events.count) events")
      let own = device.ownMapping?.size
      var frames = device.frames(mapping: DisplayMapping(size: own ?? CGSize(width: 800, height: 600)))
      while let frame = frames.next() { lines.append(contentsOf: listing([frame])) }
      for entry in frames.decoder.irregularities.entries {
        lines.append("\(entry.irregularity) ×\(entry.count) at \(TouchLog.seconds(entry.first))")
      }
    }
    lines += recording.notes.map(\.description)
    let text = lines.joined(separator: "\n") + "\n"
    let file = Self.folder.appending(path: name + ".frames")
    if ProcessInfo.processInfo.environment["TOUCHSTONE_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let expected = try? String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "TOUCHSTONE_RECORD=1 writes \(name).frames anew")
  }
}
