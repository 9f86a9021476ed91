// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import TextSources
import TouchFrames

/// `touchstone info`: summarizes a recording of touches.
enum InfoVerb {
  static let json = Flag.json

  static let command = Command(
    "info", "Shows what a recording of touches contains: devices, contacts, frames and rates.",
    discussion: """
      These formats can be read, and are detected by their content:

        .touchlog         frames as JSON lines, as written by `touchstone convert`
        evemu             evemu-record, and evemu-describe for --description
        libinput          libinput record
        evtest            evtest
        getevent          getevent, also with -l, -t and -lt, from Android's adb shell
        bytes             the output of `cat /dev/input/event0`

      A truncated recording is read up to where it ends. Everything that was corrected or dropped is reported on standard \
      error, with its line.
      """,
    arguments: [RecordingOptions.file], options: [RecordingOptions.description, json],
    examples: [Example("scroll.events", "Summarizes the output of evemu-record.")]
  ) { call in
    let recording = try call.readRecording()
    let parts = Self.parts(of: recording)
    if try call[json] {
      call.output.line(document(recording, parts).pretty)
    } else {
      for (index, part) in parts.enumerated() {
        if index > 0 { call.output.line() }
        printPart(part, number: parts.count > 1 ? index + 1 : nil, recording.format, call)
      }
    }
    return .yes
  }

  /// A device of a recording, or all of a touchlog.
  struct Part {
    var name: String
    var path: String
    var device: EvdevDevice?
    var log: TouchLog
    var events: Int
    var irregularities = EvdevIrregularities()
  }

  private static func parts(of recording: TouchRecording) -> [Part] {
    if let log = recording.log {
      return [Part(name: log.header.device ?? "", path: "", device: nil, log: log, events: 0)]
    }
    return recording.devices.map { device in
      var irregularities = EvdevIrregularities()
      let log = TouchLog(device, mapping: device.ownMapping, irregularities: &irregularities)
      return Part(
        name: device.device.name, path: device.path, device: device.device, log: log,
        events: device.events.count, irregularities: irregularities)
    }
  }

  // MARK: Text

  private static func printPart(_ part: Part, number: Int?, _ format: RecordingFormat, _ call: Call) {
    let name = part.name.isEmpty ? "a device without a name" : part.name
    call.output.line(
      call.output.style(.heading, ((number.map { "\($0)  " } ?? "") + name).onOneLine))
    var rows: [(name: String, value: String)] = [("format", format.name)]
    if !part.path.isEmpty { rows.append(("path", part.path)) }
    if let display = part.log.header.display {
      let unit = part.device == nil ? "points" : "units of the device"
      rows.append(
        (
          "display",
          "\(Decimals.spelling(Double(display.width))) by \(Decimals.spelling(Double(display.height))) \(unit)"
        ))
    }
    if part.device != nil { rows.append(("events", "\(part.events)")) }
    rows += RecordingSummary(of: part.log.frames).rows
    let width = rows.map(\.name.count).max() ?? 0
    for row in rows {
      let padding = String(repeating: " ", count: width - row.name.count)
      call.output.line("  " + call.output.style(.faint, row.name + padding) + "  " + row.value.onOneLine)
    }
    for note in part.log.header.notes {
      call.output.line("  " + call.output.style(.doubtful, "note") + "  \(note.onOneLine)")
    }
    for entry in part.irregularities.entries {
      let times = entry.count > 1 ? " (\(entry.count) times)" : ""
      call.output.line(
        "  " + call.output.style(.doubtful, "note") + "  \(entry.irregularity.sentence)\(times)")
    }
  }

  // MARK: JSON

  private static func document(_ recording: TouchRecording, _ parts: [Part]) -> JSONText {
    let notes = recording.notes.map { note in
      JSONText.object([
        .init("line", .integer(note.line)), .init("message", .string(note.message)),
        .init("count", .integer(note.count)),
      ])
    }
    return .document(
      "touchstone-info", version: 1,
      [
        "recording": .string(recording.format.rawValue), "devices": .array(parts.map(json)),
        "notes": .array(notes),
      ])
  }

  private static func json(_ part: Part) -> JSONText {
    let size = part.log.header.display.map {
      JSONText.array([.number(Double($0.width)), .number(Double($0.height))])
    }
    let notes = part.irregularities.entries.map { entry in
      JSONText.object([
        .init("what", .string("\(entry.irregularity)")),
        .init("message", .string(entry.irregularity.sentence)),
        .init("count", .integer(entry.count)),
      ])
    }
    let remarks: [JSONText.Member] =
      part.log.header.notes.isEmpty
      ? [] : [.init("notes", .array(part.log.header.notes.map(JSONText.string)))]
    return .object(
      [
        .init("name", .string(part.name)), .init("path", .string(part.path)), .init("display", size ?? .null),
        .init("events", .integer(part.events)),
      ] + RecordingSummary(of: part.log.frames).json + [.init("irregularities", .array(notes))] + remarks)
  }
}
