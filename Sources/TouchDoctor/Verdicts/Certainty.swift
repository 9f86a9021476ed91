// SPDX-License-Identifier: Apache-2.0

/// How far a snapshot settles a question.
///
/// A dump shows a part of what decides about a touch. What it leaves open is said, and never guessed away. One
/// thing is taken for granted, because no dump could ever be used without it: classes that are UIKit's own do what
/// UIKit made them do, and bounds begin at zero where nothing scrolls.
///
/// An answer holds for the windows that the source has. An alert or a keyboard may be a window of its own; a dump of
/// one window cannot show that, and the explanation says so without being less sure of what it has seen. What the
/// source has and could not be read, and what Interface Builder describes but does not show, makes an answer less sure.
public enum Certainty: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Both answers are possible, with no evidence for either.
  case cannotBeKnown = "cannot be known"
  /// The snapshot speaks for the answer; something it does not show could make it wrong.
  case likely
  /// Nothing that the snapshot leaves open could change the answer.
  case certain

  private var rank: Int {
    switch self {
    case .cannotBeKnown: 0
    case .likely: 1
    case .certain: 2
    }
  }

  /// Whether the first is less sure than the second.
  public static func < (one: Certainty, other: Certainty) -> Bool { one.rank < other.rank }
}
