// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import TextSources
import TouchFrames

/// The options of every verb that reads a recording of touches.
enum RecordingOptions {
  static let file = Argument(
    "LOG", .file("touchlog", "evemu", "events", "yml", "txt"), "A recording of touches; - is standard input.")
  static let description = Option(
    "description", .file("desc", "evemu"),
    "The device's description from `evemu-describe`, for a recording without one.")
  static let device = Option(
    "device", .text("DEVICE"), "The device to use if the recording has several: its path, name or number.")
  static let size = Option(
    "size", .displaySize, "The size of the display, in points, that positions are scaled to.")
  static let orientation = Option(
    "orientation", .word(DisplayMapping.Orientation.self), default: .upright,
    "How the device is mounted, seen from the front.")
  static let calibration = Option(
    "calibration", calibrationKind, "The six numbers of LIBINPUT_CALIBRATION_MATRIX.")

  private static let calibrationKind = Kind<DisplayCalibration>(
    "A,B,C,D,E,F", expected: "six numbers from -100000 to 100000, separated by commas",
    parse: { text in
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap {
        Decimals.number($0)
      }
      // Greater coefficients make no sense for a display and would overflow.
      guard numbers.count == 6, numbers.allSatisfy({ abs($0) <= 100_000 }) else { return nil }
      return DisplayCalibration(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    },
    spell: { "\($0.a),\($0.b),\($0.c),\($0.d),\($0.e),\($0.f)" })
}

extension Kind where Value == CGSize {
  /// The size of a display, such as `390x844`.
  static var displaySize: Kind<CGSize> {
    // A smaller display has no point, and coordinates of a greater one would overflow.
    let range = 1.0...100_000
    return Kind(
      "WIDTHxHEIGHT", expected: "a width and a height from 1 to 100000 points, such as 390x844",
      parse: { text in
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Decimals.number(parts[0]), let height = Decimals.number(parts[1]),
          range.contains(width), range.contains(height)
        else { return nil }
        return CGSize(width: width, height: height)
      },
      spell: { "\(Decimals.spelling(Double($0.width)))x\(Decimals.spelling(Double($0.height)))" })
  }
}

extension Call {
  /// Reads the recording that LOG names, and reports what was corrected or dropped.
  func readRecording() throws -> TouchRecording {
    let path = try self[RecordingOptions.file]
    let name = Call.name(of: path)
    var recording = try parse(path)
    for note in recording.notes { warn(note.description) }
    if let description = try self[RecordingOptions.description] {
      try describe(&recording, by: description, name)
    }
    return recording
  }

  private func parse(_ path: String) throws(CommandError) -> TouchRecording {
    let bytes = try read(path, anyBytes: true)
    do throws(RecordingFailure) {
      return try TouchRecording.read(bytes: bytes, file: Call.name(of: path))
    } catch {
      throw CommandError(error)
    }
  }

  /// Adds the description of a device that the recording does not describe.
  private func describe(_ recording: inout TouchRecording, by path: String, _ name: String) throws {
    guard recording.log == nil else {
      throw CommandError(
        .usage, "\(name) is a touchlog, whose positions are already in points",
        advice: "Omit --description.")
    }
    let device = try describedDevice(path)
    for index in recording.devices.indices where recording.devices[index].device.isUnknown {
      recording.devices[index].device = device
    }
  }

  /// The device that a file describes.
  func describedDevice(_ path: String) throws -> EvdevDevice {
    let described = try parse(path)
    guard let device = described.devices.first(where: { !$0.device.isUnknown })?.device else {
      throw CommandError(
        .badData, "\(Call.name(of: path)): it does not contain the description of a device",
        advice: "`evemu-describe /dev/input/eventN` prints a description.")
    }
    return device
  }

  /// The frames of the recording: those of the device that `--device` names, or of the only one that has any.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - size: The display to which positions are scaled; nil leaves them in units of the device.
  /// - Returns: The frames, in points of that display.
  /// - Throws: An error if no device or more than one is possible, or an option cannot be applied.
  func frames(of recording: TouchRecording, scaledTo size: CGSize?) throws -> TouchLog {
    if let log = recording.log { return try scaled(log, named: name, to: size) }
    let chosen = try device(of: recording)
    let orientation = try self[RecordingOptions.orientation]
    let calibration = try self[RecordingOptions.calibration] ?? .identity
    var mapping = (size.map { DisplayMapping(size: $0) } ?? chosen.ownMapping)
    mapping?.orientation = orientation
    mapping?.calibration = calibration
    if mapping == nil, orientation != .upright || calibration != .identity {
      throw CommandError(
        .badData, "\(name): the ranges of the device's axes are unknown, so positions cannot be rotated",
        advice: "Specify the device's description with --description FILE.")
    }
    var irregularities = EvdevIrregularities()
    let log = TouchLog(chosen, mapping: mapping, irregularities: &irregularities)
    for note in irregularities.notes(file: name) { warn(note.description) }
    return log
  }

  private var name: String { (try? self[RecordingOptions.file]).map(Call.name(of:)) ?? "" }

  /// A touchlog with its positions scaled to a display.
  func scaled(_ log: TouchLog, named name: String, to size: CGSize?) throws -> TouchLog {
    guard try self[RecordingOptions.orientation] == .upright, try self[RecordingOptions.calibration] == nil
    else {
      throw CommandError(
        .usage, "\(name) is a touchlog, whose positions are already in points",
        advice: "Omit --orientation and --calibration, or convert the original recording.")
    }
    guard let size, let display = log.header.display, display != size else { return log }
    var log = log
    let (x, y) = (size.width / display.width, size.height / display.height)
    for frame in log.frames.indices {
      for contact in log.frames[frame].contacts.indices {
        log.frames[frame].contacts[contact].position.x *= x
        log.frames[frame].contacts[contact].position.y *= y
        let position = log.frames[frame].contacts[contact].position
        guard position.x.isFinite, position.y.isFinite else {
          throw CommandError(
            .badData, "\(name): scaled to this size, some positions exceed the range of numbers",
            advice: "Check the size of the display in the first line of the touchlog, which is very small.")
        }
      }
    }
    log.header.display = size
    return log
  }

  private func device(of recording: TouchRecording) throws -> EvdevRecording {
    let all = recording.devices
    guard let wanted = try self[RecordingOptions.device] else {
      let moving = all.filter { !$0.events.isEmpty }
      if moving.count > 1 {
        throw CommandError(
          .usage, "\(name): the recording has events of \(moving.count) devices",
          advice: ["Select one with --device:"] + list(all))
      }
      guard let only = moving.first ?? all.first else {
        throw CommandError(
          .badData, "\(name): the recording has no events",
          advice: "`touchstone info` shows what a recording contains.")
      }
      return only
    }
    let matches = all.enumerated().filter { index, device in
      wanted == "\(index + 1)" || wanted == device.path || wanted == device.device.name
    }
    guard let match = matches.first?.element else {
      throw CommandError(
        .usage, "\(name): the recording has no device \(wanted.quoted)",
        advice: ["Its devices are:"] + list(all))
    }
    return match
  }

  private func list(_ devices: [EvdevRecording]) -> [String] {
    devices.enumerated().map { index, device in
      let words = [device.path, device.device.name].filter { !$0.isEmpty }.joined(separator: ", ")
      return
        "  \(index + 1)  \(words.isEmpty ? "a device without a name" : words), \(device.events.count == 1 ? "1 event" : "\(device.events.count) events")"
    }
  }
}
