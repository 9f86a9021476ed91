// SPDX-License-Identifier: Apache-2.0

/// The result of reading a file: its trees, and everything that was corrected or skipped.
///
/// Nothing is lost silently:
/// ``entries`` is the number of views in ``trees`` plus the number of entries that were lost according to the
/// ``repairs``.
public struct SnapshotDocument: Sendable, Hashable {
  /// The format that was detected from the content.
  public var format: SnapshotFormat
  /// The trees, one for each window or scene.
  public var trees: [ViewTree]
  /// The corrections and losses, in the order of the file.
  public var repairs: [Repair]
  /// The number of entries in the file that represent views.
  public var entries: Int
  /// The recognizers in the file that belong to no view.
  public var looseRecognizers: [RecognizerSnapshot] = []

  /// The views of controllers that the file says are in no window.
  package var detached: [DetachedView] = []

  /// Creates a document.
  public init(format: SnapshotFormat, trees: [ViewTree], repairs: [Repair] = [], entries: Int) {
    self.format = format
    self.trees = trees
    self.repairs = repairs
    self.entries = entries
  }
}

/// The view of a controller that is in no window, as `_printHierarchy` says beside a dump.
package struct DetachedView: Sendable, Hashable {
  /// The class of the controller, with its module.
  package var controller: String
  /// The address of the view.
  package var address: String
}

/// Something that a reader corrected or could not use.
public struct Repair: Sendable, Hashable, CustomStringConvertible {
  /// The position in the file.
  public var position: SourcePosition
  /// What was wrong, and how the reader interpreted it.
  public var message: String
  /// The number of entries that were lost because of it.
  public var entriesLost: Int

  /// Creates a repair.
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
  /// The system that the file is for, if the file is valid but not for iOS: `macOS`, `watchOS`; nil for any
  /// other reason.
  public var otherSystem: String?

  /// Creates a failure.
  public init(position: SourcePosition, message: String) {
    self.position = position
    self.message = message
  }

  /// `file:line:column: message`.
  public var description: String { "\(position): \(message)" }
}
