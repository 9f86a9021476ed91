// SPDX-License-Identifier: Apache-2.0

/// One step of the search for the view under a finger: a view that was asked, and its answer.
public struct HitStep: Sendable, Hashable {
  /// The result of asking a view.
  public enum Verdict: Sendable, Hashable {
    /// The point is inside; the children are asked, the front one first.
    case entered
    /// `isUserInteractionEnabled` is false.
    case interactionOff
    /// `isHidden` is true.
    case hidden
    /// `alpha` is not above 0.01.
    case transparent(alpha: Double)
    /// An animation of the running app keeps touches from the view until it ends.
    case animating
    /// The point is outside, by this distance.
    case outside(Overshoot)
    /// The view has no area: a side of it is zero.
    case empty
    /// The transform cannot be inverted, so no point is inside.
    case singular
    /// The snapshot does not contain the view's position.
    case nowhere
    /// The view is not installed by default, so it is in no window.
    case notInstalled
    /// The entry is a layer without a view; only views are asked.
    case layer
    /// The class passes touches to its children and takes none itself.
    case passesOn
    /// The view of a running app overrides hit-testing, and returned nil.
    case returnedNil
  }

  /// The view that was asked.
  public var view: ViewPlace
  /// The number of ancestors.
  public var depth: Int
  /// The result, as far as the snapshot shows.
  public var verdict: Verdict
  /// The certainty of that.
  public var certainty: Certainty
  /// What the snapshot leaves undetermined; nil if nothing.
  public var doubt: Doubt?

  /// Creates a step.
  public init(
    view: ViewPlace, depth: Int, verdict: Verdict, certainty: Certainty = .certain, doubt: Doubt? = nil
  ) {
    self.view = view
    self.depth = depth
    self.verdict = verdict
    self.certainty = certainty
    self.doubt = doubt
  }
}

extension HitStep.Verdict: CustomStringConvertible {
  /// The verdict in a few words.
  public var description: String {
    switch self {
    case .entered: "inside"
    case .interactionOff: "user interaction disabled"
    case .hidden: "hidden"
    case .transparent(let alpha): "alpha \(PlainNumber.alpha(alpha)): takes no touches"
    case .animating: "being animated: takes no touches"
    case .outside(let overshoot): "outside: \(overshoot)"
    case .empty: "outside: it has no area"
    case .singular: "not hit: its transform cannot be undone"
    case .nowhere: "frame not known"
    case .notInstalled: "not installed"
    case .layer: "a layer, which takes no touches"
    case .passesOn: "takes no touch for itself"
    case .returnedNil: "overrides hit-testing, and returned nil (measured)"
    }
  }
}
