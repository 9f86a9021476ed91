// SPDX-License-Identifier: Apache-2.0

/// A reason why a view does not get a touch that somebody expected it to get.
///
/// Each is a type of its own, with the page of the manual that explains it.
public protocol Reason: Sendable {
  /// The name by which the command line and JSON call it, such as `outside-ancestor`.
  static var id: String { get }
  /// The reason in one line.
  static var summary: String { get }
  /// The manual page in Markdown: what happens, why, and how to fix it.
  static var page: String { get }
}

/// What looks for a reason.
protocol ReasonFinder: Reason {
  /// Everything that this reason explains, from the window down.
  static func findings(in touch: ExpectedTouch) -> [Finding]
}

/// The reasons that are known, in the order in which they are looked for.
public enum Reasons {
  /// All of them.
  public static var all: [any Reason.Type] { finders }

  /// The reason of an id.
  public static func reason(_ id: String) -> (any Reason.Type)? {
    finders.first { $0.id == id }
  }

  static let finders: [any ReasonFinder.Type] = [
    SingularTransform.self, ZeroSize.self, PointOutside.self, InteractionOff.self, LabelOrImage.self,
    HiddenView.self, TransparentView.self, OutsideAncestor.self, WindowInFront.self, CoveredView.self,
    DisabledControl.self, TakenByRecognizer.self, ExclusiveTouch.self,
  ]
}
