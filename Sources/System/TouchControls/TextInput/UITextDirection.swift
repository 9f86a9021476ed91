// SPDX-License-Identifier: Apache-2.0

/// A direction along the text as it is stored.
public nonisolated enum UITextStorageDirection: Int, Sendable {
  /// Toward the end.
  case forward = 0
  /// Toward the beginning.
  case backward = 1
}

/// A direction along the text as it is shown.
public nonisolated enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// To the line above.
  case up = 4
  /// To the line below.
  case down = 5
}

/// A direction along the text, as it is stored or as it is shown.
public nonisolated struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction, which those of both kinds share.
  public let rawValue: Int

  /// Creates a direction from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A direction along the text as it is stored.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction along the text as it is shown.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction leads to the end of text that is written from left to right in lines.
  var isForward: Bool {
    switch UITextLayoutDirection(rawValue: rawValue) {
    case .right, .down: true
    case .left, .up: false
    case nil: rawValue == UITextStorageDirection.forward.rawValue
    }
  }
}

/// The units of text.
public nonisolated enum UITextGranularity: Int, Sendable {
  /// Characters as a reader sees them.
  case character = 0
  /// Words.
  case word = 1
  /// Sentences.
  case sentence = 2
  /// Paragraphs, which a line break ends.
  case paragraph = 3
  /// Lines.
  case line = 4
  /// The whole text.
  case document = 5
}
