// SPDX-License-Identifier: Apache-2.0

/// How certain an answer from a snapshot is.
///
/// A dump shows only part of what decides about a touch. What it leaves open is reported, never guessed. Two
/// things are assumed, because no dump could be used without them: UIKit's own classes behave as UIKit made
/// them, and bounds begin at zero in views that do not scroll.
///
/// An answer is about the windows in the source. An alert or a keyboard may be a separate window, which a
/// dump of one window cannot show. The explanation says so, but that does not lower its certainty. Parts of
/// the source that could not be read, and what Interface Builder describes but does not show, do lower it.
public enum Certainty: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Both answers are possible, with no evidence for either.
  case cannotBeKnown = "cannot be known"
  /// The snapshot supports the answer, but something that it does not show could make it wrong.
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

  /// Whether the first is less certain than the second.
  public static func < (one: Certainty, other: Certainty) -> Bool { one.rank < other.rank }
}
