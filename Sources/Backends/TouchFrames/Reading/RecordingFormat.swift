// SPDX-License-Identifier: Apache-2.0

/// A format of touch recordings that can be detected from a file's content and read.
public enum RecordingFormat: String, Sendable, Hashable, CaseIterable {
  /// Touchstone's own frames as JSON lines.
  case touchlog
  /// `evemu-record`, and device descriptions of `evemu-describe`.
  case evemu
  /// `libinput record`.
  case libinput
  /// `evtest`.
  case evtest
  /// Android's `getevent`.
  case getevent
  /// The bytes of an event device, as from `cat /dev/input/event0`.
  case bytes

  /// The name of the program or the format in a sentence.
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

  /// The readable formats, for messages.
  static let readable =
    "a .touchlog and the output of evemu-record, libinput record, evtest, getevent and event devices can be read"
}

/// Why a recording cannot be read.
public struct RecordingFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of the file, as given to the reader; `-` is standard input.
  public var file: String
  /// The line number, from 1.
  public var line: Int
  /// The character in the line, from 1.
  public var column: Int
  /// What is wrong, and what to do about it.
  public var message: String

  /// Creates a failure.
  public init(file: String, line: Int, column: Int = 1, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// `file:line:column: message`.
  public var description: String { "\(file):\(line):\(column): \(message)" }
}

/// Something in a recording that was corrected or dropped.
public struct RecordingNote: Sendable, Hashable, CustomStringConvertible {
  /// The name of the file, as given to the reader.
  public var file: String
  /// The line of the first occurrence, from 1; 0 if there are no lines.
  public var line: Int
  /// What was wrong, and how it was handled.
  public var message: String
  /// The number of occurrences.
  public var count: Int

  /// Creates a note.
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
