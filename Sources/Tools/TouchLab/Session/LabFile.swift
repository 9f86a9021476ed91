// SPDX-License-Identifier: Apache-2.0
import TextSources

/// What has become of the file that a lab was started with.
public nonisolated enum LabFileChange: Sendable, Equatable {
  /// It can be read, and has this text.
  case text(String)
  /// It is gone; saving writes it anew.
  case missing(LabSurroundings.Failure)
  /// It is there, and cannot be read as a text.
  case unreadable(LabSurroundings.Failure)
}

/// What a lab knows of the file that it was started with, compared with the text on its pages.
nonisolated struct LabFile: Equatable {
  /// The text that the file had when it was last read or written.
  var text: String
  /// Whether the text of the pages is not based on that one, because the file was changed by something else.
  var isNewer = false
  /// Why the file cannot be read now; nil if it can.
  var failure: LabSurroundings.Failure?
  /// Whether there is no file now.
  var isMissing = false
  /// Whether the text of the pages is another one than that of the file.
  var isUnsaved = false

  /// Creates the state of a file whose text the pages show.
  init(text: String) {
    self.text = text
  }

  /// The state in one word.
  var word: String {
    if failure != nil { return isMissing ? "missing" : "unreadable" }
    return isNewer ? "newer" : "same"
  }

  /// The message with the state of the file.
  func message(_ name: String) -> String {
    var members: [JSONText.Member] = [
      .init("type", "file"), .init("file", .string(name)), .init("state", .string(word)),
      .init("unsaved", .bool(isUnsaved)),
    ]
    if let failure {
      members.append(.init("message", .string(failure.message)))
      members.append(.init("advice", .string(failure.advice)))
    } else if isNewer {
      members.append(
        .init(
          "message",
          .string("\(name) was changed by another program, and the text on this page is not saved.")))
      members.append(.init("advice", .string(Self.choice)))
    }
    return JSONText.object(members).line
  }

  /// What to do about a file that is newer.
  static let choice =
    "Take the text of the file, or keep the one on this page; Save then overwrites the file."
}
