// SPDX-License-Identifier: Apache-2.0

/// A format of recordings of touches that can be told from a file's content and read.
public enum RecordingFormat: String, Sendable, Hashable, CaseIterable {
  /// Frames as JSON lines, which Touchstone writes itself.
  case touchlog
  /// `evemu-record`, and descriptions of devices as `evemu-describe` writes them.
  case evemu
  /// `libinput record`.
  case libinput
  /// `evtest`.
  case evtest
  /// Android's `getevent`.
  case getevent
  /// The bytes of an event device, as `cat /dev/input/event0` gives them.
  case bytes

  /// The program or the format, as a sentence names it.
  public var name: String {
    switch self {
    case .touchlog: "touchlog"
    case .evemu: "evemu"
    case .libinput: "libinput record"
    case .evtest: "evtest"
    case .getevent: "getevent"
    case .bytes: "bytes of an event device"
    }
  }

  /// What can be read, for messages.
  static let readable =
    "what can be read: .touchlog, and what evemu-record, libinput record, evtest, getevent and an event device write"
}

/// Why a recording is not read.
public struct RecordingFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of the file, as the reader was given it; `-` is standard input.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The character in the line, from 1.
  public var column: Int
  /// What is wrong, and what can be done.
  public var message: String

  /// Makes a failure.
  public init(file: String, line: Int, column: Int = 1, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// `file:line:column: message`.
  public var description: String { "\(file):\(line):\(column): \(message)" }
}

/// Something in a recording that was mended or left out.
public struct RecordingNote: Sendable, Hashable, CustomStringConvertible {
  /// The name of the file, as the reader was given it.
  public var file: String
  /// The line where it first came up, from 1; 0 where there are no lines.
  public var line: Int
  /// What was wrong, and what became of it.
  public var message: String
  /// How often it came up.
  public var count: Int

  /// Makes a note.
  public init(file: String, line: Int, message: String, count: Int = 1) {
    self.file = file
    self.line = line
    self.message = message
    self.count = count
  }

  /// `file:line: message (3 times)`.
  public var description: String {
    (line > 0 ? "\(file):\(line): " : "\(file): ") + message + (count > 1 ? " (\(count) times)" : "")
  }
}
