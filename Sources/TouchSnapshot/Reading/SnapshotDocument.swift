// SPDX-License-Identifier: Apache-2.0

/// What a reader made of a file: its trees, and everything it had to mend or leave out.
///
/// Nothing is lost silently: ``entries`` is the number of views in ``trees`` and of the entries that the
/// ``repairs`` say were lost.
public struct SnapshotDocument: Sendable, Hashable {
  /// The format that was found in the content.
  public var format: SnapshotFormat
  /// The trees: one a window or a scene.
  public var trees: [ViewTree]
  /// The corrections and losses, in the order of the file.
  public var repairs: [Repair]
  /// How many entries of the file stand for views.
  public var entries: Int
  /// The recognizers of the file that no view has.
  public var looseRecognizers: [RecognizerSnapshot] = []

  /// Makes a document.
  public init(format: SnapshotFormat, trees: [ViewTree], repairs: [Repair] = [], entries: Int) {
    self.format = format
    self.trees = trees
    self.repairs = repairs
    self.entries = entries
  }
}

/// Something that a reader corrected or could not use.
public struct Repair: Sendable, Hashable, CustomStringConvertible {
  /// Where it is.
  public var position: SourcePosition
  /// What was wrong, and how the reader interpreted it.
  public var message: String
  /// How many entries became no view because of it.
  public var entriesLost: Int

  /// Makes a repair.
  public init(position: SourcePosition, message: String, entriesLost: Int = 0) {
    self.position = position
    self.message = message
    self.entriesLost = entriesLost
  }

  /// `file:line:column: message`.
  public var description: String { "\(position): \(message)" }
}

/// The reason why a file is rejected.
public struct ReadingFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where reading ended.
  public var position: SourcePosition
  /// What is wrong, and what to do about it.
  public var message: String
  /// The system that the file is for, if it is sound and only not for iOS: `macOS`, `watchOS`; nil for any other reason.
  public var otherSystem: String?

  /// Makes a failure.
  public init(position: SourcePosition, message: String) {
    self.position = position
    self.message = message
  }

  /// `file:line:column: message`.
  public var description: String { "\(position): \(message)" }
}
