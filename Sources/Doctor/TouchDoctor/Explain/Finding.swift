// SPDX-License-Identifier: Apache-2.0

/// A reason why an expected view does not get the touch, and the remedy.
public struct Finding: Sendable, Hashable {
  /// What a finding means for the touch.
  public enum Weight: String, Sendable, Hashable {
    /// The view does not receive the touch, or ignores it.
    case blocks
    /// The view may lose the touch, depending on something that the snapshot does not show.
    case warns
    /// The view receives the touch, and this still goes wrong with it.
    case follows
  }

  /// The id of the ``Reason``.
  public var reason: String
  /// The view that causes the problem.
  public var view: ViewPlace
  /// What it means for the touch.
  public var weight: Weight
  /// The certainty of the finding.
  public var certainty: Certainty
  /// What is wrong, in sentences.
  public var text: String
  /// The remedy, in one sentence.
  public var remedy: String
  /// The Swift code of the remedy.
  public var code: [String]
  /// A debugger command that tries the remedy in the running app, or says more; nil if there is none.
  public var trial: String?
  /// What keeps the touch from the view when the remedy has been applied, as far as trying it on a copy of
  /// the views tells: at most one finding, which may leave another one.
  public internal(set) var leaves: [Finding] = []
  /// The targets that get their touches no more when the remedy has been applied.
  public internal(set) var takesFrom: [ViewPlace] = []
  /// The recognizers in the view that get no touches when the remedy has been applied.
  var silences: [String] = []
  /// Whether the remedy has been tried, and is all that the view needs.
  var isMended = false
  /// The lines with the views that their names stand for.
  var plan: MendPlan?
  /// The views that pass touches on, where a class of their own is part of the remedy.
  var passing: [ViewPlace] = []
  /// The views that take touches on what sticks out of them, where an override of theirs is part of the
  /// remedy.
  var reaching: [ViewPlace] = []
  /// Whether nothing is wrong, and the view only needs to be scrolled into sight.
  var isOutOfSight = false
  /// Whether a recognizer takes more than taps, such as the touches of a drag.
  var takesAllTouches = false
  /// Whether a view in front stays there when an ancestor of the expected view gets another position or size.
  var staysInFront = false
  /// The stage of the search and the number of ancestors, which determine the order of findings.
  var order: [Int]

  /// The same finding, at most as certain as the whole answer.
  func noSurer(than certainty: Certainty) -> Finding {
    // A view that is scaled down to a dot has no reliable edges, and that is the finding.
    guard reason != SingularTransform.id else { return self }
    var finding = self
    finding.certainty = min(finding.certainty, certainty)
    return finding
  }

  /// Gives names of the code other names, where another remedy calls other views so.
  mutating func rename(beside other: MendPlan, _ describe: (ViewPlace) -> String) {
    guard let own = plan?.renamed(beside: other) else { return }
    plan = own
    code = StandInNames.lines(own.lines, own.standIns, describe)
    for number in leaves.indices { leaves[number].rename(beside: own, describe) }
  }

  init(
    _ reason: String, _ view: ViewPlace, weight: Weight = .blocks, certainty: Certainty = .certain,
    _ text: String, remedy: String, code: [String], trial: String? = nil, order: [Int]
  ) {
    self.reason = reason
    self.view = view
    self.weight = weight
    self.certainty = certainty
    self.text = text
    self.remedy = remedy
    self.code = code
    self.trial = trial
    self.order = order
  }
}

/// The stage of the search to which a finding belongs: the first finding is reported.
enum FindingStage {
  /// About the place of the expected view: nothing else matters if the point is not on it.
  static let place = 0
  /// About the views around it, from the window down.
  static let gates = 1
  /// About views in front.
  static let covers = 2
  /// About the delivery of a touch that the view receives.
  static let delivery = 3
}
